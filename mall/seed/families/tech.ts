import { familiesOf } from '../productFamily.ts';

/** What has a plug, a battery or a lens. */
export const tech = familiesOf(`
= devices; vary colour:black,silver,blue,white; params link source; warranty 24; returns 15; used 0.12
+ with a bright screen | com tela brilhante | с ярким экраном | parlak ekranlı | 高亮度螢幕 | 高亮屏
+ with fast charging | com carregamento rápido | с быстрой зарядкой | hızlı şarjlı | 支援快充 | 支持快充
+ with two speakers | com dois alto-falantes | с двумя динамиками | çift hoparlörlü | 雙喇叭 | 双扬声器
+ with a fingerprint reader | com leitor de impressões digitais | со сканером отпечатка | parmak izi okuyuculu | 指紋辨識 | 指纹识别
. Starts in seconds, stays fast with everything open, and the battery lasts a full working day. | Liga em segundos, continua rápido com muita coisa aberta e a bateria dura um dia de trabalho. | Включается за секунды, не тормозит под нагрузкой, а заряда хватает на рабочий день. | Saniyeler içinde açılır, çok iş açıkken de yavaşlamaz, pili bir iş günü yeter. | 數秒開機，多工也流暢，電力足夠用上一整天。 | 数秒开机，多任务也流畅，电量足够用一整天。
. In the box: the device, charging cable, quick guide and warranty card. | Na caixa: o aparelho, cabo de carregamento, guia rápido e certificado de garantia. | В коробке: устройство, кабель для зарядки, краткая инструкция и гарантийный талон. | Kutuda: cihaz, şarj kablosu, kısa kılavuz ve garanti belgesi. | 盒內附：主機、充電線、快速指南與保固卡。 | 盒内附：主机、充电线、快速指南与保修卡。
! Set up in ten minutes, with all my data moved over. | Configurei em dez minutos, passou tudo. | Настройка заняла десять минут, все данные перенеслись. | On dakikada kuruldu, her şey aktarıldı. | 十分鐘就設定好，資料全部轉移完成。 | 十分钟就设置好，数据全部迁移完成。
! Sharp screen, easy on the eyes. | A tela é nítida e não cansa a vista. | Экран чёткий, глаза не устают. | Ekran net, gözü yormuyor. | 螢幕清晰，看久不累。 | 屏幕清晰，看久不累。
! The battery really does last all day. | A bateria dura mesmo o dia todo. | Заряда действительно хватает на весь день. | Pil gerçekten bütün gün gidiyor. | 電池真的能撐一整天。 | 电池真的能撑一整天。
? It gets warm while charging. | Esquenta enquanto carrega. | Греется во время зарядки. | Şarjda ısınıyor. | 充電時會有點熱。 | 充电时会有点热。

= audio; vary colour:black,white,blue,red,teal; params link source; warranty 24; returns 15; used 0.08
+ with a 40-hour battery | com 40 horas de bateria | до 40 часов работы | 40 saat pil ömürlü | 40 小時續航 | 40小时续航
+ with noise cancelling | com cancelamento de ruído | с шумоподавлением | gürültü engelleme özellikli | 主動降噪 | 主动降噪
+ with deep bass | com graves profundos | с глубоким басом | güçlü baslı | 渾厚低音 | 浑厚低音
+ with a carry case | com estojo de transporte | с чехлом для переноски | taşıma çantalı | 附收納盒 | 带收纳盒
. Voices stay clear and the bass never drowns them out, even at low volume. | As vozes ficam claras e os graves não as abafam, mesmo com o volume baixo. | Голоса остаются чёткими, бас их не забивает даже на малой громкости. | Sesler kısık seste bile net kalır, bas onları bastırmaz. | 人聲清楚，低音不搶戲，小音量也好聽。 | 人声清晰，低音不抢戏，小音量也好听。
. Parts that wear out, such as pads and cables, are available for five years. | As peças que gastam, como almofadas e cabos, podem ser pedidas por cinco anos. | Расходные детали, такие как амбушюры и кабели, доступны пять лет. | Ped ve kablo gibi yıpranan parçalar beş yıl boyunca bulunur. | 耳墊、線材等耗材五年內皆可補購。 | 耳垫、线材等耗材五年内均可补购。
! Clear sound, and the connection never drops. | Som limpo e a conexão nunca cai. | Чистый звук, связь не рвётся. | Ses temiz, bağlantı hiç kopmuyor. | 音質乾淨，連線穩定。 | 音质干净，连接稳定。
! I only charge it once a week. | Carrego uma vez por semana e chega. | Заряжаю раз в неделю, этого хватает. | Haftada bir şarj yetiyor. | 一週充一次電就夠。 | 一周充一次电就够。
! So light I forget it’s there. | Tão leve que a gente esquece. | Лёгкие, почти не чувствуются. | Çok hafif, varlığını unutuyorsunuz. | 很輕，幾乎沒有感覺。 | 很轻，几乎没有感觉。
? The buttons are a bit stiff. | Os botões são um pouco duros. | Кнопки туговаты. | Tuşlar biraz sert. | 按鍵有點硬。 | 按键有点硬。

= cameras; vary colour:black,silver,brown; params link source; warranty 24; returns 15; used 0.15
+ with a wide-angle lens | com lente grande-angular | с широкоугольным объективом | geniş açılı lensli | 廣角鏡頭 | 广角镜头
+ with image stabilisation | com estabilização de imagem | со стабилизацией изображения | görüntü sabitlemeli | 影像防震 | 图像防抖
+ with a padded case | com estojo acolchoado | с мягким чехлом | yumuşak kılıflı | 附保護套 | 带保护套
+ with a tripod mount | com rosca para tripé | с гнездом для штатива | tripod yuvalı | 可接腳架 | 可接三脚架
. Point, focus, done: sharp to the edges, with true colours. | Montar, olhar, focar: a imagem é nítida até as bordas e as cores são fiéis. | Установить, навести, сфокусировать: картинка чёткая до краёв, цвета верные. | Kurun, bakın, odaklayın: görüntü kenarlara kadar net, renkler doğaldır. | 架好、取景、對焦：畫面邊緣清晰，色彩忠實。 | 架好、取景、对焦：画面边缘清晰，色彩真实。
. Anti-reflective glass, with joints sealed against dust. | As lentes têm camada antirreflexo e as juntas são vedadas contra poeira. | Линзы с просветлением, стыки защищены от пыли. | Camları yansımaya karşı kaplamalı, ek yerleri toza karşı kapalıdır. | 鏡片具抗反光鍍膜，接縫防塵。 | 镜片具抗反光镀膜，接缝防尘。
! Sharp pictures even in the evening. | Fotos nítidas mesmo no fim do dia. | Чёткие снимки даже вечером. | Akşam bile net görüntü. | 傍晚拍也很清晰。 | 傍晚拍也很清晰。
! My daughter learned to use it in a day. | Minha filha aprendeu a usar em um dia. | Дочь разобралась за один день. | Kızım bir günde öğrendi. | 女兒一天就學會了。 | 女儿一天就学会了。
! Feels solid in the hand. | Sólida na mão. | В руке лежит надёжно. | Elde sağlam hissettiriyor. | 握感紮實。 | 握感扎实。
? The manual is just one thin sheet. | O manual é só uma folha. | Инструкция на одном листке. | Kılavuzu tek sayfa. | 說明書太簡略。 | 说明书太简略。

= gadgets; vary colour:black,white,grey; params link source; warranty 12; returns 15; used 0.06
+ with a braided cable | com cabo trançado | с кабелем в оплётке | örgülü kablolu | 編織線材 | 编织线材
+ with quiet keys | com teclas silenciosas | с тихими клавишами | sessiz tuşlu | 靜音按鍵 | 静音按键
+ with overload protection | com proteção contra sobrecarga | с защитой от перегрузки | aşırı yük korumalı | 過載保護 | 过载保护
+ plug and play | ligar e usar | работает сразу | tak-çalıştır | 隨插即用 | 即插即用
. No drivers, no account: plug it in and it works with all common systems. | Não precisa de driver nem de conta: é conectar e funciona nos sistemas comuns. | Драйверы и учётная запись не нужны: подключите, и всё работает в обычных системах. | Sürücü de hesap da gerekmez: bağlayın, yaygın sistemlerle çalışır. | 免驅動、免帳號，接上常見系統即可使用。 | 免驱动、免账号，接上常见系统即可使用。
. Tested for 20,000 uses: more than five years on a busy desk. | Testado para vinte mil usos, mais de cinco anos em uma mesa movimentada. | Испытано на двадцать тысяч циклов, это больше пяти лет активной работы. | Yirmi bin kullanım için test edildi, yoğun bir masada beş yıldan uzun. | 通過兩萬次使用測試，相當於五年以上的頻繁使用。 | 通过两万次使用测试，相当于五年以上的频繁使用。
! Worked straight away on both my computers. | Funcionou logo nos dois computadores. | Заработало сразу на двух компьютерах. | İki bilgisayarımda da hemen çalıştı. | 兩台電腦都一插就能用。 | 两台电脑都一插就能用。
! Exactly what the desk was missing. | Era bem o que faltava na mesa. | То, чего не хватало на рабочем столе. | Masamda eksik olan buydu. | 正是桌上缺的東西。 | 正是桌上缺的东西。
! Quiet, small and well made. | Silencioso, pequeno e bem-feito. | Тихо, компактно, качественно. | Sessiz, küçük, kaliteli. | 安靜小巧，做工好。 | 安静小巧，做工好。
? The cable could be longer. | O cabo podia ser mais comprido. | Кабель коротковат. | Kablosu daha uzun olabilirdi. | 線可以再長一點。 | 线可以再长一点。

= lights; vary colour:white,black,gold; params source place; warranty 24; returns 15
+ dimmable | com intensidade regulável | с регулировкой яркости | kısılabilir | 可調光 | 可调光
+ with warm light | com luz quente | с тёплым светом | sıcak ışıklı | 暖光 | 暖光
+ with a motion sensor | com sensor de movimento | с датчиком движения | hareket sensörlü | 感應開關 | 人体感应
+ splash-proof | à prova de respingos | с защитой от брызг | su sıçramasına dayanıklı | 防潑水 | 防溅水
. Even, flicker-free light that’s easy on the eyes for hours. | A luz é uniforme e não pisca; dá para ler por horas. | Свет ровный, без мерцания: за чтением глаза не устают. | Işığı dengeli ve titreşimsizdir, saatlerce okumak gözü yormaz. | 光線均勻無頻閃，長時間閱讀不傷眼。 | 光线均匀无频闪，长时间阅读不伤眼。
. Uses about a tenth of the power of an old bulb and lasts 15,000 hours. | Gasta cerca de um décimo de uma lâmpada antiga e foi feito para quinze mil horas. | Расходует в десять раз меньше энергии, чем лампа накаливания, ресурс пятнадцать тысяч часов. | Eski ampulün onda biri kadar elektrik harcar, on beş bin saat dayanır. | 耗電約為傳統燈泡十分之一，壽命一萬五千小時。 | 耗电约为传统灯泡十分之一，寿命一万五千小时。
! Bright, with a pleasant tone. | Ilumina bem e o tom é agradável. | Яркий, оттенок света приятный. | Parlak, ışığının tonu hoş. | 夠亮，光色舒服。 | 够亮，光色舒服。
! Works as it should, day after day. | Funciona como deve, dia após dia. | Исправно работает изо дня в день. | Her gün sorunsuz çalışıyor. | 天天用都很穩定。 | 天天用都很稳定。
! Well made, nothing rattles. | Bem-feito, nada balança. | Собрано хорошо, ничего не болтается. | İyi yapılmış, sallanan yeri yok. | 做工紮實不鬆動。 | 做工扎实不松动。
? The packaging could be simpler. | A embalagem podia ser mais simples. | Упаковка могла бы быть проще. | Ambalajı daha sade olabilirdi. | 包裝可以簡單點。 | 包装可以简单点。

= instruments; params material level; warranty 24; returns 15; used 0.12
+ with a padded bag | com bag acolchoada | с утеплённым чехлом | yumuşak kılıflı | 附加厚琴袋 | 带加厚琴包
+ with a tuner | com afinador | с тюнером | akort aletli | 附調音器 | 带调音器
+ for beginners | para iniciantes | для начинающих | yeni başlayanlar için | 入門款 | 入门款
+ with a stand | com suporte | с подставкой | ayaklı | 附支架 | 带支架
. Set up by hand before shipping: tuned, checked for buzz and packed against damp. | Regulado à mão antes do envio: afinado, conferido e embalado contra a umidade. | Перед отправкой настраивается вручную, проверяется на призвуки и упаковывается от влаги. | Gönderilmeden önce elde ayarlanır, akort edilir, neme karşı paketlenir. | 出貨前人工調校、檢查雜音並做防潮包裝。 | 发货前人工调校、检查杂音并做防潮包装。
. Warm in the low notes and clean in the high ones, solo or in a group. | O som é quente nos graves e limpo nos agudos, solo ou em grupo. | Тёплый тембр внизу и чистый наверху, и соло, и в ансамбле. | Pesleri sıcak, tizleri temizdir; hem solo hem toplulukta. | 低音溫暖、高音清亮，獨奏合奏皆宜。 | 低音温暖、高音清亮，独奏合奏皆宜。
! Arrived in tune, better than I expected. | Chegou afinado, melhor do que eu esperava. | Пришёл настроенным, звук лучше ожиданий. | Akortlu geldi, beklediğimden iyi. | 到貨音就是準的，超出預期。 | 到货音就是准的，超出预期。
! A good first instrument for my son. | Um bom primeiro instrumento para o meu filho. | Отличный первый инструмент для сына. | Oğlum için iyi bir ilk enstrüman. | 很適合孩子的第一把樂器。 | 很适合孩子的第一件乐器。
! The teacher liked the sound. | O professor gostou do som. | Преподавателю понравилось звучание. | Öğretmeni sesini beğendi. | 老師也說音色不錯。 | 老师也说音色不错。
? The bag is thinner than shown. | A bag é mais fina do que parece. | Чехол тоньше, чем на фото. | Kılıfı göründüğünden ince. | 琴袋比圖片薄。 | 琴包比图片薄。
`);
