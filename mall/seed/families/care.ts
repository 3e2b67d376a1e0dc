import { familiesOf } from '../productFamily.ts';

/** What keeps people well, clean and small ones happy. */
export const care = familiesOf(`
= skincare; params skin scent; returns 7
+ with aloe vera | com aloe vera | с алоэ вера | aloe veralı | 含蘆薈 | 含芦荟
+ with coconut oil | com óleo de coco | с кокосовым маслом | Hindistan cevizi yağlı | 含椰子油 | 含椰子油
+ with vitamin C | com vitamina C | с витамином C | C vitaminli | 含維他命C | 含维生素C
+ paraben-free | sem parabenos | без парабенов | parabensiz | 不含對羥基苯甲酸酯 | 不含对羟基苯甲酸酯
. Absorbs within a minute and leaves no residue on hands or clothes. | A pele absorve em um minuto e não fica nada na roupa nem nas mãos. | Впитывается за минуту, не оставляет плёнки на одежде и руках. | Bir dakikada emilir, giyside ve elde tabaka bırakmaz. | 一分鐘吸收，不沾衣不黏手。 | 一分钟吸收，不沾衣不粘手。
. Tested on people with sensitive skin, never on animals. | Testado em pessoas com pele sensível, nunca em animais. | Проверено на людях с чувствительной кожей, без испытаний на животных. | Hassas ciltli kişilerde denendi, hayvanlarda denenmedi. | 經敏感肌膚測試，不做動物實驗。 | 经敏感肌肤测试，不做动物实验。
! My skin felt softer after a week. | A pele ficou mais macia numa semana. | Через неделю кожа мягче. | Bir haftada cildim yumuşadı. | 用一週皮膚就變柔軟。 | 用一周皮肤就变柔软。
! Light scent, not greasy. | Cheiro leve, não é gorduroso. | Лёгкий аромат, не жирно. | Hafif kokulu, yağlı değil. | 香味淡雅，不油膩。 | 香味淡雅，不油腻。
! You only need a little, so the bottle lasts. | Pouco já basta, o frasco rende. | Расходуется экономно. | Az miktarı yetiyor, uzun gidiyor. | 用量省，一瓶用很久。 | 用量省，一瓶用很久。
? The pump stuck at first. | A válvula travou no começo. | Дозатор сначала заедал. | Pompası başta takıldı. | 壓頭一開始卡住。 | 泵头一开始卡住。

= makeup; vary colour:red,pink,brown,purple; params finish skin; returns 7
+ long-lasting | de longa duração | стойкий эффект | kalıcı | 持久 | 持久
+ with a mirror in the lid | com espelho na tampa | с зеркалом в крышке | aynalı kapaklı | 附鏡蓋 | 带镜盖
+ with jojoba oil | com óleo de jojoba | с маслом жожоба | jojoba yağlı | 含荷荷巴油 | 含荷荷巴油
+ quick-drying | de secagem rápida | быстро сохнет | çabuk kuruyan | 快乾 | 快干
. Rich colour in one coat that fades evenly instead of flaking. | Cor intensa em uma só camada, que sai por igual e não descasca. | Насыщенный цвет в один слой, стирается равномерно, без отслоений. | Tek katta yoğun renk, pul pul değil eşit biçimde silinir. | 一抹顯色，脫妝均勻不斑駁。 | 一抹显色，脱妆均匀不斑驳。
. The case is refillable. | O estojo é recarregável. | Футляр многоразовый, есть сменные блоки. | Kutusu yeniden doldurulabilir. | 外盒可替換補充芯。 | 外盒可替换补充芯。
! The shade is exactly as shown. | O tom é exatamente o da imagem. | Оттенок точно как на фото. | Tonu görseldekiyle aynı. | 色號和圖片一樣。 | 色号和图片一样。
! Stays on through lunch and coffee. | Aguenta o almoço e o café. | Держится и после обеда, и после кофе. | Öğle yemeğinden sonra da duruyor. | 吃飯喝咖啡都不掉。 | 吃饭喝咖啡都不掉。
! Light, and it doesn’t dry out. | Leve e não resseca. | Лёгкая текстура, не сушит. | Hafif, kurutmuyor. | 輕盈不乾。 | 轻盈不干。
? Drier than my usual one. | Mais seco do que o meu habitual. | Суше, чем обычно беру. | Her zamankinden kuru. | 比平常用的乾。 | 比平时用的干。

= caretools; vary colour:white,black,teal,pink; params material source; warranty 12; returns 7
+ with spare heads | com refis | со сменными насадками | yedek başlıklı | 附替換頭 | 带替换头
+ with a travel case | com estojo de viagem | с дорожным футляром | seyahat kutulu | 附旅行盒 | 带旅行盒
+ with soft bristles | com cerdas macias | с мягкой щетиной | yumuşak kıllı | 軟毛 | 软毛
+ for wet and dry use | para usar a seco ou molhado | для сухого и влажного применения | ıslak ve kuru kullanım | 乾濕兩用 | 干湿两用
. Gentle on the skin and easy to rinse clean. | Suave na pele e fácil de enxaguar. | Бережно к коже, легко промывается. | Cilde nazik, durulaması kolay. | 接觸肌膚溫和，沖洗方便。 | 接触肌肤温和，冲洗方便。
. Refills come in packs, so the handle lasts for years. | Os refis são vendidos em kits, o cabo dura anos. | Сменные насадки продаются наборами, ручка служит годами. | Yedekleri paketle satılır, sapı yıllarca kullanılır. | 替換頭可另購，握把用多年。 | 替换头可另购，手柄用多年。
! Does its job well, and the case is handy. | Cumpre o que promete e o estojo é prático. | Работает как надо, футляр удобный. | İşini yapıyor, kutusu kullanışlı. | 好用，盒子也方便。 | 好用，盒子也方便。
! Well made, pleasant to use. | Bem-feito, gostoso de usar. | Сделано хорошо, пользоваться приятно. | İyi yapılmış, kullanması keyifli. | 做工好，用起來舒服。 | 做工好，用起来舒服。
! Good quality for daily use. | Boa qualidade para o dia a dia. | Хорошее качество на каждый день. | Günlük kullanım için kaliteli. | 日常用品質很好。 | 日常用质量很好。
? The case scratches easily. | O estojo risca fácil. | Футляр легко царапается. | Kutusu kolay çiziliyor. | 盒子容易刮花。 | 盒子容易刮花。

= health; params place; warranty 12; returns 7
+ with a memory for 60 readings | com memória para 60 leituras | с памятью на 60 измерений | 60 ölçüm hafızalı | 可存 60 筆紀錄 | 可存60组数据
+ easy to read | de leitura fácil | с крупными цифрами | kolay okunur | 大字清晰 | 大字清晰
+ in a travel pouch | em bolsa de viagem | в дорожном чехле | seyahat kesesinde | 附旅行袋 | 带旅行袋
+ for the whole family | para toda a família | для всей семьи | tüm aile için | 全家適用 | 全家适用
. Made to medical standards and hygienically packed. | Feito segundo a norma médica e embalado com higiene. | Соответствует медицинским нормам, упаковано чисто. | Tıbbi standarda uygundur, hijyenik paketlenir. | 符合醫療規範，潔淨包裝。 | 符合医疗规范，洁净包装。
. Helps you keep an eye on things at home, but doesn’t replace a doctor. | Ajuda a acompanhar a saúde em casa e não substitui um médico. | Помогает следить за здоровьем дома, но не заменяет врача. | Evde takip için yardımcıdır, doktorun yerini tutmaz. | 居家照護輔助，不能取代醫師診斷。 | 居家护理辅助，不能代替医生诊断。
! Just what the doctor advised. | Exatamente o que o médico indicou. | То, что советовал врач. | Doktorun önerdiği gibi. | 正是醫師建議的。 | 正是医生建议的。
! My parents use it without help. | Meus pais usam sem ajuda. | Родители пользуются сами. | Annem babam yardımsız kullanıyor. | 爸媽自己就會用。 | 爸妈自己就会用。
! Clear instructions in my language. | Instruções claras no meu idioma. | Понятная инструкция на родном языке. | Kendi dilimde açık kılavuz. | 說明清楚易懂。 | 说明清楚易懂。
? The pack is smaller than I thought. | A embalagem é menor do que eu pensava. | Упаковка меньше, чем казалось. | Paketi sandığımdan küçük. | 包裝比想像中小。 | 包装比想象中小。

= baby; vary colour:white,pink,blue,yellow,green; params age material; returns 15
+ BPA-free | sem BPA | без бисфенола А | BPA içermez | 不含雙酚A | 不含双酚A
+ easy to wash | fácil de lavar | легко моется | kolay yıkanır | 好清洗 | 易清洗
+ with a soft edge | com borda macio | с мягким краем | yumuşak kenarlı | 柔軟邊緣 | 柔软边缘
+ in organic cotton | de algodão orgânico | из органического хлопка | organik pamuktan | 有機棉 | 有机棉
. Safe for small hands and mouths: no loose parts, rough seams or harsh dyes. | Testado para bocas e mãos pequenas: sem peças soltas, costuras ásperas nem corantes agressivos. | Проверено для малышей: ни мелких деталей, ни грубых швов, ни едких красителей. | Küçük ağız ve eller için denendi: kopan parça, sert dikiş, sert boya yok. | 為小嘴小手設計：無小零件、無粗縫線、無刺激染料。 | 为小嘴小手设计：无小零件、无粗缝线、无刺激染料。
. Grows with your baby for months, then gets handed on. | Acompanha por uns meses e depois passa para outro bebê. | Служит несколько месяцев, а потом передаётся дальше. | Birkaç ay birlikte büyür, sonra başka bebeğe verilir. | 可陪伴數月，之後還能傳給下一個寶寶。 | 可陪伴数月，之后还能传给下一个宝宝。
! Our baby took to it straight away. | O bebê se acostumou logo. | Малыш принял сразу. | Bebeğimiz hemen alıştı. | 寶寶馬上就接受。 | 宝宝马上就接受。
! Soft, no smell, washes well. | Macio, sem cheiro, fácil de lavar. | Мягкое, без запаха, хорошо стирается. | Yumuşak, kokusuz, iyi yıkanıyor. | 柔軟無味好清洗。 | 柔软无味好清洗。
! Bought a second one for grandma's house. | Comprei um segundo para a casa da avó. | Взяли второе для бабушки. | Anneannesi için ikincisini aldık. | 又買一個放外婆家。 | 又买一个放外婆家。
? Comes up a bit small. | O tamanho é pequeno. | Размер скорее маленький. | Bedeni biraz küçük. | 尺寸偏小。 | 尺寸偏小。

= kidswear; vary colour:red,blue,yellow,green,pink age:2,4,66; params season care pattern; returns 15
+ with adjustable straps | com alças ajustáveis | с регулируемыми лямками | ayarlanabilir askılı | 可調節肩帶 | 可调节肩带
+ with knee patches | com joelheiras | с усиленными коленями | diz takviyeli | 膝蓋加強 | 膝盖加固
+ label-free | sem etiquetas interiores | без ярлыков внутри | etiketsiz | 無標籤設計 | 无标签设计
+ in organic cotton | de algodão orgânico | из органического хлопка | organik pamuktan | 有機棉 | 有机棉
. Roomy enough to climb and run in, with hems you can let down once. | Modelagem ampla para correr e escalar, com barras que dá para soltar. | Свободный крой для игр, подгиб можно один раз отпустить. | Koşup tırmanmaya uygun bol kesim; paçası bir kez uzatılabilir. | 寬鬆剪裁好跑跳，下襬可放長一次。 | 宽松剪裁好跑跳，下摆可放长一次。
. Child-safe dyes and buttons. | Corantes e botões testados para crianças. | Красители и пуговицы проверены на безопасность для детей. | Boyaları ve düğmeleri çocuklar için test edilmiştir. | 染料與鈕扣皆通過兒童安全檢測。 | 染料与纽扣均通过儿童安全检测。
! My daughter won’t take it off. | Minha filha não quer tirar. | Дочка не хочет снимать. | Kızım çıkarmak istemiyor. | 女兒穿了就不想脫。 | 女儿穿了就不想脱。
! Survives the playground and the washing machine. | Sobrevive ao recreio e à máquina. | Выдерживает и площадку, и стирку. | Parka da makineye de dayanıyor. | 耐玩耐洗。 | 耐玩耐洗。
! True to size, good stitching. | Tamanho certo, boas costuras. | Размер в размер, строчка ровная. | Bedeni tam, dikişi iyi. | 尺寸準，車工好。 | 尺码准，做工好。
? The print fades a little. | A estampa desbota um pouco. | Принт немного выцветает. | Baskısı biraz soluyor. | 印花會稍微褪色。 | 印花会稍微褪色。
`);
