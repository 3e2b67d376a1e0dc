import { kindTextsOf } from '../kindTexts.ts';

/** What is told and said of things for the house, the garden, the table and the workshop, kind by kind. */
export const ofTheHouse = kindTextsOf(`
= dining chair, armchair
. A seat for long dinners: the back gives a little, the legs don’t. | Para jantares longos: o encosto cede um pouco, os pés não. | Для долгих ужинов: спинка слегка пружинит, ножки стоят крепко. | Uzun sofralar için: sırtı hafif esner, ayakları oynamaz. | 久坐也舒服：椅背微彈、椅腳穩固。 | 久坐也舒服：椅背微弹、椅脚稳固。
! We sat until midnight and nobody complained. | Ficamos sentados até meia-noite e ninguém reclamou. | Просидели до полуночи, никто не жаловался. | Gece yarısına dek oturduk, kimse şikâyet etmedi. | 坐到半夜沒人喊累。 | 坐到半夜没人喊累。
= two-seat sofa
. Deep enough to curl up, firm enough to get up from. | Fundo o bastante para se aninhar, firme o bastante para levantar sem esforço. | Достаточно глубокий, чтобы свернуться, и достаточно упругий, чтобы легко встать. | Kıvrılıp yatacak kadar derin, kolayca kalkacak kadar sıkı. | 夠深能窩著，夠挺好起身。 | 够深能窝着，够挺好起身。
! The cat and I share it every evening. | O gato e eu dividimos o sofá todas as noites. | Каждый вечер делим его с кошкой. | Her akşam kediyle paylaşıyoruz. | 每晚都和貓擠在上面。 | 每晚都和猫挤在上面。
= bed frame
. Stands without a creak, on slats that give under the shoulder. | Não range e tem ripas que cedem sob o ombro. | Не скрипит, ламели мягко пружинят под плечом. | Gıcırdamaz, çıtaları omuz altında esner. | 翻身不響，排骨條順著肩膀微微下沉。 | 翻身不响，排骨条顺着肩膀微微下沉。
! Built in an hour, and not a creak since. | Montei em uma hora e até hoje não rangeu. | Собрали за час, с тех пор ни скрипа. | Bir saatte kuruldu, o gün bugün sessiz. | 一小時組好，至今沒聲音。 | 一小时组好，至今没声音。
= duvet set
. Closely woven and smooth to the touch, with buttons that stay done up in the wash. | Trama fechada, toque macio e botões que não abrem na lavagem. | Плотное гладкое плетение, пуговицы не расстёгиваются при стирке. | Sık dokunmuş, pürüzsüz; düğmeleri yıkamada açılmaz. | 織紋細密、觸感滑順，洗滌時扣子不鬆。 | 织纹细密、触感滑顺，洗涤时扣子不松。
! We’ve slept cooler ever since. | Desde então dormimos bem mais fresquinhos. | С тех пор спать не жарко. | Artık daha serin uyuyoruz. | 睡起來涼爽多了。 | 睡起来凉爽多了。
= filing cabinet, storage basket, storage box
. Tidies away the clutter, and lets you find it again. | Arruma o que vive espalhado, e depois é fácil de achar. | Собирает всё, что лежит где попало, и ничего не теряется. | Dağınıklığı toplar, aradığınızı yine buldurur. | 雜物收進去，要用時找得到。 | 杂物收进去，要用时找得到。
! The corner is tidy at last. | O canto finalmente está arrumado. | В углу наконец порядок. | Köşe sonunda derli toplu. | 角落終於整齊了。 | 角落终于整齐了。
= curtain
. Hangs straight, keeps out the midday sun and lets in the evening light. | Cai reto, corta o sol do meio-dia e deixa passar a luz da tarde. | Висит ровно, защищает от полуденного солнца и пропускает вечерний свет. | Düz dökülür, öğle güneşini keser, akşam ışığını geçirir. | 垂墜筆直，擋正午烈日、透傍晚柔光。 | 垂坠笔直，挡正午烈日、透傍晚柔光。
! The room is much cooler at noon. | O quarto fica bem mais fresco ao meio-dia. | Днём в комнате намного прохладнее. | Öğlen oda çok daha serin. | 中午房間涼多了。 | 中午房间凉多了。
= bathtub, shower head, toilet
. Easy to wipe, easy on water, and made for standard connections. | Fácil de limpar, econômico na água e com conexões padrão. | Легко протереть, экономит воду, подключение стандартное. | Kolay silinir, suyu az harcar, bağlantıları standarttır. | 好清潔、省水，採用通用接頭。 | 好打理、省水，采用通用接口。
! Installed in a morning. | Instalei em uma manhã. | Установили за одно утро. | Bir sabahta takıldı. | 一個上午就裝好。 | 一个上午就装好。
= frying pan, sauté pan, stock pot
. Heats evenly to the edge, and the handle stays cool on the stove. | Aquece por igual até a borda, e o cabo não queima a mão. | Прогревается ровно до краёв, ручка не обжигает. | Kenarına kadar eşit ısınır, sapı eli yakmaz. | 受熱均勻，把手不燙。 | 受热均匀，把手不烫。
! Onions brown evenly and nothing burns. | A cebola doura por igual e nada queima. | Лук поджаривается ровно, ничего не пригорает. | Soğanın her yanı eşit kızarıyor, hiçbir şey yanmıyor. | 洋蔥炒得金黃均勻，完全不焦。 | 洋葱炒得金黄均匀，完全不焦。
= chef's knife
. Slides through a ripe tomato under its own weight, and sharpens easily. | Corta um tomate maduro só com o próprio peso e é fácil de afiar. | Режет спелый помидор под собственным весом и легко точится. | Olgun domatesi kendi ağırlığıyla keser, kolay bilenir. | 熟番茄一劃即開，好磨好用。 | 熟番茄一划即开，好磨好用。
! I should have bought it years ago. | Eu devia ter comprado há anos. | Надо было купить много лет назад. | Yıllar önce almalıymışım. | 早幾年就該買。 | 早几年就该买。
= serving spoon, cutlery set, chopsticks
. Comfortable for everyday meals, handsome enough for guests. | Confortável no dia a dia e bonito o bastante para as visitas. | Удобно каждый день и не стыдно перед гостями. | Her gün elde rahat, misafire çıkarılacak kadar güzel. | 日常順手，待客也體面。 | 日常顺手，待客也体面。
! It was on the table the very first evening. | Já foi para a mesa na primeira noite. | Накрыли стол в первый же вечер. | İlk akşam sofraya koyduk. | 當晚就擺上桌。 | 当晚就摆上桌。
= kitchen scales
. Accurate, quick to read and easy to wipe clean. | Exata, fácil de ler e de limpar. | Взвешивают точно, показания видно сразу, легко протереть. | Hassas tartar, çabuk okunur, bir anda silinir. | 準確易讀，一擦就淨。 | 准确易读，一擦就净。
! My cakes rise now that I weigh everything. | Desde que peso tudo, meus bolos crescem. | Теперь взвешиваю всё, и пироги поднимаются. | Her şeyi tarttığımdan beri keklerim kabarıyor. | 秤準了蛋糕都發得好。 | 称准了蛋糕都发得好。
= teapot, tea bowl, mug, mate cup
. Keeps the drink warm and your hand cool, without a drip. | Mantém a bebida quente, não esquenta a mão e não pinga. | Держит тепло, не обжигает руку и не капает. | İçeceği sıcak, eli serin tutar; damlatmaz. | 保溫不燙手，不滴漏。 | 保温不烫手，不滴漏。
! My morning tea stays hot to the last sip. | Meu chá da manhã fica quente até o fim. | Утренний чай горячий до последнего глотка. | Sabah çayım son yuduma kadar sıcak. | 早上的茶喝到最後還是熱的。 | 早上的茶喝到最后还是热的。
= dinner plate, soup bowl
. Stacks neatly, goes from oven to table and doesn’t mark under a knife. | Empilha bem, vai do forno à mesa e a faca não risca. | Удобно складывать стопкой, из духовки сразу на стол, нож не царапает. | Düzgün istiflenir, fırından sofraya gelir, bıçak iz bırakmaz. | 好疊放，可進烤箱，刀叉不留痕。 | 好叠放，可进烤箱，刀叉不留痕。
! Rice and curry look better on it. | O arroz com curry fica mais bonito nele. | Еда в такой посуде выглядит аппетитнее. | Yemek içinde daha iştah açıcı duruyor. | 盛菜更好看了。 | 盛菜更好看了。
= wine glass, tumbler, cocktail glass
. Crystal clear and light to lift. | Cristalino e leve na mão. | Прозрачный до основания и лёгкий в руке. | Dibine kadar berrak, elde hafif. | 通透到底，拿著輕巧。 | 通透到底，拿着轻巧。
! Our guests asked where they come from. | As visitas perguntaram onde comprei. | Гости спрашивали, где купили. | Misafirler nereden aldığımızı sordu. | 客人都問在哪買的。 | 客人都问在哪买的。
= storage jar, lunch box
. Closes tightly: soup stays in, ants stay out. | Fecha bem: a sopa não sai e as formigas não entram. | Закрывается плотно: суп не прольётся, муравьи не заберутся. | Sıkı kapanır: çorba dökülmez, karınca girmez. | 密封紮實，湯不漏、蟻不入。 | 密封扎实，汤不漏、蚁不入。
! Nothing has ever leaked into my bag. | Nunca vazou nada na bolsa. | В сумке ни разу не протекло. | Çantaya hiç sızdırmadı. | 放包裡從沒漏過。 | 放包里从没漏过。
= scented candle, paper lantern, oil lamp
. A small, steady light that sets the mood for the evening. | Uma luzinha firme que dá o clima da noite. | Небольшой огонёк на весь вечер: горит ровно и спокойно. | Akşamı güzelleştiren küçük bir ışık: sakin ve sürekli yanar. | 一點微光點亮夜晚，燃燒平穩。 | 一点微光点亮夜晚，燃烧平稳。
! We leave the ceiling light off now. | Agora apagamos a luz do teto. | Верхний свет теперь не включаем. | Artık tavan lambasını yakmıyoruz. | 現在晚上都不開大燈了。 | 现在晚上都不开大灯了。
= tall vase, framed print, wall mirror, nesting dolls, wind chime, stone-look bookend, hourglass, make-up mirror
. One good thing on a shelf or a wall is enough to change a room. | Uma única peça bonita na estante ou na parede já muda o ambiente. | Одной удачной вещи хватает, чтобы комната преобразилась. | Rafa ya da duvara konan tek bir güzel parça odayı değiştirmeye yeter. | 一件好物就能讓房間變樣。 | 一件好物就能让房间变样。
! It’s the first thing everyone notices. | É a primeira coisa que todo mundo nota. | Это первое, что замечают гости. | İçeri girenin ilk gördüğü o oluyor. | 進門的人都先看到它。 | 进门的人都先看到它。
= mantel clock, alarm clock, kitchen timer, stopwatch
. Large numerals, a firm button and a sound that won’t make you jump. | Números grandes, botão firme e um toque que não assusta. | Крупные цифры, чёткая кнопка и сигнал, который не пугает. | Büyük rakamlar, net düğme, ürkütmeyen bir ses. | 數字大、按鍵明確，鈴聲不嚇人。 | 数字大、按键明确，铃声不吓人。
! Hasn’t lost a minute. | Não atrasou um minuto. | За всё время ни минуты отставания. | Bir dakika bile geri kalmadı. | 一分鐘都沒差。 | 一分钟都没差。
= broom, bucket, plunger, waste bin
. A plain helper that does its job, then hangs or tucks away. | Um ajudante simples que faz o serviço e é fácil de guardar. | Простой помощник: делает своё дело и легко убирается с глаз. | İşini gören sade bir yardımcı; kolayca kaldırılır. | 樸實好用，用完好收。 | 朴实好用，用完好收。
! Sturdier than the last three. | Mais resistente do que os três anteriores. | Крепче трёх предыдущих. | Önceki üçünden sağlam. | 比前三個都耐用。 | 比前三个都耐用。
= sponge, toilet paper, washing-up liquid, car wash sponge, bath sponge
. Soft, economical and always good to have in the cupboard. | Macio, rende muito e é bom ter sempre mais um no armário. | Мягко, расходуется экономно, и запас в шкафу не помешает. | Yumuşak, idareli; dolapta yedeği bulunsun. | 柔軟耐用，家裡多備一份準沒錯。 | 柔软耐用，家里多备一份准没错。
! Lasts longer than the one from the corner shop. | Dura mais do que o do mercadinho. | Хватает дольше, чем купленного в магазине за углом. | Bakkaldan aldığımdan uzun gidiyor. | 比巷口買的耐用。 | 比楼下买的耐用。
= mangoes, pineapple, coconut, bananas, kiwi fruit, apples, grapes, watermelon, strawberries, tangerines, peaches, lemons
. Ripened in the sun, not in a warehouse. | Amadurece ao sol, não no galpão. | Дозревали на солнце, а не на складе. | Depoda değil güneşte olgunlaştı. | 在陽光下熟成，不是在倉庫裡。 | 在阳光下熟成，不是在仓库里。
! The whole kitchen smelled of fruit. | A cozinha inteira ficou com cheiro de fruta. | Вся кухня пахла фруктами. | Bütün mutfak meyve koktu. | 整個廚房都是果香。 | 整个厨房都是果香。
= tomatoes, carrots, potatoes, onions, sweet peppers, aubergines, broccoli, ginger, chillies
. Firm, clean and full of flavour, for the pan, the oven or the salad bowl. | Firmes, limpos e cheios de sabor, para a panela, o forno ou a salada. | Крепкие, чистые и вкусные: на сковороду, в духовку или в салат. | Diri, temiz, lezzetli; tavaya, fırına ya da salataya. | 結實乾淨、滋味足，炒、烤、涼拌都好。 | 结实干净、滋味足，炒、烤、凉拌都好。
! Tastes the way vegetables used to. | Tem gosto de legume de antigamente. | Вкус как у овощей из детства. | Eski sebzelerin tadı var. | 有小時候蔬菜的味道。 | 有小时候蔬菜的味道。
= mountain cheese, butter, free-range eggs, whole milk
. From farms where the animals graze outdoors, collected every other day. | De sítios onde os animais vivem soltos no pasto, com coleta dia sim, dia não. | С ферм, где животные пасутся на воле; забираем через день. | Hayvanların açıkta otladığı çiftliklerden, gün aşırı toplanır. | 來自放牧農場，隔天去收一次。 | 来自放养农场，隔天去收一次。
! Breakfast is better with it. | O café da manhã fica mais gostoso. | Завтрак стал вкуснее. | Kahvaltı onunla daha güzel. | 早餐更香了。 | 早餐更香了。
= beef steak, chicken legs, smoked beef strips, prawns, sea bream fillet
. Cut to order, neatly trimmed and packed flat for the freezer. | Cortado na hora do pedido, limpo e embalado para congelar. | Нарезано под заказ, очищено и удобно упаковано для заморозки. | Siparişe göre kesilir, ayıklanır, buzluğa uygun paketlenir. | 接單現切、修整乾淨，平整分裝好冷凍。 | 接单现切、修整干净，平整分装方便冷冻。
! Tender, and no water in the pan. | Macio e sem soltar água na frigideira. | Нежное, на сковороде не даёт воды. | Yumuşacık, tavada su salmıyor. | 肉質嫩，下鍋不出水。 | 肉质嫩，下锅不出水。
= coconut ice cream, frozen dumplings
. From freezer to table in minutes, for guests who turn up unannounced. | Do freezer à mesa em poucos minutos, para visitas inesperadas. | Из морозилки на стол за пару минут, если гости нагрянули без звонка. | Birkaç dakikada buzluktan sofraya; habersiz gelen misafire. | 幾分鐘就能上桌，臨時來客不慌。 | 几分钟就能上桌，临时来客不慌。
! There’s always a pack in our freezer now. | Sempre tem um pacote no freezer. | Теперь в морозилке всегда есть запас. | Artık buzlukta hep bir paket var. | 冰箱裡一定備一包。 | 冰箱里一定备一包。
= red rice, jasmine rice, durum spaghetti, red kidney beans
. Cooks evenly, keeps its bite and soaks up the sauce. | Cozinha por igual, fica no ponto e absorve o molho. | Варится равномерно, не разваривается и впитывает соус. | Eşit pişer, diri kalır, sosu çeker. | 熟度均勻、有嚼勁，吸飽醬汁。 | 熟度均匀、有嚼劲，吸饱酱汁。
! Never sticks, even reheated. | Não gruda, nem requentado. | Не слипается даже после разогрева. | Isıtınca bile yapışmıyor. | 再加熱也不黏。 | 再加热也不粘。
= forest honey, sea salt, dried herbs, dried garlic, table olives
. A little transforms a plain dish. | Um pouquinho já transforma um prato simples. | Совсем немного, и простое блюдо заиграло. | Azıcığı sade bir yemeği değiştirir. | 一點點就能讓家常菜大不同。 | 一点点就能让家常菜大不同。
! A little goes a long way. | Um pouquinho já basta. | Хватает надолго. | Azıcığı yetiyor. | 用一點就很夠味。 | 用一点就很够味。
= tuna in olive oil, roasted peanuts, chestnuts, popcorn, rice crackers, pretzels
. For the desk drawer, the long bus ride and the second half of the match. | Para a gaveta do trabalho, a viagem longa e o segundo tempo do jogo. | В ящик стола на работе, в долгую дорогу и на второй тайм. | İş yerindeki çekmeceye, uzun yola, maçın ikinci yarısına. | 放辦公室、搭長途車、看球下半場都合適。 | 放办公室、坐长途车、看球下半场都合适。
! The pack was empty before the film began. | O pacote acabou antes de o filme começar. | Пачка кончилась раньше, чем начался фильм. | Film başlamadan paket bitti. | 電影還沒開始就吃完了。 | 电影还没开始就吃完了。
= country loaf, butter croissants, birthday cake, moon cakes, cupcakes
. Out of the oven overnight, at your door by day. | Sai do forno de madrugada e chega à sua porta durante o dia. | Ночью из печи, днём у вашей двери. | Gece fırından, gündüz kapınızda. | 夜裡出爐，白天送到。 | 夜里出炉，白天送到。
! Still fresh in the evening. | À noite ainda estava fresco. | Вечером ещё совсем свежее. | Akşama hâlâ tazeydi. | 到晚上還很新鮮。 | 到晚上还很新鲜。
= dark chocolate, ginger biscuits, fruit drops, lollipops
. To give away, or to hide at the back of the shelf. | Para dar de presente ou esconder no fundo da prateleira. | Чтобы подарить или спрятать подальше на полке. | Hediye etmek ya da rafın arkasına saklamak için. | 送人好，藏起來自己吃也好。 | 送人好，藏起来自己吃也好。
! Impossible to stop at one. | Impossível comer um só. | На одной штуке не остановиться. | Bir taneyle yetinmek imkânsız. | 吃一個停不下來。 | 吃一个停不下来。
= black tea, green tea, hibiscus tea
. Whole leaves that open slowly in the pot; the second cup is as good as the first. | Folhas inteiras que abrem devagar; a segunda xícara é tão boa quanto a primeira. | Цельный лист раскрывается медленно, вторая чашка не хуже первой. | Parçalanmamış yapraklar demlikte yavaşça açılır; ikinci fincan da ilki kadar iyidir. | 整葉慢慢舒展，第二泡一樣好喝。 | 整叶慢慢舒展，第二泡一样好喝。
! Strong colour, no bitterness. | Cor intensa, sem amargor. | Насыщенный цвет, без горечи. | Rengi koyu, acılığı yok. | 茶色漂亮不苦澀。 | 茶色漂亮不苦涩。
= ground coffee, cocoa powder
. Ground or sieved the week it ships, for a full aroma in every cup. | Moído ou peneirado na semana do envio, para xícaras cheias de aroma. | Смолото или просеяно в неделю отправки: полный аромат в каждой чашке. | Gönderildiği hafta çekilir ya da elenir; her fincanda kokusu tamdır. | 出貨當週現磨現篩，杯杯香氣飽滿。 | 发货当周现磨现筛，杯杯香气饱满。
! The neighbours ask what smells so good. | Os vizinhos perguntam o que cheira tão bem. | Соседи спрашивают, что так вкусно пахнет. | Komşular bu güzel koku nereden geliyor diye soruyor. | 鄰居都問什麼這麼香。 | 邻居都问什么这么香。
= mango juice, lime soda, spring water, bubble tea kit
. Best cold, on the hottest day of the week. | Melhor bem gelado, no dia mais quente da semana. | Лучше всего со льдом, в самый жаркий день недели. | En güzeli buz gibi, haftanın en sıcak gününde. | 最熱的那天冰著喝最好。 | 最热的那天冰着喝最好。
! Gone before it was even cold. | Acabou antes de gelar. | Выпили, не успев охладить. | Soğumadan bitti. | 還沒冰透就喝完了。 | 还没冰透就喝完了。
= pot plant, cactus, lucky clover, garden rose, sunflower, tulips, hibiscus, small palm, young conifer
. Grown slowly outdoors, so it settles in quickly at home. | Cresceu devagar ao ar livre, por isso se adapta rápido à sua casa. | Выращено неспешно под открытым небом, поэтому быстро приживается у вас. | Açık havada yavaş büyüdü, evinizde çabuk tutar. | 露天慢慢長成，到家很快適應。 | 露天慢慢长成，到家很快适应。
! New leaves within a week. | Folhas novas em uma semana. | Через неделю пошли новые листья. | Bir haftada yeni yaprak verdi. | 一週就長新葉。 | 一周就长新叶。
= vegetable seeds, fresh bouquet
. Chosen for the season, with a note on what it needs. | Escolhido para a época do ano, com orientações de cuidado. | Подобрано по сезону, с запиской об уходе. | Mevsimine göre seçildi, bakım notuyla gelir. | 依季節挑選，附照顧說明。 | 依季节挑选，附照顾说明。
! Nine out of ten did well. | De cada dez, nove vingaram. | Девять из десяти прижились. | Onda dokuzu tuttu. | 十個有九個都活了。 | 十个有九个都活了。
= claw hammer, screwdriver, adjustable wrench, hand saw, axe, screw clamp, garden pick
. Forged in one piece or fixed for good: the head stays where it belongs. | Forjado em uma peça só ou fixado de vez: a cabeça não sai do lugar. | Сделано на совесть: ничего не расшатывается. | Ömürlük yapılmış: başı yerinden oynamaz. | 一體鍛造或永久固定，頭部不鬆脫。 | 一体锻造或永久固定，头部不松脱。
! My grandfather would have approved. | Meu avô teria aprovado. | Дед бы одобрил. | Dedem görse beğenirdi. | 爺爺看了也會點頭。 | 爷爷看了也会点头。
= toolbox, step ladder, padlock, work magnet, nuts and bolts, fire extinguisher, watering bucket
. Made for the workshop, at home on the balcony. | Feito para oficinas, mas serve também na varanda. | Сделано для мастерской, но пригодится и на балконе. | Atölye için yapıldı, balkonda da iş görür. | 為工房而做，陽台也用得上。 | 为工房而做，阳台也用得上。
! Does what it should, every time. | Cumpre o que promete, sempre. | Каждый раз работает как надо. | Her seferinde işini görüyor. | 每次都管用。 | 每次都管用。
= motor oil, tyre, car battery, chain and gear kit
. Meets the standards your handbook asks for. | Atende às normas que o manual do veículo pede. | Соответствует нормам из руководства к вашей машине. | Araç kılavuzunuzun istediği standartlara uygundur. | 符合車主手冊要求的規範。 | 符合用车手册要求的标准。
! My mechanic fitted it without a word, which is high praise. | Meu mecânico instalou sem dizer nada, e isso é um baita elogio. | Механик поставил молча, а от него это похвала. | Ustam tek laf etmeden taktı; ondan bu, övgü sayılır. | 師傅二話不說就裝上，算是好評。 | 师傅二话不说就装上，算是好评。
= dog chews, dry dog food, dry cat food, fish food, bird seed
. Small portions, a readable ingredients list and a resealable bag. | Porções pequenas, ingredientes fáceis de ler e embalagem abre e fecha. | Небольшие порции, понятный состав и пакет с застёжкой. | Küçük porsiyon, okunur içerik, tekrar kapanan paket. | 份量適中、成分清楚、可重複封口。 | 分量适中、成分清楚、可重复封口。
! The bowl is empty in a minute. | A tigela esvazia em um minuto. | Миска пустеет за минуту. | Mama kabı bir dakikada boşalıyor. | 一分鐘就吃光。 | 一分钟就吃光。
= dog harness, cat toy, cat bed
. Soft at the edges and made to be chewed, scratched and washed. | Macio nas bordas e feito para ser mordido, arranhado e lavado. | Мягкие края; выдержит зубы, когти и стирку. | Kenarları yumuşak; dişe, tırnağa, yıkamaya dayanır. | 邊緣柔軟，耐咬耐抓可清洗。 | 边缘柔软，耐咬耐抓可清洗。
! Used every day by somebody with claws. | Usado todos os dias por alguém com garras. | Каждый день проходит проверку когтями. | Her gün pençeli biri deniyor. | 天天被爪子考驗。 | 天天被爪子考验。
`);
