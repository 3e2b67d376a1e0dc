export const electronics = `
# Electronics | Eletrônicos | Электроника | Elektronik | 電子產品 | 电子产品
## Phones and tablets | Celulares e tablets | Телефоны и планшеты | Telefon ve tablet | 手機與平板 | 手机与平板
### Phones | Celulares | Телефоны | Telefonlar | 手機 | 手机
mobile-phone; 110-780; 210; devices; gb:64,128,256 link:wifi source:battery; dual-SIM smartphone | smartphone dual SIM | смартфон с двумя SIM-картами | çift SIM'li akıllı telefon | 雙卡智慧型手機 | 双卡智能手机
mobile-phone; 190-1050; 230; devices; gb:128,256,512 link:wifi source:battery; 5G smartphone | smartphone 5G | смартфон с 5G | 5G akıllı telefon | 5G 智慧型手機 | 5G智能手机
### Tablets | Tablets | Планшеты | Tabletler | 平板電腦 | 平板电脑
mobile-phone; 120-620; 480; devices; in:8.4,10.5,12 link:wifi source:battery vary:colour; tablet | tablet | планшет | tablet | 平板電腦 | 平板电脑
### Telephones | Telefones fixos | Стационарные телефоны | Sabit telefonlar | 市話機 | 座机
telephone; 18-60; 600; gadgets; m:plastic f:1; desk telephone | telefone fixo | проводной телефон | masa telefonu | 桌上型電話 | 座机电话
telephone-receiver; 8-25; 200; gadgets; m:plastic f:1; spare handset | monofone reserva | запасная трубка | yedek ahize | 電話聽筒 | 电话听筒
fax-machine; 70-190; 3800; gadgets; m:plastic f:3,4 source:mains; fax machine | fax | факс | faks cihazı | 傳真機 | 传真机
## Computers | Computadores | Компьютеры | Bilgisayar | 電腦 | 电脑
### Laptops | Notebooks | Ноутбуки | Dizüstü bilgisayarlar | 筆記型電腦 | 笔记本电脑
laptop; 320-1450; 1500; devices; in:13,14,15.6 link:wifi source:battery; laptop | notebook | ноутбук | dizüstü bilgisayar | 筆記型電腦 | 笔记本电脑
laptop; 240-700; 1300; devices; gb:128,256,512 link:wifi source:battery; student laptop | notebook para estudantes | ноутбук для учёбы | öğrenci dizüstü bilgisayarı | 學生筆電 | 学生笔记本电脑
### Desktops and screens | Computadores de mesa e monitores | Настольные компьютеры и мониторы | Masaüstü ve monitör | 桌機與螢幕 | 台式机与显示器
desktop-computer; 330-1200; 7200; screens; gb:256,512  link:wifi source:mains f:none; desktop computer | computador de mesa | настольный компьютер | masaüstü bilgisayar | 桌上型電腦 | 台式电脑
desktop-computer; 95-480; 4500; screens; in:24,27,32  link:hdmi source:mains vary:colour f:1,3; monitor | monitor | монитор | monitör | 電腦螢幕 | 显示器
### Computer accessories | Acessórios de computador | Аксессуары для компьютера | Bilgisayar aksesuarları | 電腦週邊 | 电脑外设
computer-mouse; 6-55; 110; gadgets; m:plastic f:2,4 link:radio,bluetooth source:aa,battery; wireless mouse | mouse sem fio | беспроводная мышь | kablosuz fare | 無線滑鼠 | 无线鼠标
keyboard; 14-110; 750; gadgets; m:plastic,aluminium f:1,2,4 link:usbc,bluetooth; keyboard | teclado | клавиатура | klavye | 鍵盤 | 键盘
trackball; 18-70; 180; gadgets; m:plastic f:1,4 link:usbc; trackball | trackball | трекбол | iztopu | 軌跡球 | 轨迹球
joystick; 16-80; 400; gadgets; m:plastic f:1,4 link:usbc; joystick | joystick | джойстик | joystick | 搖桿 | 摇杆
### Printers and storage | Impressoras e armazenamento | Принтеры и накопители | Yazıcı ve depolama | 印表機與儲存 | 打印机与存储
printer; 60-320; 6500; gadgets; m:plastic f:4 link:wifi,usbc source:mains; inkjet printer | impressora a jato de tinta | струйный принтер | mürekkep püskürtmeli yazıcı | 噴墨印表機 | 喷墨打印机
computer-disk; 28-160; 120; gadgets; gb:500,1000,2000 f:4 link:usbc; portable drive | HD externo | внешний накопитель | taşınabilir disk | 行動硬碟 | 移动硬盘
optical-disk; 5-22; 200; gadgets; pcs:10,25,50 vary:none f:none; recordable discs | discos graváveis | диски для записи | yazılabilir disk | 空白光碟片 | 刻录光盘
## Sound and picture | Som e imagem | Звук и изображение | Ses ve görüntü | 影音 | 影音
### Headphones | Fones de ouvido | Наушники | Kulaklıklar | 耳機 | 耳机
headphone; 20-220; 260; audio; m:plastic link:bluetooth source:battery; wireless headphones | fones de ouvido sem fio | беспроводные наушники | kablosuz kulaklık | 無線耳罩耳機 | 无线头戴耳机
headphone; 12-75; 220; audio; m:plastic f:3,4 link:jack; studio headphones | fones de ouvido de estúdio | студийные наушники | stüdyo kulaklığı | 監聽耳機 | 监听耳机
### Speakers and radios | Caixas de som e rádios | Колонки и радио | Hoparlör ve radyo | 喇叭與收音機 | 音箱与收音机
radio; 14-85; 700; audio; m:plastic,walnut f:1,3 source:battery,aa; portable radio | rádio portátil | портативное радио | taşınabilir radyo | 手提收音機 | 便携收音机
speaker-high-volume; 18-140; 800; audio; w:10,20,40 f:3,4 link:bluetooth source:battery vary:colour; portable speaker | caixa de som portátil | портативная колонка | taşınabilir hoparlör | 攜帶式喇叭 | 便携音箱
loudspeaker; 12-60; 900; gadgets; w:15,25  source:aa vary:colour f:none; megaphone | megafone | мегафон | megafon | 大聲公 | 扩音器
### Microphones | Microfones | Микрофоны | Mikrofonlar | 麥克風 | 麦克风
studio-microphone; 25-190; 550; gadgets; m:steel  link:usbc f:1; studio microphone | microfone de estúdio | студийный микрофон | stüdyo mikrofonu | 錄音室麥克風 | 录音麦克风
microphone; 12-80; 300; gadgets; m:steel,plastic  link:jack f:1; hand microphone | microfone de mão | ручной микрофон | el mikrofonu | 手持麥克風 | 手持麦克风
### Televisions and projectors | TVs e projetores | Телевизоры и проекторы | Televizyon ve projeksiyon | 電視與投影機 | 电视与投影仪
television; 130-900; 9500; screens; in:32,43,55  link:wifi source:mains vary:none f:1,2,4; television | TV | телевизор | televizyon | 電視機 | 电视机
film-projector; 70-420; 2100; cameras; m:plastic f:4 link:hdmi,wifi source:mains; home projector | projetor doméstico | домашний проектор | ev projeksiyon cihazı | 家用投影機 | 家用投影仪
## Cameras and optics | Câmeras e ótica | Камеры и оптика | Kamera ve optik | 相機與光學 | 相机与光学
### Cameras | Câmeras | Фотоаппараты | Fotoğraf makineleri | 相機 | 相机
camera; 90-620; 500; cameras; m:plastic,aluminium link:wifi source:battery; compact camera | câmera compacta | компактный фотоаппарат | kompakt fotoğraf makinesi | 輕便相機 | 便携相机
camera-with-flash; 55-180; 420; cameras; m:plastic f:3 source:aa,battery; instant camera | câmera instantânea | фотоаппарат моментальной печати | şipşak fotoğraf makinesi | 拍立得相機 | 拍立得相机
movie-camera; 120-680; 900; cameras; m:plastic,aluminium f:2,3,4 source:battery; cine camera | filmadora de cinema | кинокамера | sinema kamerası | 電影攝影機 | 电影摄影机
video-camera; 95-520; 650; cameras; m:plastic f:2,3,4 link:wifi,hdmi source:battery; camcorder | filmadora | видеокамера | video kamera | 攝錄影機 | 摄像机
### Telescopes and microscopes | Telescópios e microscópios | Телескопы и микроскопы | Teleskop ve mikroskop | 望遠鏡與顯微鏡 | 望远镜与显微镜
telescope; 55-340; 4200; cameras; m:aluminium f:3,4; telescope | telescópio | телескоп | teleskop | 天文望遠鏡 | 天文望远镜
microscope; 45-260; 2600; cameras; m:steel,aluminium f:none; microscope | microscópio | микроскоп | mikroskop | 顯微鏡 | 显微镜
magnifying-glass-tilted-left; 4-25; 150; cameras; m:glass,acrylic f:none; magnifying glass | lupa | лупа | büyüteç | 放大鏡 | 放大镜
## Power and light | Energia e luz | Энергия и свет | Enerji ve ışık | 電力與照明 | 电力与照明
### Batteries and cables | Pilhas e cabos | Батарейки и кабели | Pil ve kablo | 電池與線材 | 电池与线材
battery; 3-24; 110; gadgets; pcs:2,4,8 vary:none f:3 vary:none; rechargeable battery | pilha recarregável | аккумуляторная батарейка | şarjlı pil | 充電電池 | 充电电池
low-battery; 12-65; 350; gadgets; mah:5000,10000,20000 f:1,3 link:usbc; power bank | carregador portátil | внешний аккумулятор | taşınabilir şarj cihazı | 行動電源 | 充电宝
electric-plug; 4-28; 160; gadgets; m:1,2,3 mat:plastic f:3 source:mains vary:none; extension lead | extensão elétrica | удлинитель | uzatma kablosu | 延長線 | 延长线
### Torches and bulbs | Lanternas e lâmpadas | Фонари и лампы | Fener ve ampul | 手電筒與燈泡 | 手电筒与灯泡
flashlight; 5-42; 220; lights; w:3,10 f:1,3,4 source:battery,aa place:both vary:colour; torch | lanterna | фонарик | el feneri | 手電筒 | 手电筒
light-bulb; 2-14; 80; lights; w:5,9,12 vary:none f:1,2 source:mains place:inside vary:none; LED bulb | lâmpada LED | светодиодная лампа | LED ampul | LED 燈泡 | LED灯泡
`;
