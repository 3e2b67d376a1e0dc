export const toys = `
# Toys and baby | Brinquedos e bebê | Игрушки и малыши | Oyuncak ve bebek | 玩具與嬰兒 | 玩具与母婴
## Toys | Brinquedos | Игрушки | Oyuncaklar | 玩具 | 玩具
### Soft toys | Pelúcias | Мягкие игрушки | Peluş oyuncaklar | 絨毛玩具 | 毛绒玩具
teddy-bear; 5-42; 450; toys; m:plush,cotton f:2,3; teddy bear | urso de pelúcia | плюшевый мишка | oyuncak ayı | 泰迪熊 | 泰迪熊
rabbit-face; 4-26; 300; toys; m:plush,cotton f:2,3 vary:none; soft rabbit | coelho de pelúcia | плюшевый зайчик | peluş tavşan | 兔子玩偶 | 兔子玩偶
panda; 5-30; 350; toys; m:plush f:2,3 vary:none; soft panda | panda de pelúcia | плюшевая панда | peluş panda | 貓熊玩偶 | 熊猫玩偶
elephant; 5-32; 380; toys; m:plush,cotton f:2,3; soft elephant | elefante de pelúcia | плюшевый слонёнок | peluş fil | 大象玩偶 | 大象玩偶
unicorn; 6-34; 350; toys; m:plush f:2,3 vary:none; soft unicorn | unicórnio de pelúcia | плюшевый единорог | peluş tek boynuzlu at | 獨角獸玩偶 | 独角兽玩偶
### Building and pretending | Montar e fazer de conta | Конструкторы и ролевые игры | Yapı ve canlandırma | 積木與扮家家 | 积木与过家家
robot; 9-60; 500; toys; m:plastic f:1,3; robot building set | conjunto para montar um robô | конструктор «Робот» | robot yapım seti | 機器人組裝玩具 | 机器人拼装玩具
rocket; 6-38; 400; toys; m:beech,plastic f:1,2,3; toy rocket | foguete de brinquedo | игрушечная ракета | oyuncak roket | 玩具火箭 | 玩具火箭
locomotive; 8-55; 700; toys; m:beech,plastic f:1,2,3; toy train | trem de brinquedo | игрушечный поезд | oyuncak tren | 玩具火車 | 玩具火车
racing-car; 4-30; 250; toys; m:plastic,beech f:1,2,3; toy racing car | carro de corrida de brinquedo | гоночная машинка | oyuncak yarış arabası | 玩具賽車 | 玩具赛车
fire-engine; 6-36; 500; toys; m:beech,plastic f:1,2,3 vary:none; toy fire engine | carro de bombeiros de brinquedo | игрушечная пожарная машина | oyuncak itfaiye | 玩具消防車 | 玩具消防车
magic-wand; 2-14; 80; toys; m:beech,plastic f:1,2,3; magic wand | varinha mágica | волшебная палочка | sihirli değnek | 魔法棒 | 魔法棒
### Outdoor toys | Brinquedos ao ar livre | Игрушки для улицы | Açık hava oyuncakları | 戶外玩具 | 户外玩具
kite; 4-26; 200; toys; m:nylon,paper f:2,4; kite | pipa | воздушный змей | uçurtma | 風箏 | 风筝
yo-yo; 2-14; 70; toys; m:beech,plastic f:1; yo-yo | ioiô | йо-йо | yoyo | 溜溜球 | 悠悠球
water-pistol; 3-18; 250; toys; m:plastic f:1,2,4; water pistol | pistola de água | водный пистолет | su tabancası | 水槍 | 水枪
balloon; 1-8; 60; party; m:rubber pcs:10,25,50 f:2,3; balloons | balões | воздушные шары | balon | 氣球 | 气球
## Games | Jogos | Игры | Oyunlar | 遊戲 | 游戏
### Board games | Jogos de tabuleiro | Настольные игры | Kutu oyunları | 桌遊 | 桌游
chess-pawn; 9-90; 1200; games; m:beech,walnut f:1,2,3; chess set | jogo de xadrez | шахматы | satranç takımı | 西洋棋組 | 国际象棋套装
game-die; 2-16; 120; games; m:acrylic,beech f:2,3; dice set | conjunto de dados | набор кубиков | zar seti | 骰子組 | 骰子套装
mahjong-red-dragon; 25-140; 4200; games; m:acrylic,bamboo f:1,3; mahjong set | jogo de mahjong | набор для маджонга | mahjong takımı | 麻將組 | 麻将套装
joker; 2-12; 110; games; m:card f:2,4; playing cards | baralho de cartas | игральные карты | iskambil kâğıdı | 撲克牌 | 扑克牌
puzzle-piece; 5-34; 700; games; m:card,beech f:3; jigsaw puzzle | quebra-cabeça | пазл | yapboz | 拼圖 | 拼图
bullseye; 8-45; 1100; games; m:coir,card f:4; dartboard | alvo de dardos | дартс | dart tahtası | 飛鏢靶 | 飞镖盘
### Video games | Videogames | Видеоигры | Video oyunları | 電玩 | 电玩
video-game; 18-95; 260; gadgets; m:plastic f:1,4; game controller | controle de videogame | игровой контроллер | oyun kumandası | 遊戲手把 | 游戏手柄
slot-machine; 24-90; 1100; gadgets; m:plastic f:4; table arcade | fliperama de mesa | настольный игровой автомат | masaüstü oyun makinesi | 桌上型遊戲機 | 桌面游戏机
## Baby | Bebê | Для малышей | Bebek | 嬰兒 | 母婴
### Feeding | Alimentação | Кормление | Beslenme | 哺育用品 | 喂养用品
baby-bottle; 4-24; 140; baby; m:glass,pp ml:150,250 f:1,2; baby bottle | mamadeira | детская бутылочка | biberon | 奶瓶 | 奶瓶
bowl-with-spoon; 4-20; 250; baby; m:silicone,bamboo f:1,2,3; baby bowl and spoon | tigela e colher de bebê | миска с ложкой для малыша | bebek kâsesi ve kaşığı | 嬰兒碗匙組 | 婴儿碗勺套装
### Play and sleep | Brincar e dormir | Игра и сон | Oyun ve uyku | 安撫與睡眠 | 安抚与睡眠
baby-chick; 4-20; 120; baby; m:cotton,plush f:2,3,4; soft rattle | chocalho de pano | мягкая погремушка | yumuşak çıngırak | 布搖鈴 | 布摇铃
crescent-moon; 9-42; 300; lights; m:plastic,beech f:1,2; night light | luz noturna | ночник | gece lambası | 小夜燈 | 小夜灯
### Children's clothes | Roupas infantis | Детская одежда | Çocuk giyim | 童裝 | 童装
t-shirt; 5-20; 140; kidswear; m:cotton f:3,4; children's T-shirt | camiseta infantil | детская футболка | çocuk tişörtü | 兒童T恤 | 儿童T恤
jeans; 9-32; 320; kidswear; m:denim,cotton f:1,2,3; children's trousers | calça infantil | детские брюки | çocuk pantolonu | 兒童長褲 | 儿童长裤
dress; 9-36; 220; kidswear; m:cotton,linen f:3,4; girls' dress | vestido de menina | платье для девочки | kız çocuk elbisesi | 女童洋裝 | 女童连衣裙
`;
export const sport = `
# Sport and outdoors | Esporte e ar livre | Спорт и отдых | Spor ve outdoor | 運動戶外 | 运动户外
## Ball games | Jogos com bola | Игры с мячом | Top oyunları | 球類運動 | 球类运动
### Balls | Bolas | Мячи | Toplar | 球 | 球
soccer-ball; 8-48; 430; sport; m:rubber,polyester f:2,3,4; football | bola de futebol | футбольный мяч | futbol topu | 足球 | 足球
basketball; 9-52; 600; sport; m:rubber,leather f:2,3,4; basketball | bola de basquete | баскетбольный мяч | basketbol topu | 籃球 | 篮球
volleyball; 8-42; 270; sport; m:rubber,polyester f:2,3,4; volleyball | bola de vôlei | волейбольный мяч | voleybol topu | 排球 | 排球
rugby-football; 9-42; 420; sport; m:rubber,leather f:2,3,4; rugby ball | bola de rúgbi | мяч для регби | ragbi topu | 橄欖球 | 橄榄球
### Rackets and bats | Raquetes e tacos | Ракетки и биты | Raket ve sopa | 球拍與球棒 | 球拍与球棒
cricket-game; 18-140; 1200; sport; m:willow f:1,2,4; cricket bat | taco de críquete | бита для крикета | kriket sopası | 板球拍 | 板球拍
badminton; 9-75; 110; sport; m:carbon,aluminium f:1,2,3; badminton set | conjunto de badminton | набор для бадминтона | badminton seti | 羽球組 | 羽毛球套装
tennis; 22-150; 300; sport; m:carbon,aluminium f:1,2,3; tennis racket | raquete de tênis | теннисная ракетка | tenis raketi | 網球拍 | 网球拍
ping-pong; 8-60; 180; sport; m:beech f:1,2,3; table tennis bat | raquete de tênis de mesa | ракетка для настольного тенниса | masa tenisi raketi | 桌球拍 | 乒乓球拍
field-hockey; 18-90; 550; sport; m:carbon,maple f:2,3,4; hockey stick | taco de hóquei | клюшка для хоккея на траве | hokey sopası | 曲棍球棍 | 曲棍球棍
## Fitness and combat | Fitness e combate | Фитнес и единоборства | Fitness ve dövüş | 健身與格鬥 | 健身与格斗
### Gym | Academia | Тренажёрный зал | Spor salonu | 健身 | 健身
flexed-biceps; 12-75; 5000; sport; object:person-lifting-weights m:iron,rubber kg:2,5,10 f:3,4; dumbbells | halteres | гантели | dambıl | 啞鈴 | 哑铃
goal-net; 22-110; 3500; sport; m:nylon,steel f:1,4; practice goal | gol de treino | тренировочные ворота | antrenman kalesi | 練習球門 | 训练球门
trophy; 6-42; 500; decor; m:brass,aluminium f:2 vary:none; trophy cup | taça | наградной кубок | kupa | 獎盃 | 奖杯
### Martial arts | Artes marciais | Единоборства | Dövüş sporları | 武術 | 武术
boxing-glove; 14-90; 700; sport; m:leather f:1,3,4; boxing gloves | luvas de boxe | боксёрские перчатки | boks eldiveni | 拳擊手套 | 拳击手套
martial-arts-uniform; 15-80; 900; sport; m:cotton f:2,4 vary:size; martial arts suit | kimono de artes marciais | кимоно для единоборств | dövüş sporu kıyafeti | 武術道服 | 武术道服
## Outdoors | Ar livre | Активный отдых | Outdoor | 戶外 | 户外
### Camping | Camping | Кемпинг | Kamp | 露營 | 露营
tent; 45-320; 2800; outdoor; m:nylon,polyester,canvas f:1,2,3,4; two-person tent | barraca para dois | двухместная палатка | iki kişilik çadır | 雙人帳篷 | 双人帐篷
compass; 5-38; 70; outdoor; m:brass,plastic vary:none f:3; compass | bússola | компас | pusula | 指北針 | 指南针
flashlight; 8-48; 120; lights; w:3,5 f:4; head torch | lanterna frontal | налобный фонарь | kafa lambası | 頭燈 | 头灯
umbrella-on-ground; 18-95; 2600; outdoor; m:polyester,canvas f:1,3; beach umbrella | guarda-sol de praia | пляжный зонт | plaj şemsiyesi | 海灘傘 | 沙滩伞
### Fishing and water | Pesca e água | Рыбалка и вода | Balıkçılık ve su | 釣魚與水上 | 钓鱼与水上
fishing-pole; 12-110; 350; outdoor; m:carbon f:3; fishing rod | vara de pesca | удочка | olta kamışı | 釣竿 | 钓竿
diving-mask; 9-70; 450; sport; m:silicone f:1,3,4; diving mask | máscara de mergulho | маска для плавания | dalış maskesi | 潛水面鏡 | 潜水面镜
goggles; 5-40; 80; sport; m:silicone f:1,4; swimming goggles | óculos de natação | очки для плавания | yüzücü gözlüğü | 泳鏡 | 泳镜
ring-buoy; 8-32; 900; sport; m:plastic f:4; swim ring | boia | спасательный круг | can simidi | 游泳圈 | 游泳圈
canoe; 180-620; 18000; sport; m:plastic,aluminium f:3,4; canoe | canoa | каноэ | kano | 獨木舟 | 独木舟
### Winter sports | Esportes de inverno | Зимний спорт | Kış sporları | 冬季運動 | 冬季运动
skis; 90-420; 3600; sport; m:maple,carbon f:1,2,4; skis | esquis | лыжи | kayak | 滑雪板（雙板） | 双板滑雪板
sled; 16-90; 2600; sport; m:beech,plastic f:3; sledge | trenó | санки | kızak | 雪橇 | 雪橇
ice-skate; 28-150; 1500; shoes; m:leather,plastic f:1,4; ice skates | patins de gelo | коньки | buz pateni | 冰刀鞋 | 冰刀鞋
## Wheels | Bicicletas e patinetes | На колёсах | Tekerlekli | 騎乘 | 骑行
### Bicycles | Bicicletas | Велосипеды | Bisikletler | 自行車 | 自行车
bicycle; 95-620; 13500; wheels; m:aluminium,carbon in:20,26,28 f:1,2,4; city bicycle | bicicleta de cidade | городской велосипед | şehir bisikleti | 城市自行車 | 城市自行车
### Scooters and boards | Patinetes e skates | Самокаты и скейты | Scooter ve kaykay | 滑板車與滑板 | 滑板车与滑板
kick-scooter; 24-140; 3800; wheels; m:aluminium f:1,3; kick scooter | patinete | самокат | scooter | 滑板車 | 滑板车
skateboard; 18-110; 2600; sport; m:maple,bamboo f:1,3; skateboard | skate | скейтборд | kaykay | 滑板 | 滑板
roller-skate; 22-120; 1900; shoes; m:leather,plastic f:1,4; roller skates | patins em linha | роликовые коньки | paten | 直排輪 | 轮滑鞋
rescue-workers-helmet; 12-70; 350; sport; m:plastic f:3; protective helmet | capacete de proteção | защитный шлем | koruyucu kask | 防護頭盔 | 防护头盔
`;
export const books = `
# Books and stationery | Livros e papelaria | Книги и канцтовары | Kitap ve kırtasiye | 書籍文具 | 图书文具
## Books | Livros | Книги | Kitaplar | 書籍 | 图书
### Cookery and home | Cozinha e casa | Кулинария и дом | Yemek ve ev | 食譜與居家 | 美食与家居
books; 8-42; 900; books; p:160,240 f:1,2; cookery book: home dishes | livro de cozinha: pratos caseiros | кулинарная книга: домашние блюда | yemek kitabı: ev yemekleri | 食譜：家常菜 | 食谱：家常菜
green-book; 7-34; 700; books; p:128,192 f:1,2; garden book: herbs and trees | livro de jardinagem: ervas e árvores | книга о саде: травы и деревья | bahçe kitabı: otlar ve ağaçlar | 園藝書：香草與樹木 | 园艺书：香草与树木
### Stories | Histórias | Художественная литература | Hikâyeler | 文學故事 | 文学故事
closed-book; 5-22; 420; books; p:240,320,480 f:4; novel: letters from the island | romance: cartas da ilha | роман: письма с острова | roman: adadan mektuplar | 小說：島嶼來信 | 小说：岛屿来信
blue-book; 5-20; 380; books; p:200,280 f:2,4; tales of four seas | contos dos quatro mares | сказки четырёх морей | dört denizin masalları | 四海故事集 | 四海故事集
open-book; 6-28; 600; books; p:32,48 f:1,4; picture book: the moon's boat | livro ilustrado: o barco da lua | книжка с картинками: лунная лодка | resimli kitap: ayın kayığı | 繪本：月亮的小船 | 绘本：月亮的小船
### Learning | Aprendizado | Учебные книги | Öğrenme | 學習 | 学习
orange-book; 6-30; 650; books; p:120,200 f:2,3; workbook: first grammar | caderno de exercícios: primeira gramática | рабочая тетрадь: первая грамматика | alıştırma kitabı: ilk dil bilgisi | 練習本：文法入門 | 练习册：语法入门
notebook-with-decorative-cover; 7-32; 750; books; p:180,260 f:1,2; atlas of plants | atlas de plantas | атлас растений | bitki atlası | 植物圖鑑 | 植物图鉴
## Stationery | Papelaria | Канцтовары | Kırtasiye | 文具 | 文具
### Pens and pencils | Canetas e lápis | Ручки и карандаши | Kalemler | 筆 | 笔
fountain-pen; 9-90; 40; pens; m:steel,brass,acrylic  f:1,4; fountain pen | caneta-tinteiro | перьевая ручка | dolma kalem | 鋼筆 | 钢笔
pen; 1-9; 20; pens; m:plastic pcs:1,4,10  f:1,2; ballpoint pen | caneta esferográfica | шариковая ручка | tükenmez kalem | 原子筆 | 圆珠笔
pencil; 1-8; 30; pens; m:beech pcs:6,12  f:3,4; pencils | lápis | карандаши | kurşun kalem | 鉛筆 | 铅笔
crayon; 2-14; 180; pens; m:wax pcs:8,12,24 vary:none  f:2,3; crayons | giz de cera | восковые мелки | pastel boya | 蠟筆 | 蜡笔
### Paper | Papel | Бумага | Kâğıt | 紙品 | 纸品
notebook; 2-18; 280; stationery; m:paper p:96,160,240 f:2; notebook | caderno | тетрадь | defter | 筆記本 | 笔记本
spiral-calendar; 4-20; 350; stationery; m:paper f:2; wall calendar | calendário de parede | настенный календарь | duvar takvimi | 月曆 | 挂历
envelope; 2-12; 200; stationery; m:paper pcs:25,50 f:2; envelopes | envelopes | конверты | zarf | 信封 | 信封
ledger; 5-24; 450; stationery; m:paper p:120,200 f:2; account book | livro de contas | книга учёта | muhasebe defteri | 記帳本 | 账本
### Office | Escritório | Офис | Ofis | 辦公用品 | 办公用品
scissors; 2-16; 80; stationery; m:steel f:4; paper scissors | tesoura de papel | канцелярские ножницы | kâğıt makası | 剪刀 | 剪刀
straight-ruler; 1-9; 40; stationery; m:steel,acrylic,beech cm:15,30 f:4; ruler | régua | линейка | cetvel | 直尺 | 直尺
clipboard; 3-16; 300; stationery; m:plastic,beech,aluminium vary:none f:4; clipboard | prancheta | планшет для бумаг | sekreter altlığı | 板夾 | 写字板夹
paperclip; 1-6; 90; stationery; m:steel pcs:50,100 vary:none f:4; paper clips | clipes | скрепки | ataş | 迴紋針 | 回形针
pushpin; 1-6; 70; stationery; m:steel,plastic pcs:50,100 f:4; drawing pins | tachinhas | канцелярские кнопки | raptiye | 圖釘 | 图钉
abacus; 6-34; 500; toys; m:beech,bamboo vary:none f:1,2; abacus | ábaco | счёты | abaküs | 算盤 | 算盘
## Art and craft | Arte e artesanato | Рукоделие и творчество | Sanat ve el işi | 美術手作 | 美术手工
### Painting | Pintura | Живопись | Resim | 繪畫 | 绘画
artist-palette; 6-48; 600; craft; m:beech,plastic vary:none f:3,4; paint set | conjunto de tintas | набор красок | boya seti | 顏料組 | 颜料套装
paintbrush; 2-24; 80; craft; m:beech pcs:3,6,12 vary:none f:3,4; paintbrushes | pincéis | кисти | resim fırçası | 畫筆 | 画笔
### Yarn and sewing | Lã e costura | Пряжа и шитьё | Yün ve dikiş | 毛線與縫紉 | 毛线与缝纫
yarn; 2-16; 120; craft; m:wool,cotton g:50,100 f:1,2; knitting yarn | novelo de lã | пряжа для вязания | örgü ipi | 編織毛線 | 编织毛线
thread; 1-9; 60; craft; m:cotton,polyester pcs:1,6,12 f:2,3; sewing thread | linha de costura | швейные нитки | dikiş ipliği | 縫紉線 | 缝纫线
sewing-needle; 1-9; 30; craft; m:steel pcs:10,25 vary:none f:3,4; sewing needles | agulhas de costura | швейные иглы | dikiş iğnesi | 縫衣針 | 缝衣针
safety-pin; 1-6; 40; craft; m:steel pcs:25,50 vary:none f:3; safety pins | alfinetes de segurança | булавки | çengelli iğne | 安全別針 | 安全别针
### Parties and gifts | Festas e presentes | Праздники и подарки | Parti ve hediye | 派對與禮品 | 派对与礼品
wrapped-gift; 3-18; 250; party; m:paper,card f:2,3,4; gift wrapping set | kit de embrulho para presente | набор для упаковки подарков | hediye paketi seti | 禮物包裝組 | 礼品包装套装
party-popper; 2-14; 120; party; m:paper pcs:5,10 f:1; party poppers | lança-confetes | хлопушки | konfeti | 拉炮 | 礼花筒
christmas-tree; 18-120; 3200; party; m:plastic cm:60,120,180 vary:none f:2; artificial tree | árvore artificial | искусственная ёлка | yapay çam ağacı | 聖誕樹 | 圣诞树
jack-o-lantern; 5-28; 500; party; m:clay,plastic vary:none f:2; pumpkin lantern | abóbora decorativa | фонарь-тыква | balkabağı feneri | 南瓜燈 | 南瓜灯
piata; 7-30; 600; party; object:confetti-ball m:paper vary:none f:1,4; party decoration set | conjunto de decoração de festa | набор украшений для праздника | parti süsleme seti | 派對佈置組 | 派对布置套装
red-envelope; 1-8; 60; party; m:paper pcs:6,12 vary:none f:4; gift envelopes | envelopes para presente | подарочные конверты | hediye zarfı | 紅包袋 | 红包
`;
