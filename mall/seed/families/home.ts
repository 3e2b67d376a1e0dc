import { familiesOf } from '../productFamily.ts';

/** What stands, hangs and cooks in a home. */
export const home = familiesOf(`
= furniture; vary colour:brown,white,grey,blue,green; params material finish; warranty 24; returns 15; used 0.05
+ flat-packed | para montar | в разобранном виде | demonte | 平整包裝 | 平板包装
+ with removable covers | com capas removíveis | со съёмными чехлами | çıkarılabilir kılıflı | 可拆洗布套 | 可拆洗套
+ with rounded corners | com cantos arredondados | со скруглёнными углами | yuvarlatılmış köşeli | 圓角設計 | 圆角设计
+ with felt pads | com pés de feltro | с войлочными накладками | keçe ayaklı | 附防刮腳墊 | 带防刮脚垫
. Goes together in half an hour with the key provided, and comes apart again when you move. | Monta em meia hora com a chave que vem junto e desmonta de novo numa mudança. | Собирается за полчаса ключом из комплекта и разбирается при переезде. | Kutudaki anahtarla yarım saatte kurulur, taşınırken yeniden sökülür. | 用附贈工具半小時即可組裝，搬家時也能再拆。 | 用附赠工具半小时即可组装，搬家时也能再拆。
. Wood from replanted forests, with a surface that shrugs off cup rings. | A madeira vem de florestas replantadas e a superfície não fica marcada pelos copos. | Древесина из восстанавливаемых лесов, следов от чашек на поверхности не остаётся. | Ahşabı yenilenen ormanlardan gelir, yüzeyinde bardak izi kalmaz. | 木料取自永續林，表面不留杯痕。 | 木料取自可持续林，表面不留杯痕。
! Sturdy and easy to assemble. | Resistente e fácil de montar. | Крепко, собрать легко. | Sağlam ve kurması kolay. | 穩固，組裝簡單。 | 稳固，组装简单。
! The colour fits our room perfectly. | A cor fica perfeita na nossa sala. | Цвет идеально вписался в комнату. | Rengi odamıza çok yakıştı. | 顏色和客廳很搭。 | 颜色和客厅很搭。
! No smell, clean edges. | Sem cheiro, bom acabamento. | Без запаха, края ровные. | Kokusu yok, kenarları düzgün. | 沒有異味，收邊工整。 | 没有异味，收边工整。
? One screw was missing, but there were spares. | Faltava um parafuso, mas tinha de sobra. | Не хватило одного винта, нашлись запасные. | Bir vida eksikti ama yedeği vardı. | 少了一顆螺絲，還好有備品。 | 少了一颗螺丝，还好有备用。

= bath; params material care; warranty 24; returns 15
+ with a fixing kit | com kit de fixação | с крепежом | montaj setli | 附安裝組 | 带安装套件
+ with an easy-clean surface | com superfície fácil de limpar | с легко очищаемой поверхностью | kolay temizlenen yüzeyli | 易潔表面 | 易洁表面
+ water-saving | com economia de água | с экономией воды | su tasarruflu | 省水設計 | 节水设计
+ with a five-year guarantee | com cinco anos de garantia | с гарантией пять лет | beş yıl garantili | 五年保固 | 五年质保
. Fits standard connections, with clear step-by-step drawings in the box. | Serve nas conexões padrão e o desenho na caixa mostra cada passo. | Подходит к стандартным подключениям, а понятная схема в коробке показывает каждый шаг. | Standart bağlantılara uyar, kutudaki çizim her adımı gösterir. | 適用一般規格接頭，盒內圖示逐步說明。 | 适用常规接口，盒内图示逐步说明。
. A dense, smooth surface that limescale and soap can’t cling to. | A superfície é densa e lisa: calcário e sabão não grudam. | Поверхность плотная и гладкая: налёт и мыло не задерживаются. | Yüzeyi sıkı ve pürüzsüzdür; kireç ve sabun tutunmaz. | 表面緻密光滑，水垢皂漬不易附著。 | 表面致密光滑，水垢皂渍不易附着。
! Fitted in an afternoon. Everything was in the box. | Montei em uma tarde, veio tudo na caixa. | Установили за полдня, всё было в комплекте. | Bir öğleden sonrada takıldı, her şey kutudaydı. | 一個下午裝好，配件齊全。 | 一个下午装好，配件齐全。
! Works well and does not drip. | Funciona bem e não pinga. | Работает отлично, ничего не капает. | Sorunsuz çalışıyor, damlatmıyor. | 好用不漏水。 | 好用不漏水。
! Easy to keep clean. | Fácil de manter limpo. | Легко мыть. | Temizlemesi kolay. | 很好清潔。 | 很好清洁。
? Heavy. You need two people. | Pesado, precisa de duas pessoas. | Тяжёлое, нужны двое. | Ağır, iki kişi gerekiyor. | 很重，要兩個人搬。 | 很重，要两个人搬。

= decor; vary colour:white,beige,green,blue,brown; params material place; returns 15; used 0.02
+ handmade | feito à mão | ручная работа | el yapımı | 手工製作 | 手工制作
+ in a gift box | em caixa para presente | в подарочной коробке | hediye kutulu | 附禮盒 | 带礼盒
+ with a hanging hook | com gancho | с креплением для стены | askı aparatlı | 附掛鉤 | 带挂钩
+ for small rooms | para espaços pequenos | для небольших комнат | küçük odalar için | 適合小空間 | 适合小空间
. Like all handmade things, each piece is slightly different. | Cada peça é ligeiramente diferente, como tudo o que é feito à mão. | Каждая вещь немного отличается от другой, как и положено ручной работе. | El işi her parça diğerinden biraz farklıdır. | 手工製作，每件皆略有不同。 | 手工制作，每件略有不同。
. A calm touch of colour for a shelf, a windowsill or a bedside table. | Dá um toque calmo de cor a uma prateleira, janela ou mesa de cabeceira. | Спокойный цветовой акцент для полки, подоконника или тумбочки. | Raf, pencere ya da komodine sakin bir renk katar. | 為層架、窗台或床頭添上一抹沉靜的色彩。 | 为搁架、窗台或床头添上一抹沉静的色彩。
! Lovely on our shelf, everyone asks about it. | Fica lindo na estante, todo mundo pergunta. | Отлично смотрится на полке, гости спрашивают, где взяли. | Rafımızda çok şık durdu, gelen soruyor. | 放在架上很好看，朋友都問哪裡買。 | 放在架上很好看，朋友都问哪里买。
! Finer and more solid than the price suggests. | Mais sólido e delicado do que o preço sugere. | Тяжелее и изящнее, чем можно ждать за эту цену. | Fiyatına göre daha ağır ve zarif. | 比價格更有份量、更細緻。 | 比价格更有分量、更细致。
! Wrapped so well that nothing could break. | Tão bem embalado que nada quebraria. | Упаковано так, что разбиться нечему. | Çok iyi paketlenmişti, kırılması mümkün değil. | 包得很嚴實，完全沒破損。 | 包得很严实，完全没破损。
? A little smaller than it looks. | Um pouco menor do que parece. | Чуть меньше, чем выглядит. | Göründüğünden biraz küçük. | 比照片看起來小一點。 | 比照片看起来小一点。

= kitchen; vary colour:silver,black,red; params material care; warranty 12; returns 15
+ with a heat-proof handle | com cabo que não esquenta | с ненагревающейся ручкой | ısınmayan saplı | 隔熱手把 | 隔热手柄
+ with a glass lid | com tampa de vidro | со стеклянной крышкой | cam kapaklı | 附玻璃蓋 | 带玻璃盖
+ for all hobs | para todos os fogões | для всех плит | tüm ocaklar için | 各式爐具適用 | 适用各种炉灶
+ with a hanging loop | com argola para pendurar | с петлёй для подвешивания | asma halkalı | 附掛環 | 带挂环
. Weighted towards the handle, so it’s easy to hold in one hand. | O peso fica perto do cabo, por isso dá para segurar bem com uma mão. | Центр тяжести у ручки, удобно держать одной рукой. | Ağırlığı sapa yakındır, tek elle rahat tutulur. | 重心靠近手把，單手也好拿。 | 重心靠近手柄，单手也好拿。
. Heats evenly and cleans with hot water and a soft brush. | Aquece por igual e limpa com água quente e escova macia. | Нагревается равномерно, отмывается горячей водой и мягкой щёткой. | Eşit ısınır, sıcak su ve yumuşak fırçayla temizlenir. | 受熱均勻，熱水加軟刷即可清潔。 | 受热均匀，热水加软刷即可清洁。
! I cook with it every day. | Cozinho com isto todos os dias. | Готовим каждый день. | Her gün kullanıyorum. | 每天煮飯都用。 | 每天做饭都用。
! Nothing sticks, and it cleans in a minute. | Nada gruda, lava em um minuto. | Ничего не пригорает, моется за минуту. | Yapışmıyor, bir dakikada yıkanıyor. | 不沾，一下就洗乾淨。 | 不粘，一下就洗干净。
! Good weight, well balanced. | Bom peso, bem equilibrado. | Приятный вес, хороший баланс. | Ağırlığı güzel, dengeli. | 重量適中，手感平衡。 | 重量适中，手感平衡。
? The handle gets warm on a gas flame. | O cabo esquenta no fogo a gás. | На газу ручка нагревается. | Gaz ocağında sapı ısınıyor. | 用瓦斯爐時把手會熱。 | 用燃气灶时手柄会热。

= tableware; vary colour:white,blue,teal,red,beige; params material care; returns 15
+ with a gold rim | com borda dourado | с золотой каймой | altın kenarlı | 金邊 | 金边
+ microwave-safe | para micro-ondas | для микроволновки | mikrodalgaya uygun | 可微波 | 可微波
+ stackable | empilhável | штабелируется | üst üste konabilir | 可堆疊 | 可叠放
+ in a gift box | em caixa para presente | в подарочной коробке | hediye kutulu | 附禮盒 | 带礼盒
. Lead-free glaze that keeps its shine through years of washing up. | O esmalte não tem chumbo e mantém o brilho depois de anos de lavagens. | Глазурь без свинца, блеск сохраняется после многих лет мытья. | Sırı kurşunsuzdur, yıllarca yıkansa da parlaklığını korur. | 釉料不含鉛，洗滌多年仍光亮。 | 釉料不含铅，洗涤多年仍光亮。
. Feels right in the hand, at breakfast for one or dinner for eight. | Um formato que se encaixa na mão, no café da manhã a sós ou numa mesa para oito. | Форма удобно лежит в руке: и за завтраком в одиночку, и за столом на восьмерых. | Ele oturan bir biçim: tek kişilik kahvaltıda da sekiz kişilik sofrada da. | 手感順手，一人早餐或八人聚餐都合適。 | 手感顺手，一人早餐或八人聚餐都合适。
! The glaze is even and the set matches. | O esmalte é uniforme e as peças combinam. | Глазурь ровная, предметы в одном тоне. | Sırı düzgün, parçalar birbirine uyuyor. | 釉面均勻，整組色調一致。 | 釉面均匀，整套色调一致。
! Everything arrived in one piece, each wrapped separately. | Veio tudo inteiro, embrulhado peça por peça. | Всё целое, каждый предмет завёрнут отдельно. | Hepsi sağlam geldi, tek tek sarılmıştı. | 每件都單獨包裝，完好無缺。 | 每件都单独包装，完好无缺。
! Feels good in the hand. | Gostoso na mão. | Приятно держать в руках. | Elde tutması hoş. | 拿在手上很舒服。 | 拿在手上很舒服。
? There’s a tiny speck in the glaze. | Tem um pontinho no esmalte. | В глазури есть крошечная точка. | Sırında küçük bir nokta var. | 釉面有個小點。 | 釉面有个小点。

= cleaning; params material place; returns 15
+ with a long handle | com cabo comprido | с длинной ручкой | uzun saplı | 長柄 | 长柄
+ with spare heads | com refis | со сменными насадками | yedek başlıklı | 附替換頭 | 带替换头
+ made from recycled material | de material reciclado | из вторсырья | geri dönüştürülmüş | 再生材質 | 再生材质
+ for daily use | para uso diário | на каждый день | günlük kullanım için | 日常使用 | 日常使用
. Made for daily use and built to last, with replaceable parts. | Feito para todos os dias e para anos: as peças que gastam podem ser trocadas. | На каждый день и на годы: изнашиваемые части можно заменить. | Her gün ve yıllarca kullanılır, yıpranan parçaları değişir. | 天天用、用多年，耗損部分可更換。 | 天天用、用多年，损耗部分可更换。
. Hangs on a nail, stands on its own and takes up little space. | Pendura num prego, fica em pé sozinho e ocupa pouco espaço. | Висит на гвозде, стоит сам и занимает мало места. | Çiviye asılır, kendi başına durur, dolapta az yer kaplar. | 可掛可立，收納不佔空間。 | 可挂可立，收纳不占空间。
! Simple, and it does its job. | Simples e funciona. | Просто и делает своё дело. | Sade ve işini yapıyor. | 簡單好用。 | 简单好用。
! My second one. The first still works. | É o segundo, o primeiro ainda funciona. | Берём второй раз, первый ещё служит. | İkincisini aldım, ilki hâlâ çalışıyor. | 第二次買了，第一個還在用。 | 第二次买了，第一个还在用。
! Feels sturdy, no plastic smell. | Resistente, sem cheiro a plástico. | Крепкая вещь, пластиком не пахнет. | Sağlam, plastik kokusu yok. | 很耐用，沒有塑膠味。 | 很耐用，没有塑料味。
? The colour wasn’t the one in the picture. | A cor não era a da foto. | Цвет отличается от фото. | Rengi fotoğraftakinden farklı. | 顏色和圖片不同。 | 颜色和图片不同。

= linen; vary colour:white,blue,grey,pink,beige; params material care; returns 15
+ with a zip cover | com capa com zíper | с чехлом на молнии | fermuarlı kılıflı | 附拉鍊套 | 带拉链套
+ pre-washed | pré-lavado | предварительно выстирано | ön yıkamalı | 預洗處理 | 预洗处理
+ quick-drying | de secagem rápida | быстро сохнет | çabuk kuruyan | 快乾 | 速干
+ hypoallergenic | hipoalergênico | гипоаллергенно | hipoalerjenik | 抗敏 | 防过敏
. Washed before sewing, so it won’t shrink and is soft from the first night. | Lavado antes de costurar, por isso mantém o tamanho e é macio desde a primeira noite. | Ткань выстирана до пошива: не садится и мягкая с первого дня. | Dikilmeden önce yıkandığı için çekmez, ilk geceden yumuşaktır. | 先洗後縫，不縮水，第一晚就柔軟。 | 先洗后缝，不缩水，第一晚就柔软。
. Certified free of harmful substances and quick to dry on the line. | Certificado sem substâncias nocivas; seca rápido no varal. | Сертифицировано без вредных веществ, быстро сохнет. | Zararlı madde içermediği belgelidir, ipte çabuk kurur. | 通過無有害物質認證，晾曬快乾。 | 通过无有害物质认证，晾晒快干。
! So soft, we sleep better. | Muito macio, dormimos melhor. | Очень мягкое, спится лучше. | Çok yumuşak, daha iyi uyuyoruz. | 很柔軟，睡得更好。 | 很柔软，睡得更好。
! Kept its colour after ten washes. | Manteve a cor depois de dez lavagens. | После десяти стирок цвет прежний. | On yıkamadan sonra rengi aynı. | 洗了十次顏色依舊。 | 洗了十次颜色依旧。
! Thick and well sewn. | Grosso e bem costurado. | Плотное, хорошо прошито. | Kalın, dikişleri sağlam. | 厚實，車工好。 | 厚实，做工好。
? Sheds a little in the first wash. | Solta um pouco de pelo na primeira lavagem. | При первой стирке немного ворсится. | İlk yıkamada biraz tüy bırakıyor. | 第一次洗會掉些毛絮。 | 第一次洗会掉些毛絮。

= plants; params light place; returns 7
+ in a clay pot | em vaso de barro | в глиняном горшке | toprak saksıda | 附陶盆 | 带陶盆
+ easy to care for | de cuidado fácil | неприхотливое растение | bakımı kolay | 好照顧 | 好养护
+ with a care card | com cartão de cuidados | с памяткой по уходу | bakım kartlı | 附養護卡 | 带养护卡
+ well rooted | bem enraizado | с развитыми корнями | köklü | 根系健壯 | 根系健壮
. Grown in our own beds and hardened off outdoors before it travels. | Criado nos nossos canteiros e acostumado ao ar livre antes da viagem. | Выращено в собственном питомнике и закалено на воздухе перед отправкой. | Kendi fidanlığımızda yetişir, yola çıkmadan açık havaya alıştırılır. | 自家苗圃培育，出貨前已在戶外馴化。 | 自家苗圃培育，发货前已在户外炼苗。
. Water when the top of the soil is dry, and turn the pot once a week. | Regue quando a superfície da terra estiver seca e gire o vaso uma vez por semana. | Поливайте, когда подсохнет верх земли, и раз в неделю поворачивайте горшок. | Toprağın üstü kuruyunca sulayın, saksıyı haftada bir çevirin. | 表土乾了再澆水，每週轉一次盆。 | 表土干了再浇水，每周转一次盆。
! Arrived fresh, with new leaves already. | Chegou viçosa e já com folhas novas. | Пришло свежим, уже даёт новые листья. | Taze geldi, yeni yaprak bile verdi. | 到貨很新鮮，已長新葉。 | 到货很新鲜，已长新叶。
! Packed with care, not a leaf broken. | Bem embalada, nem uma folha quebrada. | Упаковано бережно, ни один лист не сломан. | Özenle paketlenmiş, tek yaprak kırılmamış. | 包裝用心，葉子完好。 | 包装用心，叶子完好。
! Grows happily on the balcony. | Cresce bem na varanda. | Хорошо растёт на балконе. | Balkonda keyfi yerinde. | 放陽台長得很好。 | 放阳台长得很好。
? Smaller than in the picture for now. | Por enquanto menor do que na foto. | Пока меньше, чем на фото. | Şimdilik fotoğraftakinden küçük. | 目前比照片小。 | 目前比照片小。

= tools; params material source; warranty 24; returns 15; used 0.05
+ with a soft grip | com empunhadura macia | с мягкой рукояткой | yumuşak tutamaklı | 防滑握把 | 防滑手柄
+ with a storage box | com caixa | в кейсе | saklama kutulu | 附收納盒 | 带收纳盒
+ rustproof | antiferrugem | с защитой от ржавчины | paslanmaz | 防鏽 | 防锈
+ for home and workshop | para casa e oficina | для дома и мастерской | ev ve atölye için | 家用與工坊皆宜 | 家用工坊皆宜
. Hardened where it works and light where you hold it. | Temperado onde trabalha e leve onde a mão segura. | Закалён там, где работает, и лёгок там, где его держат. | Çalışan yeri sertleştirilmiş, tutulan yeri hafiftir. | 工作端硬化處理，握持端輕巧。 | 工作端硬化处理，握持端轻巧。
. A drop of oil once a season keeps it going for a lifetime. | Uma gota de óleo por estação e dura a vida toda. | Капля масла раз в сезон, и прослужит всю жизнь. | Mevsimde bir damla yağla ömür boyu çalışır. | 每季滴一滴油，可用一輩子。 | 每季滴一滴油，可用一辈子。
! Good steel, fits the hand. | Bom aço, se encaixa bem na mão. | Хорошая сталь, удобно в руке. | Çeliği iyi, ele oturuyor. | 鋼材好，握感佳。 | 钢材好，握感佳。
! Does its job well. | Cumpre bem a função. | Со своей задачей справляется. | İşini iyi yapıyor. | 很好用。 | 很好用。
! Professional quality at a home price. | Qualidade profissional a preço de casa. | Качество профессиональное, цена бытовая. | Profesyonel kalite, ev fiyatı. | 專業品質，平實價格。 | 专业品质，平实价格。
? The box lid does not close tightly. | A tampa da caixa não fecha bem. | Крышка кейса закрывается неплотно. | Kutunun kapağı tam kapanmıyor. | 盒蓋關不太緊。 | 盒盖关不太紧。
`);
