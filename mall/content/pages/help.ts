import type { PageText } from '../page.ts';

export const help: PageText = {
  'en-us': {
    title: 'Help and support',
    html: `
<h2>Logging in</h2>
<p><b>I haven’t received a code.</b> A code arrives within a minute and is valid for five. Check the country code and the number, then send it again after 60 seconds. Ten codes a day can be sent to one number or address.</p>
<p><b>I entered the wrong password too often.</b> After several wrong passwords you have to wait 15 minutes. In the meantime you can log in with a code, or set a new password with “Forgot password?”.</p>
<h2>Ordering</h2>
<p><b>Can I change the region?</b> Yes, in the header. Prices, currency and products change with it, and your cart shows what can be delivered there.</p>
<p><b>What is the small cart fee?</b> Very small orders come with a small fee. Your cart shows how much more to add to avoid it.</p>
<p><b>Why was my order split?</b> Each shop ships on its own, so you get one order per shop. You pay once.</p>
<h2>Paying</h2>
<p><b>My card was declined.</b> Nothing was charged. Try again, use another card, or choose cash on delivery where it is offered. The order is kept for 30 minutes.</p>
<p><b>I closed the page while paying.</b> Open the order again: it shows what really happened. You are never charged twice.</p>
<h2>Delivery</h2>
<p><b>Where is my parcel?</b> The order shows courier, tracking number and every step. If nothing has moved for three days, message the shop in chat.</p>
<p><b>Can I change the address?</b> Yes, as long as the shop hasn’t packed it: cancel the order and place it again with the right address.</p>
<h2>Cancelling and returning</h2>
<p>Open the order: the buttons show what you can do now, and why something isn’t possible. The details are in the <a href="/policies/refund-return">refund and return policy</a>.</p>
<h2>Still stuck?</h2>
<p>Chat with support from the bar at the bottom, or use the <a href="/contact-us">contact page</a>. We answer every day from 8:00 to 20:00, your region’s time.</p>`,
  },
  'zh-cn': {
    title: '帮助与支持',
    html: `
<h2>登录</h2>
<p><b>收不到验证码。</b>验证码会在一分钟内送达，五分钟内有效。请检查国家区号和号码，60 秒后可重新发送。同一号码或邮箱每天最多发送十次。</p>
<p><b>密码输错次数过多。</b>多次输错密码后需等待 15 分钟。在此期间您可以使用验证码登录，或通过“忘记密码？”设置新密码。</p>
<h2>下单</h2>
<p><b>可以更换地区吗？</b>可以，在页面顶部选择。价格、货币和商品会随之变化，购物车会显示哪些商品可以送达。</p>
<p><b>什么是小额订单费？</b>金额很小的订单会收取少量附加费。购物车会提示还差多少即可免收。</p>
<p><b>为什么订单被拆分？</b>各店铺分别发货，因此每家店铺是一个订单；您只需支付一次。</p>
<h2>支付</h2>
<p><b>银行卡被拒。</b>没有产生扣款。您可以重试、换一张卡，或在支持的地区选择货到付款。订单会保留 30 分钟。</p>
<p><b>支付时关闭了页面。</b>重新打开订单即可看到实际结果，绝不会重复扣款。</p>
<h2>配送</h2>
<p><b>包裹到哪里了？</b>订单中会显示承运商、运单号和每一步轨迹。如果三天没有更新，请在聊天中联系店铺。</p>
<p><b>可以修改地址吗？</b>店铺打包之前，您可以取消订单，再用正确的地址重新下单。</p>
<h2>取消与退货</h2>
<p>打开订单，按钮会显示当前可以进行的操作；不能进行的会说明原因。详情请见<a href="/policies/refund-return?lang=zh-cn">退款与退货政策</a>。</p>
<h2>还有疑问？</h2>
<p>通过底部导航与客服聊天，或访问<a href="/contact-us">联系我们</a>。我们每天 8:00 至 20:00（您所在地区的时间）为您解答。</p>`,
  },
};
