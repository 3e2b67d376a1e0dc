import type { PageText } from '../page.ts';

export const aboutUs: PageText = {
  'en-us': {
    title: 'About us',
    html: `
<p>{brand} is a mall for everyday life: thousands of products from small and large shops, in four regions and six languages, brought to your door.</p>
<h2>What we care about</h2>
<ul>
<li><b>The price you see is the price you pay.</b> Every fee is listed separately before you confirm, and nothing is ticked for you.</li>
<li><b>Honest shelves.</b> Real stock, real buyers, and countdowns that never start over.</li>
<li><b>Your choice of region.</b> Sri Lanka, China, Laos and Türkiye each have their own range, currency and delivery.</li>
<li><b>Help from real people.</b> You can chat with the shop, or with us, from any order.</li>
</ul>
<h2>How it works</h2>
<p>Shops offer and ship their goods through the mall. We look after the shop window, the payments and the promise that you get what you ordered, or your money back. Delivery within your region is free above an amount shown in your cart.</p>
<h2>Where the name comes from</h2>
<p>Serendib is an old name of the island of Sri Lanka. It gave English the word serendipity: finding something good without looking for it. We like the idea of a mall where that happens.</p>`,
  },
  'zh-cn': {
    title: '关于我们',
    html: `
<p>{brand} 是一座面向日常生活的商城：大大小小的店铺，成千上万的商品，覆盖四个地区，支持六种语言，送货上门。</p>
<h2>我们看重什么</h2>
<ul>
<li><b>所见即所付。</b>每一项费用都会在您确认前单独列出，绝不替您勾选。</li>
<li><b>诚实的货架。</b>库存是真实的库存，买家是真实的买家，倒计时不会重新开始。</li>
<li><b>地区由您选择。</b>斯里兰卡、中国、老挝和土耳其各有自己的商品、货币和配送方式。</li>
<li><b>真人帮助。</b>您可以从任何订单直接联系店铺，或者联系我们。</li>
</ul>
<h2>商城如何运作</h2>
<p>店铺在商城中展示并寄送商品。我们负责橱窗、支付，并保证您收到所订的商品，否则退还货款。购物车金额达到页面所示的标准后，地区内免费配送。</p>
<h2>名字的由来</h2>
<p>Serendib 是斯里兰卡岛的古称，英语中的 serendipity（意外发现美好事物）一词即由此而来。我们希望这座商城也能给您带来这样的惊喜。</p>`,
  },
};
