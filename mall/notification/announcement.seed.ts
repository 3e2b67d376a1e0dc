import { sql } from 'drizzle-orm';
import type { Filling } from '../platform/module.ts';
import { regions } from '../region/region.ts';
import type { Texts } from '../seed/texts.ts';
import { announcements } from './notification.tables.ts';

const [sriLanka, china, laos, turkiye] = [659006000402, 659006000403, 659006000404, 659006000405];
const everywhere = regions.map(({ regionId }) => regionId);
const HOUR_MS = 3_600_000;

type Seed = {
  id: number;
  regionIds: number[];
  hoursAgo: number;
  isTop?: boolean;
  title: Texts;
  summary: Texts;
  paragraphs: Record<keyof Texts, string[]>;
};

const seeds: Seed[] = [
  {
    id: 1,
    regionIds: everywhere,
    hoursAgo: 240,
    isTop: true,
    title: {
      en: 'Never share your code with anyone',
      pt: 'Nunca informe o seu código a ninguém',
      ru: 'Никому не сообщайте код',
      tr: 'Kodunuzu kimseyle paylaşmayın',
      'zh-TW': '請勿將驗證碼告訴任何人',
      zn: '请勿将验证码告诉任何人',
    },
    summary: {
      en: 'Nobody from the mall will ask you for a verification code or your card number.',
      pt: 'Ninguém da loja vai pedir o seu código de verificação nem o número do seu cartão.',
      ru: 'Сотрудники магазина никогда не спрашивают код подтверждения и номер карты.',
      tr: 'Mağazadan hiç kimse sizden doğrulama kodu veya kart numarası istemez.',
      'zh-TW': '商城人員不會向您索取驗證碼或卡號。',
      zn: '商城工作人员不会向您索取验证码或卡号。',
    },
    paragraphs: {
      en: [
        'Some people have had calls from someone claiming to work for us and asking for the code in a text message. We never do that. The code opens your account: anyone who has it can order in your name.',
        'If you’ve given someone your code, change your password now and message support in chat.',
      ],
      pt: [
        'Soubemos de pessoas que ligam dizendo trabalhar conosco e pedem o código enviado por SMS. Não são da nossa equipe. O código abre a sua conta: quem o tem pode comprar em seu nome.',
        'Se você já informou o código a alguém, troque a senha agora e escreva para o atendimento no chat.',
      ],
      ru: [
        'Нам сообщили о звонках от людей, которые представляются нашими сотрудниками и просят назвать код из СМС. Это не мы. Код открывает ваш аккаунт: тот, кто его знает, может делать заказы от вашего имени.',
        'Если вы уже назвали кому-то код, сразу смените пароль и напишите в чат поддержки.',
      ],
      tr: [
        'Bizim adımıza arayıp SMS ile gelen kodu isteyen kişiler olduğunu öğrendik. Bu kişiler bizden değil. Kod hesabınızı açar: onu bilen herkes sizin adınıza sipariş verebilir.',
        'Kodunuzu biriyle paylaştıysanız şifrenizi hemen değiştirin ve sohbetten destek ekibine yazın.',
      ],
      'zh-TW': [
        '我們得知有人假冒商城人員來電，要求提供簡訊中的驗證碼。這些人並非我們的員工。驗證碼可以開啟您的帳戶，取得它的人可以用您的名義下單。',
        '如果您已將驗證碼告訴他人，請立即更改密碼，並在聊天中聯絡客服。',
      ],
      zn: [
        '我们得知有人冒充商城工作人员来电，索要短信验证码。这些人不是我们的员工。验证码可以打开您的账户，拿到它的人可以以您的名义下单。',
        '如果您已将验证码告诉他人，请立即修改密码，并在聊天中联系客服。',
      ],
    },
  },
  {
    id: 2,
    regionIds: [sriLanka],
    hoursAgo: 30,
    title: {
      en: 'Delivery around Poya day',
      pt: 'Entregas no feriado de Poya',
      ru: 'Доставка в праздник Поя',
      tr: 'Poya gününde teslimat',
      'zh-TW': '月圓節期間的配送安排',
      zn: '月圆节期间的配送安排',
    },
    summary: {
      en: 'Couriers don’t deliver on the full moon holiday. Orders go out the next morning.',
      pt: 'Os entregadores não trabalham no feriado da lua cheia. Os pedidos saem na manhã seguinte.',
      ru: 'В праздник полнолуния курьеры не работают. Заказы отправятся на следующее утро.',
      tr: 'Dolunay tatilinde kuryeler çalışmaz. Siparişler ertesi sabah yola çıkar.',
      'zh-TW': '滿月假日當天不配送，訂單將於隔天早上寄出。',
      zn: '满月假日当天不配送，订单将于次日早上发出。',
    },
    paragraphs: {
      en: [
        'On Poya day there are no delivery slots anywhere in Sri Lanka. You can order as usual, and checkout shows the next available slot.',
        'If you’ve chosen a slot for the day before, nothing changes.',
      ],
      pt: [
        'No dia de Poya não há horários de entrega em todo o Sri Lanka. Você pode comprar normalmente; a finalização do pedido mostra o próximo horário livre.',
        'Se você escolheu um horário no dia anterior, ele continua valendo.',
      ],
      ru: [
        'В день Поя доставка не работает по всей Шри-Ланке. Заказывать можно как обычно: при оформлении вы увидите ближайшее свободное время.',
        'Если вы выбрали время накануне праздника, оно не изменится.',
      ],
      tr: [
        'Poya gününde Sri Lanka genelinde teslimat yapılmaz. Her zamanki gibi sipariş verebilirsiniz; ödeme sayfası ilk boş teslimat saatini gösterir.',
        'Bir önceki gün için saat seçtiyseniz o saat geçerliliğini korur.',
      ],
      'zh-TW': [
        '月圓節當天，斯里蘭卡全境不提供配送時段。您可以照常下單，結帳頁面會顯示下一個可選的時段。',
        '如果您選的是前一天的時段，則不受影響。',
      ],
      zn: [
        '月圆节当天，斯里兰卡全境不提供配送时段。您可以照常下单，结算页面会显示下一个可选的时段。',
        '如果您选的是前一天的时段，则不受影响。',
      ],
    },
  },
  {
    id: 3,
    regionIds: [china],
    hoursAgo: 26,
    title: {
      en: 'Evening delivery in more cities',
      pt: 'Entrega à noite em mais cidades',
      ru: 'Вечерняя доставка в новых городах',
      tr: 'Daha çok şehirde akşam teslimatı',
      'zh-TW': '更多城市開放晚間配送',
      zn: '更多城市开通晚间配送',
    },
    summary: {
      en: 'Chengdu, Wuhan and Xi’an now have slots from 18:00 to 21:00.',
      pt: 'Chengdu, Wuhan e Xi’an agora têm horários das 18h às 21h.',
      ru: 'В Чэнду, Ухане и Сиане можно выбрать доставку с 18:00 до 21:00.',
      tr: 'Chengdu, Wuhan ve Xi’an’da artık 18.00–21.00 arası teslimat var.',
      'zh-TW': '成都、武漢、西安新增 18:00 至 21:00 的配送時段。',
      zn: '成都、武汉、西安新增 18:00 至 21:00 的配送时段。',
    },
    paragraphs: {
      en: ['Choose an evening slot at checkout. Where it costs a little more, you’ll see the fee before you pay.'],
      pt: ['Escolha o horário da noite ao finalizar o pedido; quando houver taxa, ela aparece antes do pagamento.'],
      ru: ['Выберите вечернее время при оформлении заказа; если за него берётся доплата, вы увидите её до оплаты.'],
      tr: ['Akşam saatini ödeme sayfasında seçebilirsiniz; ek ücret varsa ödemeden önce gösterilir.'],
      'zh-TW': ['結帳時選擇晚間時段即可；如需加收費用，付款前會清楚顯示。'],
      zn: ['结算时选择晚间时段即可；如需加收费用，付款前会清楚显示。'],
    },
  },
  {
    id: 4,
    regionIds: [laos],
    hoursAgo: 50,
    title: {
      en: 'Rainy season: parcels may take a day longer',
      pt: 'Época de chuvas: as entregas podem levar um dia a mais',
      ru: 'Сезон дождей: доставка может занять на день больше',
      tr: 'Yağmur mevsimi: teslimat bir gün uzayabilir',
      'zh-TW': '雨季期間配送可能延遲一天',
      zn: '雨季期间配送可能延迟一天',
    },
    summary: {
      en: 'Some roads in Luang Prabang and Phongsaly provinces are closed after heavy rain.',
      pt: 'Algumas estradas das províncias de Luang Prabang e Phongsaly estão fechadas após chuvas fortes.',
      ru: 'После сильных дождей закрыты некоторые дороги в провинциях Луангпхабанг и Пхонгсали.',
      tr: 'Şiddetli yağış nedeniyle Luang Prabang ve Phongsaly illerinde bazı yollar kapalı.',
      'zh-TW': '豪雨過後，龍坡邦省與豐沙里省部分道路封閉。',
      zn: '暴雨过后，琅勃拉邦省和丰沙里省部分道路封闭。',
    },
    paragraphs: {
      en: [
        'The date at checkout already takes this into account. If a parcel is held up on its way, you’ll see the courier’s update in your order.',
      ],
      pt: [
        'A data mostrada ao finalizar o pedido já leva isso em conta. Se um pacote a caminho ficar retido, o aviso da transportadora aparece no seu pedido.',
      ],
      ru: [
        'Дата при оформлении заказа уже учитывает задержку. Если посылка застряла в пути, сообщение службы доставки появится в вашем заказе.',
      ],
      tr: ['Ödeme sayfasındaki tarih bunu zaten hesaba katar. Yoldaki bir kargo gecikirse kuryenin bildirimi siparişinizde görünür.'],
      'zh-TW': ['結帳時顯示的日期已將此計入。若運送中的包裹受阻，您可以在訂單中看到配送公司的回報。'],
      zn: ['结算时显示的日期已将此计入。如果运输中的包裹受阻，您可以在订单中看到快递公司的通报。'],
    },
  },
  {
    id: 5,
    regionIds: [turkiye],
    hoursAgo: 44,
    title: {
      en: 'Card payments ask for your bank’s confirmation',
      pt: 'Pagamentos com cartão pedem a confirmação do banco',
      ru: 'Оплата картой с подтверждением банка',
      tr: 'Kartla ödemede banka onayı istenir',
      'zh-TW': '刷卡付款需經銀行確認',
      zn: '刷卡付款需经银行确认',
    },
    summary: {
      en: 'Banks in Türkiye confirm online payments with 3-D Secure. Keep your phone at hand.',
      pt: 'Os bancos da Turquia confirmam pagamentos on-line com 3-D Secure. Tenha o celular por perto.',
      ru: 'Банки Турции подтверждают онлайн-платежи через 3-D Secure. Держите телефон под рукой.',
      tr: 'Türkiye’deki bankalar internet ödemelerini 3-D Secure ile onaylar. Telefonunuz yanınızda olsun.',
      'zh-TW': '土耳其的銀行以 3-D Secure 確認線上付款，請將手機放在身邊。',
      zn: '土耳其的银行通过 3-D Secure 确认在线付款，请将手机放在身边。',
    },
    paragraphs: {
      en: ['You have 15 minutes to confirm with your bank. If it doesn’t work, nothing is lost: your order is waiting under “To pay”.'],
      pt: ['Você tem 15 minutos para a etapa do banco. Se não der certo, nada se perde: o pedido fica à sua espera em “A pagar”.'],
      ru: ['На шаг банка у вас есть 15 минут. Если не получится, ничего не пропадёт: заказ будет ждать вас в разделе «К оплате».'],
      tr: ['Banka adımı için 15 dakikanız var. Olmazsa hiçbir şey kaybolmaz: sipariş “Ödenecek” bölümünde sizi bekler.'],
      'zh-TW': ['銀行的確認步驟有 15 分鐘時間。即使沒有完成也不會遺失，訂單會保留在「待付款」中。'],
      zn: ['银行的确认步骤有 15 分钟时间。即使没有完成也不会丢失，订单会保留在“待付款”中。'],
    },
  },
  {
    id: 6,
    regionIds: everywhere,
    hoursAgo: 4,
    title: {
      en: 'Returns are simpler now',
      pt: 'Devolver ficou mais simples',
      ru: 'Вернуть товар стало проще',
      tr: 'İade artık daha kolay',
      'zh-TW': '退貨流程更簡單了',
      zn: '退货流程更简单了',
    },
    summary: {
      en: 'You have 7 days after delivery, and your order shows the exact date.',
      pt: 'Você tem 7 dias após o recebimento, e o próprio pedido mostra a data final.',
      ru: 'На возврат есть 7 дней после получения, а точный срок виден в самом заказе.',
      tr: 'Teslim aldıktan sonra 7 gününüz var; son tarih siparişte yazar.',
      'zh-TW': '收貨後 7 天內可申請，期限直接顯示在訂單中。',
      zn: '收货后 7 天内可申请，期限直接显示在订单中。',
    },
    paragraphs: {
      en: [
        'Every order now shows how long you have to return it, or why you can’t. Items that can’t be returned, such as opened food, say so on their page before you buy.',
      ],
      pt: [
        'Cada pedido informa até quando a devolução é possível e, quando não for, o motivo. Produtos que não podem ser devolvidos, como alimentos abertos, trazem essa informação na página antes da compra.',
      ],
      ru: [
        'В каждом заказе указано, до какого времени возможен возврат, а если невозможен — почему. О товарах, которые нельзя вернуть, например о вскрытых продуктах, сказано на их странице ещё до покупки.',
      ],
      tr: [
        'Her siparişte iadenin ne zamana kadar mümkün olduğu, mümkün değilse nedeni yazar. Açılmış gıda gibi iade edilemeyen ürünlerde bu bilgi satın almadan önce ürün sayfasında yer alır.',
      ],
      'zh-TW': ['每筆訂單都會標示可退貨的期限；若無法退貨，也會說明原因。開封食品等不可退貨的商品，購買前即在商品頁標示。'],
      zn: ['每笔订单都会标明可退货的期限；如不可退货，也会说明原因。已开封食品等不可退货的商品，购买前即在商品页标明。'],
    },
  },
];

const htmlOf = (paragraphs: string[]): string => paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');

const textsOf = ({ title, summary, paragraphs }: Pick<Seed, 'title' | 'summary' | 'paragraphs'>) => ({
  title,
  summary,
  content: Object.fromEntries(Object.entries(paragraphs).map(([locale, said]) => [locale, htmlOf(said)])) as Texts,
});

/** The demo's announcements, dated back from the moment of filling. */
export async function fillAnnouncements({ context, db, scenario }: Filling): Promise<void> {
  if (scenario === 'empty') return;
  const now = context.clock.now();
  await db.insert(announcements).values(
    seeds.map(({ id, regionIds, hoursAgo, isTop, ...seed }) => ({
      id,
      regionIds,
      ...textsOf(seed),
      pic: null,
      isTop: isTop ?? false,
      publishAt: now - hoursAgo * HOUR_MS,
    })),
  );
}

/**
 * Says the demo's announcements in the words of this version. One of which nothing is said as before, in any language, is
 * another one under the same id, and is left alone.
 */
export async function retellAnnouncements({ db }: Pick<Filling, 'db'>): Promise<void> {
  const translated = seeds.map(({ id, ...seed }) => ({ id, ...textsOf(seed) }));
  await db.execute(sql`
    update announcement as old set title = now.title, summary = now.summary, content = now.content
    from jsonb_to_recordset(${JSON.stringify(translated)}::jsonb) as now(id bigint, title jsonb, summary jsonb, content jsonb)
    where old.id = now.id and (old.title, old.summary, old.content) <> (now.title, now.summary, now.content) and exists (
      select from (values (old.title, now.title), (old.summary, now.summary), (old.content, now.content)) as pair(before, after), jsonb_each(pair.before) as said
      where said.value = pair.after -> said.key)`);
}
