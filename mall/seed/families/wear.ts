import { familiesOf } from '../productFamily.ts';

/** What people wear and carry. */
export const wear = familiesOf(`
= clothes; vary colour size:S,M,L,XL; params season fit pattern care; returns 15; used 0.03
+ with side pockets | com bolsos laterais | с боковыми карманами | yan cepli | 側邊口袋 | 侧边口袋
+ in pre-washed fabric | em tecido pré-lavado | из предварительно стиранной ткани | ön yıkamalı kumaş | 預洗布料 | 预洗面料
+ with hidden seams | com costuras invisíveis | с потайными швами | gizli dikişli | 隱形縫線 | 隐形缝线
+ with stretch | com elastano | с эластаном | esnek dokulu | 彈性布料 | 弹力面料
+ for warm days | para dias quentes | для тёплых дней | sıcak günler için | 適合溫暖天氣 | 适合温暖天气
. Cut to follow the body without clinging, with double seams where the strain is greatest. | A modelagem acompanha o corpo sem prender e as costuras são duplas onde mais trabalham. | Крой повторяет фигуру и не сковывает движений, а в местах нагрузки швы двойные. | Kesimi vücudu sıkmadan takip eder, en çok zorlanan yerlerde çift dikiş vardır. | 剪裁貼合身形卻不緊繃，受力處採雙線縫製。 | 剪裁贴合身形却不紧绷，受力处采用双线缝制。
. The yarn is dyed before weaving, so the colour stays true wash after wash. | A cor está no próprio fio, por isso mantém o tom depois de muitas lavagens. | Пряжа окрашена до ткачества, поэтому цвет не тускнеет после многих стирок. | İplik dokumadan önce boyandığı için rengi çok yıkamadan sonra da solmaz. | 採先染紗線，多次洗滌後依然不褪色。 | 采用先染纱线，多次洗涤后依然不褪色。
! Lovely soft fabric, and the size chart was spot on. | O tecido é macio e a tabela de tamanhos estava certa. | Ткань мягкая, размер совпал с таблицей. | Kumaşı yumuşak, beden tablosu da doğruydu. | 布料柔軟，尺寸表很準。 | 面料柔软，尺码表很准。
! I’ve washed it three times and it hasn’t shrunk. | Já lavei três vezes e não encolheu. | После трёх стирок не село. | Üç kez yıkadım, çekmedi. | 洗了三次都沒縮水。 | 洗了三次都没缩水。
! Looks just like the picture. I wear it every week. | É igual à foto, uso toda semana. | Выглядит как на фото, ношу каждую неделю. | Fotoğraftakiyle aynı, her hafta giyiyorum. | 和照片一樣，每週都穿。 | 和图片一样，每周都穿。
? Runs small. Order a size up. | Veste um tamanho menor, peçam um acima. | Маломерит, берите на размер больше. | Kalıbı dar, bir beden büyük alın. | 尺寸偏小，建議買大一號。 | 尺码偏小，建议买大一码。

= shoes; vary colour shoe:37,38,39,40,41,42,43; params season; warranty 3; returns 15; used 0.04
+ with a padded insole | com palmilha acolchoada | с мягкой стелькой | yumuşak tabanlı | 加厚鞋墊 | 加厚鞋垫
+ with a non-slip sole | com sola antiderrapante | с нескользящей подошвой | kaymaz tabanlı | 防滑鞋底 | 防滑鞋底
+ with a wide toe box | com bico largo | с широким носком | geniş burunlu | 寬楦設計 | 宽楦设计
+ with a removable insole | com palmilha removível | со съёмной стелькой | çıkarılabilir iç tabanlı | 可拆式鞋墊 | 可拆卸鞋垫
. The sole flexes where your foot does, and a firm heel keeps you steady on stairs. | A sola dobra onde o pé dobra e o calcanhar é firme o bastante para subir escadas com segurança. | Подошва сгибается там же, где стопа, а жёсткий задник держит пятку на лестнице. | Taban ayağın büküldüğü yerden bükülür, sert topuk merdivende ayağı sabit tutar. | 鞋底隨腳掌彎折，後跟穩固，上下樓梯也安心。 | 鞋底随脚掌弯折，后跟稳固，上下楼梯也安心。
. European sizes. If you’re between two, go for the larger. | Os tamanhos são europeus; se estiver entre dois, escolha o maior. | Размеры европейские; если сомневаетесь между двумя, берите больший. | Numaralar Avrupa ölçüsüdür; iki numara arasındaysanız büyüğünü alın. | 採歐洲鞋碼，介於兩碼之間請選大一碼。 | 采用欧码，介于两码之间请选大一码。
! Comfortable from day one, no blisters. | Confortáveis desde o primeiro dia, sem bolhas. | Удобные с первого дня, ничего не натирает. | İlk günden rahat, hiç vurmadı. | 第一天穿就很舒服，不磨腳。 | 第一天穿就很舒服，不磨脚。
! I walked all day in them and my feet were fine. | Andei com eles o dia inteiro sem problemas. | Весь день на ногах, и ноги не устали. | Bütün gün yürüdüm, ayaklarım yorulmadı. | 走了一整天腳也不痠。 | 走了一整天脚也不累。
! Good grip on wet pavements. | A sola gruda bem no chão molhado. | Подошва хорошо держит на мокром асфальте. | Taban ıslak zeminde iyi tutuyor. | 雨天路面抓地力很好。 | 雨天路面抓地力很好。
? A bit narrow if you have wide feet. | Um pouco estreitos para um pé largo. | Для широкой стопы узковаты. | Geniş ayak için biraz dar. | 腳板寬的話會有點窄。 | 脚宽的话会有点窄。

= bags; vary colour; params care; warranty 12; returns 15; used 0.04
+ with a laptop sleeve | com compartimento para notebook | с отделением для ноутбука | dizüstü bölmeli | 附筆電夾層 | 带电脑夹层
+ splash-proof | à prova de respingos | с защитой от брызг | su sıçramasına dayanıklı | 防潑水 | 防泼水
+ with an inner zip pocket | com bolso interno com zíper | с внутренним карманом на молнии | iç fermuarlı cepli | 內附拉鍊袋 | 内置拉链袋
+ with an adjustable strap | com alça ajustável | с регулируемым ремнём | ayarlanabilir askılı | 可調式背帶 | 可调肩带
. Reinforced wherever it takes the strain, so it carries a full load with ease. | Reforçado nos pontos de maior esforço, aguenta bem a carga cheia. | Усилено в местах нагрузки и спокойно выдерживает полный вес. | En çok zorlanan yerleri güçlendirilmiştir, dolu hâlde bile sağlam durur. | 受力處皆經加固，裝滿也穩當。 | 受力处均经加固，装满也稳当。
. Made for everyday use, and it only looks better with time. | Feito para o dia a dia, fica ainda mais bonito com o tempo. | Создано на каждый день и со временем выглядит только лучше. | Her gün kullanılmak için yapılmıştır, zamanla daha da güzelleşir. | 為日常使用而做，越用越有味道。 | 为日常使用而做，越用越有味道。
! Holds more than I thought and still looks slim. | Cabe mais do que eu pensava e continua elegante. | Вмещает больше, чем кажется, и остаётся аккуратной формы. | Sandığımdan çok eşya alıyor, yine de ince duruyor. | 比想像中能裝，外型還是很俐落。 | 比想象中能装，外型还是很利落。
! Got caught in the rain and everything inside stayed dry. | Peguei chuva e tudo ficou seco por dentro. | Попали под дождь, внутри всё осталось сухим. | Yağmura yakalandım, içindekiler kuru kaldı. | 遇到下雨，裡面的東西都沒濕。 | 遇到下雨，里面的东西都没湿。
! Zips run smoothly and the seams are clean. | Os zíperes correm bem e as costuras são perfeitas. | Молнии ходят легко, швы ровные. | Fermuarlar rahat çalışıyor, dikişler temiz. | 拉鍊順，車線工整。 | 拉链顺滑，走线工整。
? The lining could be thicker. | O forro podia ser mais grosso. | Подкладка могла бы быть плотнее. | Astarı daha kalın olabilirdi. | 內裡可以再厚一點。 | 内衬可以再厚一点。

= accessories; vary colour; params season care; returns 15; used 0.02
+ with UV protection | com proteção UV | с защитой от ультрафиолета | UV korumalı | 抗UV | 防紫外线
+ in a gift box | em caixa para presente | в подарочной коробке | hediye kutulu | 附禮盒 | 带礼盒
+ with a soft lining | com forro macio | с мягкой подкладкой | yumuşak astarlı | 柔軟內裡 | 柔软内里
+ foldable | com formato dobrável | складная форма | katlanabilir | 可摺疊 | 可折叠
. A finishing touch for any outfit: light, easy to pack and made for more than one season. | Um detalhe que completa o look: leve, fácil de guardar e feito para durar mais de uma estação. | Небольшая вещь, которая завершает образ: лёгкая, компактная, служит не один сезон. | Kıyafeti tamamlayan küçük bir parça: hafif, kolay taşınır, birkaç sezon dayanır. | 為穿搭收尾的小物：輕巧好收，不只用一季。 | 为穿搭收尾的小物：轻巧好收，不只用一季。
. Arrives ready to give, in a paper sleeve with a card. | Vem pronto para presentear, com uma cinta de papel e um cartão. | Готово к подарку: в комплекте бумажный чехол и открытка. | Kâğıt kılıfı ve kartıyla hediye etmeye hazır gelir. | 附紙套與卡片，直接就能送人。 | 附纸套与卡片，直接就能送人。
! Goes with almost everything I own. | Combina com quase tudo o que eu tenho. | Подходит почти ко всему в гардеробе. | Neredeyse her şeyimle uyuyor. | 幾乎什麼都能搭。 | 几乎什么都能搭。
! Beautifully finished. Looks more expensive than it is. | Bom acabamento, parece mais caro do que é. | Аккуратная работа, выглядит дороже своей цены. | İşçiliği temiz, fiyatından pahalı gösteriyor. | 做工細緻，看起來比價格高級。 | 做工细致，看起来比价格高级。
! Now my sister wants one too. | Minha irmã já quer um igual. | Сестра попросила такой же. | Kız kardeşim de aynısından istedi. | 妹妹看了也想要一個。 | 妹妹看了也想要一个。
? A shade darker than it looks on screen. | A cor é um pouco mais escura do que na tela. | Цвет на тон темнее, чем на экране. | Rengi ekrandakinden bir ton koyu. | 顏色比螢幕上深一點。 | 颜色比屏幕上深一点。

= jewellery; params care; warranty 12; returns 15; used 0.05
+ in a gift box | em caixa para presente | в подарочной коробке | hediye kutulu | 附禮盒 | 带礼盒
+ with a certificate | com certificado | с сертификатом | sertifikalı | 附證書 | 附证书
+ nickel-free | sem níquel | без никеля | nikelsiz | 不含鎳 | 不含镍
+ with a hand-set stone | com pedra cravada à mão | с камнем ручной закрепки | elle mıhlanmış taşlı | 手工鑲嵌 | 手工镶嵌
. Polished by hand and checked under a lens before it leaves the workshop. | Polida à mão e conferida na lupa antes de sair da oficina. | Отполировано вручную и проверено под лупой перед отправкой из мастерской. | Elde parlatılır, atölyeden çıkmadan önce büyüteçle kontrol edilir. | 手工拋光，出廠前皆以放大鏡檢查。 | 手工抛光，出厂前均以放大镜检查。
. Keep it in its pouch, away from perfume. A soft cloth brings back the shine. | Guarde no saquinho, longe de perfumes; um pano macio devolve o brilho. | Храните в мешочке вдали от духов; мягкая салфетка вернёт блеск. | Kesesinde, parfümden uzak saklayın; yumuşak bir bez parlaklığını geri getirir. | 請收在收納袋並避開香水，軟布輕擦即可恢復光澤。 | 请收在收纳袋并避开香水，软布轻擦即可恢复光泽。
! It catches the light beautifully. | Reflete a luz de um jeito lindo. | Очень красиво играет на свету. | Işıkta çok güzel parlıyor. | 光線下非常漂亮。 | 光线下非常漂亮。
! I have sensitive skin and it’s been no trouble. | Tenho pele sensível e não deu reação. | Кожа чувствительная, но раздражения нет. | Cildim hassas, hiç sorun olmadı. | 皮膚敏感也沒有不適。 | 皮肤敏感也没有不适。
! Beautifully packed, makes a lovely present. | Veio bem embalado, bom presente. | Хорошо упаковано, отличный подарок. | İyi paketlenmişti, güzel bir hediye. | 包裝很好，送禮合適。 | 包装很好，送礼合适。
? Smaller than I imagined. Do check the measurements. | Menor do que eu imaginava, leiam as medidas. | Меньше, чем представлялось, смотрите размеры. | Hayal ettiğimden küçük, ölçülere bakın. | 比想像中小，請先看尺寸。 | 比想象中小，请先看尺寸。

= watches; vary colour; params wrist care; warranty 24; returns 15; used 0.1
+ water-resistant to 5 ATM | resistente à água até 5 ATM | водозащита 5 ATM | 5 ATM su dayanımı | 5 ATM 防水 | 5ATM防水
+ with luminous hands | com ponteiros luminosos | со светящимися стрелками | fosforlu kollu | 夜光指針 | 夜光指针
+ with a silent movement | com mecanismo silencioso | с бесшумным ходом | sessiz mekanizmalı | 靜音機芯 | 静音机芯
+ with a date window | com calendário | с указателем даты | takvimli | 日期顯示 | 日期显示
. A clear dial you can read at a glance, day or night. | Dá para ler o mostrador num relance, de dia e de noite. | Циферблат читается с одного взгляда и днём, и ночью. | Kadran gece gündüz tek bakışta okunur. | 錶面簡潔，日夜都能一眼看清。 | 表面简洁，日夜都能一眼看清。
. Arrives set and running, with a spare battery or winding instructions in the box. | Sai da oficina acertado e funcionando; a caixa traz uma pilha extra ou as instruções de corda. | Приходит настроенным и на ходу; в коробке запасная батарейка или памятка по заводу. | Ayarlanmış ve çalışır hâlde gelir; kutuda yedek pil ya da kurma notu bulunur. | 出廠前已校時運轉，盒內附備用電池或上鍊說明。 | 出厂前已校时运转，盒内附备用电池或上链说明。
! Still accurate to the second after a month. | Um mês depois continua certo ao segundo. | За месяц не отстали ни на секунду. | Bir ayda bir saniye bile şaşmadı. | 用了一個月，走時依舊精準。 | 用了一个月，走时依旧精准。
! Easy to read even without my glasses. | Dá para ler bem mesmo sem óculos. | Видно даже без очков. | Gözlüksüz bile rahat okunuyor. | 不戴眼鏡也看得清楚。 | 不戴眼镜也看得清楚。
! Feels solid, nothing rattles. | Firme, nada balança. | Собрано крепко, ничего не люфтит. | Sağlam duruyor, hiçbir yeri oynamıyor. | 質感紮實，沒有鬆動。 | 质感扎实，没有松动。
? The tick is louder than I’d like. | O tique-taque é mais alto do que eu gostaria. | Тикают громче, чем хотелось бы. | Tik tak sesi beklediğimden yüksek. | 滴答聲比預期大。 | 滴答声比预期大。
`);
