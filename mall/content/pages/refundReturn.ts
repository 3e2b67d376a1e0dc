import type { PageText } from '../page.ts';

export const refundReturn: PageText = {
  'en-us': {
    title: 'Refund and return policy',
    html: `
<p>If something isn’t right, you get your money back. Here is when, how and how fast.</p>
<h2>1. Cancelling before shipping</h2>
<ul>
<li><b>Not paid yet:</b> cancel at any time; nothing is charged.</li>
<li><b>Paid, not packed:</b> the order is cancelled straight away and refunded in full.</li>
<li><b>Being packed:</b> your request goes to the shop, which has 24 hours to reply. If it doesn’t, the order is cancelled.</li>
<li><b>Shipped:</b> the order can no longer be cancelled. Ask for a refund or a return instead.</li>
</ul>
<p>If the shop doesn’t ship in time, the order is cancelled automatically and refunded in full.</p>
<h2>2. Returning what you received</h2>
<p>You can ask for a refund within 7 days of receipt when the product is damaged, faulty, incomplete, not as described, or simply not what you want. For a change of mind the product must be unused and complete, in its packaging. Please add photos of any damage; they speed up the decision.</p>
<h2>3. What can’t be returned for a change of mind</h2>
<ul>
<li>Fresh food and items that spoil quickly.</li>
<li>Underwear, cosmetics and hygiene products once opened.</li>
<li>Items made to order or engraved for you.</li>
<li>Sealed software, media and vouchers once opened or used.</li>
</ul>
<p>Faulty goods can always be returned, including these.</p>
<h2>4. How it works</h2>
<ol>
<li>Open the order, choose the product and the reason.</li>
<li>The shop replies within 48 hours; no reply counts as a yes.</li>
<li>If you’re returning something, you have 7 days to send it and enter the tracking number.</li>
<li>Once the shop confirms it has arrived, or 10 days after it was delivered there, your money is on its way.</li>
</ol>
<p>If the shop says no, you can correct your request or ask {brand} to decide. We decide within 72 hours.</p>
<h2>5. How much you get back, and where</h2>
<ul>
<li>You get back what you paid for the product after vouchers. The delivery fee is refunded when the whole order is cancelled before shipping or when the shop is at fault.</li>
<li>When the shop is at fault, it also pays for the return; for a change of mind, you do.</li>
<li>Card payments go back to the same card, usually within 3 to 7 working days, depending on your bank. Cash on delivery is refunded to a card or as coins, whichever you choose.</li>
<li>You get vouchers back when the whole order is refunded and they are still valid.</li>
</ul>
<h2>6. Delivery insurance</h2>
<p>If you choose it at checkout, loss, damage and delays in transit are covered up to the value of the order. We never select it for you.</p>
<h2>7. Warranty</h2>
<p>The product page says how many months of warranty the shop gives you. It comes on top of your legal rights.</p>`,
  },
  'zh-cn': {
    title: '退款与退货政策',
    html: `
<p>商品有问题，您就能拿回货款。以下说明在什么情况下、如何办理以及需要多长时间。</p>
<h2>一、发货前取消</h2>
<ul>
<li><b>尚未支付：</b>可随时取消，不收取任何费用。</li>
<li><b>已支付、未打包：</b>订单立即取消，全额退款。</li>
<li><b>打包中：</b>取消申请将交由店铺处理，店铺须在 24 小时内答复；逾期未答复，订单自动取消。</li>
<li><b>已发货：</b>订单不能再取消，请申请退款或退货。</li>
</ul>
<p>店铺未按时发货的，订单自动取消并全额退款。</p>
<h2>二、收货后的退货</h2>
<p>如商品破损、有质量问题、缺件、与描述不符，或您单纯不想要了，可在收货后 7 天内申请退款。无理由退货的商品须未使用、配件齐全、包装完好。如有破损，请附上照片，以便尽快处理。</p>
<h2>三、不支持无理由退货的商品</h2>
<ul>
<li>生鲜及易腐商品。</li>
<li>已拆封的内衣、化妆品和卫生用品。</li>
<li>为您定制或刻字的商品。</li>
<li>已拆封的软件、音像制品，以及已使用的卡券。</li>
</ul>
<p>存在质量问题的商品，包括以上各类，均可退货。</p>
<h2>四、办理流程</h2>
<ol>
<li>打开订单，选择商品和原因。</li>
<li>店铺在 48 小时内答复；逾期未答复视为同意。</li>
<li>需要退货的，请在 7 天内寄出并填写运单号。</li>
<li>店铺收到退货后，或退货送达店铺 10 天后，即开始退款。</li>
</ol>
<p>若店铺拒绝，您可以修改申请，或请 {brand} 裁定；我们会在 72 小时内作出决定。</p>
<h2>五、退款金额与去向</h2>
<ul>
<li>退还您扣除优惠后为该商品实际支付的金额。发货前整单取消，或责任在店铺的，一并退还运费。</li>
<li>责任在店铺的，退货运费由店铺承担；无理由退货的，由您承担。</li>
<li>银行卡支付的款项原路退回，通常需要 3 至 7 个工作日，具体取决于您的银行。货到付款的款项，可选择退至银行卡或以金币返还。</li>
<li>整单退款且优惠券仍在有效期内的，优惠券退还给您。</li>
</ul>
<h2>六、运输保险</h2>
<p>若您在结算时选择了运输保险，运输途中的丢失、损坏和延误在订单金额内予以赔付。我们不会替您勾选。</p>
<h2>七、保修</h2>
<p>商品页面标明的保修月数由店铺提供，是在您依法享有的权利之外的附加保障。</p>`,
  },
};
