import { kindredOf } from '../kindred.ts';

/** What is told and said of things for the house, the garden, the table and the workshop, kind by kind. */
export const ofTheHouse = kindredOf(`
= dining chair, armchair
. A seat for long dinners: the back gives a little, the legs do not. | Assento para jantares longos: o encosto cede um pouco, as pernas não. | Для долгих ужинов: спинка слегка пружинит, ножки стоят крепко. | Uzun sofralar için: sırtı hafif esner, ayakları oynamaz. | 久坐也舒服：椅背微彈、椅腳穩固。 | 久坐也舒服：椅背微弹、椅脚稳固。
! We sat until midnight and nobody complained. | Ficamos sentados até meia-noite e ninguém reclamou. | Просидели до полуночи, никто не жаловался. | Gece yarısına dek oturduk, kimse şikâyet etmedi. | 坐到半夜沒人喊累。 | 坐到半夜没人喊累。
= two-seat sofa
. Deep enough to curl up, firm enough to get up from. | Fundo para se aninhar, firme para se levantar. | Достаточно глубокий, чтобы свернуться, и упругий, чтобы легко встать. | Kıvrılacak kadar derin, kalkacak kadar sıkı. | 夠深可以窩著，夠硬起身不費力。 | 够深可以窝着，够硬起身不费力。
! The cat and I share it every evening. | Eu e o gato dividimos todas as noites. | Каждый вечер делим его с кошкой. | Her akşam kediyle paylaşıyoruz. | 每晚和貓一起窩著。 | 每晚和猫一起窝着。
= bed frame
. Stands without a creak, on slats that give under the shoulder. | Não range, com ripas que cedem sob o ombro. | Не скрипит, рейки мягко пружинят под плечом. | Gıcırdamaz, çıtaları omuz altında esner. | 翻身不響，床板條隨肩受力。 | 翻身不响，床板条随肩受力。
! Built in an hour, quiet since then. | Montei em uma hora, silenciosa desde então. | Собрали за час, с тех пор ни звука. | Bir saatte kuruldu, o gün bugün sessiz. | 一小時組好，至今沒聲音。 | 一小时组好，至今没声音。
= duvet set
. Closely woven, smooth to the hand, with buttons that stay closed in the wash. | Trama densa, toque macio e botões que não abrem na lavagem. | Плотное гладкое плетение, пуговицы не расстёгиваются при стирке. | Sık dokunmuş, pürüzsüz; düğmeleri yıkamada açılmaz. | 織紋細密、觸感滑順，洗滌時扣子不鬆。 | 织纹细密、触感滑顺，洗涤时扣子不松。
! We sleep cooler since. | Dormimos mais frescos desde então. | Спать стало прохладнее. | Artık daha serin uyuyoruz. | 睡起來涼爽多了。 | 睡起来凉爽多了。
= filing cabinet, storage basket, storage box
. Takes in what lies about, and lets you find it again. | Arruma o que vive espalhado e deixa fácil de achar. | Собирает всё, что лежит где попало, и ничего не теряется. | Ortada kalanı toplar, arayınca bulunur. | 雜物收進去，要用時找得到。 | 杂物收进去，要用时找得到。
! The corner is tidy at last. | O canto finalmente está arrumado. | В углу наконец порядок. | Köşe sonunda derli toplu. | 角落終於整齊了。 | 角落终于整齐了。
= curtain
. Falls straight, keeps out the noon sun and lets the evening light through. | Cai reto, corta o sol do meio-dia e deixa passar a luz da tarde. | Ровно падает, укрывает от полуденного солнца и пропускает вечерний свет. | Düz dökülür, öğle güneşini keser, akşam ışığını geçirir. | 垂墜筆直，擋正午烈日、透傍晚柔光。 | 垂坠笔直，挡正午烈日、透傍晚柔光。
! The room is much cooler at noon. | O quarto fica bem mais fresco ao meio-dia. | Днём в комнате намного прохладнее. | Öğlen oda çok daha serin. | 中午房間涼多了。 | 中午房间凉多了。
= bathtub, shower head, toilet
. Easy to wipe, sparing with water, and fitted with the usual connections. | Fácil de limpar, economiza água e tem as conexões padrão. | Легко протереть, экономит воду, подключение стандартное. | Kolay silinir, suyu az harcar, bağlantıları standarttır. | 好清潔、省水，採用通用接口。 | 好清洁、省水，采用通用接口。
! In place within a morning. | Instalei em uma manhã. | Установили за одно утро. | Bir sabahta takıldı. | 一個上午就裝好。 | 一个上午就装好。
= frying pan, sauté pan, stock pot
. Heats evenly to the edge, and the handle stays cool on the stove. | Aquece por igual até a borda e o cabo não queima. | Прогревается ровно до краёв, ручка не обжигает. | Kenarına kadar eşit ısınır, sapı elde yakmaz. | 受熱均勻，把手不燙。 | 受热均匀，把手不烫。
! Onions turn gold all over, nothing burns. | A cebola fica dourada por igual, nada queima. | Лук золотится ровно, ничего не пригорает. | Soğan her yanı eşit kızarıyor, yanmıyor. | 洋蔥炒得均勻金黃，不焦底。 | 洋葱炒得均匀金黄，不焦底。
= chef's knife
. Goes through a ripe tomato by its own weight, and takes a new edge easily. | Corta um tomate maduro só com o próprio peso e é fácil de afiar. | Режет спелый помидор под собственным весом и легко точится. | Olgun domatesi kendi ağırlığıyla keser, kolay bilenir. | 熟番茄一劃即開，好磨好用。 | 熟番茄一划即开，好磨好用。
! I should have bought it years ago. | Eu devia ter comprado há anos. | Надо было купить ещё годы назад. | Yıllar önce almalıymışım. | 早幾年就該買。 | 早几年就该买。
= serving spoon, cutlery set, chopsticks
. Lies well in the hand at daily meals, and is handsome enough for guests. | Se encaixa bem na mão todos os dias e é bonito para receber visitas. | Удобно каждый день и не стыдно перед гостями. | Her gün elde rahat, misafire çıkarılacak kadar güzel. | 日常順手，待客也體面。 | 日常顺手，待客也体面。
! Set the table with it on the first evening. | Pus a mesa com ele já na primeira noite. | Накрыли стол в первый же вечер. | İlk akşam sofraya koyduk. | 當晚就擺上桌。 | 当晚就摆上桌。
= kitchen scales
. Exact and quick to read, and wiped clean in a moment. | Exata, rápida de ler e limpa num instante. | Точно, показания видно сразу, протирается за миг. | Hassas, çabuk okunur, bir anda silinir. | 準確易讀，一擦就淨。 | 准确易读，一擦就净。
! My cakes rise since I weigh. | Desde que peso tudo, meus bolos crescem. | С точными граммами пироги удаются. | Tarttığımdan beri keklerim kabarıyor. | 秤準了蛋糕都發得好。 | 称准了蛋糕都发得好。
= teapot, tea bowl, mug, mate cup
. Keeps the drink warm and the hand cool, and pours or sips without a drip. | Mantém a bebida quente e a mão fria, sem pingar. | Держит тепло, не обжигает руку и не капает. | İçeceği sıcak, eli serin tutar; damlatmaz. | 保溫不燙手，不滴漏。 | 保温不烫手，不滴漏。
! My morning tea stays hot to the last sip. | Meu chá da manhã fica quente até o fim. | Утренний чай горячий до последнего глотка. | Sabah çayım son yuduma kadar sıcak. | 早上的茶喝到最後還是熱的。 | 早上的茶喝到最后还是热的。
= dinner plate, soup bowl
. Stacks neatly, goes from oven to table and does not mark under the knife. | Empilha bem, vai do forno à mesa e a faca não risca. | Удобно складывать стопкой, из духовки сразу на стол, нож не царапает. | Düzgün istiflenir, fırından sofraya gelir, bıçak iz bırakmaz. | 好疊放，可進烤箱，刀叉不留痕。 | 好叠放，可进烤箱，刀叉不留痕。
! Rice and curry look better on it. | O arroz com curry fica mais bonito nele. | Еда в такой посуде выглядит аппетитнее. | Yemek içinde daha iştah açıcı duruyor. | 盛菜更好看了。 | 盛菜更好看了。
= wine glass, tumbler, cocktail glass
. Clear to the foot and light to lift. | Transparente até a base e leve de levantar. | Прозрачный до основания и лёгкий в руке. | Dibine kadar berrak, elde hafif. | 通透到底，拿著輕巧。 | 通透到底，拿着轻巧。
! Our guests asked where they come from. | As visitas perguntaram onde comprei. | Гости спрашивали, где купили. | Misafirler nereden aldığımızı sordu. | 客人都問在哪買的。 | 客人都问在哪买的。
= storage jar, lunch box
. Closes tightly: soup stays in, ants stay out. | Fecha bem: a sopa não sai e as formigas não entram. | Закрывается плотно: суп не прольётся, муравьи не заберутся. | Sıkı kapanır: çorba dökülmez, karınca girmez. | 密封紮實，湯不漏、蟻不入。 | 密封扎实，汤不漏、蚁不入。
! Nothing has ever leaked into the bag. | Nunca vazou nada na bolsa. | В сумке ни разу не протекло. | Çantaya hiç sızdırmadı. | 放包裡從沒漏過。 | 放包里从没漏过。
= scented candle, paper lantern, oil lamp
. A small light that makes an evening: burns steadily and smells of very little but calm. | Uma pequena luz que faz a noite: firme, suave, tranquila. | Небольшой огонёк на весь вечер: горит ровно и спокойно. | Akşamı güzelleştiren küçük bir ışık: sakin ve sürekli yanar. | 一點微光點亮夜晚，燃燒平穩。 | 一点微光点亮夜晚，燃烧平稳。
! We switch the ceiling lamp off now. | Agora apagamos a luz do teto. | Верхний свет теперь не включаем. | Artık tavan lambasını yakmıyoruz. | 現在晚上都不開大燈了。 | 现在晚上都不开大灯了。
= tall vase, framed print, wall mirror, nesting dolls, wind chime, stone-look bookend, hourglass, make-up mirror
. One good thing on a shelf or a wall is enough to change a room. | Uma só peça bonita muda um cômodo. | Одной удачной вещи хватает, чтобы комната преобразилась. | Odayı değiştirmeye güzel tek bir parça yeter. | 一件好物就能讓房間變樣。 | 一件好物就能让房间变样。
! Everybody who comes in looks at it first. | Quem entra já olha para ela. | Все, кто заходит, первым делом смотрят туда. | İçeri giren önce ona bakıyor. | 進門的人都先看到它。 | 进门的人都先看到它。
= mantel clock, alarm clock, kitchen timer, stopwatch
. Large figures, a firm button and a sound that wakes without a fright. | Números grandes, botão firme e um toque que não assusta. | Крупные цифры, чёткая кнопка и сигнал, который не пугает. | Büyük rakamlar, net düğme, ürkütmeyen bir ses. | 數字大、按鍵明確，鈴聲不嚇人。 | 数字大、按键明确，铃声不吓人。
! Has not lost a minute. | Não atrasou um minuto. | Не отстали ни на минуту. | Bir dakika bile geri kalmadı. | 一分鐘都沒差。 | 一分钟都没差。
= broom, bucket, plunger, waste bin
. A plain helper that does its work and can be hung or hidden away. | Um ajudante simples que faz o serviço e é fácil de guardar. | Простой помощник: делает своё дело и легко убирается с глаз. | İşini gören sade bir yardımcı; kolayca kaldırılır. | 樸實好用，用完好收。 | 朴实好用，用完好收。
! Sturdier than the last three. | Mais resistente do que os três anteriores. | Крепче трёх предыдущих. | Önceki üçünden sağlam. | 比前三個都耐用。 | 比前三个都耐用。
= sponge, toilet paper, washing-up liquid, car wash sponge, bath sponge
. Soft, thrifty and always good to have one more in the cupboard. | Macio, rende muito e é bom ter sempre mais um no armário. | Мягко, экономно, и запас в шкафу не помешает. | Yumuşak, idareli; dolapta yedeği bulunsun. | 柔軟耐用，家裡多備一份準沒錯。 | 柔软耐用，家里多备一份准没错。
! Lasts longer than the one from the corner shop. | Dura mais do que o do mercadinho. | Хватает дольше, чем магазинного. | Bakkaldan aldığımdan uzun gidiyor. | 比巷口買的耐用。 | 比楼下买的耐用。
= mangoes, pineapple, coconut, bananas, kiwi fruit, apples, grapes, watermelon, strawberries, tangerines, peaches, lemons
. Ripened in the sun, not in a warehouse. | Amadurecido no sol, não em um galpão. | Дозревали на солнце, а не на складе. | Depoda değil güneşte olgunlaştı. | 在陽光下熟成，不是在倉庫裡。 | 在阳光下熟成，不是在仓库里。
! The whole kitchen smelled of fruit. | A cozinha inteira ficou com cheiro de fruta. | Вся кухня пахла фруктами. | Bütün mutfak meyve koktu. | 整個廚房都是果香。 | 整个厨房都是果香。
= tomatoes, carrots, potatoes, onions, sweet peppers, aubergines, broccoli, ginger, chillies
. Firm, clean and full of flavour, for the pan, the oven or the salad bowl. | Firmes, limpos e cheios de sabor, para a panela, o forno ou a salada. | Крепкие, чистые и вкусные: на сковороду, в духовку или в салат. | Diri, temiz, lezzetli; tavaya, fırına ya da salataya. | 結實乾淨、滋味足，炒、烤、涼拌都好。 | 结实干净、滋味足，炒、烤、凉拌都好。
! Tastes like vegetables used to taste. | Tem o gosto que os legumes tinham antigamente. | Вкус как у овощей из детства. | Eski sebzelerin tadı var. | 有小時候蔬菜的味道。 | 有小时候蔬菜的味道。
= mountain cheese, butter, free-range eggs, whole milk
. From farms where the animals graze outside, fetched every other day. | De sítios com animais no pasto, recolhido dia sim, dia não. | С ферм, где скот пасётся на воле; забираем через день. | Hayvanları otlayan çiftliklerden, gün aşırı alınır. | 來自放牧農場，隔日收取。 | 来自放牧农场，隔日收取。
! Breakfast is better with it. | O café da manhã fica mais gostoso. | Завтрак стал вкуснее. | Kahvaltı onunla daha güzel. | 早餐更香了。 | 早餐更香了。
= beef steak, chicken legs, smoked beef strips, prawns, sea bream fillet
. Cut to order, trimmed of what nobody eats, and packed flat for the freezer. | Cortado na hora do pedido, limpo e embalado para congelar. | Нарезано под заказ, очищено и удобно упаковано для заморозки. | Siparişe göre kesilir, ayıklanır, buzluğa uygun paketlenir. | 現切修整，平整分裝好冷凍。 | 现切修整，平整分装好冷冻。
! Tender, and no water in the pan. | Macio e sem soltar água na frigideira. | Нежное, на сковороде не даёт воды. | Yumuşacık, tavada su salmıyor. | 肉質嫩，下鍋不出水。 | 肉质嫩，下锅不出水。
= coconut ice cream, frozen dumplings
. From the freezer to the table in a few minutes, for guests who come unannounced. | Do freezer à mesa em poucos minutos, para visitas inesperadas. | Из морозилки на стол за пару минут, если гости без звонка. | Birkaç dakikada buzluktan sofraya; habersiz gelen misafire. | 幾分鐘就能上桌，臨時來客不慌。 | 几分钟就能上桌，临时来客不慌。
! Always one pack in the freezer now. | Sempre tem um pacote no freezer. | Теперь в морозилке всегда есть запас. | Artık buzlukta hep bir paket var. | 冰箱裡一定備一包。 | 冰箱里一定备一包。
= red rice, jasmine rice, durum spaghetti, red kidney beans
. Cooks evenly, keeps its bite and takes up the sauce. | Cozinha por igual, fica no ponto e absorve o molho. | Варится равномерно, не разваривается и впитывает соус. | Eşit pişer, diri kalır, sosu çeker. | 熟度均勻、口感有嚼勁，吸附醬汁。 | 熟度均匀、口感有嚼劲，吸附酱汁。
! Never sticks, even reheated. | Não gruda, nem requentado. | Не слипается даже после разогрева. | Isıtınca bile yapışmıyor. | 再加熱也不黏。 | 再加热也不粘。
= forest honey, sea salt, dried herbs, dried garlic, table olives
. A little of it changes a plain dish. | Um pouco já muda um prato simples. | Щепотки достаточно, чтобы простое блюдо заиграло. | Azıcığı sade bir yemeği değiştirir. | 一點點就讓家常菜不同。 | 一点点就让家常菜不同。
! A little goes a long way. | Um pouco rende muito. | Хватает надолго. | Azıcığı yetiyor. | 用一點就很夠味。 | 用一点就很够味。
= tuna in olive oil, roasted peanuts, chestnuts, popcorn, rice crackers, pretzels
. For the drawer at work, the long bus ride and the second half of the match. | Para a gaveta do trabalho, a viagem longa e o segundo tempo do jogo. | Для ящика на работе, долгой дороги и второго тайма. | İş yerindeki çekmeceye, uzun yola, maçın ikinci yarısına. | 放辦公室、搭長途車、看球下半場都合適。 | 放办公室、坐长途车、看球下半场都合适。
! The pack was empty before the film began. | O pacote acabou antes de o filme começar. | Пачка кончилась раньше, чем начался фильм. | Film başlamadan paket bitti. | 電影還沒開始就吃完了。 | 电影还没开始就吃完了。
= country loaf, butter croissants, birthday cake, moon cakes, cupcakes
. Out of the oven in the night, at your door by day. | Sai do forno de noite e chega à sua porta de dia. | Ночью из печи, днём у вашей двери. | Gece fırından, gündüz kapınızda. | 夜裡出爐，白天送到。 | 夜里出炉，白天送到。
! Still fresh in the evening. | À noite ainda estava fresco. | К вечеру ещё свежее. | Akşama hâlâ tazeydi. | 到晚上還很新鮮。 | 到晚上还很新鲜。
= dark chocolate, ginger biscuits, fruit drops, lollipops
. To give away, or to hide at the back of the shelf. | Para dar de presente ou esconder no fundo da prateleira. | Чтобы подарить или спрятать подальше на полке. | Hediye etmek ya da rafın arkasına saklamak için. | 送人好，藏起來自己吃也好。 | 送人好，藏起来自己吃也好。
! Impossible to stop at one. | Impossível comer um só. | На одной не остановиться. | Bir taneyle durulmuyor. | 吃一個停不下來。 | 吃一个停不下来。
= black tea, green tea, hibiscus tea
. Whole leaves that open slowly in the pot; the second cup is as good as the first. | Folhas inteiras que abrem devagar; a segunda xícara é tão boa quanto a primeira. | Цельный лист раскрывается медленно, вторая чашка не хуже первой. | Bütün yapraklar demlikte yavaşça açılır; ikinci fincan da ilki kadar iyidir. | 整葉慢慢舒展，第二泡一樣好喝。 | 整叶慢慢舒展，第二泡一样好喝。
! Strong colour, no bitterness. | Cor viva, sem amargor. | Насыщенный цвет, без горечи. | Rengi koyu, acılığı yok. | 茶色漂亮不苦澀。 | 茶色漂亮不苦涩。
= ground coffee, cocoa powder
. Ground or sieved in the week it is sent, for cups with a full smell. | Moído ou peneirado na semana do envio, para xícaras cheias de aroma. | Подготовлено на неделе отправки: аромат во всей полноте. | Gönderildiği hafta hazırlanır, kokusu tam gelir. | 當週新製，香氣飽滿。 | 当周新制，香气饱满。
! The neighbours ask what smells so good. | Os vizinhos perguntam o que cheira tão bem. | Соседи спрашивают, что так вкусно пахнет. | Komşular ne güzel kokuyor diye soruyor. | 鄰居都問什麼這麼香。 | 邻居都问什么这么香。
= mango juice, lime soda, spring water, bubble tea kit
. Best cold, on the hottest day of the week. | Melhor bem gelado, no dia mais quente da semana. | Лучше всего холодным, в самый жаркий день. | En güzeli buz gibi, haftanın en sıcak gününde. | 最熱的那天冰著喝最好。 | 最热的那天冰着喝最好。
! Gone before it was cold. | Acabou antes de gelar. | Выпили, не успев охладить. | Soğumadan bitti. | 還沒冰透就喝完了。 | 还没冰透就喝完了。
= pot plant, cactus, lucky clover, garden rose, sunflower, tulips, hibiscus, small palm, young conifer
. Grown slowly outdoors, so it settles in quickly at yours. | Cresceu devagar ao ar livre, por isso se adapta rápido à sua casa. | Выращено неспешно под открытым небом, поэтому быстро приживается у вас. | Açık havada yavaş büyüdü, sizde çabuk tutar. | 露天慢慢長成，到家很快適應。 | 露天慢慢长成，到家很快适应。
! New leaves within a week. | Folhas novas em uma semana. | Через неделю пошли новые листья. | Bir haftada yeni yaprak verdi. | 一週就長新葉。 | 一周就长新叶。
= vegetable seeds, fresh bouquet
. Chosen for the season, with a note on what it needs. | Escolhido para a estação, com uma nota sobre os cuidados. | Подобрано по сезону, с запиской об уходе. | Mevsimine göre seçildi, bakım notuyla gelir. | 依季節挑選，附照顧說明。 | 依季节挑选，附照顾说明。
! Nine of ten did well. | Nove em dez vingaram. | Девять из десяти удались. | Onda dokuzu tuttu. | 十個有九個成功。 | 十个有九个成功。
= claw hammer, screwdriver, adjustable wrench, hand saw, axe, screw clamp, garden pick
. Forged in one piece or fixed for good: the head stays where it belongs. | Forjado ou fixado para durar: a cabeça fica onde deve. | Сделано на совесть: ничего не расшатывается. | Ömürlük yapılmış: başı yerinden oynamaz. | 做工紮實，頭部不鬆脫。 | 做工扎实，头部不松脱。
! My grandfather would have approved. | Meu avô teria aprovado. | Дед бы одобрил. | Dedem görse beğenirdi. | 爺爺看了也會點頭。 | 爷爷看了也会点头。
= toolbox, step ladder, padlock, work magnet, nuts and bolts, fire extinguisher, watering bucket
. Made for workshops, and not too good for a balcony. | Feito para oficinas, mas serve também na varanda. | Сделано для мастерской, но пригодится и на балконе. | Atölye için yapıldı, balkonda da iş görür. | 為工房而做，陽台也用得上。 | 为工房而做，阳台也用得上。
! Does what it should, every time. | Faz o que deve, sempre. | Делает что положено, каждый раз. | Her seferinde işini görüyor. | 每次都管用。 | 每次都管用。
= motor oil, tyre, car battery, chain and gear kit
. Marked with the norms that your handbook asks for. | Dentro das normas que o manual do veículo pede. | С маркировкой по нормам из руководства к вашей машине. | Araç kılavuzunun istediği normlar üzerinde yazılıdır. | 標示符合車主手冊規範。 | 标示符合车主手册规范。
! My mechanic fitted it without a word, which is praise. | Meu mecânico instalou sem reclamar, o que é um elogio. | Механик поставил без единого замечания, а это похвала. | Ustam tek laf etmeden taktı, bu övgüdür. | 師傅二話不說就裝上，算是好評。 | 师傅二话不说就装上，算是好评。
= dog chews, dry dog food, dry cat food, fish food, bird seed
. Small portions, a list of contents that can be read, and a bag that closes again. | Porções pequenas, ingredientes fáceis de ler e pacote que fecha de novo. | Понятный состав, удобные порции и пакет с застёжкой. | Küçük porsiyon, okunur içerik, tekrar kapanan paket. | 份量適中、成分清楚、可重複封口。 | 分量适中、成分清楚、可重复封口。
! The bowl is empty in a minute. | A tigela fica vazia em um minuto. | Миска пустеет за минуту. | Kap bir dakikada boşalıyor. | 一分鐘就吃光。 | 一分钟就吃光。
= dog harness, cat toy, cat bed
. Soft at the edges and made to be chewed, scratched and washed. | Macio nas bordas e feito para ser mordido, arranhado e lavado. | Мягкие края; выдержит зубы, когти и стирку. | Kenarları yumuşak; dişe, tırnağa, yıkamaya dayanır. | 邊緣柔軟，耐咬耐抓可清洗。 | 边缘柔软，耐咬耐抓可清洗。
! Used every day by somebody with claws. | Usado todos os dias por alguém com garras. | Каждый день испытывается когтями. | Her gün tırnaklı biri kullanıyor. | 天天被爪子考驗。 | 天天被爪子考验。
`);
