export const beauty = `
# Beauty and health | Beleza e saúde | Красота и здоровье | Kozmetik ve sağlık | 美妝與保健 | 美妆与健康
## Skin and body | Pele e corpo | Уход за кожей | Cilt ve vücut | 肌膚保養 | 护肤
### Creams and lotions | Cremes e loções | Кремы и лосьоны | Krem ve losyon | 乳霜與乳液 | 面霜与乳液
lotion-bottle; 4-32; 280; skincare; ml:100,200,400; body lotion | loção corporal | лосьон для тела | vücut losyonu | 身體乳液 | 身体乳
lotion-bottle; 6-45; 120; skincare; ml:30,50; face cream | creme para o rosto | крем для лица | yüz kremi | 面霜 | 面霜
sun; 7-34; 150; skincare; ml:50,100 object:lotion-bottle; sun cream SPF 50 | protetor solar SPF 50 | солнцезащитный крем SPF 50 | güneş kremi SPF 50 | 防曬乳 SPF50 | 防晒霜SPF50
coconut; 5-26; 300; skincare; ml:100,250 f:3,4; coconut body oil | óleo corporal de coco | кокосовое масло для тела | Hindistan cevizi vücut yağı | 椰子身體油 | 椰子身体油
### Soaps | Sabonetes | Мыло | Sabun | 香皂 | 香皂
soap; 1.5-12; 130; wash; g:100,150 f:1,2,3,4; hand-made soap | sabonete artesanal | мыло ручной работы | el yapımı sabun | 手工皂 | 手工皂
bubbles; 4-22; 450; wash; ml:250,500 f:1,2,3,4; shower gel | gel de banho | гель для душа | duş jeli | 沐浴露 | 沐浴露
### Massage and bath | Massagem e banho | Массаж и ванна | Masaj ve banyo | 按摩與泡澡 | 按摩与泡澡
sponge; 2-12; 60; caretools; m:cotton vary:none f:3; bath sponge | esponja de banho | банная губка | banyo süngeri | 沐浴海綿 | 沐浴海绵
lotus; 8-40; 200; skincare; ml:10,30 f:4; essential oil | óleo essencial | эфирное масло | uçucu yağ | 精油 | 精油
## Make-up and hair | Maquiagem e cabelo | Макияж и волосы | Makyaj ve saç | 彩妝與美髮 | 彩妆与美发
### Lips and nails | Lábios e unhas | Губы и ногти | Dudak ve tırnak | 唇妝與美甲 | 唇妆与美甲
lipstick; 4-34; 40; makeup; f:1,3; lipstick | batom | губная помада | ruj | 口紅 | 口红
nail-polish; 2-16; 60; makeup; f:1,4; nail polish | esmalte de unhas | лак для ногтей | oje | 指甲油 | 指甲油
### Make-up mirrors | Espelhos de maquiagem | Зеркала для макияжа | Makyaj aynaları | 化妝鏡 | 化妆镜
mirror; 8-60; 700; decor; m:steel,plastic vary:none  f:none; make-up mirror | espelho de maquiagem | косметическое зеркало | makyaj aynası | 化妝鏡 | 化妆镜
### Hair | Cabelo | Волосы | Saç | 美髮 | 美发
hair-pick; 2-15; 50; caretools; m:beech,bamboo,plastic vary:none f:2; hair comb | pente | расчёска | saç tarağı | 髮梳 | 梳子
lotion-bottle; 4-30; 420; wash; ml:250,400,750  f:1,2,3,4; shampoo | xampu | шампунь | şampuan | 洗髮精 | 洗发水
scissors; 6-45; 120; caretools; m:steel vary:none f:2; hairdressing scissors | tesoura de cabeleireiro | парикмахерские ножницы | kuaför makası | 理髮剪刀 | 理发剪刀
## Shaving and teeth | Barba e dentes | Бритьё и зубы | Tıraş ve diş | 刮鬍與口腔 | 剃须与口腔
### Shaving | Barbear | Бритьё | Tıraş | 刮鬍用品 | 剃须用品
razor; 5-60; 140; caretools; m:steel f:1,2,4; razor | aparelho de barbear | бритвенный станок | tıraş bıçağı | 刮鬍刀 | 剃须刀
### Teeth | Dentes | Уход за зубами | Ağız bakımı | 口腔清潔 | 口腔清洁
toothbrush; 1.5-9; 30; caretools; m:bamboo,plastic pcs:1,2,4 f:2,3; toothbrush | escova de dentes | зубная щётка | diş fırçası | 牙刷 | 牙刷
tooth; 2-12; 110; wash; ml:75,100  f:3,4 skin:none scent:none; toothpaste | pasta de dentes | зубная паста | diş macunu | 牙膏 | 牙膏
## Health at home | Saúde em casa | Здоровье дома | Evde sağlık | 居家健康 | 家庭健康
### Measuring | Medição | Измерительные приборы | Ölçüm | 測量儀器 | 测量仪器
thermometer; 4-35; 60; measuring; f:1,2,3,4; clinical thermometer | termômetro clínico | медицинский термометр | ateş ölçer | 體溫計 | 体温计
stethoscope; 14-95; 300; measuring; f:3; stethoscope | estetoscópio | стетоскоп | stetoskop | 聽診器 | 听诊器
balance-scale; 12-60; 1600; measuring; f:1,2,4; bathroom scales | balança de banheiro | напольные весы | baskül | 體重計 | 体重秤
### First aid | Primeiros socorros | Первая помощь | İlk yardım | 急救用品 | 急救用品
adhesive-bandage; 1.5-9; 60; health; pcs:20,40,100 f:3,4; plasters | curativos adesivos | пластыри | yara bandı | OK 繃 | 创可贴
pill; 5-40; 120; health; pcs:30,60,120 f:4; vitamin tablets | comprimidos de vitaminas | витамины в таблетках | vitamin tableti | 綜合維他命錠 | 复合维生素片
medical-symbol; 12-48; 700; health; object:toolbox f:3,4; first-aid kit | kit de primeiros socorros | аптечка первой помощи | ilk yardım çantası | 急救箱 | 急救箱
### Mobility | Mobilidade | Помощь при движении | Hareket desteği | 行動輔具 | 行动辅具
white-cane; 10-48; 500; health; f:4; walking stick | bengala | трость | baston | 手杖 | 手杖
crutch; 14-55; 900; health; f:4; crutches | muletas | костыли | koltuk değneği | 拐杖 | 拐杖
manual-wheelchair; 110-420; 15000; health; f:4; wheelchair | cadeira de rodas | инвалидное кресло | tekerlekli sandalye | 輪椅 | 轮椅
`;
