import { kindredOf } from '../kindred.ts';

/** What is told and said of things with a plug, of what is worn and of what one uses on oneself, kind by kind. */
export const ofThings = kindredOf(`
= dual-SIM smartphone, 5G smartphone
. A sharp screen, a camera that sees in the dusk and room for years of photos. | Tela nítida, câmera que enxerga ao anoitecer e espaço para anos de fotos. | Чёткий экран, камера для съёмки в сумерках и память на годы фотографий. | Net bir ekran, alacakaranlıkta da gören bir kamera ve yıllarca fotoğrafa yetecek yer. | 螢幕清晰，暮色也能拍，容量裝得下好幾年的照片。 | 屏幕清晰，暮色也能拍，容量装得下好几年的照片。
! Calls are clear and the photos are better than I hoped. | As ligações são claras e as fotos melhores do que eu esperava. | Слышно отлично, а фотографии лучше, чем ожидалось. | Görüşmeler net, fotoğraflar beklediğimden iyi. | 通話清楚，照片比想像中好。 | 通话清楚，照片比想象中好。
= tablet
. Big enough for films and drawing, light enough to read in bed. | Grande para filmes e desenhos, leve para ler na cama. | Достаточно большой для фильмов и рисования, лёгкий для чтения в постели. | Film izlemek ve çizmek için geniş, yatakta okumak için hafif. | 看影片、畫畫夠大，躺著看書也不重。 | 看影片、画画够大，躺着看书也不重。
! The children draw on it and I read the paper on it. | As crianças desenham nele e eu leio o jornal. | Дети на нём рисуют, я читаю газеты. | Çocuklar çizim yapıyor, ben gazete okuyorum. | 孩子拿來畫畫，我拿來看報。 | 孩子拿来画画，我拿来看报。
= desk telephone, spare handset, fax machine
. Works on an ordinary line: plug it in and pick up. | Funciona numa linha normal: basta ligar e atender. | Работает на обычной линии: подключите и говорите. | Sıradan bir hatla çalışır: takın ve konuşun. | 一般電話線即可使用，接上就能通話。 | 普通电话线即可使用，接上就能通话。
! My parents hear me clearly at last. | Meus pais finalmente me ouvem bem. | Родители наконец хорошо меня слышат. | Annemle babam sonunda beni net duyuyor. | 爸媽終於聽得清楚了。 | 爸妈终于听得清楚了。
= laptop, student laptop
. Quiet keys, a matt screen and a lid that opens with one hand. | Teclas silenciosas, tela fosca e tampa que abre com uma mão. | Тихие клавиши, матовый экран и крышка, которую легко открыть одной рукой. | Sessiz tuşlar, mat ekran ve tek elle açılan kapak. | 靜音鍵盤、霧面螢幕，單手就能開蓋。 | 静音键盘、雾面屏幕，单手就能开盖。
! I write my thesis on it, the fan is hardly heard. | Escrevo nele a minha tese, quase não dá para ouvir a ventoinha. | Пишу на нём диплом, вентилятора почти не слышно. | Tezimi bununla yazıyorum, fanı neredeyse duyulmuyor. | 用它寫論文，幾乎聽不到風扇聲。 | 用它写论文，几乎听不到风扇声。
= desktop computer, monitor
. Made for a desk where one works all day: everything can be set to the height of your eyes. | Feito para a mesa de todo dia: tudo se ajusta à altura dos olhos. | Для стола, за которым работают весь день: всё настраивается по высоте глаз. | Bütün gün çalışılan masalar için: her şey göz hizasına ayarlanır. | 為整天工作的書桌設計，高度可調到視線。 | 为整天工作的书桌设计，高度可调到视线。
! Two windows beside each other, my neck no longer hurts. | Duas janelas lado a lado e o pescoço já não dói. | Два окна рядом, шея больше не устаёт. | İki pencere yan yana, boynum artık ağrımıyor. | 兩個視窗並排，脖子不再痠。 | 两个窗口并排，脖子不再酸。
= television, home projector
. Films, football and pictures of the holidays, large and without a glare. | Filmes, futebol e fotos das férias, em tamanho grande e sem reflexos. | Фильмы, футбол и снимки из отпуска: крупно и без бликов. | Film, maç ve tatil fotoğrafları; büyük ve yansımasız. | 電影、球賽、旅行照片，大畫面又不反光。 | 电影、球赛、旅行照片，大画面又不反光。
! Film evenings at home are an event now. | As noites de cinema em casa agora são uma festa. | Домашний киновечер теперь настоящее событие. | Evde film akşamları artık bir şölen. | 在家看電影成了一件大事。 | 在家看电影成了一件大事。
= wireless mouse, keyboard, trackball, joystick
. Lies well in the hand for hours and answers at the lightest touch. | Se encaixa bem na mão por horas e responde ao toque mais leve. | Удобно часами и отзывается на лёгкое касание. | Saatlerce rahat kullanılır, en hafif dokunuşa yanıt verir. | 久用不累，輕輕一碰就有反應。 | 久用不累，轻轻一碰就有反应。
! My wrist thanks me every evening. | Meu pulso agradece toda noite. | Рука больше не устаёт к вечеру. | Akşam olunca bileğim yorulmuyor. | 一天下來手腕不痠了。 | 一天下来手腕不酸了。
= inkjet printer
. Prints both sides, scans with the phone and tells you in time when ink runs low. | Imprime frente e verso, digitaliza com o celular e avisa quando a tinta acaba. | Печатает с двух сторон, сканирует с телефона и вовремя предупреждает о чернилах. | Çift taraflı basar, telefonla tarar, mürekkep azalınca haber verir. | 雙面列印、手機掃描，墨水將盡會提醒。 | 双面打印、手机扫描，墨水将尽会提醒。
! School papers print without a jam. | Os trabalhos da escola saem sem atolar papel. | Школьные работы печатает без замятий. | Ödevleri kâğıt sıkıştırmadan basıyor. | 孩子的作業列印都不卡紙。 | 孩子的作业打印都不卡纸。
= portable drive, recordable discs
. Keeps photos and papers apart from the computer, where nothing can happen to them. | Guarda fotos e documentos fora do computador, em segurança. | Хранит снимки и документы отдельно от компьютера, в безопасности. | Fotoğraf ve belgeleri bilgisayardan ayrı, güvende saklar. | 照片文件另外存一份，更安心。 | 照片文件另外存一份，更安心。
! Ten years of photos saved in one evening. | Dez anos de fotos guardados em uma noite. | За вечер сохранили снимки за десять лет. | On yıllık fotoğraf bir akşamda kaydedildi. | 一個晚上就備份了十年的照片。 | 一个晚上就备份了十年的照片。
= wireless headphones, studio headphones
. Soft cushions, an even sound and a band that does not press. | Almofadas macias, som equilibrado e arco que não aperta. | Мягкие амбушюры, ровный звук и оголовье, которое не давит. | Yumuşak yastıklar, dengeli ses ve baskı yapmayan bir bant. | 耳罩柔軟、音色均衡，頭帶不壓頭。 | 耳罩柔软、音色均衡，头带不压头。
! On the bus I hear only the music. | No ônibus só ouço a música. | В автобусе слышу только музыку. | Otobüste yalnız müziği duyuyorum. | 搭車時只聽得見音樂。 | 坐车时只听得见音乐。
= portable radio, portable speaker
. News in the kitchen, music on the balcony: it goes where you go. | Notícias na cozinha, música na varanda: vai com você. | Новости на кухне, музыка на балконе: идёт туда же, куда и вы. | Mutfakta haber, balkonda müzik: nereye giderseniz gelir. | 廚房聽新聞、陽台聽音樂，走到哪帶到哪。 | 厨房听新闻、阳台听音乐，走到哪带到哪。
! Loud enough for the garden, clear at low volume too. | Dá conta do quintal e é claro mesmo baixinho. | Громкости хватает на сад, и тихо тоже чисто. | Bahçeye yetiyor, kısıkken de net. | 庭院裡夠大聲，小聲也清楚。 | 院子里够大声，小声也清楚。
= megaphone
. Carries a voice across a playing field, with a siren for emergencies. | Leva a voz ao outro lado do campo e tem sirene para emergências. | Голос слышно через всё поле, есть сирена на крайний случай. | Sesi sahanın öbür ucuna taşır, acil durum için siren vardır. | 聲音傳遍操場，附緊急警報。 | 声音传遍操场，带紧急警报。
! The whole team hears the trainer now. | Agora o time todo ouve o treinador. | Теперь тренера слышит вся команда. | Artık bütün takım hocayı duyuyor. | 現在全隊都聽得到教練。 | 现在全队都听得到教练。
= studio microphone, hand microphone
. Takes the voice close and leaves the room outside. | Capta a voz de perto e deixa o barulho da sala de fora. | Берёт голос крупно и не слышит шума комнаты. | Sesi yakından alır, odanın gürültüsünü dışarıda bırakır. | 收音貼近，不收環境雜音。 | 收音贴近，不收环境杂音。
! My recordings sound as if made in a studio. | Minhas gravações parecem de estúdio. | Записи звучат как из студии. | Kayıtlarım stüdyodan çıkmış gibi. | 錄音像在錄音室錄的。 | 录音像在录音室录的。
= compact camera, instant camera, cine camera, camcorder
. Made to be taken along: ready in a second, simple enough to lend to anybody. | Feita para levar com você: pronta em um segundo e fácil de emprestar a qualquer um. | Создана для поездок: готова за секунду, разберётся любой. | Yanınızda taşımak için: bir saniyede hazır, herkesin kullanacağı kadar kolay. | 適合隨身帶：一秒開機，誰都會用。 | 适合随身带：一秒开机，谁都会用。
! The pictures of our trip turned out beautiful. | As fotos da viagem ficaram lindas. | Снимки из поездки вышли замечательные. | Yolculuk fotoğraflarımız çok güzel çıktı. | 旅行照片拍得很美。 | 旅行照片拍得很美。
= telescope
. Shows the craters of the moon, and Saturn's rings on a clear night. | Mostra as crateras da Lua e, em noites limpas, os anéis de Saturno. | Видны кратеры Луны, а в ясную ночь и кольца Сатурна. | Ay'ın kraterlerini, açık gecede Satürn'ün halkalarını gösterir. | 看得見月球坑洞，晴夜還能看到土星環。 | 看得见月球坑洞，晴夜还能看到土星环。
! We saw Saturn on the first evening. | Vimos Saturno já na primeira noite. | В первый же вечер увидели Сатурн. | İlk akşam Satürn'ü gördük. | 第一晚就看到土星。 | 第一晚就看到土星。
= microscope, magnifying glass
. Shows what the eye misses: the veins of a leaf, the weave of a cloth, the smallest print. | Mostra o que o olho não vê: as nervuras de uma folha, a trama de um tecido, as letras miúdas. | Показывает то, что не видит глаз: жилки листа, нити ткани, самый мелкий шрифт. | Gözün kaçırdığını gösterir: yaprağın damarlarını, kumaşın dokusunu, en küçük yazıyı. | 看見肉眼看不到的：葉脈、織紋、最小的字。 | 看见肉眼看不到的：叶脉、织纹、最小的字。
! Every leaf from the garden has been under it. | Já examinei todas as folhas do jardim. | Рассмотрели уже каждый лист из сада. | Bahçedeki her yaprağa baktık. | 院子裡每片葉子都看過了。 | 院子里每片叶子都看过了。
= rechargeable battery, power bank
. Charges quickly, holds its charge for weeks and switches off by itself when full. | Carrega rápido, segura a carga por semanas e desliga quando está cheia. | Быстро заряжается, неделями держит заряд и сама отключается, когда полна. | Çabuk dolar, haftalarca boşalmaz, dolunca kendiliğinden kapanır. | 充電快、久放不掉電，充飽自動斷電。 | 充电快、久放不掉电，充满自动断电。
! Lasted through a whole weekend without a socket. | Aguentou um fim de semana inteiro sem tomada. | Хватило на все выходные без розетки. | Prizsiz bir hafta sonunu çıkardı. | 整個週末不用找插座。 | 整个周末不用找插座。
= extension lead
. A thick cable, sockets that hold, and a switch that is really off. | Cabo grosso, tomadas firmes e um interruptor que desliga de verdade. | Толстый кабель, надёжные розетки и выключатель, который действительно отключает. | Kalın kablo, sıkı tutan prizler ve gerçekten kapatan bir anahtar. | 線材粗、插孔緊，開關真的會斷電。 | 线材粗、插孔紧，开关真的会断电。
! Plugs sit firmly, nothing sparks. | Os plugues ficam firmes e não faísca. | Вилки сидят плотно, ничего не искрит. | Fişler sıkı oturuyor, kıvılcım yok. | 插頭插得穩，不會冒火花。 | 插头插得稳，不会冒火花。
= game controller, table arcade
. Buttons that click, sticks that do not drift, and no waiting between press and jump. | Botões que respondem, alavancas sem folga e nenhuma espera entre apertar e pular. | Чёткие кнопки, стики без люфта и никакой задержки. | Net tuşlar, kaymayan çubuklar, basınca anında tepki. | 按鍵俐落、搖桿不飄移，零延遲。 | 按键利落、摇杆不漂移，零延迟。
! We play together every Friday again. | Voltamos a jogar juntos toda sexta. | Снова играем вместе по пятницам. | Yine her cuma birlikte oynuyoruz. | 又開始每週五一起玩了。 | 又开始每周五一起玩了。
= torch, head torch
. A wide beam for the path, a narrow one for the distance. | Feixe largo para o caminho, estreito para longe. | Широкий луч под ноги, узкий вдаль. | Yol için geniş, uzak için dar ışık. | 近照寬、遠照集中。 | 近照宽、远照集中。
! When the power went, we found everything. | Quando faltou luz, achamos tudo. | Когда отключили свет, всё нашли без труда. | Elektrik kesilince her şeyi bulduk. | 停電時派上大用場。 | 停电时派上大用场。
= wrap dress, midi dress, summer dress
. Falls lightly, moves when you walk, and goes from the office to an evening out. | Cai com leveza, acompanha o andar e serve do escritório ao jantar. | Легко струится при ходьбе и подходит и для офиса, и для вечера. | Hafif dökümlüdür, yürüdükçe salınır; işten akşam yemeğine uyar. | 輕盈垂墜，走動好看，上班赴約都合適。 | 轻盈垂坠，走动好看，上班赴约都合适。
! I wore it to a wedding and got three compliments. | Usei em um casamento e recebi três elogios. | Надела на свадьбу и услышала три комплимента. | Düğünde giydim, üç kişi beğendi. | 穿去婚禮被稱讚三次。 | 穿去婚礼被夸了三次。
= sari, kimono robe
. Woven close, finished at every edge, and long enough to fold as it should be folded. | Tecido denso, barra acabada e comprimento certo para dobrar como deve ser. | Плотная ткань, обработанные края и длина, которой хватает на все складки. | Sık dokunmuş, her kenarı bitirilmiş, gereği gibi sarılacak kadar uzun. | 織工細密、滾邊工整，長度足夠正式穿法。 | 织工细密、包边工整，长度足够正式穿法。
! My mother felt the cloth and was content. | Minha mãe passou a mão no tecido e aprovou. | Мама потрогала ткань и осталась довольна. | Annem kumaşına dokundu, beğendi. | 媽媽摸了布料很滿意。 | 妈妈摸了布料很满意。
= blouse, short-sleeved top, crew-neck T-shirt, heavy cotton T-shirt
. Keeps its collar and its shape after many washes, and is long enough to stay tucked in. | Mantém a gola e a forma depois de muitas lavagens e tem comprimento que não sai do cós. | Ворот и форма сохраняются после многих стирок, длины хватает, чтобы заправить. | Yakası ve formu çok yıkamada bozulmaz, içe sokulacak kadar uzundur. | 多次洗滌領口不變形，長度夠紮進褲子。 | 多次洗涤领口不变形，长度够扎进裤子。
! After ten washes it looks as it did on the first day. | Depois de dez lavagens está como no primeiro dia. | После десяти стирок как в первый день. | On yıkamadan sonra ilk günkü gibi. | 洗了十次還像新的。 | 洗了十次还像新的。
= bikini, one-piece swimsuit
. Stays where it should in the waves, and dries on the way home. | Fica no lugar nas ondas e seca no caminho para casa. | Не сползает на волне и сохнет по дороге домой. | Dalgada yerinde durur, eve dönerken kurur. | 浪裡不移位，回家路上就乾。 | 浪里不移位，回家路上就干。
! Nothing slips when I dive in. | Nada sai do sítio quando mergulho. | При нырянии ничего не сползает. | Dalınca kaymıyor. | 跳水也不會跑位。 | 跳水也不会跑位。
= straight jeans, chino trousers, shorts
. A waist that does not gape, pockets that hold a phone, and a seam that will not give. | Cós que não abre, bolsos para o celular e costuras firmes. | Пояс не топорщится, в карман входит телефон, швы крепкие. | Beli boşluk yapmaz, cebi telefon alır, dikişi sağlamdır. | 腰線服貼、口袋放得下手機、車線牢固。 | 腰线服帖、口袋放得下手机、车线牢固。
! Fits at the waist and at the leg. | Veste bem na cintura e na perna. | Хорошо сидит и в поясе, и по ноге. | Beli de paçası da tam. | 腰和腿都合身。 | 腰和腿都合身。
= briefs
. Flat seams and a soft band that leaves no marks. | Costuras planas e elástico macio que não marca. | Плоские швы и мягкая резинка, не оставляющая следов. | Düz dikişler ve iz bırakmayan yumuşak lastik. | 平車縫線，鬆緊柔軟不留痕。 | 平车缝线，松紧柔软不留痕。
! Comfortable all day, I ordered more. | Confortáveis o dia todo, pedi mais. | Удобно весь день, заказали ещё. | Bütün gün rahat, yine sipariş ettim. | 整天都舒服，又回購了。 | 整天都舒服，又回购了。
= wool-blend coat, trench coat
. Lined to the hem, with pockets deep enough for both hands. | Forrado até a barra, com bolsos fundos para as duas mãos. | На подкладке до самого низа, с глубокими карманами для рук. | Etek ucuna dek astarlı, iki ele yetecek derin cepli. | 全襯裡、口袋夠深，雙手放得進。 | 全衬里、口袋够深，双手放得进。
! Warm in the wind and it falls beautifully. | Quente no vento e com bom caimento. | На ветру тепло и сидит красиво. | Rüzgârda sıcak tutuyor, duruşu güzel. | 有風也暖，版型好看。 | 有风也暖，版型好看。
= reflective vest
. Seen from afar in the light of a car, and worn over any jacket. | Dá para ver de longe à luz dos faróis e vai sobre qualquer casaco. | Издалека виден в свете фар, надевается поверх любой куртки. | Far ışığında uzaktan görünür, her montun üstüne giyilir. | 車燈下遠遠可見，套在任何外套上都行。 | 车灯下远远可见，套在任何外套上都行。
! I cycle home in the dark and feel seen. | Volto de bicicleta à noite e me sinto visível. | Езжу вечером на велосипеде, меня хорошо видно. | Karanlıkta bisikletle dönerken görünüyorum. | 晚上騎車回家安心多了。 | 晚上骑车回家安心多了。
= running shoes, everyday trainers
. A soft step, a firm heel and a sole that holds on a wet pavement. | Passada macia, calcanhar firme e sola que gruda na calçada molhada. | Мягкий шаг, устойчивая пятка и подошва, которая не скользит на мокром асфальте. | Yumuşak adım, sıkı topuk ve ıslak kaldırımda kaymayan taban. | 步伐柔軟、後跟穩固，濕地也不滑。 | 步伐柔软、后跟稳固，湿地也不滑。
! Ten kilometres and no blister. | Dez quilómetros e nem uma bolha. | Десять километров, и ни одной мозоли. | On kilometre, tek su toplaması yok. | 跑十公里沒起水泡。 | 跑十公里没起水泡。
= hiking boots, ankle boots
. Holds the ankle and keeps the rain out, with a sole that grips. | Segura o tornozelo, não deixa a chuva entrar e a sola gruda. | Держит щиколотку, не пускает дождь, подошва цепкая. | Bileği tutar, yağmuru geçirmez, tabanı kavrar. | 護踝防雨，鞋底抓地。 | 护踝防雨，鞋底抓地。
! Dry feet after a day in the rain. | Pés secos depois de um dia na chuva. | После дня под дождём ноги сухие. | Bir gün yağmurdan sonra ayaklarım kuruydu. | 雨裡走一天腳還是乾的。 | 雨里走一天脚还是干的。
= ballet shoes
. A split sole that bends with the foot, and elastic sewn where it holds. | Sola dividida que acompanha o pé e elástico costurado no lugar certo. | Раздельная подошва гнётся вместе со стопой, резинка пришита где нужно. | Ayakla bükülen bölünmüş taban, doğru yere dikilmiş lastik. | 分底隨足彎曲，鬆緊帶縫在恰當處。 | 分底随足弯曲，松紧带缝在恰当处。
! Her teacher approved of them at the first lesson. | A professora aprovou já na primeira aula. | Педагог одобрил на первом же занятии. | Öğretmeni ilk derste beğendi. | 老師第一堂課就說好。 | 老师第一堂课就说好。
= pumps, ballet flats, heeled sandals, derby shoes, loafers
. Soft where the foot bends and firm where it stands: shoes for a long day. | Macios onde o pé dobra e firmes onde apoia: sapatos para um dia longo. | Мягкие на сгибе, устойчивые в опоре: обувь на долгий день. | Ayağın büküldüğü yerde yumuşak, bastığı yerde sağlam: uzun günlerin ayakkabısı. | 彎折處柔軟、落地處穩固，久穿不累。 | 弯折处柔软、落地处稳固，久穿不累。
! Stood in them a whole evening. | Fiquei em pé com eles uma noite inteira. | Простояли в них весь вечер. | Bütün akşam ayakta durdum. | 站了一整晚都沒問題。 | 站了一整晚都没问题。
= flip-flops
. A strap that does not rub and a sole that does not slip by the pool. | Tira que não machuca e sola que não escorrega na beira da piscina. | Ремешок не натирает, подошва не скользит у бассейна. | Bandı vurmaz, tabanı havuz kenarında kaymaz. | 帶子不磨腳，泳池邊不打滑。 | 带子不磨脚，泳池边不打滑。
! Wore them the whole holiday. | Usei as férias inteiras. | Не снимали весь отпуск. | Bütün tatil giydim. | 整個假期都穿它。 | 整个假期都穿它。
= day pack, school backpack
. Broad straps, a pocket for the bottle and a back that breathes. | Alças largas, bolso para a garrafa e costas que respiram. | Широкие лямки, карман для бутылки и дышащая спинка. | Geniş askılar, şişe cebi ve nefes alan sırt. | 寬肩帶、水壺袋、透氣背板。 | 宽肩带、水壶袋、透气背板。
! Books, lunch and rain jacket fit in. | Cabem os livros, o almoço e a capa de chuva. | Помещаются книги, обед и дождевик. | Kitaplar, öğle yemeği ve yağmurluk sığıyor. | 課本、便當、雨衣都放得下。 | 课本、便当、雨衣都放得下。
= tote bag, shoulder bag, clutch bag
. Light to carry, closed at the top, with a small pocket for keys. | Leve, com zíper em cima e um bolsinho para as chaves. | Лёгкая, закрывается сверху, внутри карман для ключей. | Hafif, üstten kapanır, anahtar için küçük bir gözü vardır. | 輕便好提、開口可扣，內有鑰匙小袋。 | 轻便好提、开口可扣，内有钥匙小袋。
! The leather of the handle sits well in the hand. | A alça se encaixa bem na mão. | Ручка удобно лежит в руке. | Sapı ele iyi oturuyor. | 提把很好拿。 | 提把很好拿。
= coin purse, folding wallet
. Cards sit firmly, coins do not fall out, and it fits a front pocket. | Os cartões ficam firmes, as moedas não caem e cabe no bolso da frente. | Карты сидят плотно, монеты не выпадают, помещается в передний карман. | Kartlar sıkı durur, bozukluk dökülmez, ön cebe sığar. | 卡片穩固、零錢不掉，前口袋放得下。 | 卡片稳固、零钱不掉，前口袋放得下。
! Thin, and still everything fits in. | Fina, e ainda assim cabe tudo. | Тонкий, а помещается всё. | İnce ama her şey sığıyor. | 很薄卻什麼都裝得下。 | 很薄却什么都装得下。
= briefcase, shopping bag
. Stands open by itself, carries more than it looks and does not cut into the hand. | Fica aberta sozinha, cabe mais do que parece e não machuca a mão. | Стоит раскрытой, вмещает больше, чем кажется, и не режет руку. | Açıkken kendi durur, göründüğünden çok taşır, eli kesmez. | 打開能自己站立，裝得多又不勒手。 | 打开能自己站立，装得多又不勒手。
! I use it every working day. | Uso todos os dias de trabalho. | Пользуемся каждый рабочий день. | Her iş günü kullanıyorum. | 每個工作日都用。 | 每个工作日都用。
= cabin suitcase
. Fits above the seat, rolls straight and stands by itself. | Cabe no bagageiro de cabine, rola reto e fica em pé sozinha. | Помещается на полку, катится ровно и стоит сам. | Baş üstü dolaba sığar, düz gider, kendi başına durur. | 放得進座位上方，推得直、站得穩。 | 放得进座位上方，推得直、站得稳。
! Four flights and not a crack. | Quatro voos e nenhuma rachadura. | Четыре перелёта, и ни трещины. | Dört uçuş, tek çatlak yok. | 飛了四趟沒有裂痕。 | 飞了四趟没有裂痕。
= cap, sun hat, top hat
. Keeps its form after the rain, with a band inside that takes up the sweat. | Mantém a forma depois da chuva, com fita interior que absorve o suor. | Держит форму после дождя, внутри лента, впитывающая пот. | Yağmurdan sonra formunu korur, içindeki bant teri emer. | 淋雨不變形，內帶吸汗。 | 淋雨不变形，内带吸汗。
! Stays on in the wind. | Não voa com o vento. | Не слетает на ветру. | Rüzgârda uçmuyor. | 風大也不會飛走。 | 风大也不会飞走。
= scarf, gloves, socks
. Knitted without hard seams, warm and still thin. | Tricotado sem costuras duras, quente e mesmo assim fino. | Связано без грубых швов: тепло и при этом тонко. | Sert dikişsiz örülmüştür; sıcak ama ince. | 無粗硬縫線，保暖又輕薄。 | 无粗硬缝线，保暖又轻薄。
! Soft from the first day, does not scratch. | Macio desde o primeiro dia, não pinica. | Мягко с первого дня, не колется. | İlk günden yumuşak, kaşındırmıyor. | 一戴就柔軟，不會刺。 | 一戴就柔软，不会刺。
= silk tie, hair ribbon
. Ties easily, holds its bow or knot until the evening and unties without a crease. | Amarra bem, segura o nó até a noite e desfaz sem vincos. | Легко завязывается, держит узел до вечера и не мнётся. | Kolay bağlanır, akşama dek çözülmez, kırışmaz. | 好打結、整天不鬆，解開不留摺痕。 | 好打结、整天不松，解开不留折痕。
! The colour is deep and the sheen is soft. | A cor é intensa e o brilho suave. | Глубокий цвет и мягкий блеск. | Rengi derin, parlaklığı yumuşak. | 顏色飽滿、光澤柔和。 | 颜色饱满、光泽柔和。
= hand fan
. Opens with a flick, folds into a handbag and makes a real breeze. | Abre com um gesto, cabe na bolsa e faz vento de verdade. | Раскрывается одним движением, помещается в сумочку и даёт настоящий ветерок. | Tek harekette açılır, çantaya sığar, gerçekten serinletir. | 一甩即開，放得進手提包，真的有風。 | 一甩即开，放得进手提包，真的有风。
! Saved me at a wedding in April. | Me salvou em um casamento de verão. | Спас в жару на свадьбе. | Yaz düğününde imdadıma yetişti. | 夏天婚禮上全靠它。 | 夏天婚礼上全靠它。
= sunglasses, reading glasses
. Light on the nose, with hinges that can be tightened at home. | Leves no nariz, com dobradiças que dá para apertar em casa. | Лёгкие на переносице, шарниры можно подтянуть дома. | Burunda hafif, menteşesi evde sıkılabilir. | 鼻樑無負擔，鉸鏈可自行調緊。 | 鼻梁无负担，铰链可自行调紧。
! No headache after a day with them. | Um dia inteiro sem dores de cabeça. | Целый день, и голова не болит. | Bir gün taktım, başım ağrımadı. | 戴一整天不頭痛。 | 戴一整天不头痛。
= umbrella, folding umbrella
. Opens with one hand and springs back when the wind turns it over. | Abre com uma mão e volta à forma se o vento o virar. | Открывается одной рукой и выправляется, если вывернет ветром. | Tek elle açılır, rüzgâr çevirse de düzelir. | 單手可開，被風吹翻也能彈回。 | 单手可开，被风吹翻也能弹回。
! Survived the monsoon. | Sobreviveu às chuvas fortes. | Пережил сезон ливней. | Sağanaklara dayandı. | 撐過了暴雨季。 | 撑过了暴雨季。
= ring, bead bracelet, gemstone pendant
. Set by hand and polished at the back too, where it touches the skin. | Cravado à mão e polido também por trás, onde toca a pele. | Закреплено вручную и отполировано и с изнанки, где касается кожи. | Elde mıhlanır, tene değen arkası da parlatılır. | 手工鑲製，貼膚面也細細打磨。 | 手工镶制，贴肤面也细细打磨。
! She has not taken it off since her birthday. | Desde o aniversário não tira mais. | Носит не снимая со дня рождения. | Doğum gününden beri çıkarmadı. | 生日收到後就沒摘下來過。 | 生日收到后就没摘下来过。
= wristwatch, sports watch
. Read at a glance, in the dark too, and at ease under rain and tap. | Dá para ler num relance, também no escuro, e não teme chuva nem torneira. | Время видно с одного взгляда и в темноте, дождь и вода из крана не страшны. | Bir bakışta, karanlıkta da okunur; yağmurdan, musluktan etkilenmez. | 一眼看清、夜裡也看得到，日常防水。 | 一眼看清、夜里也看得到，日常防水。
! Keeps time to the second after months. | Meses depois, certo ao segundo. | Спустя месяцы идут секунда в секунду. | Aylar sonra saniyesi saniyesine doğru. | 過了幾個月還是分秒不差。 | 过了几个月还是分秒不差。
= body lotion, face cream, sun cream SPF 50, coconut body oil
. Sinks in within a minute and leaves the skin soft, not sticky. | Absorve em um minuto e deixa a pele macia, sem grudar. | Впитывается за минуту, кожа мягкая и не липнет. | Bir dakikada emilir, cildi yapış yapış değil yumuşak bırakır. | 一分鐘吸收，肌膚柔軟不黏膩。 | 一分钟吸收，肌肤柔软不黏腻。
! My dry elbows are gone. | Os cotovelos ressecados sumiram. | Сухости на локтях больше нет. | Dirseklerimdeki kuruluk geçti. | 手肘不再乾燥了。 | 手肘不再干燥了。
= hand-made soap, shower gel
. A soft foam that rinses off at once and does not dry the skin. | Espuma suave que sai fácil e não resseca a pele. | Мягкая пена, смывается сразу и не сушит кожу. | Yumuşak köpürür, hemen durulanır, cildi kurutmaz. | 泡沫綿密好沖，洗後不乾澀。 | 泡沫绵密好冲，洗后不干涩。
! The bathroom smells wonderful. | O banheiro fica com um cheiro maravilhoso. | В ванной чудесно пахнет. | Banyo mis gibi kokuyor. | 整間浴室都香。 | 整间浴室都香。
= essential oil
. Two drops in a bowl of warm water are enough for a room. | Duas gotas em uma tigela de água morna bastam para um cômodo. | Двух капель на чашу тёплой воды хватает на комнату. | Bir kâse ılık suya iki damla bir odaya yeter. | 溫水滴兩滴，滿室清香。 | 温水滴两滴，满室清香。
! The scent is clear and not sweet. | O aroma é limpo, nada enjoativo. | Аромат чистый, не приторный. | Kokusu temiz, bayıcı değil. | 香氣清爽不甜膩。 | 香气清爽不甜腻。
= hair comb, hairdressing scissors, razor, toothbrush
. Rounded where it meets the skin, precise where it works, and easy to rinse. | Arredondado onde toca a pele, preciso onde trabalha e fácil de lavar. | Закруглено там, где касается кожи, точно в работе и легко моется. | Tene değen yeri yuvarlak, çalışan yeri hassas, kolay durulanır. | 貼膚處圓滑、用起來精準，好沖洗。 | 贴肤处圆滑、用起来精准，好冲洗。
! Gentle, and better than the one I had. | Suave e melhor do que o anterior. | Бережно, и лучше прежнего. | Nazik, eskisinden iyi. | 溫和，比之前用的好。 | 温和，比之前用的好。
= plasters, vitamin tablets, first-aid kit
. What a household should have before it is needed, with the date printed large. | O que uma casa deve ter antes de precisar, com a validade bem visível. | То, что должно быть дома заранее; срок годности указан крупно. | Lazım olmadan evde bulunmalı; tarihi büyük yazılı. | 家中常備，效期印得清楚。 | 家中常备，效期印得清楚。
! Everything at hand when a knee was grazed. | Tudo à mão quando foi preciso. | Всё под рукой, когда понадобилось. | Gerektiğinde her şey elimizin altındaydı. | 需要時都在手邊。 | 需要时都在手边。
= lipstick, nail polish
. Even at the first stroke, and it stays through a meal. | Uniforme na primeira passada e resiste a uma refeição. | Ложится ровно с первого раза и держится до вечера. | İlk sürüşte eşit, yemekten sonra da yerinde. | 一抹就均勻，吃完飯還在。 | 一抹就均匀，吃完饭还在。
! The colour is exactly the one shown. | A cor é mesmo a da foto. | Цвет точно как на фото. | Rengi tam fotoğraftaki gibi. | 顏色和照片一樣。 | 颜色和照片一样。
= shampoo, toothpaste
. A short list of ingredients and a fresh feeling that stays. | Poucos ingredientes e uma frescura que fica. | Короткий состав и ощущение свежести надолго. | Kısa içerik listesi, kalıcı ferahlık. | 成分簡單，清爽持久。 | 成分简单，清爽持久。
! The whole family uses it now. | Agora a família toda usa. | Теперь пользуется вся семья. | Artık bütün aile kullanıyor. | 現在全家都在用。 | 现在全家都在用。
= clinical thermometer, stethoscope, bathroom scales
. Measures the same each time, and says it in large figures or clear tones. | Mede sempre igual e mostra com clareza. | Показывает одно и то же при каждом измерении, ясно и без сомнений. | Her seferinde aynı ölçer, sonucu açıkça verir. | 每次測量一致，結果清楚易懂。 | 每次测量一致，结果清楚易懂。
! Agrees with the one at the doctor's. | Dá o mesmo resultado que o do médico. | Показания совпали с врачебными. | Doktordakiyle aynı sonucu veriyor. | 和診所量的一樣。 | 和诊所量的一样。
= walking stick, crutches, wheelchair
. Set to your height without a tool, and steady on stairs, gravel and wet tiles. | Ajusta à sua altura sem ferramentas e fica firme no chão molhado. | Подгоняется под рост без инструмента, устойчиво и на мокром полу. | Aletsiz boyunuza ayarlanır, ıslak zeminde de sağlamdır. | 免工具調整高度，濕滑地面也穩。 | 免工具调整高度，湿滑地面也稳。
! My father goes out alone again. | Meu pai voltou a sair sozinho. | Отец снова выходит из дома сам. | Babam yine tek başına dışarı çıkıyor. | 爸爸又能自己出門了。 | 爸爸又能自己出门了。
= children's T-shirt, children's trousers, girls' dress
. Room to grow, knees and seams made double, and no label that scratches. | Espaço para crescer, costuras duplas e nenhuma etiqueta que pinique. | На вырост, с двойными швами и без колючих бирок. | Büyüme payı var, dikişleri çift, kaşındıran etiketi yok. | 預留成長空間、雙重縫線、無刺癢標籤。 | 预留成长空间、双重缝线、无刺痒标签。
! Survived the playground and the wash. | Sobreviveu ao recreio e à máquina. | Пережило и площадку, и стирку. | Parka da yıkamaya da dayandı. | 操場和洗衣機都撐住了。 | 操场和洗衣机都撑住了。
`);
