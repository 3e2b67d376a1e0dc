import type { PageText } from '../page.ts';

export const serviceAgreement: PageText = {
  'en-us': {
    title: 'Service agreement',
    html: `
<p>This agreement is between you and {brand}. It says what you can expect of us and what we expect of you when you use the {brand} mall. By opening an account or placing an order you accept it.</p>
<h2>1. What {brand} is</h2>
<p>{brand} is a marketplace. Each product shows the shop that sells it; when you order, you buy from that shop. {brand} runs the mall, takes the payment on the shop’s behalf, keeps an eye on delivery and helps when something goes wrong. If you buy from several shops, you get one order per shop.</p>
<h2>2. Your account</h2>
<ul>
<li>You can browse without an account. You need one to use the cart, to order or to chat.</li>
<li>Open it with your own mobile number or e-mail address, and keep your password and codes to yourself. We never ask for them by phone or in chat.</li>
<li>You may close your account at any time once your orders and refunds are complete.</li>
<li>We may lock an account that is used for fraud, to abuse vouchers or invitations, or to break the law. We’ll tell you why, and you can appeal through support.</li>
</ul>
<h2>3. Prices and orders</h2>
<ul>
<li>Prices are shown in the currency of the region you have chosen, taxes included. Delivery, a small cart fee and optional delivery insurance are shown as separate lines before you confirm.</li>
<li>Your order is placed when you press “Confirm &amp; Pay”. If a price, a voucher or the stock changes before that moment, we’ll show you the new total and ask again.</li>
<li>An unpaid order is kept for 30 minutes. After that it is cancelled automatically and the items go back on sale.</li>
<li>We can’t accept payments below the minimum shown for your region.</li>
</ul>
<h2>4. Paying</h2>
<p>You can pay by card or, where it is offered, in cash on delivery. You enter card details in the bank’s own secure fields, and they never reach our servers. For cash on delivery, we ask you to confirm the order, and someone needs to be at the address with the exact amount.</p>
<h2>5. Delivery and receipt</h2>
<p>Delivery dates are estimates; the slot you choose at checkout is when the courier plans to arrive. Please confirm receipt on the order’s page. If you don’t, the order counts as received 15 days after shipping or 7 days after proven delivery, whichever comes first.</p>
<h2>6. Cancelling and returning</h2>
<p>You can cancel an order until the shop packs it. After that, the rules of the <a href="/policies/refund-return">refund and return policy</a> apply. Your rights under your country’s consumer law are not limited by this agreement.</p>
<h2>7. Reviews, pictures and messages</h2>
<p>What you write stays yours; you allow us to show it in the mall. It must be your own experience, decent and lawful. We hide what isn’t, and we don’t remove honest criticism.</p>
<h2>8. Liability</h2>
<p>The shop is responsible for the goods, {brand} for the mall and the payment. We are liable without limit for intent, gross negligence and harm to life and health, otherwise only for damage that could be foreseen when you accepted this agreement.</p>
<h2>9. Changes and law</h2>
<p>We announce changes at least 14 days in advance. If you don’t agree, you can close your account before they take effect. The law of the region in which you shop applies, and its courts and consumer bodies are open to you.</p>`,
  },
  'zh-cn': {
    title: '服务协议',
    html: `
<p>本协议由您与 {brand} 订立，说明您在使用 {brand} 商城时可以得到哪些服务，以及需要遵守哪些约定。注册账号或提交订单，即表示您接受本协议。</p>
<h2>一、关于 {brand}</h2>
<p>{brand} 是一个购物平台。每件商品都会标明销售店铺，您下单后即与该店铺成立买卖关系。{brand} 负责运营商城、代店铺收取货款、跟进配送，并在出现问题时提供协助。一次提交的商品若来自多家店铺，将按店铺拆分为多个订单。</p>
<h2>二、您的账号</h2>
<ul>
<li>浏览商品无需登录；使用购物车、下单或聊天需要登录。</li>
<li>请使用您本人的手机号或邮箱注册，并妥善保管密码和验证码。我们不会通过电话或聊天向您索取密码或验证码。</li>
<li>订单和退款全部完结后，您可以随时注销账号。</li>
<li>如账号被用于欺诈、恶意套取优惠券或邀请奖励，或从事违法活动，我们可以限制其使用，并会说明理由；您可以通过客服提出异议。</li>
</ul>
<h2>三、价格与订单</h2>
<ul>
<li>价格以您所选地区的货币显示，已含税。运费、小额订单费和可选的运输保险，会在您确认前逐项列出。</li>
<li>您点击“确认并支付”后，订单即告提交。若此前价格、优惠券或库存发生变化，我们会显示新的总额并请您再次确认。</li>
<li>未支付的订单保留 30 分钟，逾期自动取消，商品重新上架。</li>
<li>支付金额不得低于您所在地区显示的最低金额。</li>
</ul>
<h2>四、支付</h2>
<p>您可以使用银行卡支付；在支持的地区，也可以选择货到付款。银行卡信息由您直接填写在银行卡保管库的输入框中，不会经过我们的服务器。选择货到付款时需要您确认，并由收货人当面付清应付金额。</p>
<h2>五、配送与收货</h2>
<p>配送日期为预计时间；您在结算时选择的时段，是配送员计划上门的时间。请在收到商品后确认收货。若未确认，订单将在发货 15 天后或签收 7 天后（以较早者为准）自动视为已收货。</p>
<h2>六、取消与退货</h2>
<p>店铺打包之前，您可以取消订单；此后适用<a href="/policies/refund-return?lang=zh-cn">退款与退货政策</a>。本协议不限制您依照所在国家或地区消费者保护法律享有的权利。</p>
<h2>七、评价、图片与消息</h2>
<p>您发布的内容归您所有，您同意我们在商城中展示。内容应基于您的真实体验，并且合法、得体。不符合要求的内容会被隐藏；我们不会删除真实的批评意见。</p>
<h2>八、责任</h2>
<p>商品由店铺负责，商城与支付由 {brand} 负责。对于故意、重大过失以及造成的人身损害，我们承担全部责任；其他情况下，赔偿以订立协议时可以预见的损失为限。</p>
<h2>九、变更与法律适用</h2>
<p>协议如有变更，我们会至少提前 14 天公布。若您不同意，可在变更生效前注销账号。本协议适用您购物所在地区的法律，您可以向当地法院或消费者保护机构寻求救济。</p>`,
  },
};
