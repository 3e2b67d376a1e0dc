import type { PageText } from '../page.ts';

export const privacyAgreement: PageText = {
  'en-us': {
    title: 'Privacy agreement',
    html: `
<p>We keep as little about you as we can, use it only for what you asked us to do, and share it with nobody who doesn’t need it. This page says exactly what that means.</p>
<h2>1. What we keep</h2>
<ul>
<li><b>Account:</b> nickname, mobile number or e-mail address, and, if you give them, picture, date of birth and sex. Passwords are kept only as a salted hash.</li>
<li><b>Orders:</b> what you bought, where it went, what was paid and the messages about it.</li>
<li><b>Cards:</b> never the number. The bank’s vault keeps the card; we hold a reference, the brand, the last four digits and the expiry date.</li>
<li><b>Use:</b> favourites, viewed products and searches of your account. Recent searches are also kept in your browser, where you can remove them one by one.</li>
<li><b>Technical:</b> login times, device and network address of a session, to notice misuse.</li>
</ul>
<h2>2. What we use it for</h2>
<p>To run your account, fulfil your orders, answer you, prevent fraud and meet our legal obligations. We send news and offers only while you allow them in your settings.</p>
<h2>3. Who receives it</h2>
<ul>
<li>The shop and the courier of your order: name, address and telephone number, for that order only.</li>
<li>The payment provider: amount and order number.</li>
<li>SMS and e-mail services: your number or address and the message.</li>
<li>Your browser’s notification service, on devices where you turn notifications on:
  messages encrypted for that device, which the service can’t read.</li>
<li>Authorities, where the law requires it.</li>
</ul>
<p>We don’t sell data, and we show no third-party advertising. Reviews are shown with your nickname, or with a masked one when you choose to stay anonymous.</p>
<h2>4. Cookies and browser storage</h2>
<p>We use only what the mall needs to work: your login, region, language and time zone, the theme and the cart. The login cookies can’t be read by scripts and end after seven days. There are no tracking cookies, so there is no banner to click away. Your country is guessed once from your network address to choose a region; you can change it at any time.</p>
<h2>5. How long</h2>
<p>Account data for as long as the account exists; orders and invoices for as long as tax law requires; verification codes for five minutes; login records for 90 days; chat messages for two years.</p>
<h2>6. Your rights</h2>
<p>You can see and correct your data in your profile; in your <a href="/Settings">settings</a> you can download a copy of everything we hold and delete your account. Deletion takes effect after seven days, so that a mistake can be undone by logging in. For anything else write to us through the <a href="/contact-us">contact page</a>; we answer within 30 days. You may also turn to your country’s data protection authority.</p>
<h2>7. Children</h2>
<p>The mall is for people aged 16 and over. If we learn that someone younger has opened an account, we delete it.</p>`,
  },
  'zh-cn': {
    title: '隐私协议',
    html: `
<p>我们只保留商城运行所必需的信息，只用于您要求我们完成的事项，也不会提供给无关的人。以下是具体说明。</p>
<h2>一、我们保留哪些信息</h2>
<ul>
<li><b>账号：</b>昵称、手机号或邮箱，以及您自愿填写的头像、出生日期和性别。密码仅以加盐散列的形式保存。</li>
<li><b>订单：</b>您购买的商品、收货地址、支付金额以及相关消息。</li>
<li><b>银行卡：</b>我们不保存卡号。卡片由银行的保管库保存，我们只持有一个引用标识、卡组织、卡号后四位和有效期。</li>
<li><b>使用记录：</b>您账号下的收藏、浏览记录和搜索。最近的搜索也保存在您的浏览器中，您可以逐条删除。</li>
<li><b>技术信息：</b>登录时间、会话所用的设备和网络地址，用于发现账号被盗用的情况。</li>
</ul>
<h2>二、用途</h2>
<p>用于维护您的账号、履行订单、答复您的咨询、防范欺诈以及履行法律义务。只有在您于设置中允许的情况下，我们才会发送资讯和优惠。</p>
<h2>三、信息的接收方</h2>
<ul>
<li>您订单的店铺和配送方：姓名、地址和电话，仅用于该订单。</li>
<li>支付服务商：金额和订单号。</li>
<li>短信和邮件的发送方：您的号码或邮箱以及消息内容。</li>
<li>您开启通知的设备所用浏览器的通知服务：仅该设备能够解密的加密消息，该服务无法读取。</li>
<li>法律规定必须提供的政府机关。</li>
</ul>
<p>我们不出售数据，也不展示第三方广告。评价会显示您的昵称；选择匿名时，昵称会被遮盖。</p>
<h2>四、Cookie 与浏览器存储</h2>
<p>我们只使用商城运行所需的内容：登录状态、地区、语言与时区、主题和购物车。登录 Cookie 无法被脚本读取，七天后失效。我们不使用跟踪 Cookie，因此也没有需要您点掉的横幅。首次访问时，我们会根据网络地址判断您所在的国家以选择地区，您可以随时更改。</p>
<h2>五、保存期限</h2>
<p>账号信息在账号存续期间保存；订单和发票按税法要求的期限保存；验证码保存五分钟；登录记录保存 90 天；聊天消息保存两年。</p>
<h2>六、您的权利</h2>
<p>您可以在个人资料中查看和更正信息，也可以在<a href="/Settings">设置</a>中下载我们持有的全部数据的副本，或删除您的账号。删除在七天后生效，其间重新登录即可撤销。其他请求请通过<a href="/contact-us">联系我们</a>提出，我们会在 30 天内答复。您也可以向所在国家或地区的数据保护机构投诉。</p>
<h2>七、未成年人</h2>
<p>商城面向年满 16 周岁的用户。如发现未满 16 周岁的儿童注册了账号，我们会将其删除。</p>`,
  },
};
