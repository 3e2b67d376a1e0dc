export const garden = `
# Garden, tools and pets | Jardim, ferramentas e animais | Сад, инструменты и питомцы | Bahçe, alet ve evcil hayvan | 園藝工具與寵物 | 园艺工具与宠物
## Plants | Plantas | Растения | Bitkiler | 植栽 | 绿植
### House plants | Plantas para interiores | Комнатные растения | Salon bitkileri | 室內植物 | 室内绿植
potted-plant; 6-48; 2200; plants; f:1,2,3,4; pot plant | planta em vaso | комнатное растение в горшке | saksı bitkisi | 觀葉盆栽 | 观叶盆栽
cactus; 3-24; 600; plants; f:1,2,3; cactus | cacto | кактус | kaktüs | 仙人掌 | 仙人掌
four-leaf-clover; 3-14; 400; plants; f:1,2,3; lucky clover | trevo da sorte | клевер на счастье | şans yoncası | 幸運草盆栽 | 幸运草盆栽
### Garden plants | Plantas de jardim | Садовые растения | Bahçe bitkileri | 庭園植物 | 庭院植物
rose; 4-26; 1500; plants; f:3,4; garden rose | roseira | садовая роза | bahçe gülü | 庭園玫瑰 | 庭院月季
sunflower; 2-12; 300; plants; f:3,4; sunflower | girassol | подсолнечник | ayçiçeği | 向日葵 | 向日葵
tulip; 3-18; 400; plants; f:3,4; tulips | tulipas | тюльпаны | lale | 鬱金香 | 郁金香
hibiscus; 5-26; 1300; plants; f:3,4; hibiscus | hibisco | гибискус | hibiskus | 扶桑花 | 扶桑花
palm-tree; 12-90; 6000; plants; f:2,3,4; small palm | palmeira pequena | небольшая пальма | küçük palmiye | 小棕櫚 | 小棕榈
evergreen-tree; 12-80; 5000; plants; f:3,4; young conifer | conífera jovem | молодая хвойная | genç iğne yapraklı | 針葉小樹 | 针叶小树
### Seeds and bouquets | Sementes e buquês | Семена и букеты | Tohum ve buket | 種子與花束 | 种子与花束
seedling; 1-7; 20; plants; f:2,3; vegetable seeds | sementes de hortaliças | семена овощей | sebze tohumu | 蔬菜種子 | 蔬菜种子
bouquet; 12-75; 700; plants; f:3; fresh bouquet | buquê de flores | живой букет | taze buket | 鮮花束 | 鲜花束
## Tools | Ferramentas | Инструменты | El aletleri | 工具 | 工具
### Hand tools | Ferramentas manuais | Ручной инструмент | El aletleri | 手工具 | 手动工具
hammer; 5-34; 650; tools; m:carbon f:1,3,4; claw hammer | martelo unha | молоток-гвоздодёр | çekiç | 羊角鎚 | 羊角锤
screwdriver; 3-26; 200; tools; m:carbon pcs:1,6 f:1,2,4; screwdriver | chave de fenda | отвёртка | tornavida | 螺絲起子 | 螺丝刀
wrench; 4-36; 400; tools; m:carbon,steel f:1,2,3; adjustable wrench | chave inglesa | разводной ключ | ingiliz anahtarı | 活動扳手 | 活动扳手
carpentry-saw; 6-42; 500; tools; m:carbon f:1,3,4; hand saw | serrote | ножовка | el testeresi | 手鋸 | 手锯
axe; 12-70; 1300; tools; m:carbon f:1,3; axe | machado | топор | balta | 斧頭 | 斧头
clamp; 4-28; 600; tools; m:iron,carbon f:3,4; screw clamp | grampo | струбцина | işkence mengenesi | 夾具 | 夹具
### Workshop | Oficina | Мастерская | Atölye | 工坊 | 工坊
toolbox; 15-95; 2800; tools; m:carbon,plastic f:1,3,4; toolbox | caixa de ferramentas | ящик для инструментов | alet çantası | 工具箱 | 工具箱
ladder; 28-160; 6200; tools; m:aluminium,beech f:4; step ladder | escada dobrável | стремянка | merdiven | 折疊梯 | 折叠梯
nut-and-bolt; 2-18; 400; tools; m:steel pcs:50,100 f:2,3; nuts and bolts | porcas e parafusos | болты и гайки | cıvata ve somun | 螺絲螺帽組 | 螺栓螺母套装
locked; 5-45; 300; tools; m:brass,steel f:3; padlock | cadeado | навесной замок | asma kilit | 掛鎖 | 挂锁
magnet; 2-20; 150; tools; m:iron f:4; work magnet | ímã de trabalho | рабочий магнит | çalışma mıknatısı | 工作磁鐵 | 工作磁铁
fire-extinguisher; 16-80; 3800; tools; m:carbon f:4; fire extinguisher | extintor | огнетушитель | yangın söndürücü | 滅火器 | 灭火器
### Garden tools | Ferramentas de jardim | Садовый инструмент | Bahçe aletleri | 園藝工具 | 园艺工具
pick; 12-48; 1800; tools; m:carbon f:1,3; garden pick | picareta de jardim | садовая кирка | bahçe kazması | 園藝鎬 | 园艺镐
bucket; 5-22; 700; tools; m:steel l:8,12 f:3; watering bucket | balde de rega | садовое ведро | bahçe kovası | 園藝水桶 | 园艺水桶
## Cars and motorcycles | Carros e motos | Авто и мото | Oto ve moto | 汽機車用品 | 汽车摩托用品
### Car care | Cuidados do carro | Уход за автомобилем | Araç bakımı | 汽車保養 | 汽车保养
oil-drum; 9-65; 4200; auto; object:oil-drum l:1,4,5 vary:none f:4; motor oil | óleo de motor | моторное масло | motor yağı | 機油 | 机油
sponge; 2-14; 150; household; pcs:1,3   f:2; car wash sponge | esponja de lavagem automotiva | губка для автомойки | oto yıkama süngeri | 洗車海綿 | 洗车海绵
### Parts | Peças | Детали | Parça | 零配件 | 零配件
wheel; 35-190; 9000; auto; m:rubber in:15,16,17 vary:none f:2,4; tyre | pneu | шина | lastik | 輪胎 | 轮胎
battery; 40-160; 14000; auto; m:plastic vary:none f:1,4; car battery | bateria de carro | автомобильный аккумулятор | araç aküsü | 汽車電池 | 汽车蓄电池
gear; 9-70; 900; auto; m:steel vary:none f:2,4; chain and gear kit | kit de corrente | набор цепи и звёзд | zincir dişli seti | 鏈條齒盤組 | 链条齿盘套装
## Pets | Animais de estimação | Питомцы | Evcil hayvanlar | 寵物 | 宠物
### Dogs | Cães | Собаки | Köpek | 狗狗 | 狗狗
bone; 3-28; 500; animals; g:200,500 f:2,3 pet:dog; dog chews | mastigáveis para cães | жевательные косточки для собак | köpek kemiği | 狗狗潔牙骨 | 狗狗磨牙棒
dog-face; 9-65; 3000; animals; kg:1,3,10 f:2,3 pet:dog; dry dog food | ração para cães | сухой корм для собак | kuru köpek maması | 狗飼料 | 狗粮
guide-dog; 7-40; 250; animals; object:service-dog m:nylon f:4 pet:dog; dog harness | peitoral para cão | шлейка для собаки | köpek göğüs tasması | 狗胸背帶 | 狗胸背带
### Cats | Gatos | Кошки | Kedi | 貓咪 | 猫咪
cat-face; 8-55; 2000; animals; kg:1,2,5 f:2,3 pet:cat; dry cat food | ração para gatos | сухой корм для кошек | kuru kedi maması | 貓飼料 | 猫粮
yarn; 2-14; 100; animals; object:yarn m:cotton,felt f:4 pet:cat; cat toy | brinquedo para gato | игрушка для кошки | kedi oyuncağı | 逗貓玩具 | 逗猫玩具
cat; 14-85; 1500; animals; m:cotton,felt f:1 pet:cat; cat bed | cama para gato | лежанка для кошки | kedi yatağı | 貓窩 | 猫窝
### Fish and birds | Peixes e aves | Рыбки и птицы | Balık ve kuş | 魚與鳥 | 鱼与鸟
tropical-fish; 3-18; 200; animals; g:50,100 f:3 pet:none; fish food | ração para peixes | корм для рыб | balık yemi | 魚飼料 | 鱼食
parrot; 4-20; 900; animals; kg:0.5,1 f:3 pet:none; bird seed | sementes para pássaros | корм для птиц | kuş yemi | 鳥飼料 | 鸟粮
`;
export const music = `
# Music | Música | Музыка | Müzik | 音樂 | 音乐
## Instruments | Instrumentos | Инструменты | Enstrümanlar | 樂器 | 乐器
### Strings | Cordas | Струнные | Telli çalgılar | 弦樂器 | 弦乐器
guitar; 55-420; 2200; instruments; m:maple,walnut,pine f:1,2,3,4; guitar | violão | гитара | gitar | 吉他 | 吉他
violin; 60-480; 650; instruments; m:maple f:1,2,3; violin | violino | скрипка | keman | 小提琴 | 小提琴
banjo; 70-380; 2600; instruments; m:maple,walnut f:1,2,3,4; banjo | banjo | банджо | banjo | 斑鳩琴 | 班卓琴
### Wind | Sopro | Духовые | Nefesli çalgılar | 管樂器 | 管乐器
saxophone; 160-780; 3200; instruments; m:brass f:1,3,4; saxophone | saxofone | саксофон | saksafon | 薩克斯風 | 萨克斯
trumpet; 90-460; 1400; instruments; m:brass f:1,3,4; trumpet | trompete | труба | trompet | 小號 | 小号
flute; 9-180; 350; instruments; m:bamboo,maple,silver f:1,3; flute | flauta | флейта | flüt | 長笛 | 长笛
accordion; 140-620; 7200; instruments; m:maple f:1,3; accordion | acordeão | аккордеон | akordeon | 手風琴 | 手风琴
### Drums and keys | Percussão e teclas | Ударные и клавишные | Vurmalı ve tuşlu | 打擊與鍵盤 | 打击与键盘
drum; 40-320; 4200; instruments; m:maple,oak f:1,3,4; snare drum | tarol | малый барабан | trampet | 小鼓 | 小军鼓
long-drum; 28-160; 3200; instruments; m:oak,bamboo f:1,3; hand drum | tambor de mão | ручной барабан | el davulu | 手鼓 | 手鼓
maracas; 5-28; 300; instruments; m:maple,coir f:3; maracas | maracas | маракасы | marakas | 沙鈴 | 沙锤
musical-keyboard; 70-520; 6800; instruments; m:plastic f:3,4; digital keyboard | teclado digital | синтезатор | dijital piyano | 電子琴 | 电子琴
## Music books | Livros de música | Нотные издания | Müzik kitapları | 音樂書籍 | 音乐图书
### Scores | Partituras | Ноты | Notalar | 樂譜 | 乐谱
musical-score; 5-26; 350; books; p:48,96 f:2,3; score album for beginners | álbum de partituras para iniciantes | сборник нот для начинающих | yeni başlayanlar için nota albümü | 初學樂譜集 | 初学乐谱集
`;
