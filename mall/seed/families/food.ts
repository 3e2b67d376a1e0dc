import { familiesOf } from '../productFamily.ts';

/** What is eaten and drunk. */
export const food = familiesOf(`
= fresh; params storing diet; returns 2; local; nameless
+ picked this week | colhido esta semana | урожай этой недели | bu hafta toplandı | 本週採收 | 本周采摘
+ from small farms | de pequenos sítios | с небольших ферм | küçük çiftliklerden | 小農直送 | 小农直供
+ ready to eat | pronto para comer | готово к употреблению | yemeye hazır | 即可食用 | 即食
+ hand-sorted | escolhido à mão | ручная сортировка | elle seçilmiş | 人工挑選 | 人工精选
. Picked in the morning, sorted by hand and kept cool all the way to your door. | Colhido de manhã, escolhido à mão e mantido fresco até a sua porta. | Собрано утром, перебрано вручную и едет к вам в прохладе. | Sabah toplanır, elle ayıklanır, kapınıza kadar serin tutulur. | 清晨採收、人工挑選，全程低溫送到府上。 | 清晨采摘、人工挑选，全程低温送到家。
. If anything arrives bruised, send us a photo the same day for a refund. | Se algo chegar amassado, envie uma foto no mesmo dia e devolvemos o dinheiro. | Если что-то помялось, пришлите фото в тот же день, и мы вернём деньги. | Ezik çıkarsa aynı gün fotoğraf gönderin, ücretini iade ederiz. | 若有碰傷，當日拍照回報即退款。 | 若有碰伤，当天拍照反馈即退款。
! As fresh as from the market. | Fresquinho, como na feira. | Свежее, как с рынка. | Pazardan yeni alınmış gibi taze. | 很新鮮，像市場現買的。 | 很新鲜，像菜场现买的。
! Arrived cool and well packed. | Chegou fresco e bem embalado. | Приехало прохладным, упаковано хорошо. | Serin ve iyi paketli geldi. | 到貨還是冰的，包裝好。 | 到货还是凉的，包装好。
! Kept well for five days in the fridge. | Durou cinco dias na geladeira. | Пять дней в холодильнике пролежало отлично. | Buzdolabında beş gün dayandı. | 冰箱放五天還很好。 | 冰箱放五天还很好。
? Two were overripe. | Duas unidades vieram maduras demais. | Две штуки перезрели. | İki tanesi fazla olgundu. | 有兩個太熟了。 | 有两个太熟了。

= chilled; params storing diet; returns 2; local
+ without preservatives | sem conservantes | без консервантов | katkısız | 無防腐劑 | 无防腐剂
+ shipped on ice | enviado com gelo | доставка со льдом | buzla gönderilir | 低溫配送 | 冷链配送
+ from small farms | de pequenos sítios | с небольших ферм | küçük çiftliklerden | 小農直送 | 小农直供
+ in a family pack | em embalagem familiar | семейная упаковка | aile boyu | 家庭號 | 家庭装
. Made in small batches and shipped on ice, so it stays cold all the way. | Feito em pequenas quantidades e enviado com gelo, sem quebrar o frio. | Делается небольшими партиями и едет со льдом: холод не прерывается. | Küçük partiler hâlinde üretilir, buzla gönderilir; soğuk zincir kırılmaz. | 小批製作、全程冷鏈，低溫不中斷。 | 小批制作、全程冷链，低温不中断。
. The production date is on the pack, and there’s nothing in it you wouldn’t find in a kitchen. | A data de fabricação está na tampa e não leva nada que não exista numa cozinha. | Дата изготовления на крышке, и ничего, чего нет на обычной кухне. | Üretim tarihi kapaktadır, mutfakta olmayan hiçbir şey katılmaz. | 製造日期印於盒蓋，不添加廚房裡沒有的東西。 | 生产日期印于盒盖，不添加厨房里没有的东西。
! Tastes just like my grandmother’s. | Tem gosto de casa de vó. | Вкус как у бабушки. | Tadı anneanneminki gibi. | 像外婆家的味道。 | 像外婆家的味道。
! Still cold when it arrived. | Chegou ainda gelado. | Приехало холодным. | Soğuk geldi. | 收到時還是冰的。 | 收到时还是冰的。
! Good date, two weeks to go. | Boa validade, ainda duas semanas. | Хороший срок, ещё две недели. | Tarihi iyi, iki hafta vardı. | 效期新，還有兩週。 | 日期新，还有两周。
? The pack is smaller than I hoped. | A embalagem é menor do que eu esperava. | Упаковка меньше, чем хотелось. | Paketi beklediğimden küçük. | 份量比期待少。 | 分量比期待少。

= pantry; params storing diet; returns 7
+ in a resealable pack | em embalagem com zíper | в упаковке с застёжкой | kilitli pakette | 夾鏈袋裝 | 自封袋装
+ stone-ground | moído em pedra | жернового помола | taş değirmende öğütülmüş | 石磨 | 石磨
+ this year's harvest | safra deste ano | урожай этого года | bu yılın hasadı | 當季新收 | 当季新收
+ no added salt | sem sal adicionado | без добавления соли | tuz ilavesiz | 無添加鹽 | 无添加盐
. From a single harvest and region, named on the pack. | De uma só safra e região, indicadas na embalagem. | Один урожай и один регион, они указаны на упаковке. | Tek hasat ve tek yöreden; pakette yazılıdır. | 單一產季、單一產區，皆標示於包裝。 | 单一产季、单一产区，均标示于包装。
. Sealed and dry, it keeps for a year. | Fechado e em lugar seco, dura um ano. | В закрытой упаковке и сухом месте хранится год. | Kapalı ve kuru tutulursa bir yıl dayanır. | 密封置於乾燥處可保存一年。 | 密封置于干燥处可保存一年。
! Clean, fresh and fragrant. | Limpo e fresco, bom cheiro. | Чистое и свежее, хороший запах. | Temiz ve taze, kokusu güzel. | 乾淨新鮮，香氣好。 | 干净新鲜，香气好。
! We order it every month. | Pedimos todo mês. | Заказываем каждый месяц. | Her ay alıyoruz. | 每個月都買。 | 每个月都买。
! Full weight and a good date. | Peso certo e validade longa. | Честный вес, свежая дата. | Gramajı tam, tarihi taze. | 份量足，日期新。 | 分量足，日期新。
? The bag was hard to open. | O pacote foi difícil de abrir. | Пакет тяжело открыть. | Paketi açmak zor oldu. | 袋子不太好開。 | 袋子不太好开。

= sweets; params storing diet; returns 7
+ with cocoa butter | com manteiga de cacau | с какао-маслом | kakao yağlı | 純可可脂 | 纯可可脂
+ in a gift box | em caixa para presente | в подарочной коробке | hediye kutulu | 附禮盒 | 礼盒装
+ with nuts | com castanhas e nozes | с орехами | kuruyemişli | 堅果口味 | 坚果味
+ palm-oil-free | sem óleo de palma | без пальмового масла | palm yağsız | 不含棕櫚油 | 不含棕榈油
. Made in small batches and packed the same day, so it stays just as it should be. | Feito em pequenas quantidades e embalado no mesmo dia, para manter a textura. | Готовится небольшими партиями и упаковывается в тот же день, чтобы сохранить текстуру. | Küçük partiler hâlinde yapılır ve aynı gün paketlenir, kıvamı bozulmaz. | 小批製作、當日包裝，維持最佳口感。 | 小批制作、当天包装，保持最佳口感。
. Not too sweet, with a short list of ingredients you can pronounce. | Pouco doce e com uma lista curta de ingredientes. | Не приторно, короткий и понятный состав. | Çok tatlı değil, içindekiler kısa ve anlaşılır. | 甜而不膩，成分單純。 | 甜而不腻，配料干净。
! Gone in an evening. The whole family loved it. | Acabou em uma noite, a família toda gostou. | Съели за вечер, понравилось всей семье. | Bir akşamda bitti, herkes beğendi. | 一晚就吃光，全家都愛。 | 一晚就吃光，全家都爱。
! Not too sweet, just right with tea. | Não é muito doce, ótimo com chá. | В меру сладко, отлично к чаю. | Çok tatlı değil, çayla tam. | 不會太甜，配茶剛好。 | 不会太甜，配茶刚好。
! Fresh, and nothing was broken. | Fresco, nada quebrado. | Свежее, ничего не поломалось. | Taze, kırık yoktu. | 很新鮮，沒有碎。 | 很新鲜，没有碎。
? Slightly crushed on the way. | Veio um pouco amassado. | В дороге немного помялось. | Yolda biraz ezilmiş. | 路上有點壓到。 | 路上有点压到。

= drinks; params storing diet; returns 7
+ single origin | de origem única | из одного региона | tek yöre | 單一產地 | 单一产地
+ in a tin | em lata | в жестяной банке | teneke kutuda | 鐵罐裝 | 罐装
+ cold-pressed | prensado a frio | холодного отжима | soğuk sıkım | 冷壓 | 冷压
+ lightly roasted | torra leve | лёгкой обжарки | hafif kavrulmuş | 淺焙 | 轻焙
. Grown in the hills, where cool nights give it a clean, lingering taste. | Cultivado na serra, onde as noites frescas dão um sabor limpo e prolongado. | Выращено в горах: прохладные ночи дают чистый и долгий вкус. | Yamaçlarda yetişir; serin geceler tadını berrak ve uzun kılar. | 產自高地，涼夜孕育清澈悠長的風味。 | 产自高地，凉夜孕育清澈悠长的风味。
. Good hot in the morning, and over ice in the afternoon. | Bom quente de manhã e bom com gelo à tarde. | Хорошо и горячим утром, и со льдом днём. | Sabah sıcak, öğleden sonra buzlu güzel olur. | 早上熱飲、午後加冰都合適。 | 早上热饮、午后加冰都合适。
! Clean taste, no bitterness. | Sabor limpo, sem amargor. | Чистый вкус без горечи. | Tadı temiz, acılığı yok. | 味道清爽不苦澀。 | 味道清爽不苦涩。
! It smells wonderful the moment you open it. | O aroma ao abrir o pacote é maravilhoso. | Аромат при открытии чудесный. | Paketi açınca kokusu harika. | 一開封就香氣撲鼻。 | 一开封就香气扑鼻。
! My everyday cup now. | É a minha xícara de todo dia. | Теперь пьём каждый день. | Artık her gün bunu içiyorum. | 現在每天都喝它。 | 现在每天都喝它。
? Weaker than I’m used to. | Mais fraco do que estou acostumado a beber. | Слабее, чем привычно. | Alıştığımdan hafif. | 味道比平常喝的淡。 | 味道比平时喝的淡。

= animals; params pet; returns 15
+ with a washable cover | com capa lavável | со стирающимся чехлом | yıkanabilir kılıflı | 可拆洗 | 可拆洗
+ grain-free | sem cereais | без злаков | tahılsız | 無穀配方 | 无谷配方
+ for sensitive stomachs | para estômagos sensíveis | для чувствительного пищеварения | hassas mideler için | 敏感腸胃適用 | 敏感肠胃适用
+ bite-resistant | resistente a mordidas | устойчиво к укусам | ısırmaya dayanıklı | 耐咬 | 耐咬
. Chosen with a vet and tested by our own pets first. | Escolhido com um veterinário e provado primeiro pelos nossos bichos. | Выбрано вместе с ветеринаром и сначала опробовано нашими питомцами. | Veterinerle seçildi, önce kendi hayvanlarımızda denendi. | 與獸醫共同挑選，並由自家毛孩先行試用。 | 与兽医共同挑选，并由自家毛孩先行试用。
. Few ingredients and materials, all named on the label. | Feito de poucos ingredientes e materiais, todos indicados no rótulo. | Простой состав, всё указано на этикетке. | Az sayıda malzemeden yapılır, hepsi etikette yazar. | 用料單純，皆標示於包裝。 | 用料简单，均标示于包装。
! A hit from the start. | Foi aceito na hora. | Приняли сразу. | Hemen benimsendi. | 寵物馬上就接受。 | 宠物马上就接受。
! Our pet loves it. | Nosso bicho adora. | Наш питомец в восторге. | Evcil hayvanımız bayıldı. | 家裡的寵物超愛。 | 家里的宠物超爱。
! Good quality, fair price. | Boa qualidade, preço justo. | Хорошее качество, честная цена. | Kaliteli, fiyatı uygun. | 品質好價格實在。 | 质量好价格实在。
? My pet ignored it for a week. | Meu bicho ignorou por uma semana. | Первую неделю питомец обходил стороной. | Evcil hayvanım bir hafta ilgilenmedi. | 一開始一週都不理。 | 一开始一周都不理。
`);
