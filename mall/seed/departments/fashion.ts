export const fashion = `
# Fashion | Moda | Мода | Moda | 時尚服飾 | 时尚服饰
## Women's clothing | Roupas femininas | Женская одежда | Kadın giyim | 女裝 | 女装
### Dresses | Vestidos | Платья | Elbiseler | 洋裝 | 连衣裙
dress; 14-70; 350; clothes; m:cotton,linen,viscose,silk f:1,2,3,5; wrap dress | vestido transpassado | платье с запахом | kruvaze elbise | 裹身洋裝 | 裹身连衣裙
dress; 18-90; 420; clothes; m:viscose,silk,cotton; midi dress | vestido midi | платье миди | midi elbise | 中長洋裝 | 中长连衣裙
dress; 12-45; 300; clothes; m:cotton,linen season:summer; summer dress | vestido de verão | летнее платье | yazlık elbise | 夏季洋裝 | 夏日连衣裙
### Saris and kimonos | Saris e quimonos | Сари и кимоно | Sari ve kimono | 紗麗與和服 | 纱丽与和服
sari; 25-180; 650; clothes; m:silk,cotton vary:colour f:2,5; sari | sari | сари | sari | 紗麗 | 纱丽
kimono; 28-120; 700; clothes; m:silk,cotton,viscose f:1,2,3; kimono robe | robe quimono | халат-кимоно | kimono sabahlık | 和服睡袍 | 和服睡袍
### Tops and blouses | Tops e blusas | Топы и блузки | Üst giyim | 上衣 | 上衣
womans-clothes; 9-38; 220; clothes; m:cotton,linen,viscose f:2,3,5; blouse | blusa | блузка | bluz | 女襯衫 | 女式衬衫
womans-clothes; 8-30; 200; clothes; m:cotton,viscose f:2,3,5 season:summer; short-sleeved top | top de manga curta | топ с коротким рукавом | kısa kollu üst | 短袖上衣 | 短袖上衣
### Swimwear | Moda praia | Купальники | Plaj giyim | 泳裝 | 泳装
bikini; 10-40; 150; clothes; m:polyester,nylon f:4,5 season:summer; bikini | biquíni | бикини | bikini | 比基尼 | 比基尼
one-piece-swimsuit; 12-48; 200; clothes; m:polyester,nylon f:4 season:summer; one-piece swimsuit | maiô | слитный купальник | tek parça mayo | 連身泳衣 | 连体泳衣
## Men's clothing | Roupas masculinas | Мужская одежда | Erkek giyim | 男裝 | 男装
### T-shirts | Camisetas | Футболки | Tişörtler | T恤 | T恤
t-shirt; 6-26; 190; clothes; m:cotton,linen f:2,3,4; crew-neck T-shirt | camiseta de gola redonda | футболка с круглым вырезом | bisiklet yaka tişört | 圓領T恤 | 圆领T恤
t-shirt; 9-32; 230; clothes; m:cotton f:2,3; heavy cotton T-shirt | camiseta de algodão grosso | плотная футболка | kalın pamuklu tişört | 重磅T恤 | 重磅T恤
### Trousers and jeans | Calças e jeans | Брюки и джинсы | Pantolon ve kot | 長褲與牛仔褲 | 长裤与牛仔裤
jeans; 16-75; 700; clothes; m:denim vary:size f:2,4 pattern:plain; straight jeans | calça jeans reta | прямые джинсы | düz kesim kot pantolon | 直筒牛仔褲 | 直筒牛仔裤
jeans; 14-60; 500; clothes; m:cotton,linen f:1,2,4 pattern:plain,checks; chino trousers | calça chino | брюки чинос | chino pantolon | 卡其長褲 | 卡其裤
### Shorts and underwear | Bermudas e roupas íntimas | Шорты и бельё | Şort ve iç giyim | 短褲與內著 | 短裤与内裤
shorts; 9-35; 250; clothes; m:cotton,linen,polyester f:1,2,5 season:summer; shorts | bermuda | шорты | şort | 短褲 | 短裤
briefs; 3-10; 90; clothes; m:cotton pcs:1,3,5 vary:size f:3,4 season:all pattern:plain,stripes; briefs | cuecas | трусы | slip | 三角內褲 | 三角内裤
### Jackets and coats | Casacos | Куртки и пальто | Ceket ve mont | 外套 | 外套
coat; 35-180; 1300; clothes; m:wool,cotton,polyester f:1,3 season:winter pattern:plain,checks; wool-blend coat | sobretudo de lã mista | пальто из смесовой шерсти | yün karışımlı palto | 混羊毛大衣 | 混纺羊毛大衣
coat; 28-120; 900; clothes; m:cotton,nylon f:1,3 season:between pattern:plain; trench coat | trench coat | тренч | trençkot | 風衣 | 风衣
safety-vest; 5-18; 150; clothes; m:polyester f:1 season:all pattern:plain vary:size; reflective vest | colete refletivo | светоотражающий жилет | reflektörlü yelek | 反光背心 | 反光背心
## Shoes | Calçados | Обувь | Ayakkabı | 鞋類 | 鞋靴
### Trainers | Tênis | Кроссовки | Spor ayakkabı | 運動鞋 | 运动鞋
running-shoe; 22-120; 620; shoes; m:mesh,polyester season:all,summer; running shoes | tênis de corrida | беговые кроссовки | koşu ayakkabısı | 跑鞋 | 跑鞋
running-shoe; 18-80; 600; shoes; m:mesh,leather,canvas; everyday trainers | tênis casuais | повседневные кроссовки | günlük spor ayakkabı | 休閒運動鞋 | 休闲运动鞋
hiking-boot; 35-150; 1100; shoes; m:leather,suede,nylon f:1,2,3,4 season:all,winter; hiking boots | botas de caminhada | треккинговые ботинки | trekking botu | 登山鞋 | 登山鞋
### Women's shoes | Calçados femininos | Женская обувь | Kadın ayakkabı | 女鞋 | 女鞋
high-heeled-shoe; 18-90; 650; shoes; m:leather,suede f:1,2 season:all; pumps | sapatos de salto | туфли на каблуке | topuklu ayakkabı | 高跟鞋 | 高跟鞋
flat-shoe; 12-55; 420; shoes; m:leather,suede,canvas f:1,2,4 season:all; ballet flats | sapatilhas | балетки | babet | 平底娃娃鞋 | 芭蕾平底鞋
womans-boot; 28-130; 1200; shoes; m:leather,suede f:1,2 season:winter,between; ankle boots | botas de cano curto | ботильоны | bilek botu | 短靴 | 短靴
womans-sandal; 12-60; 450; shoes; m:leather,rubber f:1,2 season:summer; heeled sandals | sandálias de salto | босоножки на каблуке | topuklu sandalet | 高跟涼鞋 | 高跟凉鞋
### Men's shoes | Calçados masculinos | Мужская обувь | Erkek ayakkabı | 男鞋 | 男鞋
mans-shoe; 28-140; 950; shoes; m:leather,suede f:1,2,4 season:all; derby shoes | sapatos derby | дерби | derbi ayakkabı | 德比鞋 | 德比鞋
mans-shoe; 24-110; 900; shoes; m:leather,suede f:1,2,4 season:all; loafers | mocassins | лоферы | loafer ayakkabı | 樂福鞋 | 乐福鞋
### Sandals and slippers | Sandálias e chinelos | Сандалии и шлёпанцы | Terlik | 涼鞋與拖鞋 | 凉鞋与拖鞋
thong-sandal; 4-20; 300; shoes; m:rubber f:2 season:summer; flip-flops | chinelos de dedo | вьетнамки | parmak arası terlik | 夾腳拖 | 人字拖
ballet-shoes; 9-35; 200; shoes; m:leather,canvas f:2 season:all; ballet shoes | sapatilhas de balé | балетные туфли | bale ayakkabısı | 芭蕾舞鞋 | 芭蕾舞鞋
## Bags | Bolsas e malas | Сумки | Çanta | 箱包 | 箱包
### Backpacks | Mochilas | Рюкзаки | Sırt çantaları | 後背包 | 双肩包
backpack; 14-75; 700; bags; m:canvas,nylon,polyester l:18,22,30; day pack | mochila para o dia a dia | городской рюкзак | günlük sırt çantası | 日用後背包 | 日用双肩包
backpack; 10-38; 550; bags; m:polyester,nylon f:2,3,4; school backpack | mochila escolar | школьный рюкзак | okul sırt çantası | 書包 | 书包
### Handbags | Bolsas | Дамские сумки | El çantaları | 手提包 | 手提包
handbag; 18-140; 650; bags; m:leather,canvas f:1,3; tote bag | bolsa tote | сумка-тоут | omuz çantası | 托特包 | 托特包
handbag; 22-150; 600; bags; m:leather,suede f:3,4; shoulder bag | bolsa tiracolo | сумка на плечо | kadın kol çantası | 單肩包 | 单肩包
clutch-bag; 10-60; 250; bags; m:leather,silk,suede f:3; clutch bag | bolsa clutch | клатч | portföy çanta | 晚宴手拿包 | 手拿包
### Wallets | Carteiras | Кошельки | Cüzdanlar | 皮夾 | 钱包
purse; 6-45; 120; bags; m:leather,canvas f:3; coin purse | porta-moedas | кошелёк | bozuk para cüzdanı | 零錢包 | 零钱包
purse; 9-60; 150; bags; m:leather f:3; folding wallet | carteira dobrável | складной кошелёк | katlanır cüzdan | 短夾 | 折叠钱包
### Luggage | Bagagem | Багаж | Bavullar | 行李箱 | 行李箱
luggage; 35-150; 3100; bags; m:plastic,aluminium cm:55,65,75 f:2,3; cabin suitcase | mala de bordo | чемодан на колёсах | tekerlekli bavul | 拉桿行李箱 | 拉杆行李箱
briefcase; 25-140; 1200; bags; m:leather,nylon f:1,3,4; briefcase | pasta de trabalho | портфель | evrak çantası | 公事包 | 公文包
shopping-bags; 3-16; 150; bags; m:cotton,canvas pcs:1,3 f:2 vary:colour; shopping bag | sacola de compras | сумка-шопер | alışveriş çantası | 購物袋 | 购物袋
## Accessories | Acessórios | Аксессуары | Aksesuar | 配件 | 配饰
### Hats and caps | Chapéus e bonés | Шляпы и кепки | Şapkalar | 帽子 | 帽子
billed-cap; 5-28; 100; accessories; m:cotton,polyester f:1 season:summer,all; cap | boné | бейсболка | beyzbol şapkası | 棒球帽 | 棒球帽
womans-hat; 8-40; 150; accessories; m:linen,cotton f:1,4 season:summer; sun hat | chapéu de sol | шляпа от солнца | hasır şapka | 遮陽帽 | 遮阳帽
top-hat; 15-60; 250; accessories; m:wool,felt f:2,3 season:all; top hat | cartola | цилиндр | silindir şapka | 高禮帽 | 高礼帽
### Scarves, gloves and socks | Cachecóis, luvas e meias | Шарфы, перчатки и носки | Atkı, eldiven ve çorap | 圍巾手套與襪子 | 围巾手套与袜子
scarf; 7-55; 180; accessories; m:wool,cotton,silk f:2 season:winter,between; scarf | cachecol | шарф | atkı | 圍巾 | 围巾
gloves; 5-38; 120; accessories; m:wool,leather f:2,3 season:winter; gloves | luvas | перчатки | eldiven | 手套 | 手套
socks; 2-8; 80; accessories; m:cotton,wool pcs:1,3,5 f:2 season:all; socks | meias | носки | çorap | 襪子 | 袜子
### Ties and belts | Gravatas | Галстуки | Kravatlar | 領帶 | 领带
necktie; 7-45; 90; accessories; m:silk,wool f:2 season:all; silk tie | gravata | галстук | kravat | 領帶 | 领带
ribbon; 3-14; 40; accessories; m:silk,polyester f:2 season:all; hair ribbon | fita para cabelo | лента для волос | saç kurdelesi | 髮帶 | 发带
### Glasses | Óculos | Очки | Gözlükler | 眼鏡 | 眼镜
sunglasses; 8-90; 60; accessories; m:acrylic,plastic,aluminium f:1,2 season:all; sunglasses | óculos de sol | солнцезащитные очки | güneş gözlüğü | 太陽眼鏡 | 太阳镜
glasses; 10-80; 50; accessories; m:acrylic,aluminium f:2,4 season:all; reading glasses | óculos de leitura | очки для чтения | okuma gözlüğü | 老花眼鏡 | 老花镜
### Umbrellas | Guarda-chuvas | Зонты | Şemsiyeler | 雨傘 | 雨伞
umbrella; 6-35; 420; accessories; m:polyester,nylon f:1 season:all; umbrella | guarda-chuva | зонт | şemsiye | 雨傘 | 雨伞
closed-umbrella; 7-38; 380; accessories; m:polyester,nylon f:1,4 season:all; folding umbrella | guarda-chuva dobrável | складной зонт | katlanır şemsiye | 摺疊傘 | 折叠伞
folding-hand-fan; 3-18; 60; accessories; m:bamboo,silk,paper f:2,4 season:summer; hand fan | leque | веер | el yelpazesi | 摺扇 | 折扇
## Jewellery and watches | Joias e relógios | Украшения и часы | Takı ve saat | 珠寶與手錶 | 珠宝与手表
### Jewellery | Joias | Украшения | Takı | 珠寶 | 珠宝
ring; 15-240; 20; jewellery; m:silver,gold f:1,2,3,4; ring | anel | кольцо | yüzük | 戒指 | 戒指
prayer-beads; 5-45; 40; jewellery; m:walnut,glass,silver f:1,3; bead bracelet | pulseira de contas | браслет из бусин | boncuk bileklik | 串珠手鍊 | 串珠手链
gem-stone; 30-380; 20; jewellery; m:silver f:1,2,3,4; gemstone pendant | pingente com pedra | подвеска с камнем | taşlı kolye ucu | 寶石吊墜 | 宝石吊坠
### Watches | Relógios | Наручные часы | Kol saatleri | 手錶 | 手表
watch; 20-220; 120; watches; m:steel,leather; wristwatch | relógio de pulso | наручные часы | kol saati | 腕錶 | 腕表
watch; 25-160; 110; watches; m:silicone,nylon f:1,2,4 wrist:quartz; sports watch | relógio esportivo | спортивные часы | spor kol saati | 運動手錶 | 运动手表
`;
