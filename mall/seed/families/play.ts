import { familiesOf } from '../productFamily.ts';

/** What is played, read, ridden and made. */
export const play = familiesOf(`
= toys; vary colour:red,blue,yellow,green; params age material; returns 15; used 0.03
+ with rounded edges | com cantos arredondados | с закруглёнными краями | yuvarlak kenarlı | 圓角設計 | 圆角设计
+ battery-free | sem pilhas | без батареек | pilsiz | 免電池 | 无需电池
+ in a gift box | em caixa para presente | в подарочной коробке | hediye kutulu | 附禮盒 | 礼盒装
+ for two players | para brincar a dois | для игры вдвоём | iki kişilik | 雙人同樂 | 双人同乐
. No lights, no noise: the story is up to the child. | Sem luzes nem barulho: a história fica por conta da criança. | Без света и шума: историю придумывает ребёнок. | Işıksız, gürültüsüz: hikâyeyi çocuk kurar. | 沒有聲光，故事留給孩子自己想。 | 没有声光，故事留给孩子自己想。
. Water-based paint, and no part small enough to swallow. | Tinta à base de água, e nenhuma peça pequena o bastante para engolir. | Краска на водной основе, ни одной мелкой детали. | Boyası su bazlıdır, hiçbir parçası yutulacak kadar küçük değildir. | 水性漆，沒有容易誤吞的小零件。 | 水性漆，没有容易误吞的小零件。
! Three weeks on, still the favourite. | Três semanas depois, continua sendo o favorito. | Прошло три недели, а игрушка всё ещё любимая. | Üç hafta oldu, hâlâ en sevdiği oyuncak. | 三週了還是最愛。 | 三周了还是最爱。
! Solid, no sharp edges. | Resistente, sem cantos vivos. | Прочная, без острых краёв. | Sağlam, sivri kenarı yok. | 結實，沒有銳角。 | 结实，没有锐角。
! Unwrapped and played with straight away. | Abriu o presente e já saiu brincando. | Подарок, в который играли в тот же день. | Paketi açıldığı gibi oynanmaya başlandı. | 一拆開就玩起來了。 | 一拆开就玩起来了。
? Smaller than expected. | Menor do que eu esperava. | Меньше, чем ожидалось. | Beklenenden küçük. | 比預期小。 | 比预期小。

= games; params age players material; returns 15; used 0.04
+ with rules in six languages | com regras em seis idiomas | правила на шести языках | altı dilde kurallı | 附六種語言說明 | 附六种语言规则
+ travel edition | edição de viagem | дорожная версия | seyahat boyu | 旅行版 | 旅行版
+ with a storage tray | com bandeja organizadora | с органайзером | saklama tepsili | 附收納盤 | 带收纳盘
+ 20-minute rounds | partidas de 20 minutos | партия за 20 минут | 20 dakikalık oyun | 20 分鐘一局 | 20分钟一局
. The rules fit on one page, and no two evenings go the same way. | As regras cabem em uma página e nenhuma noite é igual à outra. | Правила умещаются на одной странице, а партии не повторяются. | Kuralları bir sayfaya sığar, hiçbir akşam diğerine benzemez. | 規則一頁就懂，每一局都不同。 | 规则一页就懂，每一局都不同。
. Thick card and solid pieces, made for many hands. | Cartão grosso e peças firmes, feitos para passar por muitas mãos. | Плотный картон и крепкие детали: переживут не одну компанию. | Kalın karton, sağlam parçalar: elden ele dolaşsın diye yapıldı. | 厚實耐用，禁得起多人把玩。 | 厚实耐用，经得起多人把玩。
! Learned in five minutes, played until midnight. | Aprendemos em cinco minutos, jogamos até meia-noite. | Разобрались за пять минут, играли до полуночи. | Beş dakikada öğrendik, gece yarısına kadar oynadık. | 五分鐘學會，玩到半夜。 | 五分钟学会，玩到半夜。
! The pieces feel great. | As peças são gostosas de pegar. | Детали приятно держать в руках. | Parçaları tok ve kaliteli. | 配件手感好。 | 配件手感好。
! Fun for children and grandparents alike. | Diverte crianças e avós. | Подходит и детям, и бабушкам с дедушками. | Çocuklar da büyükler de keyif alıyor. | 老少咸宜。 | 老少皆宜。
? The box corner was dented. | O canto da caixa veio amassado. | Угол коробки помят. | Kutunun köşesi ezikti. | 盒角有壓到。 | 盒角有压痕。

= sport; vary colour:red,blue,black,yellow,green; params level place material; warranty 12; returns 15; used 0.06
+ with a carry bag | com bolsa de transporte | с сумкой-чехлом | taşıma çantalı | 附收納袋 | 带收纳袋
+ match quality | padrão de competição | для соревнований | maç kalitesinde | 比賽級 | 比赛级
+ with a firm grip | com boa aderência | с надёжным хватом | sağlam tutuşlu | 防滑好握 | 防滑好握
+ for training | para treino | для тренировок | antrenman için | 訓練用 | 训练用
. Good enough for the club, forgiving enough for the park. | Bom o bastante para o clube, fácil o bastante para o parque. | Подойдёт и для клуба, и для игры в парке. | Kulübe yetecek kadar iyi, parkta da rahat kullanılır. | 球隊訓練與公園玩樂都適用。 | 球队训练与公园玩乐都适用。
. Rinse off sand and sweat, dry it in the shade, and it lasts for seasons. | Enxágue, seque à sombra e vai durar várias temporadas. | Смойте песок и пот, высушите в тени, и прослужит не один сезон. | Kumu ve teri durulayın, gölgede kurutun; sezonlarca dayanır. | 沖去沙與汗，陰乾即可，可用好幾季。 | 冲去沙与汗，阴干即可，可用好几季。
! Good grip from the first game. | Boa aderência desde o primeiro jogo. | Хороший хват с первой игры. | İlk maçtan itibaren tutuşu iyi. | 第一場就很順手。 | 第一场就很顺手。
! Still holds its shape after months. | Mantém a forma depois de meses. | Форму держит уже несколько месяцев. | Aylar sonra bile şekli aynı. | 用了幾個月仍不變形。 | 用了几个月仍不变形。
! The whole team uses them now. | Agora o time todo usa. | Теперь у всей команды такие. | Artık bütün takım bunu kullanıyor. | 現在全隊都用這個。 | 现在全队都用这个。
? Needs some breaking in. | Precisa amaciar um pouco no começo. | Первое время нужно привыкать. | Alışması biraz sürüyor. | 要用一陣子才順手。 | 要用一阵子才顺手。

= outdoor; vary colour:green,orange,blue,navy; params season material; warranty 24; returns 15; used 0.05
+ windproof | à prova de vento | с защитой от ветра | rüzgâra dayanıklı | 防風 | 防风
+ with a repair kit | com kit de reparo | с ремкомплектом | tamir setli | 附修補包 | 带修补包
+ packs small | ocupa pouco espaço | компактная укладка | az yer kaplar | 收納小巧 | 收纳小巧
+ with reflective cords | com cordas refletoras | со светоотражающими шнурами | yansıtıcı ipli | 反光繩 | 反光绳
. Tested over wet passes and dusty plains before it went on sale. | Testado em serras molhadas e planícies poeirentas antes de chegar à loja. | Проверено на мокрых перевалах и пыльных равнинах до начала продаж. | Satışa çıkmadan önce ıslak geçitlerde ve tozlu ovalarda denendi. | 上市前已走過濕冷山徑與乾燥平原。 | 上市前已走过湿冷山径与干燥平原。
. Taped seams, covered zips and ten years of spare parts. | Costuras seladas, zíperes cobertos e peças de reposição por dez anos. | Швы проклеены, молнии закрыты, запчасти доступны десять лет. | Dikişleri bantlı, fermuarları kapalı, yedek parçası on yıl bulunur. | 縫線貼膠、拉鍊加蓋，零件供應十年。 | 缝线贴胶、拉链加盖，零件供应十年。
! A night of rain and everything stayed dry. | Uma noite de chuva e tudo ficou seco. | Ночь под дождём, внутри сухо. | Bütün gece yağdı, içi kupkuru kaldı. | 下整晚雨依然乾爽。 | 下整晚雨依然干爽。
! Light enough for a long walk. | Leve o bastante para uma longa caminhada. | Вес небольшой, для дальнего похода то, что надо. | Uzun yürüyüş için yeterince hafif. | 長途健行也不重。 | 长途徒步也不重。
! Set up in five minutes, on my own. | Montei em cinco minutos, sozinho. | Ставится в одиночку за пять минут. | Tek başıma beş dakikada kurdum. | 一個人五分鐘就搞定。 | 一个人五分钟就搞定。
? Hard to get back in its bag. | Dá trabalho guardar de volta na bolsa. | В чехол обратно убирается с трудом. | Kılıfına geri koymak zor. | 收回袋子有點緊。 | 收回袋子有点紧。

= wheels; vary colour:red,blue,black,green,white; params age material; warranty 24; returns 15; used 0.08
+ with hand brakes | com freios de mão | с ручными тормозами | el frenli | 手煞車 | 手刹
+ with puncture-proof tyres | com pneus antifuro | с непрокалываемыми шинами | patlamaz lastikli | 防爆胎 | 防爆胎
+ foldable | dobrável | складная конструкция | katlanır | 可摺疊 | 可折叠
+ with a bell and lights | com campainha e luzes | со звонком и фонарями | zilli ve ışıklı | 附車鈴與車燈 | 带车铃与车灯
. Leaves the box nearly ready: turn the handlebar, pump the tyres, go. | Quase nada a montar: é só alinhar o guidão, encher os pneus e sair. | Из коробки почти готов: поверните руль, накачайте шины и поезжайте. | Kutudan neredeyse hazır çıkar: gidonu çevirin, lastiği şişirin, sürün. | 開箱後幾乎就能騎：轉正把手、打氣、出發。 | 开箱后几乎就能骑：转正车把、打气、出发。
. Sealed bearings shrug off rain and sand. | Rolamentos blindados: chuva e areia não incomodam. | Подшипники закрытые: дождь и песок не страшны. | Rulmanları kapalıdır, yağmur ve kum zarar vermez. | 密封軸承，不怕雨水沙塵。 | 密封轴承，不怕雨水沙尘。
! Rolls smoothly and brakes well. | Roda bem e freia bem. | Катится плавно, тормозит уверенно. | Akıcı gidiyor, frenleri iyi tutuyor. | 滑行順，煞車靈敏。 | 滑行顺，刹车灵敏。
! My son rides it to school. | Meu filho vai para a escola com ela. | Сын ездит на нём в школу. | Oğlum okula bununla gidiyor. | 兒子每天騎去上學。 | 儿子每天骑去上学。
! Assembled in twenty minutes. | Montei em vinte minutos. | Собрали за двадцать минут. | Yirmi dakikada kuruldu. | 二十分鐘就組好。 | 二十分钟就装好。
? Heavier than I thought. | Mais pesado do que eu pensava. | Тяжелее, чем казалось. | Düşündüğümden ağır. | 比想像中重。 | 比想象中重。

= books; params cover tongue; returns 15; used 0.15
+ with colour illustrations | com ilustrações coloridas | с цветными иллюстрациями | renkli resimli | 彩色插圖 | 彩色插图
+ revised edition | edição revisada | переработанное издание | gözden geçirilmiş baskı | 修訂版 | 修订版
+ with exercises | com exercícios | с упражнениями | alıştırmalı | 附練習 | 附练习
+ large print | letra grande | крупный шрифт | büyük punto | 大字版 | 大字版
. Clear type, a spine that lies open and paper made for pencil notes. | Letra nítida, lombada que abre por inteiro e papel que aceita anotações a lápis. | Удобный шрифт, книга раскрывается полностью, на полях можно писать карандашом. | Okunaklı harfler, açık duran cilt ve kurşun kalemle not almaya uygun kâğıt. | 版面舒適、可平攤翻閱，紙張適合做筆記。 | 版面舒适、可平摊翻阅，纸张适合做笔记。
. Read it cover to cover, or dip in for a page a day. | Leia de ponta a ponta ou abra ao acaso, uma página por dia. | Читайте с начала или открывайте наугад по странице в день. | Baştan sona okuyun ya da her gün bir sayfa açın. | 可從頭讀，也可每天隨手翻一頁。 | 可从头读，也可每天随手翻一页。
! Read it in two evenings. | Li em duas noites. | Прочли за два вечера. | İki akşamda okudum. | 兩個晚上就看完。 | 两个晚上就看完。
! Beautiful paper and a sewn spine. | Papel bonito e lombada costurada. | Красивая бумага, сшитый блок. | Kâğıdı güzel, dikişli ciltli. | 紙質好，穿線裝訂。 | 纸质好，穿线装订。
! Explains things without showing off. | Explica sem se exibir. | Объясняет просто и по делу. | Gösterişsiz, anlaşılır anlatıyor. | 講解清楚不賣弄。 | 讲解清楚不卖弄。
? The print is small. | A letra é pequena. | Шрифт мелкий. | Yazıları küçük. | 字有點小。 | 字有点小。

= stationery; vary colour:blue,red,black,green,yellow; params material cover; returns 15
+ with refills | com refis | со сменными стержнями | yedekli | 附替芯 | 带替芯
+ acid-free | sem ácido | бескислотная бумага | asitsiz | 無酸 | 无酸
+ smudge-proof | não borra | не размазывается | dağılmayan | 不暈染 | 不晕染
+ in a set | em kit | в наборе | set hâlinde | 套組 | 套装
. Sturdy, cleanly finished, with nothing to come loose. | Resistente, bem-acabado e sem nada que se solte. | Прочные материалы, ровные края, ничего не отклеивается. | Sağlam malzeme, düzgün kenarlar, sökülen yeri yok. | 用料紮實、收邊工整，不會鬆脫。 | 用料扎实、收边工整，不会松脱。
. Chosen for school bags and office drawers alike. | Escolhido para a mochila da escola e a gaveta do escritório. | И для школьного рюкзака, и для ящика письменного стола. | Okul çantası için de ofis çekmecesi için de seçildi. | 書包與辦公抽屜都適合。 | 书包与办公抽屉都适合。
! Tidy and well made. | Caprichado e bem-feito. | Аккуратно и качественно. | Düzgün ve kaliteli. | 工整有質感。 | 工整有质感。
! The children use it for school. | As crianças usam na escola. | Дети берут в школу. | Çocuklar okulda kullanıyor. | 孩子上學用很合適。 | 孩子上学用很合适。
! Good value for the pack. | Bom preço pelo kit. | За набор цена отличная. | Paket fiyatı uygun. | 整組很划算。 | 整套很划算。
? The corner was slightly bent. | O canto veio um pouco dobrado. | Уголок слегка помят. | Köşesi biraz bükülmüştü. | 邊角有點折到。 | 边角有点折到。

= craft; vary colour:red,blue,white,yellow,purple; params material level; returns 15
+ with a pattern sheet | com folha de moldes | со схемой | kalıp kâğıtlı | 附圖樣 | 附图样
+ colour-fast | cores firmes | не линяет | renk vermez | 不掉色 | 不掉色
+ in a storage box | em caixa | в коробке для хранения | saklama kutulu | 附收納盒 | 带收纳盒
+ for beginners | para iniciantes | для начинающих | yeni başlayanlar için | 新手適用 | 新手适用
. One dye lot per pack, so the last row matches the first. | Um só lote de tingimento por embalagem: a última carreira sai igual à primeira. | В упаковке одна партия окраски: последний ряд не отличается от первого. | Her pakette tek boya partisi vardır; son sıra ilkiyle aynı renktir. | 同包同批染色，首尾色調一致。 | 同包同批染色，首尾色调一致。
. The leaflet has three projects for a Sunday afternoon. | O folheto traz três projetos para uma tarde de domingo. | В буклете три идеи на воскресный вечер. | Kitapçıkta pazar öğleden sonrası için üç fikir var. | 附三款週末小作品教學。 | 附三款周末小作品教程。
! Pleasant to work with, no knots. | Gostoso de trabalhar, sem nós. | Работать приятно, без узелков. | Çalışması keyifli, düğümsüz. | 很好操作，不打結。 | 很好操作，不打结。
! The colours match the chart. | As cores batem com a tabela. | Цвета совпали с картой цветов. | Renkler kartelayla aynı. | 顏色和色卡一致。 | 颜色和色卡一致。
! Finished my first piece in a weekend. | Terminei a primeira peça em um fim de semana. | Первая работа готова за выходные. | İlk parçamı bir hafta sonunda bitirdim. | 一個週末就完成第一件。 | 一个周末就完成第一件。
? I’d have liked a bit more of it. | Queria que viesse um pouco mais. | Хотелось бы чуть больше в упаковке. | Biraz daha fazla olsa iyiydi. | 希望份量再多一點。 | 希望分量再多一点。

= party; vary colour:red,yellow,blue,pink,gold; params material; returns 7
+ for eight guests | para oito convidados | на восемь гостей | sekiz kişilik | 八人份 | 八人份
+ reusable | reutilizável | многоразовое | tekrar kullanılır | 可重複使用 | 可重复使用
+ with ribbons | com fitas | с лентами | kurdeleli | 附緞帶 | 带丝带
+ from recycled paper | de papel reciclado | из переработанной бумаги | geri dönüşümlü kâğıttan | 再生紙 | 再生纸
. Up in minutes, and folds away for next time. | Pronto em minutos e fácil de guardar para a próxima festa. | Готово за несколько минут, а потом складывается до следующего праздника. | Birkaç dakikada hazır olur, sonraki sefere kadar katlanıp kaldırılır. | 幾分鐘佈置完成，收起下次再用。 | 几分钟布置完成，收起下次再用。
. Colours that look good together, in daylight and in photos. | Cores que combinam à luz do dia e nas fotos. | Цвета сочетаются и при дневном свете, и на фото. | Renkleri gün ışığında da fotoğrafta da uyumludur. | 白天或拍照，色彩都好看。 | 白天或拍照，色彩都好看。
! Made the room festive in no time. | Deixou a sala em clima de festa na hora. | Комната сразу стала праздничной. | Odayı hemen şenlendirdi. | 一下子就有了過節的氣氛。 | 一下子就有了过节的气氛。
! Enough for the whole class. | Deu para a turma toda. | Хватило на весь класс. | Bütün sınıfa yetti. | 全班都夠用。 | 全班都够用。
! Bright colours, well packed. | Cores vivas, bem embalado. | Яркие цвета, хорошая упаковка. | Renkleri canlı, paketi iyi. | 顏色鮮豔，包裝好。 | 颜色鲜艳，包装好。
? One was torn. | Um veio rasgado. | Один предмет пришёл порванным. | Bir tanesi yırtıktı. | 有一個破了。 | 有一个破了。

= auto; vary colour:black,grey,red; params source material; warranty 12; returns 15
+ fits most cars | serve na maioria dos carros | для большинства машин | çoğu araca uyar | 多數車款適用 | 多数车型适用
+ weatherproof | resistente a intempéries | всепогодное исполнение | hava koşullarına dayanıklı | 耐候 | 耐候
+ with a mounting kit | com kit de montagem | с крепежом | montaj setli | 附安裝配件 | 带安装配件
+ heat-tested | testado ao calor | испытано на жаре | sıcağa karşı denenmiş | 耐高溫測試 | 耐高温测试
. Fits without drilling, and comes off again without a trace. | Instala sem furar e sai sem deixar marca. | Ставится без сверления и снимается без следов. | Delmeden takılır, iz bırakmadan çıkar. | 免鑽孔安裝，拆下不留痕。 | 免打孔安装，拆下不留痕。
. Made for long hot drives and cold mornings. | Feito para dias quentes de estrada e manhãs frias. | Рассчитано и на жару в дороге, и на холодное утро. | Sıcak uzun yollara da soğuk sabahlara da uygundur. | 耐長途高溫，也不怕清晨低溫。 | 耐长途高温，也不怕清晨低温。
! Easy to fit, holds well. | Fácil de instalar, segura bem. | Ставится легко, держится крепко. | Takması kolay, sağlam duruyor. | 安裝容易，很穩固。 | 安装容易，很稳固。
! Works on my old car too. | Serve também no meu carro antigo. | Подошло и на старую машину. | Eski arabama da uydu. | 老車也能用。 | 老车也能用。
! Better than the one from the garage. | Melhor do que o da oficina. | Лучше, чем из автосервиса. | Servistekinden daha iyi. | 比修車廠賣的還好。 | 比修理厂卖的还好。
? The sticker left a mark. | O adesivo deixou marca. | От наклейки остался след. | Etiketi iz bıraktı. | 貼紙留下殘膠。 | 贴纸留有残胶。
`);
