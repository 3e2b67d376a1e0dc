export const grocery = `
# Grocery | Mercado | Продукты | Market | 生鮮食品 | 生鲜食品
## Fruit and vegetables | Frutas e verduras | Фрукты и овощи | Meyve ve sebze | 蔬果 | 果蔬
### Tropical fruit | Frutas tropicais | Тропические фрукты | Tropikal meyve | 熱帶水果 | 热带水果
mango; 1.5-7; 1000; fresh; kg:1,2; mangoes | mangas | манго | mango | 芒果 | 芒果
pineapple; 1.2-5; 1300; fresh; pcs:1,2; pineapple | abacaxi | ананас | ananas | 鳳梨 | 菠萝
coconut; 0.8-4; 900; fresh; pcs:1,3; coconut | coco | кокос | Hindistan cevizi | 椰子 | 椰子
banana; 0.9-4; 1000; fresh; kg:1,2; bananas | bananas | бананы | muz | 香蕉 | 香蕉
kiwi-fruit; 1.8-6; 1000; fresh; kg:0.5,1; kiwi fruit | kiwis | киви | kivi | 奇異果 | 猕猴桃
### Fruit | Frutas | Фрукты | Meyve | 水果 | 水果
red-apple; 1.2-5; 1000; fresh; kg:1,2; apples | maçãs | яблоки | elma | 蘋果 | 苹果
grapes; 1.8-7; 1000; fresh; kg:0.5,1; grapes | uvas | виноград | üzüm | 葡萄 | 葡萄
watermelon; 2-8; 4000; fresh; pcs:1; watermelon | melancia | арбуз | karpuz | 西瓜 | 西瓜
strawberry; 2-8; 500; fresh; g:250,500; strawberries | morangos | клубника | çilek | 草莓 | 草莓
tangerine; 1.2-5; 1000; fresh; kg:1,2; tangerines | tangerinas | мандарины | mandalina | 橘子 | 橘子
peach; 1.8-6; 1000; fresh; kg:1; peaches | pêssegos | персики | şeftali | 水蜜桃 | 水蜜桃
lemon; 1-4; 500; fresh; kg:0.5,1; lemons | limões | лимоны | limon | 檸檬 | 柠檬
### Vegetables | Legumes | Овощи | Sebze | 蔬菜 | 蔬菜
tomato; 0.9-4; 1000; fresh; kg:1,2 f:1,2,4; tomatoes | tomates | помидоры | domates | 番茄 | 西红柿
carrot; 0.7-3; 1000; fresh; kg:1,2 f:1,2,4; carrots | cenouras | морковь | havuç | 紅蘿蔔 | 胡萝卜
potato; 0.6-3; 1000; fresh; kg:1,2,5 f:1,2,4; potatoes | batatas | картофель | patates | 馬鈴薯 | 土豆
onion; 0.6-3; 1000; fresh; kg:1,2 f:1,2,4; onions | cebolas | репчатый лук | soğan | 洋蔥 | 洋葱
bell-pepper; 1-4; 500; fresh; kg:0.5,1 f:1,2,4; sweet peppers | pimentões | сладкий перец | dolmalık biber | 甜椒 | 彩椒
eggplant; 0.9-4; 1000; fresh; kg:1 f:1,2,4; aubergines | berinjelas | баклажаны | patlıcan | 茄子 | 茄子
broccoli; 1-4; 500; fresh; kg:0.5 f:1,2,4; broccoli | brócolis | брокколи | brokoli | 青花菜 | 西兰花
ginger-root; 1-5; 300; fresh; g:250,500 f:1,2,4; ginger | gengibre | корень имбиря | zencefil | 生薑 | 生姜
hot-pepper; 0.8-4; 250; fresh; g:100,250 f:1,2,4; chillies | pimentas | острый перец | acı biber | 辣椒 | 辣椒
## Chilled and frozen | Refrigerados e congelados | Охлаждённое и замороженное | Soğuk ve dondurulmuş | 冷藏冷凍 | 冷藏冷冻
### Dairy and eggs | Laticínios e ovos | Молочное и яйца | Süt ürünleri ve yumurta | 乳品與雞蛋 | 乳品与鸡蛋
cheese-wedge; 3-18; 300; chilled; g:200,400; mountain cheese | queijo de montanha | горный сыр | dağ peyniri | 高山起司 | 高山奶酪
butter; 2-9; 250; chilled; g:200,400; butter | manteiga | сливочное масло | tereyağı | 奶油 | 黄油
egg; 1.5-6; 700; chilled; pcs:6,10,30 f:3,4; free-range eggs | ovos caipiras | яйца свободного выгула | gezen tavuk yumurtası | 放牧雞蛋 | 散养鸡蛋
glass-of-milk; 1-5; 1000; chilled; l:1,2; whole milk | leite integral | цельное молоко | tam yağlı süt | 全脂鮮奶 | 全脂牛奶
### Meat, fish and seafood | Carnes, peixes e frutos do mar | Мясо, рыба и морепродукты | Et, balık ve deniz ürünleri | 肉類海鮮 | 肉类海鲜
cut-of-meat; 5-32; 700; chilled; g:400,700; beef steak | bife bovino | говяжий стейк | dana biftek | 牛排 | 牛排
poultry-leg; 3-14; 900; chilled; g:500,1000; chicken legs | coxas de frango | куриные голени | tavuk but | 雞腿 | 鸡腿
bacon; 3-13; 300; chilled; g:200,400 f:1,2,3; smoked beef strips | tiras de carne defumada | копчёная говядина | füme dana dilimleri | 煙燻牛肉片 | 烟熏牛肉片
shrimp; 6-32; 600; chilled; g:400,800; prawns | camarões | креветки | karides | 鮮蝦 | 鲜虾
fish; 5-26; 800; chilled; g:500,1000 f:1,2,4; sea bream fillet | filé de dourada | филе дорады | çipura filetosu | 鯛魚片 | 鲷鱼片
### Ice cream and dumplings | Sorvetes e guiozas | Мороженое и пельмени | Dondurma ve mantı | 冰品與水餃 | 冰品与水饺
ice-cream; 3-13; 500; chilled; ml:500,1000 f:1,2,4; coconut ice cream | sorvete de coco | кокосовое мороженое | Hindistan cevizli dondurma | 椰子冰淇淋 | 椰子冰淇淋
dumpling; 3-12; 600; chilled; pcs:12,24 f:1,2,4; frozen dumplings | guioza congelado | замороженные пельмени | dondurulmuş mantı | 冷凍水餃 | 速冻水饺
## Pantry | Despensa | Бакалея | Kiler | 糧油乾貨 | 粮油干货
### Rice, pasta and beans | Arroz, massas e feijão | Рис, паста и бобовые | Pirinç, makarna ve bakliyat | 米麵雜糧 | 米面杂粮
cooked-rice; 1.5-14; 2000; pantry; kg:1,2,5 f:1,3; red rice | arroz vermelho | красный рис | kırmızı pirinç | 紅米 | 红米
sheaf-of-rice; 2-15; 2000; pantry; kg:1,2,5 f:1,3; jasmine rice | arroz jasmim | рис жасмин | yasemin pirinci | 茉莉香米 | 茉莉香米
spaghetti; 1-6; 500; pantry; g:500,1000 f:1,2; durum spaghetti | espaguete de grano duro | спагетти из твёрдой пшеницы | durum buğdayı spagetti | 杜蘭小麥義大利麵 | 硬质小麦意面
beans; 1.2-7; 800; pantry; g:500,1000 f:1,3; red kidney beans | feijão vermelho | красная фасоль | kırmızı fasulye | 紅腰豆 | 红腰豆
### Spices, honey and salt | Especiarias, mel e sal | Специи, мёд и соль | Baharat, bal ve tuz | 香料蜂蜜 | 香料蜂蜜
honey-pot; 4-24; 600; pantry; g:250,500,1000 f:3; forest honey | mel de floresta | лесной мёд | orman balı | 森林蜂蜜 | 森林蜂蜜
salt; 1-7; 400; pantry; g:250,500 f:1; sea salt | sal marinho | морская соль | deniz tuzu | 海鹽 | 海盐
herb; 1.5-9; 80; pantry; g:40,80 f:1,3,4; dried herbs | ervas secas | сушёные травы | kuru otlar | 乾燥香草 | 干香草
garlic; 1-5; 300; pantry; g:250,500 f:3; dried garlic | alho seco | сушёный чеснок | kuru sarımsak | 乾蒜 | 干蒜
olive; 3-16; 450; pantry; g:250,500 f:3,4; table olives | azeitonas de mesa | столовые оливки | sofralık zeytin | 橄欖 | 橄榄
### Tins and snacks | Enlatados e petiscos | Консервы и снеки | Konserve ve atıştırmalık | 罐頭與零嘴 | 罐头与零食
canned-food; 1.2-7; 400; pantry; g:160,400 f:3,4; tuna in olive oil | atum em azeite | тунец в оливковом масле | zeytinyağlı ton balığı | 橄欖油鮪魚罐頭 | 橄榄油金枪鱼罐头
peanuts; 1-6; 300; pantry; g:200,400 f:1,3,4; roasted peanuts | amendoim torrado | жареный арахис | kavrulmuş yer fıstığı | 烘烤花生 | 烤花生
chestnut; 2-10; 400; pantry; g:200,500 f:1,3; chestnuts | castanhas | каштаны | kestane | 栗子 | 栗子
popcorn; 0.9-5; 150; pantry; g:100,200 f:1,4; popcorn | pipoca | попкорн | patlamış mısır | 爆米花 | 爆米花
rice-cracker; 1.2-7; 200; pantry; g:150,300 f:1,4; rice crackers | biscoitos de arroz | рисовые крекеры | pirinç krakeri | 米餅 | 米饼
pretzel; 1.2-6; 250; pantry; g:150,300 f:1; pretzels | pretzels | брецели | çubuk kraker | 椒鹽捲餅 | 椒盐脆饼
## Bread and sweets | Pães e doces | Хлеб и сладости | Ekmek ve tatlı | 烘焙甜點 | 烘焙甜点
### Bread and pastry | Pães e confeitaria | Хлеб и выпечка | Ekmek ve hamur işi | 麵包糕點 | 面包糕点
bread; 1.2-6; 600; sweets; g:500,800 f:4; country loaf | pão rústico | деревенский хлеб | köy ekmeği | 鄉村麵包 | 乡村面包
croissant; 1.2-6; 240; sweets; pcs:4,6 f:4; butter croissants | croissants de manteiga | сливочные круассаны | tereyağlı kruvasan | 奶油可頌 | 黄油可颂
birthday-cake; 9-42; 1200; sweets; f:1,3; birthday cake | bolo de aniversário | праздничный торт | doğum günü pastası | 生日蛋糕 | 生日蛋糕
moon-cake; 5-34; 600; sweets; pcs:4,8 f:2,3; moon cakes | bolos da lua | лунные пряники | ay keki | 月餅 | 月饼
cupcake; 2-12; 350; sweets; pcs:4,6 f:1,3; cupcakes | cupcakes | капкейки | cupcake | 杯子蛋糕 | 纸杯蛋糕
### Chocolate and biscuits | Chocolates e biscoitos | Шоколад и печенье | Çikolata ve bisküvi | 巧克力與餅乾 | 巧克力与饼干
chocolate-bar; 1.5-9; 100; sweets; g:80,100,200; dark chocolate | chocolate amargo | тёмный шоколад | bitter çikolata | 黑巧克力 | 黑巧克力
cookie; 1.5-9; 250; sweets; g:200,400 f:1,3,4; ginger biscuits | biscoitos de gengibre | имбирное печенье | zencefilli bisküvi | 薑餅 | 姜饼
candy; 1-6; 200; sweets; g:150,300 f:2,4; fruit drops | balas de fruta | фруктовые леденцы | meyveli şeker | 水果糖 | 水果糖
lollipop; 1-6; 180; sweets; pcs:10,25 f:4; lollipops | pirulitos | леденцы на палочке | lolipop | 棒棒糖 | 棒棒糖
## Drinks | Bebidas | Напитки | İçecek | 飲品 | 饮品
### Tea | Chá | Чай | Çay | 茶 | 茶
leaf-fluttering-in-wind; 2-18; 200; drinks; g:100,200,400 f:1,2; black tea | chá preto | чёрный чай | siyah çay | 紅茶 | 红茶
herb; 2-20; 150; drinks; g:50,100,200 f:1,2; green tea | chá verde | зелёный чай | yeşil çay | 綠茶 | 绿茶
hibiscus; 2-12; 100; drinks; g:50,100 f:1,2; hibiscus tea | chá de hibisco | чай каркаде | hibiskus çayı | 洛神花茶 | 洛神花茶
### Coffee and cocoa | Café e cacau | Кофе и какао | Kahve ve kakao | 咖啡與可可 | 咖啡与可可
hot-beverage; 4-26; 300; drinks; g:250,500,1000 f:1,4; ground coffee | café moído | молотый кофе | öğütülmüş kahve | 研磨咖啡 | 研磨咖啡
chocolate-bar; 3-14; 250; drinks; g:200,400 f:1,2; cocoa powder | cacau em pó | какао-порошок | kakao tozu | 可可粉 | 可可粉
### Juice and water | Sucos e água | Соки и вода | Meyve suyu ve su | 果汁與水 | 果汁与水
beverage-box; 0.8-5; 1000; coolers; l:0.2,1  f:2,3,4; mango juice | suco de manga | сок манго | mango suyu | 芒果汁 | 芒果汁
cup-with-straw; 1-6; 500; coolers; ml:330,500  f:2,4; lime soda | refrigerante de limão | лаймовый лимонад | misket limonlu gazoz | 萊姆蘇打 | 青柠苏打
potable-water; 0.5-4; 1500; coolers; object:droplet l:0.5,1.5  f:1; spring water | água mineral | родниковая вода | kaynak suyu | 天然泉水 | 天然泉水
bubble-tea; 1.5-7; 500; coolers; ml:330,500  f:2; bubble tea kit | kit de bubble tea | набор для чая с тапиокой | bubble tea seti | 珍珠奶茶組 | 珍珠奶茶套装
`;
