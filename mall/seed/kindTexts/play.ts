import { kindTextsOf } from '../kindTexts.ts';

/** What is told and said of things for play, sport, reading and music, kind by kind. */
export const ofPlay = kindTextsOf(`
= teddy bear, soft rabbit, soft panda, soft elephant, soft unicorn
. Sits up on its own, listens well and comes out of the wash good as new. | Fica sentadinho, é bom ouvinte e sai da máquina de lavar como novo. | Сам сидит, умеет слушать и после стирки как новый. | Kendi başına oturur, iyi dinler, yıkamadan yeni gibi çıkar. | 自己坐得穩，最懂得聽人說話，洗完還像新的。 | 自己坐得稳，最懂得听人说话，洗完还像新的。
! My daughter won’t sleep without it. | Minha filha não dorme sem ele. | Дочь без него не засыпает. | Kızım onsuz uyumuyor. | 女兒沒它不睡覺。 | 女儿没它不睡觉。
= robot building set, toy rocket, toy train, toy racing car, toy fire engine, magic wand
. No screen needed: just an afternoon on the carpet. | Não precisa de tela: basta uma tarde no tapete. | Никаких экранов: хватит ковра и свободного вечера. | Ekrana gerek yok: halının üstünde geçen bir öğleden sonra yeter. | 不用螢幕，在地毯上就能玩一下午。 | 不用屏幕，在地毯上就能玩一下午。
! He played the whole afternoon without asking for the tablet. | Brincou a tarde toda sem pedir o tablet. | Весь день играл и не просил планшет. | Bütün öğleden sonra oynadı, tableti aklına bile getirmedi. | 玩了一下午沒吵著要平板。 | 玩了一下午没吵着要平板。
= kite, yo-yo, water pistol, balloons
. Gets everyone outdoors and brings them home happily tired. | Tira todo mundo de casa e traz todos de volta cansados e felizes. | Вытащит на улицу всех, а домой все вернутся усталыми и довольными. | Herkesi sokağa çıkarır, eve mutlu ve yorgun döndürür. | 到戶外玩，回家個個累得好睡。 | 到户外玩，回家个个累得好睡。
! The best afternoon of the holidays. | A melhor tarde das férias. | Лучший день каникул. | Tatilin en güzel günüydü. | 假期最開心的下午。 | 假期最开心的下午。
= chess set, dice set, mahjong set, playing cards, jigsaw puzzle, dartboard
. Learned in five minutes, enjoyed for years. | Aprende-se em cinco minutos e diverte por anos. | Правила за пять минут, интереса на годы. | Beş dakikada öğrenilir, yıllarca bıkılmaz. | 五分鐘學會，五年玩不膩。 | 五分钟学会，五年玩不腻。
! Sunday afternoons belong to it now. | Virou o nosso programa de domingo à tarde. | Теперь воскресные вечера проводим за игрой. | Artık her pazar öğleden sonra bunu oynuyoruz. | 現在每個週日下午都在玩。 | 现在每个周日下午都在玩。
= baby bottle, baby bowl and spoon, soft rattle
. Made for small hands, with no sharp edges and nothing that comes off. | Feito para mãozinhas: sem cantos vivos e sem peças que se soltam. | Для маленьких ручек: без острых краёв и отрывающихся деталей. | Küçük ellere göre; keskin kenarı, kopan parçası yok. | 適合小手，無銳角、無小零件。 | 适合小手，无锐角、无小零件。
! He can already hold it by himself. | Já segura sozinho. | Уже держит сам. | Artık kendi tutuyor. | 他已經會自己拿了。 | 他已经会自己拿了。
= night light, LED bulb
. Warm enough to fall asleep by, bright enough to find the door. | Luz suave para pegar no sono, clara o bastante para achar a porta. | Достаточно мягкий свет, чтобы заснуть, и достаточно яркий, чтобы найти дверь. | Uykuya dalacak kadar yumuşak, kapıyı bulacak kadar aydınlık. | 柔和好入睡，夠亮看得到門。 | 柔和好入睡，够亮看得到门。
! Nobody’s afraid of the dark any more. | Ninguém mais tem medo do escuro. | Темноты больше никто не боится. | Artık kimse karanlıktan korkmuyor. | 再也沒人怕黑了。 | 再也没人怕黑了。
= football, basketball, volleyball, rugby ball
. Holds its air and its shape on grass, sand or concrete. | Não murcha nem deforma na grama, na areia ou no cimento. | Не спускает и не теряет форму на траве, песке и бетоне. | Çimde, kumda, betonda havası inmez, şekli bozulmaz. | 草地、沙灘、水泥地都不漏氣不變形。 | 草地、沙滩、水泥地都不漏气不变形。
! The whole street plays with it. | A rua toda joga com ela. | Играет весь двор. | Bütün sokak bununla oynuyor. | 整條巷子的孩子都在玩。 | 整个小区的孩子都在玩。
= cricket bat, badminton set, tennis racket, table tennis bat, hockey stick
. Light to swing, with a grip that won’t slip in the heat. | Leve de manejar, com empunhadura que não escorrega nem no calor. | Замах лёгкий, рукоятка не скользит даже в жару. | Savururken hafif, sapı sıcakta kaymaz. | 揮動輕快，握把不怕手汗。 | 挥动轻快，握把不怕手汗。
! My shots go where I want them. | Agora acerto onde quero. | Удары ложатся точно туда, куда хочу. | Vuruşlarım istediğim yere gidiyor. | 想打哪就打哪。 | 想打哪就打哪。
= dumbbells, practice goal, boxing gloves, martial arts suit
. For training at home or in the club, week after week. | Para treinar em casa ou no clube, semana após semana. | Для тренировок дома и в зале, неделя за неделей. | Evde de kulüpte de, haftalar boyu antrenman için. | 在家練、去道館練，週週訓練都耐用。 | 在家练、去道馆练，周周训练都耐用。
! My trainer noticed the difference. | Meu treinador notou a diferença. | Тренер заметил разницу. | Antrenörüm farkı hemen gördü. | 教練都看出差別。 | 教练都看出差别。
= two-person tent, beach umbrella
. Up in five minutes, and stays put when the wind picks up. | Monta em cinco minutos e fica firme quando o vento aperta. | Ставится за пять минут и не боится порывов ветра. | Beş dakikada kurulur, rüzgârda yerinde durur. | 五分鐘搭好，起風也穩。 | 五分钟搭好，起风也稳。
! It stood up to a strong wind. | Aguentou vento forte. | Сильный ветер нипочём. | Sert rüzgâra dayandı. | 大風下也站得穩。 | 大风下也站得稳。
= trophy cup
. A cup to hold up high, with a plate for the winner’s name. | Uma taça para erguer bem alto, com placa para o nome do vencedor. | Кубок, который поднимают над головой, с табличкой для имени победителя. | Havaya kaldırmalık bir kupa; kazananın adı için plakası da var. | 高高舉起的獎盃，附可刻名的銘牌。 | 高高举起的奖杯，附可刻名的铭牌。
! The winner carried it home in both hands. | O campeão foi para casa carregando a taça com as duas mãos. | Победитель нёс его домой, обхватив обеими руками. | Kazanan kupayı iki eliyle taşıyarak eve götürdü. | 冠軍雙手捧回家。 | 冠军双手捧回家。
= abacus
. Counting you can see and touch, from first sums to long columns. | Contas que dá para ver e pegar, das primeiras somas aos números grandes. | Счёт, который можно увидеть и потрогать: от первых примеров до сложения в столбик. | Görerek, dokunarak sayma: ilk toplamalardan uzun işlemlere. | 看得見、摸得到的算術，從加法到多位數。 | 看得见、摸得到的算术，从加法到多位数。
! My son finally understood carrying over. | Meu filho finalmente entendeu o “vai um”. | Сын наконец понял переход через десяток. | Oğlum “elde var bir”i sonunda anladı. | 孩子終於懂進位了。 | 孩子终于懂进位了。
= compass, fishing rod
. Tested before packing, and made for the rain. | Testado antes de embalar e feito para pegar chuva. | Проверено перед упаковкой, дождя не боится. | Paketlenmeden denendi, yağmurdan etkilenmez. | 出貨前測試過，不怕雨。 | 发货前测试过，不怕雨。
! It never let me down outdoors. | Nunca me deixou na mão. | В походах никаких неприятных сюрпризов. | Doğada beni hiç yarı yolda bırakmadı. | 在野外從沒讓我失望。 | 在野外从没让我失望。
= diving mask, swimming goggles, swim ring, canoe
. Keeps the water where it belongs, and is dry by the next day. | A água fica do lado de fora, e no dia seguinte já secou. | Не пропускает воду и к утру высыхает. | Suyu dışarıda tutar, ertesi güne kurur. | 不進水，隔天就乾。 | 不进水，第二天就干。
! A wonderful day on the water. | Um dia maravilhoso na água. | День на воде удался. | Su üstünde harika bir gün geçirdik. | 水上玩得超開心。 | 水上玩得超开心。
= skis, sledge, ice skates, roller skates
. Runs straight, turns when you ask it to, and brakes when you must. | Desliza reto, vira quando você quer e freia quando precisa. | Идут ровно, слушаются в повороте и вовремя тормозят. | Düz gider, istediğinizde döner, gerektiğinde durur. | 直行穩、轉彎順、煞得住。 | 直行稳、转弯顺、刹得住。
! First fall after an hour, and that was my fault. | O primeiro tombo só veio depois de uma hora, e a culpa foi minha. | Первое падение только через час, и то по моей вине. | İlk kez bir saat sonra düştüm, o da benim hatamdı. | 一小時才跌第一次，還是我自己不小心。 | 一小时才摔第一次，还是我自己不小心。
= city bicycle, kick scooter, skateboard, protective helmet
. For the way to school, to the office and the long way round. | Para ir à escola, ao trabalho e voltar pelo caminho mais longo. | В школу, на работу и кружным путём домой. | Okula, işe, canınız isterse eve uzun yoldan. | 上學、上班、繞遠路都合適。 | 上学、上班、绕远路都合适。
! I am faster than the bus. | Chego antes do ônibus. | Добираюсь быстрее автобуса. | Otobüsten önce varıyorum. | 比公車還快。 | 比公交还快。
= cookery book: home dishes, garden book: herbs and trees
. Pages that lie flat and steps you can follow with wet hands. | Páginas que ficam abertas e um passo a passo para seguir até com as mãos molhadas. | Страницы не закрываются сами, по шагам легко идти даже с мокрыми руками. | Sayfaları açık kalır, adımları eliniz ıslakken bile izlenir. | 攤平不會自己闔上，手濕也能照著步驟做。 | 摊平不会自己合上，手湿也能照着步骤做。
! Already full of my notes. | Já está cheio de anotações minhas. | Вся книга уже в моих пометках. | Şimdiden notlarımla doldu. | 已經寫滿筆記。 | 已经写满笔记。
= novel: letters from the island, tales of four seas, picture book: the moon's boat
. A story for one rainy day, and a page to return to on the next. | Uma história para um dia de chuva e uma página para reler no seguinte. | История на дождливый день, к которой хочется вернуться. | Yağmurlu bir güne bir öykü, ertesi gün yeniden açılacak bir sayfa. | 雨天讀一個故事，隔天還想再翻。 | 雨天读一个故事，第二天还想再翻。
! I’ve read it twice already. | Já li duas vezes. | Прочитали уже дважды. | Şimdiden iki kez okudum. | 已經看了兩遍。 | 已经看了两遍。
= workbook: first grammar, atlas of plants, score album for beginners
. Small steps, clear pages, and answers at the back. | Passo a passo, com páginas claras e respostas no final. | Маленькие шаги, понятные страницы и ответы в конце. | Adım adım anlatım, sade sayfalar, arkada cevap anahtarı. | 循序漸進，頁面清楚，書末附解答。 | 循序渐进，页面清楚，书末附答案。
! The teacher recommends it too. | O professor também recomenda. | Учитель тоже советует. | Öğretmenimiz de tavsiye ediyor. | 老師也推薦。 | 老师也推荐。
= fountain pen, ballpoint pen, pencils, crayons
. A line that starts at once and never blots. | Escreve de primeira e não borra. | Ровная линия с первого касания, и ни одной кляксы. | Kâğıda değer değmez yazar, leke yapmaz. | 下筆即出，不暈不糊。 | 下笔即出，不晕不糊。
! My handwriting looks better with it. | Minha letra fica mais bonita. | Почерк стал красивее. | El yazım güzelleşti. | 字都變好看了。 | 字都变好看了。
= notebook, wall calendar, envelopes, account book
. Paper that takes ink without showing through. | Papel que recebe bem a tinta e não deixa passar para o verso. | Чернила не расплываются и не просвечивают на обороте. | Mürekkebi arkasına geçirmeyen kâğıt. | 紙質不透墨、不暈染。 | 纸质不透墨、不晕染。
! Thick paper, neat binding. | Papel grosso, bom acabamento. | Плотная бумага, сделано аккуратно. | Kâğıdı kalın, işçiliği düzgün. | 紙張厚實、做工整齊。 | 纸张厚实、做工整齐。
= paper scissors, ruler, clipboard, paper clips, drawing pins
. Small things that won’t let you down when you need them. | Coisinhas que não deixam você na mão na hora H. | Мелочи, которые не подведут в нужный момент. | Lazım olduğunda yarı yolda bırakmayan küçük şeyler. | 關鍵時刻不出包的小物。 | 关键时刻不掉链子的小物件。
! When the office ran out, I brought mine. | Quando acabou no escritório, levei os de casa. | В офисе закончились, выручили мои. | Ofistekiler bitince benimkiler imdada yetişti. | 辦公室用完了，我帶的正好派上用場。 | 办公室用完了，我带的正好派上用场。
= paint set, paintbrushes
. Colours that mix cleanly, bristles that stay in the brush. | Cores que se misturam sem sujar e cerdas que não soltam. | Краски смешиваются без грязи, ворс не лезет. | Renkler bulanmadan karışır, fırçanın kılı dökülmez. | 顏色乾淨好調，筆毛不掉。 | 颜色干净好调，笔毛不掉。
! Our fridge is a gallery now. | Nossa geladeira virou uma galeria. | Холодильник превратился в галерею. | Buzdolabımız sergi salonuna döndü. | 冰箱成了畫廊。 | 冰箱成了画廊。
= knitting yarn, sewing thread, sewing needles, safety pins
. Even, smooth and strong, for mending what you love and making what’s missing. | Uniforme, liso e resistente: para consertar o que você ama e criar o que falta. | Ровно, гладко и прочно: чтобы чинить любимое и мастерить новое. | Düzgün, pürüzsüz, sağlam: sevdiğinizi onarmak, eksiğini yapmak için. | 均勻順滑又牢固，縫補、手作都好。 | 均匀顺滑又牢固，缝补、手作都好。
! No knots, no rust, no trouble. | Sem nós, sem ferrugem, sem problemas. | Ни узлов, ни ржавчины, ни хлопот. | Ne düğüm ne pas, hiç dert çıkarmadı. | 不打結、不生鏽，完全不用操心。 | 不打结、不生锈，完全不用操心。
= gift wrapping set, party poppers, artificial tree, pumpkin lantern, party decoration set, gift envelopes
. Gets the room ready to celebrate in fifteen minutes. | Em quinze minutos a sala está pronta para a festa. | Пятнадцать минут, и комната готова к празднику. | On beş dakikada odayı kutlamaya hazırlar. | 一刻鐘就有節日氣氛。 | 一刻钟就有节日气氛。
! The party photos came out beautifully. | As fotos da festa ficaram lindas. | Фото с праздника вышли чудесные. | Kutlama fotoğrafları çok güzel çıktı. | 節慶照片拍得很美。 | 节庆照片拍得很美。
= guitar, violin, banjo
. Low action and pegs that hold, so practising is a pleasure. | Cordas baixas e tarraxas firmes: estudar é um prazer. | Струны стоят низко, колки держат строй: заниматься одно удовольствие. | Tel yüksekliği az, burguları sağlam; çalışmak keyif verir. | 弦距低、弦鈕穩，練琴是享受。 | 弦距低、弦钮稳，练琴是享受。
! I play every evening again. | Voltei a tocar todas as noites. | Снова играю каждый вечер. | Yine her akşam çalıyorum. | 又開始每晚練琴。 | 又开始每晚练琴。
= saxophone, trumpet, flute, accordion
. Speaks easily in every register, from the very first note. | Responde fácil em todos os registros, desde a primeira nota. | Легко звучит во всех регистрах, с самой первой ноты. | İlk notadan itibaren her perdede kolay ses verir. | 從第一個音起，各音域都發音輕鬆。 | 从第一个音起，各音域都发音轻松。
! The notes come effortlessly. | As notas saem sem esforço. | Ноты берутся без усилий. | Notalar zorlanmadan çıkıyor. | 演奏起來不費力。 | 演奏起来不费力。
= snare drum, hand drum, maracas, digital keyboard
. A clear beat and a full tone, loud when you want it and quiet when the neighbours are asleep. | Batida clara e som cheio, forte quando você quer e baixinho quando os vizinhos dormem. | Чёткий ритм и полный звук: громко, когда хочется, и тихо, когда соседи спят. | Net vuruş, dolgun ses; istediğinizde gür, komşular uyurken kısık. | 節奏清晰、音色飽滿，想響就響，夜裡也能小聲。 | 节奏清晰、音色饱满，想响就响，夜里也能小声。
! The band wants to keep it. | A banda não quer mais devolver. | Группа не хочет отдавать. | Grup geri vermek istemiyor. | 樂團拿了就不想還。 | 乐队拿了就不想还。
`);
