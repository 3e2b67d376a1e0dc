import { kindTextsOf } from '../kindTexts.ts';

/** What is told and said of things with a plug, of what is worn and of what one uses on oneself, kind by kind. */
export const ofThings = kindTextsOf(`
= dual-SIM smartphone, 5G smartphone
. A sharp screen, a camera that sees in low light and room for years of photos. | Tela nítida, câmera que enxerga mesmo com pouca luz e espaço para anos de fotos. | Чёткий экран, камера, которая видит и в сумерках, и память на годы снимков. | Net bir ekran, loş ışıkta da gören bir kamera ve yıllarca fotoğrafa yetecek yer. | 螢幕清晰，光線暗也拍得好，容量裝得下好幾年的照片。 | 屏幕清晰，光线暗也拍得好，容量装得下好几年的照片。
! Calls are clear and the photos are better than I hoped. | A ligação é clara e as fotos são melhores do que eu esperava. | Слышно отлично, а фотографии лучше, чем ожидалось. | Görüşmeler net, fotoğraflar beklediğimden iyi. | 通話清楚，照片比想像中好。 | 通话清楚，照片比想象中好。
= tablet
. Big enough for films and drawing, light enough to read in bed. | Grande o bastante para filmes e desenhos, leve o bastante para ler na cama. | Достаточно большой для кино и рисования, достаточно лёгкий, чтобы читать в постели. | Film izlemek ve çizmek için geniş, yatakta okumak için hafif. | 看影片、畫畫夠大，躺著看書也不重。 | 看电影、画画够大，躺着看书也不重。
! The children draw on it, and I read the news. | As crianças desenham nele e eu leio as notícias. | Дети на нём рисуют, а я читаю новости. | Çocuklar üstünde çizim yapıyor, ben haberleri okuyorum. | 孩子拿來畫畫，我拿來看新聞。 | 孩子拿来画画，我拿来看新闻。
= desk telephone, spare handset, fax machine
. Works on an ordinary line: plug it in and pick up. | Funciona na linha comum: é só conectar e atender. | Работает на обычной линии: подключите и говорите. | Normal telefon hattıyla çalışır: takın, konuşun. | 一般電話線即可使用，接上就能通話。 | 普通电话线即可使用，接上就能通话。
! My parents hear me clearly at last. | Meus pais finalmente me ouvem bem. | Родители наконец хорошо меня слышат. | Annemle babam sonunda beni net duyuyor. | 爸媽終於聽得清楚了。 | 爸妈终于听得清楚了。
= laptop, student laptop
. Quiet keys, a matt screen and a lid that opens with one hand. | Teclas silenciosas, tela fosca e tampa que abre com uma mão só. | Тихие клавиши, матовый экран и крышка, которую легко открыть одной рукой. | Sessiz tuşlar, mat ekran ve tek elle açılan kapak. | 靜音鍵盤、霧面螢幕，單手就能開蓋。 | 静音键盘、雾面屏，单手就能开盖。
! I’m writing my thesis on it and hardly hear the fan. | Escrevo minha tese nele e quase não ouço o cooler. | Пишу на нём диплом и почти не слышу вентилятора. | Tezimi bununla yazıyorum, fanı neredeyse duyulmuyor. | 用它寫論文，幾乎聽不到風扇聲。 | 用它写论文，几乎听不到风扇声。
= desktop computer, monitor
. Made for all-day work, with everything adjustable to eye level. | Feito para trabalhar o dia inteiro: tudo se ajusta à altura dos olhos. | Для работы с утра до вечера: всё настраивается на уровень глаз. | Bütün gün çalışanlar için: her şey göz hizasına ayarlanır. | 為整天坐在桌前的人設計，高度都可調到視線齊平。 | 为整天坐在桌前的人设计，高度都可调到与视线齐平。
! Two windows side by side, and my neck no longer hurts. | Duas janelas lado a lado, e meu pescoço não dói mais. | Два окна рядом, и шея больше не болит. | İki pencere yan yana, boynum artık ağrımıyor. | 兩個視窗並排，脖子不再痠。 | 两个窗口并排，脖子不再酸。
= television, home projector
. Films, football and holiday photos, big and glare-free. | Filmes, futebol e fotos das férias, em tamanho grande e sem reflexos. | Фильмы, футбол и снимки из отпуска: крупно и без бликов. | Film, maç, tatil fotoğrafları: kocaman ve yansımasız. | 電影、球賽、旅行照片，大畫面又不反光。 | 电影、球赛、旅行照片，大画面又不反光。
! Film nights at home are an event now. | Noite de filme em casa agora é um evento. | Домашний киновечер теперь настоящее событие. | Evde film akşamları artık bir şölen. | 在家看電影有了儀式感。 | 在家看电影有了仪式感。
= wireless mouse, keyboard, trackball, joystick
. Comfortable for hours and responsive to the lightest touch. | Confortável por horas e responde ao toque mais leve. | Рука не устаёт часами, отклик на малейшее касание. | Saatlerce rahat kullanılır, en hafif dokunuşa yanıt verir. | 久用不累，輕輕一碰就有反應。 | 久用不累，轻轻一碰就有反应。
! My wrist thanks me every evening. | Meu pulso agradece toda noite. | К вечеру запястье больше не ноет. | Akşamları bileğim artık ağrımıyor. | 一天下來手腕不痠了。 | 一天下来手腕不酸了。
= inkjet printer
. Prints on both sides, scans to your phone and warns you before the ink runs low. | Imprime frente e verso, digitaliza para o celular e avisa antes de a tinta acabar. | Печатает с двух сторон, отправляет сканы на телефон и заранее предупреждает, что чернила кончаются. | Çift taraflı basar, taramayı telefonunuza gönderir, mürekkep bitmeden uyarır. | 雙面列印、掃描直傳手機，墨水快用完前先提醒。 | 双面打印、扫描直传手机，墨水快用完前先提醒。
! Prints the children’s homework without a jam. | Imprime os trabalhos da escola sem atolar papel. | Печатает детям домашние задания, и бумагу не жуёт. | Çocukların ödevlerini kâğıt sıkıştırmadan basıyor. | 孩子的作業列印都不卡紙。 | 孩子的作业打印都不卡纸。
= portable drive, recordable discs
. Keeps photos and documents safe, away from the computer. | Guarda fotos e documentos fora do computador, em segurança. | Снимки и документы в безопасности, отдельно от компьютера. | Fotoğrafları ve belgeleri bilgisayarın dışında, güvende tutar. | 照片文件另外存一份，更安心。 | 照片文件另外存一份，更安心。
! Ten years of photos saved in one evening. | Salvei dez anos de fotos em uma noite. | За один вечер сохранили фотографии за десять лет. | On yıllık fotoğrafı bir akşamda yedekledim. | 一個晚上就備份了十年的照片。 | 一个晚上就备份了十年的照片。
= wireless headphones, studio headphones
. Soft cushions, balanced sound and a band that doesn’t pinch. | Almofadas macias, som equilibrado e arco que não aperta. | Мягкие амбушюры, ровный звук и оголовье, которое не давит. | Yumuşak yastıklar, dengeli ses ve baskı yapmayan bir bant. | 耳罩柔軟、音色均衡，頭帶不壓頭。 | 耳罩柔软、音色均衡，头带不压头。
! On the bus, I hear only the music. | No ônibus só ouço a música. | В автобусе слышу только музыку. | Otobüste sadece müziği duyuyorum. | 搭車時只聽得見音樂。 | 坐车时只听得见音乐。
= portable radio, portable speaker
. News in the kitchen, music on the balcony: it goes where you go. | Notícias na cozinha, música na varanda: vai aonde você for. | Новости на кухне, музыка на балконе: всегда с вами. | Mutfakta haber, balkonda müzik: siz neredeyseniz orada. | 廚房聽新聞、陽台聽音樂，走到哪帶到哪。 | 厨房听新闻、阳台听音乐，走到哪带到哪。
! Loud enough for the garden, clear at low volume too. | Tem volume para o quintal e som limpo mesmo baixinho. | Громкости хватает на весь сад, а на тихой звук тоже чистый. | Sesi bahçeye yetiyor, kısıkken de net. | 在院子裡也夠響，小聲聽也清楚。 | 在院子里也够响，小声听也清楚。
= megaphone
. Carries a voice across a playing field, with a siren for emergencies. | Leva a voz ao outro lado do campo e tem sirene para emergências. | Голос слышно через всё поле, есть сирена на крайний случай. | Sesi sahanın öbür ucuna taşır, acil durumlar için sireni vardır. | 聲音傳遍操場，附緊急警報。 | 声音传遍操场，带紧急警报。
! The whole team can hear the coach now. | Agora o time todo ouve o treinador. | Теперь тренера слышит вся команда. | Artık bütün takım hocayı duyuyor. | 現在全隊都聽得到教練。 | 现在全队都听得到教练。
= studio microphone, hand microphone
. Captures the voice up close and leaves the room out. | Capta a voz de perto e deixa o barulho da sala de fora. | Пишет голос вблизи и не ловит шум комнаты. | Sesi yakından alır, odanın gürültüsünü dışarıda bırakır. | 收音貼近，不收環境雜音。 | 收音贴近，不收环境杂音。
! My recordings sound studio-made. | Minhas gravações parecem de estúdio. | Записи звучат как студийные. | Kayıtlarım stüdyodan çıkmış gibi. | 錄音聽起來像在錄音室錄的。 | 录音听起来像在录音棚录的。
= compact camera, instant camera, cine camera, camcorder
. Made to go with you: ready in a second, simple enough to lend to anyone. | Feita para ir com você: pronta em um segundo, e qualquer um sabe usar. | Создана для поездок: готова за секунду, разберётся любой. | Hep yanınızda dursun: bir saniyede hazır, herkesin kullanabileceği kadar kolay. | 適合隨身帶：一秒開機，誰都會用。 | 适合随身带：一秒开机，谁都会用。
! Our holiday pictures turned out beautifully. | As fotos da viagem ficaram lindas. | Снимки из поездки вышли замечательные. | Tatil fotoğraflarımız çok güzel çıktı. | 旅行照片拍得很美。 | 旅行照片拍得很美。
= telescope
. Shows the craters of the moon, and Saturn's rings on a clear night. | Mostra as crateras da Lua e, em noites limpas, os anéis de Saturno. | Видны кратеры Луны, а в ясную ночь и кольца Сатурна. | Ay'ın kraterlerini, açık gecede Satürn'ün halkalarını gösterir. | 看得見月球的隕石坑，晴朗的夜裡還能看到土星環。 | 看得见月球的环形山，晴朗的夜里还能看到土星环。
! We saw Saturn on the first evening. | Vimos Saturno já na primeira noite. | В первый же вечер увидели Сатурн. | İlk akşam Satürn'ü gördük. | 第一晚就看到土星。 | 第一晚就看到土星。
= microscope, magnifying glass
. Shows what the eye misses: the veins of a leaf, the weave of a cloth, the smallest print. | Mostra o que o olho não vê: as nervuras de uma folha, a trama de um tecido, as letras miúdas. | Показывает то, чего не видит глаз: прожилки листа, переплетение ткани, самый мелкий шрифт. | Gözün kaçırdığını gösterir: yaprağın damarlarını, kumaşın dokusunu, en küçük yazıyı. | 看見肉眼看不到的：葉脈、織紋、最小的字。 | 看见肉眼看不到的：叶脉、织纹、最小的字。
! Every leaf from the garden has been under it. | Já examinei todas as folhas do jardim. | Рассмотрели уже каждый лист из сада. | Bahçede altına koymadığımız yaprak kalmadı. | 院子裡的葉子都拿來看遍了。 | 院子里的叶子都拿来看遍了。
= rechargeable battery, power bank
. Charges fast, holds its charge for weeks and switches itself off when full. | Carrega rápido, mantém a carga por semanas e se desliga ao completar. | Быстро заряжается, неделями держит заряд, а когда полный, отключение автоматическое. | Çabuk dolar, haftalarca boşalmaz, dolunca kendiliğinden kapanır. | 充電快、久放不掉電，充飽自動斷電。 | 充电快、久放不掉电，充满自动断电。
! Lasted a whole weekend away from a socket. | Aguentou um fim de semana inteiro sem tomada. | Хватило на все выходные без розетки. | Prizsiz bir hafta sonunu çıkardı. | 整個週末不用找插座。 | 整个周末不用找插座。
= extension lead
. A thick cable, sockets that grip and a switch that really switches off. | Cabo grosso, tomadas firmes e um interruptor que desliga de verdade. | Толстый кабель, надёжные розетки и выключатель, который действительно отключает. | Kalın kablo, sıkı tutan prizler ve gerçekten kapatan bir anahtar. | 線材粗、插孔緊，開關真的會斷電。 | 线材粗、插孔紧，开关真的会断电。
! Plugs sit firmly, nothing sparks. | Os plugues ficam firmes e nada faísca. | Вилки сидят плотно, и ничего не искрит. | Fişler sıkı oturuyor, kıvılcım çıkmıyor. | 插頭插得穩，不會冒火花。 | 插头插得稳，不会冒火花。
= game controller, table arcade
. Crisp buttons, sticks that don’t drift and no lag between press and jump. | Botões precisos, direcionais que não perdem o centro e nenhum atraso entre apertar e pular. | Чёткие кнопки, стики без дрейфа и никакой задержки от нажатия до прыжка. | Net tuşlar, kaymayan çubuklar, basar basmaz tepki. | 按鍵俐落、搖桿不飄移，零延遲。 | 按键利落、摇杆不漂移，零延迟。
! We play together every Friday again. | Voltamos a jogar juntos toda sexta. | Снова играем вместе по пятницам. | Yine her cuma birlikte oynuyoruz. | 又開始每週五一起玩了。 | 又开始每周五一起玩了。
= torch, head torch
. A wide beam for the path, a narrow one for the distance. | Facho aberto para o caminho, fechado para longe. | Широкий луч под ноги, узкий вдаль. | Yol için geniş, uzak için dar ışık. | 近照寬、遠照集中。 | 近照宽、远照集中。
! When the power went, we found everything. | Quando faltou luz, achamos tudo. | Когда отключили свет, всё нашли без труда. | Elektrik kesilince aradığımız her şeyi bulduk. | 停電時派上大用場。 | 停电时派上大用场。
= wrap dress, midi dress, summer dress
. Light and flowing, from the office to an evening out. | Leve e fluido, vai do escritório ao jantar. | Легко струится при ходьбе и подходит и для офиса, и для вечера. | Hafif ve dökümlü; ofiste de akşam davetinde de giyilir. | 輕盈垂墜，走動好看，上班赴約都合適。 | 轻盈垂坠，走动好看，上班赴约都合适。
! I wore it to a wedding and got three compliments. | Usei em um casamento e recebi três elogios. | Надела на свадьбу и услышала три комплимента. | Düğünde giydim, üç kişiden iltifat aldım. | 穿去婚禮，被稱讚了三次。 | 穿去婚礼，被夸了三次。
= sari, kimono robe
. Closely woven, neatly finished and long enough to drape as it should. | Trama fechada, barra bem-acabada e comprimento para drapear como se deve. | Плотная ткань, обработанные края и длина, которой хватает на все складки. | Sık dokunmuş, kenarları özenle bitirilmiş, gereği gibi sarınmaya yetecek uzunlukta. | 織工細密、收邊工整，長度足夠披出正式的樣子。 | 织工细密、包边工整，长度足够披出正式的样子。
! My mother felt the fabric and approved. | Minha mãe passou a mão no tecido e aprovou. | Мама потрогала ткань и осталась довольна. | Annem kumaşına dokundu, beğendi. | 媽媽摸了布料很滿意。 | 妈妈摸了布料很满意。
= blouse, short-sleeved top, crew-neck T-shirt, heavy cotton T-shirt
. Keeps its shape wash after wash, and is long enough to stay tucked in. | Não deforma, lavagem após lavagem, e tem comprimento para ficar por dentro da calça. | Держит форму стирка за стиркой, длины хватает, чтобы заправить. | Yıkandıkça şeklini kaybetmez, pantolonun içinde kalacak kadar uzundur. | 洗再多次領口也不變形，長度夠紮進褲子。 | 洗多少次领口都不变形，长度够塞进裤腰。
! Ten washes later, it still looks like new. | Dez lavagens depois, parece que acabei de comprar. | Десять стирок, а выглядит как новая вещь. | On kez yıkandı, hâlâ yeni gibi. | 洗了十次還像新的。 | 洗了十次还像新的。
= bikini, one-piece swimsuit
. Stays where it should in the waves, and dries on the way home. | Fica no lugar mesmo nas ondas e seca no caminho para casa. | Не сползает на волнах и высыхает по дороге домой. | Dalgada yerinde durur, eve dönerken kurur. | 浪裡不移位，回家路上就乾。 | 浪里不移位，回家路上就干。
! Nothing slips when I dive in. | Nada sai do lugar quando mergulho. | При нырянии ничего не сползает. | Dalınca kaymıyor. | 跳水也不會跑位。 | 跳进水里也不会移位。
= straight jeans, chino trousers, shorts
. A waist that doesn’t gape, pockets that fit a phone and seams that won’t give. | Cós que não sobra atrás, bolsos em que cabe o celular e costuras que não cedem. | Пояс не топорщится, в карман входит телефон, швы крепкие. | Belinde potluk yapmaz, cebine telefon sığar, dikişi atmaz. | 腰線服貼、口袋放得下手機、車線牢固。 | 腰线服帖、口袋放得下手机、缝线牢固。
! A good fit at the waist and in the leg. | Veste bem na cintura e na perna. | Хорошо сидят и в талии, и по ноге. | Beli de bacağı da tam oturdu. | 腰和腿都合身。 | 腰和腿都合身。
= briefs
. Flat seams and a soft band that leaves no marks. | Costuras planas e elástico macio que não marca. | Плоские швы и мягкая резинка, не оставляющая следов. | Düz dikişler ve iz bırakmayan yumuşak lastik. | 平縫不磨，鬆緊帶柔軟不留痕。 | 平缝不磨，松紧带柔软不留痕。
! Comfortable all day. I ordered more. | Confortável o dia todo. Já pedi mais. | Удобно весь день, заказываю ещё. | Bütün gün rahat, yine sipariş ettim. | 整天都舒服，又回購了。 | 整天都舒服，又回购了。
= wool-blend coat, trench coat
. Lined to the hem, with pockets deep enough for both hands. | Forrado até a barra, com bolsos fundos para as duas mãos. | На подкладке до самого низа, с глубокими карманами для рук. | Etek ucuna kadar astarlı; cepleri iki elinizi de alacak kadar derin. | 全襯裡、口袋夠深，雙手放得進。 | 全衬里、口袋够深，双手放得进。
! Warm in the wind, and it hangs beautifully. | Esquenta mesmo com vento e tem um caimento lindo. | Тепло даже на ветру, и сидит красиво. | Rüzgârda sıcak tutuyor, duruşu güzel. | 有風也暖，版型好看。 | 有风也暖，版型好看。
= reflective vest
. Visible from afar in headlights, and fits over any jacket. | Visível de longe à luz dos faróis e serve por cima de qualquer jaqueta. | Издалека виден в свете фар, надевается поверх любой куртки. | Far ışığında uzaktan görünür, her montun üstüne giyilir. | 車燈下遠遠可見，套在任何外套上都行。 | 车灯下远远可见，套在任何外套上都行。
! I feel visible cycling home in the dark. | Volto de bicicleta à noite e sei que me veem. | Еду вечером на велосипеде и знаю, что меня видно. | Karanlıkta bisikletle eve dönerken fark ediliyorum. | 晚上騎車回家安心多了。 | 晚上骑车回家安心多了。
= running shoes, everyday trainers
. A soft step, a firm heel and a sole that grips wet pavements. | Passada macia, calcanhar firme e sola que não escorrega na calçada molhada. | Мягкий шаг, устойчивая пятка и подошва, которая не скользит на мокром асфальте. | Yumuşak basar, topuğu sağlamdır, tabanı ıslak kaldırımda kaymaz. | 腳感柔軟、後跟穩固，濕滑路面也抓得住。 | 脚感柔软、后跟稳固，湿滑路面也抓得住。
! Ten kilometres, not one blister. | Dez quilômetros e nem uma bolha. | Десять километров, и ни одной мозоли. | On kilometre koştum, ayağım hiç su toplamadı. | 跑十公里沒起水泡。 | 跑十公里没起水泡。
= hiking boots, ankle boots
. Supports the ankle, keeps the rain out and grips the ground. | Firma o tornozelo, não deixa a chuva entrar e tem sola aderente. | Держат щиколотку, не пропускают воду, подошва цепкая. | Bileği destekler, yağmuru geçirmez, yere sıkı basar. | 護住腳踝、不進雨水，鞋底抓地。 | 护住脚踝、不进雨水，鞋底抓地。
! Dry feet after a day in the rain. | Pés secos depois de um dia na chuva. | Весь день под дождём, а ноги сухие. | Bütün gün yağmurda yürüdüm, ayaklarım kupkuruydu. | 雨裡走一天腳還是乾的。 | 雨里走一天脚还是干的。
= ballet shoes
. A split sole that bends with the foot, and elastic sewn where it holds. | Sola partida que acompanha o pé e elástico costurado no lugar certo. | Раздельная подошва гнётся вместе со стопой, резинка пришита где нужно. | Ayakla birlikte bükülen ayrık taban, tam yerine dikilmiş lastik. | 分底隨足彎曲，鬆緊帶縫得恰到好處。 | 分底随足弯曲，松紧带缝得恰到好处。
! Her teacher approved of them at the first lesson. | A professora aprovou já na primeira aula. | Педагог одобрил на первом же занятии. | Öğretmeni ilk derste beğendi. | 老師第一堂課就說好。 | 老师第一节课就说好。
= pumps, ballet flats, heeled sandals, derby shoes, loafers
. Soft where the foot bends and firm where it stands: shoes for a long day. | Macios onde o pé dobra e firmes onde apoia: sapatos para um dia longo. | Мягкие на сгибе, устойчивые в опоре: обувь на долгий день. | Ayağın büküldüğü yerde yumuşak, bastığı yerde sağlam: uzun günlerin ayakkabısı. | 彎折處柔軟、落地處穩固，久穿不累。 | 弯折处柔软、落地处稳固，久穿不累。
! I was on my feet in them all evening. | Passei a noite inteira de pé sem sofrer. | Весь вечер на ногах, и хоть бы что. | Bütün akşam ayaktaydım, hiç yormadı. | 站了一整晚都沒問題。 | 站了一整晚都没问题。
= flip-flops
. A strap that does not rub and a sole that does not slip by the pool. | Tira que não machuca e sola que não escorrega na beira da piscina. | Ремешок не натирает, подошва не скользит у бассейна. | Bandı ayağı vurmaz, tabanı havuz kenarında kaymaz. | 帶子不磨腳，泳池邊不打滑。 | 带子不磨脚，泳池边不打滑。
! I wore them all holiday. | Usei as férias inteiras. | Весь отпуск только в них. | Tatil boyunca ayağımdan çıkmadı. | 整個假期都穿它。 | 整个假期都穿它。
= day pack, school backpack
. Broad straps, a bottle pocket and a back that breathes. | Alças largas, bolso para a garrafa e costas ventiladas. | Широкие лямки, карман для бутылки и дышащая спинка. | Geniş askılar, şişe cebi ve hava alan sırt. | 寬肩帶、水壺袋、透氣背板。 | 宽肩带、水壶袋、透气背板。
! Books, lunch and a raincoat all fit. | Cabem os livros, o almoço e a capa de chuva. | Помещаются книги, обед и дождевик. | Kitaplar, öğle yemeği ve yağmurluk sığıyor. | 課本、便當、雨衣都放得下。 | 课本、午饭、雨衣都放得下。
= tote bag, shoulder bag, clutch bag
. Light to carry, closed at the top, with a small pocket for keys. | Leve, fecha em cima e tem um bolsinho para as chaves. | Лёгкая, закрывается сверху, внутри карман для ключей. | Taşıması kolay, üstten kapanır, anahtar için küçük bir gözü vardır. | 輕便好提、開口可扣，內有鑰匙小袋。 | 轻便好提、开口可扣，内有钥匙小袋。
! The handle sits nicely in the hand. | A alça se encaixa bem na mão. | Ручка удобно лежит в руке. | Sapı ele iyi oturuyor. | 提把握起來很順手。 | 提手握着很顺手。
= coin purse, folding wallet
. Cards stay put, coins stay in, and it fits a front pocket. | Os cartões ficam firmes, as moedas não caem e cabe no bolso da frente. | Карты сидят плотно, монеты не выпадают, помещается в передний карман. | Kartlar sıkı durur, bozukluk dökülmez, ön cebe sığar. | 卡片穩固、零錢不掉，前口袋放得下。 | 卡片稳固、零钱不掉，前口袋放得下。
! Slim, yet everything fits. | Fina, e ainda assim cabe tudo. | Тонкий, а помещается всё. | İnce ama her şey sığıyor. | 很薄卻什麼都裝得下。 | 很薄却什么都装得下。
= briefcase, shopping bag
. Stands open by itself, holds more than it looks and doesn’t cut into your hand. | Fica em pé aberta, leva mais do que parece e não machuca a mão. | Стоит в раскрытом виде, вмещает больше, чем кажется, и не режет руку. | Açıkken kendi başına durur, göründüğünden fazlasını alır, eli kesmez. | 打開也立得住，裝得多又不勒手。 | 打开也立得住，装得多又不勒手。
! I use it every working day. | Uso todo dia no trabalho. | Каждый рабочий день со мной. | Her iş günü kullanıyorum. | 每個工作日都用。 | 每个工作日都用。
= cabin suitcase
. Fits in the overhead locker, rolls straight and stands on its own. | Cabe no compartimento acima do assento, desliza reto e fica em pé sozinha. | Помещается на багажную полку, катится ровно и стоит сам. | Baş üstü dolaba sığar, düz gider, kendi başına durur. | 放得進座位上方的行李櫃，推得直、站得穩。 | 放得进座位上方的行李架，推得直、站得稳。
! Four flights and not a crack. | Quatro voos e nenhuma rachadura. | Четыре перелёта, и ни трещины. | Dört uçuş, tek çatlak yok. | 飛了四趟，一條裂痕也沒有。 | 飞了四趟，一条裂痕也没有。
= cap, sun hat, top hat
. Keeps its shape in the rain, with an inner band that absorbs sweat. | Não deforma na chuva e tem fita interna que absorve o suor. | Держит форму после дождя, внутри лента, впитывающая пот. | Yağmurdan sonra formunu korur, içindeki bant teri emer. | 淋雨不變形，內帶吸汗。 | 淋雨不变形，内带吸汗。
! Stays on in the wind. | Não voa com o vento. | Не слетает на ветру. | Rüzgârda uçmuyor. | 風大也不會飛走。 | 风大也不会飞走。
= scarf, gloves, socks
. No hard seams, warm yet thin. | Sem costuras que incomodam: fino, mas quente. | Без грубых швов: тонко, но тепло. | Sert dikişi yoktur; ince ama sıcak tutar. | 無粗硬縫線，保暖又輕薄。 | 无粗硬缝线，保暖又轻薄。
! Soft from day one, no itching. | Macio desde o primeiro dia, não pinica. | Мягко с первого дня, не колется. | İlk günden beri yumuşak, kaşındırmıyor. | 第一天就很柔軟，不會刺癢。 | 第一天就很柔软，不扎人。
= silk tie, hair ribbon
. Ties easily, holds until evening and unties without a crease. | Fácil de amarrar, segura o nó até a noite e desata sem marcas. | Легко завязывается, держится до вечера и развязывается без заломов. | Kolay bağlanır, akşama kadar durur, çözülünce kırışık bırakmaz. | 好打結、整天不鬆，解開不留摺痕。 | 好打结、整天不松，解开不留折痕。
! Deep colour, soft sheen. | A cor é intensa e o brilho suave. | Глубокий цвет и мягкий блеск. | Rengi derin, parlaklığı yumuşak. | 顏色飽滿、光澤柔和。 | 颜色饱满、光泽柔和。
= hand fan
. Opens with a flick, folds into a handbag and makes a real breeze. | Abre com um gesto, cabe na bolsa e faz vento de verdade. | Раскрывается одним движением, помещается в сумочку и даёт настоящий ветерок. | Tek harekette açılır, çantaya sığar, gerçekten serinletir. | 一甩即開，放得進手提包，真的有風。 | 一甩即开，放得进手提包，真的有风。
! Saved me at a wedding in April. | Me salvou em um casamento de verão. | Спас в жару на свадьбе. | Yaz düğününde imdadıma yetişti. | 夏天婚禮上全靠它。 | 夏天婚礼上全靠它。
= sunglasses, reading glasses
. Light on the nose, with hinges you can tighten at home. | Leves no nariz, com dobradiças que dá para apertar em casa. | Лёгкие на переносице, шарниры можно подтянуть дома. | Burnu yormaz, menteşesi evde sıkılabilir. | 鼻樑無負擔，鉸鏈可自行調緊。 | 鼻梁无负担，铰链可自行调紧。
! No headache after a full day in them. | Passei o dia inteiro com eles, sem dor de cabeça. | Целый день в них, и голова не болит. | Bütün gün taktım, başım ağrımadı. | 戴一整天不頭痛。 | 戴一整天不头痛。
= umbrella, folding umbrella
. Opens with one hand and springs back when the wind turns it inside out. | Abre com uma mão só e volta ao normal se o vento virar. | Открывается одной рукой и сам выправляется, если вывернет ветром. | Tek elle açılır, rüzgâr çevirse de düzelir. | 單手可開，被風吹翻也能彈回。 | 单手可开，被风吹翻也能弹回。
! Survived the monsoon. | Sobreviveu às monções. | Пережил сезон ливней. | Muson yağmurlarına dayandı. | 撐過了整個雨季。 | 撑过了整个雨季。
= ring, bead bracelet, gemstone pendant
. Set by hand and polished at the back too, where it touches the skin. | Cravado à mão e polido também na parte de trás, que toca a pele. | Закрепка ручная, а с изнанки, где касается кожи, тоже полировка. | Taşı elde mıhlanmıştır, tene değen arkası da parlatılmıştır. | 手工鑲製，貼膚面也細細打磨。 | 手工镶嵌，贴肤面也细细打磨。
! She hasn’t taken it off since her birthday. | Ela não tira desde o aniversário. | Носит не снимая со дня рождения. | Doğum gününden beri çıkarmadı. | 生日收到後就沒摘下來過。 | 生日收到后就没摘下来过。
= wristwatch, sports watch
. Easy to read at a glance, even in the dark, and happy in the rain. | Dá para ver a hora num relance, até no escuro, e pode pegar chuva. | Время видно с одного взгляда даже в темноте, дождь не страшен. | Karanlıkta bile bir bakışta okunur, yağmurdan etkilenmez. | 一眼看清、夜裡也看得到，日常防水。 | 一眼看清、夜里也看得到，日常防水。
! Accurate to the second after months. | Meses depois, não errou um segundo. | Спустя месяцы идут секунда в секунду. | Aylar geçti, saniye şaşmadı. | 過了幾個月還是分秒不差。 | 过了几个月还是分秒不差。
= body lotion, face cream, sun cream SPF 50, coconut body oil
. Absorbs in a minute and leaves skin soft, not sticky. | Absorve em um minuto e deixa a pele macia, sem grudar. | Впитывается за минуту, кожа мягкая и не липнет. | Bir dakikada emilir, cildi yumuşatır, yapış yapış bırakmaz. | 一分鐘吸收，肌膚柔軟不黏膩。 | 一分钟吸收，肌肤柔软不黏腻。
! No more dry elbows. | Adeus, cotovelos ressecados. | Сухости на локтях больше нет. | Dirseklerimdeki kuruluk geçti. | 手肘不再乾燥了。 | 手肘不再干燥了。
= hand-made soap, shower gel
. A soft lather that rinses off easily and doesn’t dry the skin. | Espuma suave que sai fácil e não resseca a pele. | Мягкая пена, смывается сразу и не сушит кожу. | Yumuşak köpürür, hemen durulanır, cildi kurutmaz. | 泡沫綿密好沖，洗後不乾澀。 | 泡沫绵密好冲，洗后不干涩。
! The bathroom smells wonderful. | O banheiro fica com um cheiro maravilhoso. | В ванной чудесно пахнет. | Banyo mis gibi kokuyor. | 整間浴室都香。 | 整个浴室都是香的。
= essential oil
. Two drops in a bowl of warm water scent a whole room. | Duas gotas em uma tigela de água morna perfumam o cômodo inteiro. | Двух капель на чашу тёплой воды хватает на всю комнату. | Bir kâse ılık suya iki damla, bütün odaya yeter. | 溫水滴兩滴，滿室清香。 | 温水滴两滴，满室清香。
! A clean scent, not too sweet. | O aroma é limpo, nada enjoativo. | Аромат чистый, не приторный. | Kokusu temiz, bayıcı değil. | 香氣清爽不甜膩。 | 香气清爽不甜腻。
= hair comb, hairdressing scissors, razor, toothbrush
. Rounded where it meets the skin, precise where it works, and easy to rinse. | Arredondado onde toca a pele, preciso onde importa e fácil de enxaguar. | У кожи мягкие скругления, в работе точность, промывается легко. | Tene değen yeri yuvarlatılmış, iş gören yeri hassas; kolay durulanır. | 貼膚處圓滑、用起來精準，好沖洗。 | 贴肤处圆滑、用起来精准，好冲洗。
! Gentle, and better than the one I had. | Suave e melhor do que o anterior. | Не царапает, и лучше, чем было раньше. | Hiç acıtmıyor, eskisinden iyi. | 很溫和，比之前那個好用。 | 很温和，比之前那个好用。
= plasters, vitamin tablets, first-aid kit
. What every home should have to hand, with the date printed large. | O que toda casa deve ter à mão, com a validade bem visível. | То, что должно быть под рукой в каждом доме; срок годности указан крупно. | Her evde el altında bulunmalı; son kullanma tarihi iri yazılmıştır. | 家中常備，有效日期印得又大又清楚。 | 家中常备，有效期印得又大又清楚。
! Everything to hand for a grazed knee. | Tudo à mão na hora do joelho ralado. | Разбита коленка, а всё уже под рукой. | Diz sıyrılınca her şey elimizin altındaydı. | 膝蓋擦破皮時，要用的都在手邊。 | 膝盖擦破皮时，要用的都在手边。
= lipstick, nail polish
. Even from the first stroke, and it lasts through a meal. | Uniforme na primeira passada e resiste a uma refeição. | Ложится ровно с первого раза и не сходит за обедом. | İlk sürüşte eşit dağılır, yemekten sonra da yerinde kalır. | 一抹就均勻，吃完飯還在。 | 一抹就均匀，吃完饭还在。
! Exactly the colour shown. | A cor é mesmo a da foto. | Цвет точно как на фото. | Rengi tam fotoğraftaki gibi. | 顏色和照片一樣。 | 颜色和照片一样。
= shampoo, toothpaste
. A short list of ingredients and a fresh feeling that stays. | Poucos ingredientes e uma sensação de frescor que dura. | Короткий состав и ощущение свежести надолго. | Kısa içerik listesi, kalıcı ferahlık. | 成分簡單，清爽持久。 | 成分简单，清爽持久。
! The whole family uses it now. | Agora a família toda usa. | Теперь пользуется вся семья. | Artık bütün aile kullanıyor. | 現在全家都在用。 | 现在全家都在用。
= clinical thermometer, stethoscope, bathroom scales
. Measures the same every time, and tells you loud and clear. | Mede sempre igual e mostra o resultado com clareza. | Каждый раз измеряет одинаково и показывает результат чётко. | Her ölçümde aynı sonucu verir, açıkça gösterir. | 每次測量一致，結果清楚易懂。 | 每次测量一致，结果清楚易懂。
! Matches the one at the doctor’s. | Dá o mesmo resultado que o do médico. | Показывает то же, что и у врача. | Doktordakiyle aynı sonucu veriyor. | 和診所量的一樣。 | 和诊所量的一样。
= walking stick, crutches, wheelchair
. Adjusts to your height without tools, and stays steady on stairs, gravel and wet tiles. | Regula na sua altura sem ferramentas e fica firme até no piso molhado. | Подгоняется под рост без инструментов, устойчиво и на мокром полу. | Alet gerektirmeden boyunuza ayarlanır, ıslak zeminde de sağlam durur. | 免工具調整高度，濕滑地面也穩。 | 免工具调整高度，湿滑地面也稳。
! My father can go out on his own again. | Meu pai voltou a sair sozinho. | Отец снова выходит из дома сам. | Babam yine tek başına dışarı çıkıyor. | 爸爸又能自己出門了。 | 爸爸又能自己出门了。
= children's T-shirt, children's trousers, girls' dress
. Room to grow, doubled knees and seams, and no scratchy label. | Com folga para crescer, costuras duplas e nenhuma etiqueta que pinica. | С запасом на вырост, двойными швами и без колючих бирок. | Büyüme payı var, dikişleri çift, kaşındıran etiketi yok. | 留有長高的餘裕、雙重縫線、沒有刺人的標籤。 | 留出长个儿的余量，双重缝线，没有扎人的标签。
! Survived the playground and the wash. | Sobreviveu ao recreio e à máquina de lavar. | Ни площадка, ни стирка не страшны. | Parka da yıkamaya da dayandı. | 禁得起操場，也禁得起洗衣機。 | 经得起操场，也经得起洗衣机。
`);
