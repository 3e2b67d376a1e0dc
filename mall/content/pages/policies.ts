import type { PageText } from '../page.ts';

export const policies: PageText = {
  'en-us': {
    title: 'Policies',
    html: `
<p>The rules of the mall, each on a page of its own and in plain words.</p>
<ul>
<li><a href="/policies/service-agreement">Service agreement</a>: what you can expect of us, and we of you.</li>
<li><a href="/policies/privacy-agreement">Privacy agreement</a>: what we keep about you, why and for how long.</li>
<li><a href="/policies/refund-return">Refund and return policy</a>: how to cancel, return and get your money back.</li>
</ul>
<h2>In short</h2>
<ul>
<li>Unpaid orders are kept for 30 minutes.</li>
<li>You can cancel until the shop packs your order, and return within 7 days of receipt.</li>
<li>An order counts as received 15 days after shipping, or 7 days after proven delivery.</li>
<li>You can rate what you bought for 30 days after receipt.</li>
<li>Card numbers never reach us, and we don’t sell data.</li>
</ul>`,
  },
  'zh-cn': {
    title: '政策',
    html: `
<p>商城的各项规则，分页列出，力求通俗易懂。</p>
<ul>
<li><a href="/policies/service-agreement?lang=zh-cn">服务协议</a>：您与我们之间的约定。</li>
<li><a href="/policies/privacy-agreement?lang=zh-cn">隐私协议</a>：我们保留您的哪些信息、用途和期限。</li>
<li><a href="/policies/refund-return?lang=zh-cn">退款与退货政策</a>：如何取消、退货和取回货款。</li>
</ul>
<h2>要点</h2>
<ul>
<li>未支付的订单保留 30 分钟。</li>
<li>店铺打包前可取消订单，收货后 7 天内可退货。</li>
<li>发货 15 天后或签收 7 天后，订单自动视为已收货。</li>
<li>收货后 30 天内可以评价。</li>
<li>我们不接触您的银行卡号，也不出售数据。</li>
</ul>`,
  },
};
