import type { PageText } from '../page.ts';

export const contact: PageText = {
  'en-us': {
    title: 'Contact us',
    html: `
<p>We’re glad to hear from you, whether it’s a question, a complaint or an idea.</p>
<ul>
<li><b>About an order:</b> chatting with the shop from the order’s page is quickest.</li>
<li><b>About anything else:</b> chat with support, or use the form on this page. Please include the order number if you have one.</li>
</ul>
<p>Support is available every day from 8:00 to 20:00, your region’s time. We answer messages from the form within one working day, at the e-mail address or mobile number you give us.</p>
<p>We never ask for your password, a verification code or a card number. If someone does so in our name, please let us know.</p>`,
  },
  'zh-cn': {
    title: '联系我们',
    html: `
<p>欢迎联系我们：无论是疑问、投诉还是建议。</p>
<ul>
<li><b>关于订单：</b>在订单页面与店铺聊天最为快捷。</li>
<li><b>其他事项：</b>与客服聊天，或使用本页表单给我们留言。如涉及订单，请附上订单号。</li>
</ul>
<p>客服每天 8:00 至 20:00（您所在地区的时间）在线。表单留言会在一个工作日内，通过您留下的邮箱或手机号答复。</p>
<p>我们不会向您索取密码、验证码或银行卡号。如有人以我们的名义索取，请告知我们。</p>`,
  },
};
