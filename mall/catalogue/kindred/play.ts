import { kindredOf } from '../kindred.ts';

/** What is told and said of things for play, sport, reading and music, kind by kind. */
export const ofPlay = kindredOf(`
= teddy bear, soft rabbit, soft panda, soft elephant, soft unicorn
. Sits by itself, listens well and comes out of the wash as it went in. | Senta sozinho, ouve bem e sai da máquina como entrou. | Сидит сам, хорошо слушает и после стирки такой же, как был. | Kendi oturur, iyi dinler, yıkamadan girdiği gibi çıkar. | 自己坐得好、最會聽心事，洗完還是原樣。 | 自己坐得好、最会听心事，洗完还是原样。
! My daughter does not sleep without it. | Minha filha não dorme sem ele. | Дочь без него не засыпает. | Kızım onsuz uyumuyor. | 女兒沒它不睡覺。 | 女儿没它不睡觉。
= robot building set, toy rocket, toy train, toy racing car, toy fire engine, magic wand
. Needs no screen: an afternoon on the carpet is enough. | Não precisa de tela: basta uma tarde no tapete. | Экран не нужен, достаточно вечера на ковре. | Ekran istemez; halının üstünde bir öğleden sonra yeter. | 不用螢幕，在地毯上就能玩一下午。 | 不用屏幕，在地毯上就能玩一下午。
! He played the whole afternoon without asking for the tablet. | Brincou a tarde toda sem pedir o tablet. | Весь день играл и не просил планшет. | Bütün öğleden sonra oynadı, tablet istemedi. | 玩了一下午沒吵著要平板。 | 玩了一下午没吵着要平板。
= kite, yo-yo, water pistol, balloons
. Goes outside, makes no crumbs and brings everybody home tired. | Vai para a rua, não faz migalhas e traz todos cansados para casa. | Для улицы: ни крошек, ни скуки, домой все приходят уставшими. | Dışarıda oynanır, herkes eve yorgun döner. | 到戶外玩，回家個個累得好睡。 | 到户外玩，回家个个累得好睡。
! The best afternoon of the holidays. | A melhor tarde das férias. | Лучший день каникул. | Tatilin en güzel günüydü. | 假期最開心的下午。 | 假期最开心的下午。
= chess set, dice set, mahjong set, playing cards, jigsaw puzzle, dartboard
. Explained in five minutes, and not used up in five years. | Dá para explicar em cinco minutos e não cansa em cinco anos. | Правила за пять минут, интереса на годы. | Beş dakikada öğrenilir, beş yılda bıkılmaz. | 五分鐘學會，五年玩不膩。 | 五分钟学会，五年玩不腻。
! Sunday afternoons belong to it now. | As tardes de domingo são agora dele. | Теперь воскресные вечера за игрой. | Pazar öğleden sonraları artık onun. | 週日下午都在玩它。 | 周日下午都在玩它。
= baby bottle, baby bowl and spoon, soft rattle
. Small enough for small hands, with no edge and no part that comes off. | Para mãos pequenas, sem arestas nem peças soltas. | Для маленьких рук, без острых краёв и мелких деталей. | Küçük ellere göre; keskin kenarı, kopan parçası yok. | 適合小手，無銳角、無小零件。 | 适合小手，无锐角、无小零件。
! He holds it by himself already. | Já segura sozinho. | Уже держит сам. | Artık kendi tutuyor. | 他已經會自己拿了。 | 他已经会自己拿了。
= night light, LED bulb
. Warm enough to fall asleep by, bright enough to find the door. | Quente para adormecer, suficiente para encontrar a porta. | Тёплый свет, чтобы заснуть, и достаточно яркий, чтобы найти дверь. | Uyuyacak kadar yumuşak, kapıyı bulacak kadar aydınlık. | 柔和好入睡，夠亮看得到門。 | 柔和好入睡，够亮看得到门。
! Nobody is afraid of the dark any more. | Ninguém mais tem medo do escuro. | Темноты больше никто не боится. | Artık kimse karanlıktan korkmuyor. | 再也沒人怕黑了。 | 再也没人怕黑了。
= football, basketball, volleyball, rugby ball
. Keeps its air and its shape, on grass, sand or concrete. | Mantém o ar e a forma na grama, na areia ou no cimento. | Держит воздух и форму на траве, песке и бетоне. | Çimde, kumda, betonda havasını ve biçimini korur. | 草地、沙灘、水泥地都不漏氣不變形。 | 草地、沙滩、水泥地都不漏气不变形。
! The whole street plays with it. | A rua toda joga com ela. | Играет весь двор. | Bütün sokak bununla oynuyor. | 整條巷子的孩子都在玩。 | 整个小区的孩子都在玩。
= cricket bat, badminton set, tennis racket, table tennis bat, hockey stick
. Light in the swing, with a grip that does not slip in the heat. | Leve no movimento, com empunhadura que não escorrega no calor. | Лёгкий замах, ручка не скользит и в жару. | Savururken hafif, sapı sıcakta kaymaz. | 揮動輕快，握把不怕手汗。 | 挥动轻快，握把不怕手汗。
! My strokes go where I want them. | Minhas batidas vão para onde eu quero. | Удары идут туда, куда хочу. | Vuruşlarım istediğim yere gidiyor. | 想打哪就打哪。 | 想打哪就打哪。
= dumbbells, practice goal, boxing gloves, martial arts suit
. For training at home or in the club, week after week. | Para treinar em casa ou no clube, semana após semana. | Для тренировок дома и в зале, неделя за неделей. | Evde ya da kulüpte, haftalarca antrenman için. | 在家或道館，週週訓練都耐用。 | 在家或道馆，周周训练都耐用。
! My trainer noticed the difference. | Meu treinador notou a diferença. | Тренер заметил разницу. | Hocam farkı fark etti. | 教練都看出差別。 | 教练都看出差别。
= two-person tent, beach umbrella
. Up in five minutes, and it stays where it was pegged when the wind comes. | Monta em cinco minutos e aguenta firme quando vem o vento. | Ставится за пять минут и не улетает от ветра. | Beş dakikada kurulur, rüzgârda yerinde durur. | 五分鐘搭好，起風也穩。 | 五分钟搭好，起风也稳。
! It stood in a strong wind. | Aguentou vento forte. | Выдержало сильный ветер. | Sert rüzgârda yerinde durdu. | 大風下也站得穩。 | 大风下也站得稳。
= trophy cup
. A cup to hold up high, with a plate for the name of who earned it. | Uma taça para erguer bem alto, com placa para o nome de quem mereceu. | Кубок, который поднимают над головой, с табличкой для имени победителя. | Kazananın adı için plakası olan, havaya kaldırılacak bir kupa. | 高高舉起的獎盃，附可刻名的銘牌。 | 高高举起的奖杯，附可刻名的铭牌。
! The winner carried it home in both hands. | O vencedor levou para casa com as duas mãos. | Победитель нёс его домой двумя руками. | Kazanan onu eve iki eliyle taşıdı. | 冠軍雙手捧回家。 | 冠军双手捧回家。
= abacus
. Counting one can see and touch, from first sums to long columns. | Contas que dá para ver e tocar, das primeiras somas às colunas longas. | Счёт, который можно увидеть и потрогать: от первых примеров до длинных столбиков. | Görülen, dokunulan sayılar: ilk toplamadan uzun sütunlara. | 看得見、摸得到的算術，從加法到多位數。 | 看得见、摸得到的算术，从加法到多位数。
! My son understood carrying over at last. | Meu filho finalmente entendeu as contas. | Сын наконец понял счёт с переносом. | Oğlum elde kalanı sonunda anladı. | 孩子終於懂進位了。 | 孩子终于懂进位了。
= compass, fishing rod
. Trust it: it was tested before it was packed, and it is made for rain. | Confie: foi testado antes de embalar e não teme a chuva. | Проверено перед упаковкой, дождя не боится. | Paketlenmeden denendi, yağmurdan etkilenmez. | 出貨前測試過，不怕雨。 | 出货前测试过，不怕雨。
! It never let me down outdoors. | Nunca me deixou na mão. | На природе ни разу не подвело. | Doğada beni hiç yarı yolda bırakmadı. | 在野外從沒讓我失望。 | 在野外从没让我失望。
= diving mask, swimming goggles, swim ring, canoe
. Keeps the water where it belongs, and dries before the next day. | Mantém a água no lugar dela e seca até o dia seguinte. | Не пропускает воду и к утру высыхает. | Suyu dışarıda tutar, ertesi güne kurur. | 不進水，隔天就乾。 | 不进水，隔天就干。
! A wonderful day on the water. | Um dia maravilhoso na água. | День на воде удался. | Su üstünde harika bir gün geçirdik. | 水上玩得超開心。 | 水上玩得超开心。
= skis, sledge, ice skates, roller skates
. Runs straight, turns when you ask it to, and brakes when you must. | Desliza reto, vira quando você quer e freia quando precisa. | Держит прямую, слушается в повороте и вовремя тормозит. | Düz gider, istediğinizde döner, gerektiğinde durur. | 直行穩、轉彎順、煞得住。 | 直行稳、转弯顺、刹得住。
! First fall after an hour, and that was my fault. | O primeiro tombo foi depois de uma hora, e por culpa minha. | Первое падение через час, и то по моей вине. | İlk düşüş bir saat sonra, o da benim hatam. | 一小時才跌第一次，還是我自己不小心。 | 一小时才摔第一次，还是我自己不小心。
= city bicycle, kick scooter, skateboard, protective helmet
. For the way to school, to the office and the long way round. | Para o caminho da escola, do escritório e o mais longo também. | В школу, на работу и кружным путём домой. | Okula, işe ve uzun yoldan eve. | 上學、上班、繞遠路都合適。 | 上学、上班、绕远路都合适。
! I am faster than the bus. | Sou mais rápido do que o ônibus. | Добираюсь быстрее автобуса. | Otobüsten hızlıyım. | 比公車還快。 | 比公交还快。
= cookery book: home dishes, garden book: herbs and trees
. Pages that lie flat and steps that can be followed with wet hands. | Páginas que ficam abertas e passos fáceis de seguir. | Раскрывается ровно, советы понятны и начинающим. | Sayfaları açık durur, tarifleri kolay izlenir. | 攤平好翻，步驟易懂。 | 摊平好翻，步骤易懂。
! Already full of my notes. | Já está cheio de anotações minhas. | Уже весь в моих пометках. | Şimdiden notlarımla dolu. | 已經寫滿筆記。 | 已经写满笔记。
= novel: letters from the island, tales of four seas, picture book: the moon's boat
. A story for one rainy day, and a page to come back to on the next. | Uma história para um dia de chuva e uma página para voltar no seguinte. | История на дождливый день, к которой хочется вернуться. | Yağmurlu bir gün için bir öykü, ertesi gün dönülecek bir sayfa. | 雨天讀一個故事，隔天還想再翻。 | 雨天读一个故事，隔天还想再翻。
! Read it twice already. | Já li duas vezes. | Прочитали уже дважды. | Şimdiden iki kez okudum. | 已經看了兩遍。 | 已经看了两遍。
= workbook: first grammar, atlas of plants, score album for beginners
. Small steps, clear pages, and answers at the back. | Pequenos passos, páginas claras e soluções no fim. | Небольшие шаги, понятные страницы, всё разложено по полочкам. | Küçük adımlar, açık sayfalar, düzenli anlatım. | 循序漸進，頁面清楚。 | 循序渐进，页面清楚。
! The teacher recommends it too. | O professor também o recomenda. | Учитель тоже советует. | Öğretmen de öneriyor. | 老師也推薦。 | 老师也推荐。
= fountain pen, ballpoint pen, pencils, crayons
. A line that begins at once and does not blot. | Um traço que sai de primeira e não borra. | Пишет сразу и не пачкает. | Hemen yazar, bulaşmaz. | 下筆即出，不暈不糊。 | 下笔即出，不晕不糊。
! My handwriting looks better with it. | Minha letra fica mais bonita. | Почерк стал красивее. | Yazım daha güzel duruyor. | 字都變好看了。 | 字都变好看了。
= notebook, wall calendar, envelopes, account book
. Paper that takes ink without showing through. | Papel que aceita a tinta sem passar para o outro lado. | Бумага не просвечивает и не расплывается. | Mürekkebi arkasına geçirmeyen kâğıt. | 紙質不透墨、不暈染。 | 纸质不透墨、不晕染。
! Thick paper, neat binding. | Papel grosso, bom acabamento. | Плотная бумага, аккуратная работа. | Kâğıdı kalın, işçiliği düzgün. | 紙張厚實、做工整齊。 | 纸张厚实、做工整齐。
= paper scissors, ruler, clipboard, paper clips, drawing pins
. Small things that do not break on the day one needs them. | Pequenas coisas que não quebram no dia em que fazem falta. | Мелочи, которые не ломаются в нужный день. | Lazım olduğu gün bozulmayan küçük şeyler. | 關鍵時刻不掉鏈子的小物。 | 关键时刻不掉链子的小物。
! The office ran out, I brought mine. | No escritório acabaram, levei os meus. | В офисе закончились, выручили мои. | Ofiste bitti, benimkini götürdüm. | 辦公室沒了，我的派上用場。 | 办公室没了，我的派上用场。
= paint set, paintbrushes
. Colours that mix cleanly, hairs that stay in the brush. | Cores que se misturam bem e pelos que não caem. | Краски чисто смешиваются, щетина не лезет. | Renkler temiz karışır, kıllar dökülmez. | 顏色乾淨好調，筆毛不掉。 | 颜色干净好调，笔毛不掉。
! Our fridge is a gallery now. | Nossa geladeira agora é uma galeria. | Холодильник теперь как галерея. | Buzdolabımız artık galeri. | 冰箱成了畫廊。 | 冰箱成了画廊。
= knitting yarn, sewing thread, sewing needles, safety pins
. Even, smooth and strong, for mending what is loved and making what is missing. | Regular, liso e forte, para remendar e para criar. | Ровное, гладкое и прочное: и починить, и сделать новое. | Düzgün, pürüzsüz, sağlam; onarmak ve üretmek için. | 均勻順滑又牢固，縫補、手作都好。 | 均匀顺滑又牢固，缝补、手作都好。
! No knots, no rust, no trouble. | Sem nós, sem ferrugem, sem problemas. | Работать приятно, никаких хлопот. | Kullanması kolay, sorunsuz. | 好用不出狀況。 | 好用不出状况。
= gift wrapping set, party poppers, artificial tree, pumpkin lantern, party decoration set, gift envelopes
. Brings the feast into the room in a quarter of an hour. | Traz a festa para a sala em quinze minutos. | Праздник в комнате за пятнадцать минут. | On beş dakikada odaya bayram getirir. | 一刻鐘就有節日氣氛。 | 一刻钟就有节日气氛。
! The photos of the feast came out lovely. | As fotos da festa ficaram lindas. | Фото с праздника вышли чудесные. | Kutlama fotoğrafları çok güzel çıktı. | 節慶照片拍得很美。 | 节庆照片拍得很美。
= guitar, violin, banjo
. The action is low and the pegs hold, so that practising is a pleasure. | Cordas baixas e tarraxas firmes: estudar é um prazer. | Струны низко, колки держат: заниматься одно удовольствие. | Telleri alçak, burguları sağlam; çalışmak keyif verir. | 弦距低、弦鈕穩，練琴是享受。 | 弦距低、弦钮稳，练琴是享受。
! I play every evening again. | Voltei a tocar todas as noites. | Снова играю каждый вечер. | Yine her akşam çalıyorum. | 又開始每晚練琴。 | 又开始每晚练琴。
= saxophone, trumpet, flute, accordion
. Speaks easily in every register, from the first breath or bow of the bellows. | Responde bem em todos os registos. | Легко звучит во всех регистрах. | Her seste kolay tını verir. | 各音域發音輕鬆。 | 各音域发音轻松。
! The notes come without force. | As notas saem sem esforço. | Звук берётся без усилия. | Sesler zorlamadan çıkıyor. | 吹奏不費力。 | 演奏不费力。
= snare drum, hand drum, maracas, digital keyboard
. A clear beat and a full tone, loud when asked and quiet when the neighbours sleep. | Batida clara e som cheio, forte quando se quer e suave à noite. | Чёткий ритм и полный звук: громко, когда нужно, и тихо для соседей. | Net vuruş, dolgun ses; istenince gür, gece hafif. | 節奏清晰、音色飽滿，大小聲都好控制。 | 节奏清晰、音色饱满，大小声都好控制。
! The band wants to keep it. | A banda quer ficar com ele. | Вся группа в восторге. | Grup bayıldı. | 樂團的人都想要。 | 乐队的人都想要。
`);
