import type { PageText } from '../page.ts';

export const contact: PageText = {
  'en-us': {
    title: 'Contact us',
    html: `
<p>We are glad to hear from you: questions, complaints, ideas.</p>
<ul>
<li><b>About an order:</b> the quickest way is the chat with the shop, on the order's page.</li>
<li><b>About everything else:</b> chat with support, or write to us with the form on this page. Give the order number if there is one.</li>
</ul>
<p>Support is there every day from 8:00 to 20:00, your region's time. Messages from the form are answered within one working day, to the e-mail address or mobile number you give.</p>
<p>We never ask for your password, a verification code or a card number. If somebody does so in our name, please tell us.</p>`,
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
