export const living = `
# Home and living | Casa | Дом и быт | Ev ve yaşam | 居家生活 | 家居生活
## Furniture | Móveis | Мебель | Mobilya | 家具 | 家具
### Chairs and sofas | Cadeiras e sofás | Стулья и диваны | Sandalye ve koltuk | 椅子與沙發 | 椅子与沙发
chair; 22-140; 5200; furniture; m:oak,beech,pine f:1,3,4; dining chair | cadeira de jantar | обеденный стул | yemek sandalyesi | 餐椅 | 餐椅
couch-and-lamp; 180-900; 38000; furniture; m:linen,cotton,leather f:2,4; two-seat sofa | sofá de dois lugares | двухместный диван | iki kişilik koltuk | 雙人沙發 | 双人沙发
seat; 30-160; 4800; furniture; m:polyester,leather f:2,4; armchair | poltrona | кресло | berjer | 單人扶手椅 | 扶手椅
### Beds | Camas | Кровати | Yataklar | 床 | 床
bed; 110-620; 42000; furniture; m:oak,pine,walnut cm:90,140,160 f:1,3,4 vary:none; bed frame | estrutura de cama | каркас кровати | karyola | 床架 | 床架
bed; 12-80; 1800; linen; m:cotton,linen f:1,2,3,4; duvet set | jogo de capa de edredom | комплект постельного белья | nevresim takımı | 床包被套組 | 四件套
### Storage | Organização | Хранение | Düzenleme | 收納 | 收纳
file-cabinet; 45-220; 14000; furniture; m:carbon,oak f:1,3; filing cabinet | armário de arquivo | картотечный шкаф | dosya dolabı | 檔案櫃 | 文件柜
basket; 6-38; 700; decor; m:willow,rattan,bamboo f:1,4 vary:none; storage basket | cesto organizador | корзина для хранения | saklama sepeti | 收納籃 | 收纳篮
window; 9-40; 600; decor; m:linen,cotton  f:4 vary:colour; curtain | cortina | штора | perde | 窗簾 | 窗帘
card-file-box; 5-26; 450; cleaning; m:card,pp f:3; storage box | caixa organizadora | коробка для хранения | saklama kutusu | 收納盒 | 收纳盒
### Bathroom | Banheiro | Ванная | Banyo | 衛浴 | 卫浴
bathtub; 160-620; 32000; bath; m:acrylic,iron f:1,2; bathtub | banheira | ванна | küvet | 浴缸 | 浴缸
shower; 14-95; 900; bath; m:steel,brass f:2,3; shower head | chuveiro | душевая лейка | duş başlığı | 蓮蓬頭 | 花洒
toilet; 70-280; 24000; bath; m:ceramic f:1,2; toilet | vaso sanitário | унитаз | klozet | 馬桶 | 马桶
## Kitchen and table | Cozinha e mesa | Кухня и стол | Mutfak ve sofra | 廚房與餐桌 | 厨房与餐桌
### Pots and pans | Panelas e frigideiras | Кастрюли и сковороды | Tencere ve tava | 鍋具 | 锅具
cooking; 9-65; 950; kitchen; m:steel,iron,aluminium cm:20,24,28 f:1,2,3,4 vary:none; frying pan | frigideira | сковорода | tava | 平底鍋 | 平底锅
shallow-pan-of-food; 16-85; 1700; kitchen; m:iron,steel,aluminium f:1,2,3; sauté pan | sauteuse | сотейник | sote tavası | 深炒鍋 | 炒锅
pot-of-food; 18-110; 2200; kitchen; m:steel,iron l:2,4,6 f:1,2,3 vary:none; stock pot | panela alta | суповая кастрюля | derin tencere | 湯鍋 | 汤锅
### Knives and tools | Facas e utensílios | Ножи и утварь | Bıçak ve gereçler | 刀具與料理工具 | 刀具与厨具
kitchen-knife; 8-70; 220; utensils; m:steel,carbon   f:2,3; chef's knife | faca de chef | поварской нож | şef bıçağı | 主廚刀 | 厨师刀
spoon; 2-10; 90; utensils; m:steel,bamboo pcs:1,6   f:1,4; serving spoon | colher de servir | сервировочная ложка | servis kaşığı | 分菜匙 | 分餐勺
fork-and-knife; 9-70; 480; utensils; m:steel pcs:12,24   f:2,4; cutlery set | faqueiro | набор столовых приборов | çatal bıçak takımı | 餐具組 | 餐具套装
chopsticks; 2-9; 80; utensils; m:bamboo,walnut,steel pcs:2,6   f:2,3; chopsticks | hashis | палочки для еды | yemek çubukları | 筷子 | 筷子
balance-scale; 12-55; 900; utensils; m:steel,brass   f:none; kitchen scales | balança de cozinha | кухонные весы | mutfak terazisi | 廚房秤 | 厨房秤
### Tea and coffee | Chá e café | Чай и кофе | Çay ve kahve | 茶具與咖啡 | 茶具与咖啡
teapot; 9-60; 800; tableware; m:porcelain,ceramic,glass,iron ml:600,900,1200 f:1,4 vary:colour; teapot | bule de chá | заварочный чайник | demlik | 茶壺 | 茶壶
teacup-without-handle; 2-11; 180; tableware; m:porcelain,ceramic,clay pcs:1,4,6 f:1,2,3,4 vary:colour; tea bowl | tigela de chá | пиала для чая | kulpsuz çay fincanı | 茶杯 | 茶杯
hot-beverage; 4-28; 330; tableware; m:porcelain,ceramic,glass ml:250,350 f:1,2,3,4 vary:colour; mug | caneca | кружка | kupa | 馬克杯 | 马克杯
mate; 6-30; 200; tableware; m:beech,ceramic,steel f:4 vary:none; mate cup | cuia de mate | калабас для мате | mate bardağı | 瑪黛茶杯 | 马黛茶杯
### Plates, bowls and glasses | Pratos, tigelas e copos | Тарелки, миски и бокалы | Tabak, kâse ve bardak | 碗盤杯 | 碗盘杯
fork-and-knife-with-plate; 3-13; 620; tableware; m:porcelain,ceramic pcs:1,4,6 f:1,2,3; dinner plate | prato raso | обеденная тарелка | yemek tabağı | 餐盤 | 餐盘
bowl-with-spoon; 4-28; 420; tableware; m:porcelain,ceramic,bamboo f:2,3,4; soup bowl | tigela de sopa | глубокая тарелка для супа | çorba kâsesi | 湯碗 | 汤碗
wine-glass; 3-13; 210; glassware; m:glass pcs:1,2,6   f:1,3; wine glass | taça de vinho | винный бокал | şarap kadehi | 葡萄酒杯 | 红酒杯
tumbler-glass; 2-8; 240; glassware; m:glass pcs:1,4,6   f:2,3; tumbler | copo baixo | стакан | su bardağı | 玻璃杯 | 玻璃杯
cocktail-glass; 3-13; 190; glassware; m:glass pcs:1,2,4   f:1,3; cocktail glass | taça de coquetel | коктейльный бокал | kokteyl kadehi | 雞尾酒杯 | 鸡尾酒杯
### Jars and lunch boxes | Potes e marmitas | Банки и ланч-боксы | Kavanoz ve sefer tası | 保鮮罐與便當盒 | 储物罐与便当盒
jar; 3-26; 420; glassware; m:glass ml:500,1000,2000   f:4; storage jar | pote de conserva | банка для хранения | saklama kavanozu | 密封罐 | 密封罐
bento-box; 8-42; 420; utensils; m:steel,bamboo,pp  f:4; lunch box | lancheira | ланч-бокс | yemek kutusu | 便當盒 | 便当盒
amphora; 14-90; 1900; decor; m:clay,ceramic f:1,4 vary:colour; tall vase | vaso alto | высокая ваза | uzun vazo | 高花瓶 | 高花瓶
## Decoration | Decoração | Декор | Dekorasyon | 家飾 | 家饰
### Candles and lanterns | Velas e lanternas | Свечи и фонари | Mum ve fener | 蠟燭與燈籠 | 蜡烛与灯笼
candle; 3-16; 350; decor; m:wax g:120,200,400 f:1,2 vary:none scent:lavender,rose,sandalwood,citrus,jasmine,vanilla; scented candle | vela perfumada | ароматическая свеча | kokulu mum | 香氛蠟燭 | 香薰蜡烛
red-paper-lantern; 4-26; 200; decor; m:paper,silk f:1,3 vary:colour; paper lantern | lanterna de papel | бумажный фонарь | kâğıt fener | 紙燈籠 | 纸灯笼
diya-lamp; 3-20; 240; decor; m:clay,brass f:1,2 vary:none; oil lamp | lamparina de azeite | масляная лампа | kandil | 油燈 | 油灯
### Pictures and mirrors | Quadros e espelhos | Картины и зеркала | Tablo ve ayna | 掛畫與鏡子 | 挂画与镜子
framed-picture; 8-85; 900; decor; m:oak,pine,aluminium cm:30,50,70 f:2,3 vary:none; framed print | quadro emoldurado | постер в раме | çerçeveli tablo | 裝框掛畫 | 装框挂画
mirror; 12-95; 2300; decor; m:oak,rattan,brass f:3,4 vary:none; wall mirror | espelho de parede | настенное зеркало | duvar aynası | 壁鏡 | 壁镜
nesting-dolls; 9-45; 350; decor; m:beech f:1,2 vary:none; nesting dolls | bonecas russas | матрёшка | matruşka | 俄羅斯娃娃 | 套娃
wind-chime; 5-32; 250; decor; m:brass,bamboo,glass f:1,2,3 vary:none; wind chime | sino dos ventos | музыка ветра | rüzgâr çanı | 風鈴 | 风铃
moai; 8-40; 1200; decor; m:clay,ceramic f:1,4 vary:none; stone-look bookend | suporte de livros | подставка-держатель для книг | kitap desteği | 書擋 | 书挡
### Clocks | Relógios de parede e mesa | Часы для дома | Duvar ve masa saatleri | 時鐘 | 钟表
mantelpiece-clock; 16-110; 1300; clocks; m:walnut,oak,brass  wrist:quartz  f:2,3 vary:none; mantel clock | relógio de mesa | каминные часы | şömine saati | 座鐘 | 座钟
alarm-clock; 5-38; 320; clocks; m:steel,plastic  wrist:quartz  f:1,2,3,4; alarm clock | despertador | будильник | çalar saat | 鬧鐘 | 闹钟
timer-clock; 4-24; 180; clocks; m:plastic,steel  wrist:quartz  f:3; kitchen timer | timer de cozinha | кухонный таймер | mutfak zamanlayıcısı | 廚房計時器 | 厨房计时器
hourglass-done; 5-30; 260; decor; m:glass,beech f:2,4 vary:none; hourglass | ampulheta | песочные часы | kum saati | 沙漏 | 沙漏
stopwatch; 6-40; 100; clocks; m:plastic,steel  wrist:quartz  f:3 vary:none; stopwatch | cronômetro | секундомер | kronometre | 碼錶 | 秒表
## Cleaning | Limpeza | Уборка | Temizlik | 清潔用品 | 清洁用品
### Brooms and buckets | Vassouras e baldes | Мётлы и вёдра | Süpürge ve kova | 掃具與水桶 | 扫具与水桶
broom; 4-22; 600; cleaning; m:coir,bamboo,pp f:1,2,3,4; broom | vassoura | метла | süpürge | 掃把 | 扫把
bucket; 3-12; 500; cleaning; m:pp,steel l:5,10,12 f:3,4; bucket | balde | ведро | kova | 水桶 | 水桶
plunger; 4-16; 450; cleaning; m:rubber f:1,4; plunger | desentupidor | вантуз | lavabo pompası | 通水器 | 皮搋子
wastebasket; 6-45; 900; cleaning; m:steel,pp l:5,10,20 f:3,4; waste bin | lixeira | мусорное ведро | çöp kovası | 垃圾桶 | 垃圾桶
### Sponges, soap and paper | Esponjas, sabão e papel | Губки, мыло и бумага | Sünger, sabun ve kâğıt | 海綿、清潔劑與紙品 | 海绵、清洁剂与纸品
sponge; 1-8; 60; household; pcs:2,5,10  f:1,2; sponge | esponja | губка | bulaşık süngeri | 菜瓜布海綿 | 清洁海绵
roll-of-paper; 3-16; 900; household; m:paper,bamboo pcs:6,12,24  f:1,2; toilet paper | papel higiênico | туалетная бумага | tuvalet kâğıdı | 衛生紙 | 卫生纸
bubbles; 2-12; 750; household; ml:500,750,1000  f:1,3,4; washing-up liquid | detergente para louça | средство для мытья посуды | bulaşık deterjanı | 洗碗精 | 洗洁精
`;
