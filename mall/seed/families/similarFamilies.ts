import { familiesOf } from '../productFamily.ts';

/** Families whose things look alike on the shelf but of which other things must be told. */
export const similarFamilies = familiesOf(`
= screens; vary colour:black,white,silver; params link source; warranty 24; returns 15; used 0.08
+ with a bright screen | com tela brilhante | с ярким экраном | parlak ekranlı | 高亮度螢幕 | 高亮屏
+ with two speakers | com dois alto-falantes | с двумя динамиками | çift hoparlörlü | 雙喇叭 | 双扬声器
+ with a height-adjustable stand | com suporte de altura regulável | с подставкой, регулируемой по высоте | yüksekliği ayarlanabilir ayaklı | 可調高度底座 | 可升降底座
+ with a wall mount | com fixação de parede | с настенным креплением | duvar bağlantılı | 附壁掛架 | 带壁挂架
. A clear picture from any angle, even in a bright room. | A imagem continua nítida de lado e com muita luz. | Картинка остаётся чёткой сбоку и при ярком свете. | Görüntü yandan da aydınlık odada da nettir. | 側看或明亮環境下畫面依然清晰。 | 侧看或明亮环境下画面依然清晰。
. In the box: stand, cables, quick guide and warranty card. | Na caixa: suporte, cabos, guia rápido e certificado de garantia. | В коробке: подставка, кабели, краткая инструкция и гарантийный талон. | Kutuda: ayak, kablolar, kısa kılavuz ve garanti belgesi. | 盒內附：底座、線材、快速指南與保固卡。 | 盒内附：底座、线材、快速指南与保修卡。
! Sharp picture, natural colours. | Imagem nítida, cores naturais. | Чёткая картинка, естественные цвета. | Görüntü net, renkler doğal. | 畫面清晰、色彩自然。 | 画面清晰、色彩自然。
! Set up in ten minutes. | Pronto em dez minutos. | Настроили за десять минут. | On dakikada kuruldu. | 十分鐘就設定好。 | 十分钟就设置好。
! Runs quietly all day. | Silencioso o dia todo. | Весь день работает тихо. | Bütün gün sessiz çalışıyor. | 整天運作都很安靜。 | 整天运行都很安静。
! Not a single dead pixel. | Nenhum pixel queimado. | Ни одного битого пикселя. | Tek ölü piksel yok. | 沒有壞點。 | 没有坏点。
! Well packed, arrived without a scratch. | Bem embalado, chegou sem nenhum arranhão. | Упаковано отлично, ни царапины. | İyi paketlenmiş, çiziksiz geldi. | 包裝扎實，毫無刮傷。 | 包装扎实，毫无划痕。
? The stand wobbles slightly. | O suporte balança um pouco. | Подставка слегка шатается. | Ayağı biraz sallanıyor. | 底座有點晃。 | 底座有点晃。
? The sound is thin. | O som é fraco. | Звук слабоват. | Sesi cılız. | 聲音偏薄。 | 声音偏薄。

= utensils; params material care; returns 15
+ with a hanging loop | com argola para pendurar | с петлёй для подвешивания | asma halkalı | 附掛環 | 带挂环
+ in a gift box | em caixa para presente | в подарочной коробке | hediye kutulu | 附禮盒 | 礼盒装
+ hand-finished | acabado à mão | с ручной отделкой | elde bitirilmiş | 手工收邊 | 手工收边
+ for daily use | para uso diário | на каждый день | günlük kullanım için | 日常使用 | 日常使用
. Balanced in the hand and smooth at the edges. | Equilibrado na mão e liso nas arestas. | Хороший баланс и гладкие края. | Elde dengeli, kenarları pürüzsüz. | 手感平衡、邊緣光滑。 | 手感平衡、边缘光滑。
. Dry it after washing and it won’t stain or warp. | Seque depois de lavar e não mancha nem empena. | Вытирайте после мытья, и пятен не появится. | Yıkadıktan sonra kurulayın, leke tutmaz. | 清洗後擦乾，不留水漬。 | 清洗后擦干，不留水渍。
! Simple and beautiful. | Simples e bonito. | Просто и красиво. | Sade ve güzel. | 簡單好看。 | 简单好看。
! We use it at every meal. | Usamos em todas as refeições. | Пользуемся каждый день. | Her gün kullanıyoruz. | 每餐都用。 | 每餐都用。
! Good weight in the hand. | Bom peso na mão. | Приятный вес. | Ağırlığı yerinde. | 拿起來有份量。 | 拿起来有分量。
! Well finished, no sharp edges. | Bem acabado, sem arestas. | Хорошая отделка, без острых краёв. | İşçiliği temiz, kenarı keskin değil. | 做工細緻，不割手。 | 做工细致，不割手。
! Rinses clean in seconds. | Lava em segundos. | Моется за секунды. | Saniyede temizleniyor. | 一沖就乾淨。 | 一冲就干净。
? A bit smaller than the picture suggests. | Um pouco menor do que parece na foto. | Чуть меньше, чем на фото. | Fotoğraftakinden biraz küçük. | 比照片小一點。 | 比照片小一点。
? Shows fingerprints. | Marca dedos. | Видны отпечатки пальцев. | Parmak izi belli oluyor. | 容易留指紋。 | 容易留指纹。

= glassware; params material care; returns 15
+ with a thin rim | com borda fina | с тонким краем | ince kenarlı | 薄口設計 | 薄口设计
+ stackable | empilhável | штабелируется | üst üste konabilir | 可堆疊 | 可叠放
+ in a gift box | em caixa para presente | в подарочной коробке | hediye kutulu | 附禮盒 | 礼盒装
+ with a bamboo lid | com tampa de bambu | с бамбуковой крышкой | bambu kapaklı | 附竹蓋 | 带竹盖
. Clear, bubble-free glass, cooled slowly so it’s safe in a warm wash. | Vidro transparente e sem bolhas, resfriado devagar para aguentar a lavagem quente. | Прозрачное стекло без пузырьков, медленно остужено и не боится тёплой воды. | Kabarcıksız berrak cam; yavaş soğutulduğu için ılık yıkamaya dayanır. | 清透無氣泡，緩慢退火，耐溫水清洗。 | 清透无气泡，缓慢退火，耐温水清洗。
. If one breaks, you can reorder a single piece. | Se alguma peça quebrar, dá para pedir só ela. | Если что-то разобьётся, можно дозаказать поштучно. | Kırılan olursa tek tek yeniden sipariş edilebilir. | 若有破損可單件補購。 | 若有破损可单件补购。
! Crystal clear, no flaws. | Transparente como água, sem defeitos. | Идеально прозрачное, без изъянов. | Su gibi berrak, kusursuz. | 清透無瑕。 | 清透无瑕。
! Every piece arrived intact. | Chegaram todas as peças inteiras. | Всё доехало целым. | Hepsi sağlam geldi. | 每件都完好送達。 | 每件都完好送达。
! Looks good on the table. | Fica bem na mesa. | Красиво смотрится на столе. | Sofrada şık duruyor. | 擺上桌很好看。 | 摆上桌很好看。
! Stays clear after many washes. | Continua transparente depois de muitas lavagens. | После многих моек не мутнеет. | Çok yıkamadan sonra da matlaşmadı. | 洗多次仍透亮。 | 洗多次仍透亮。
! Thin but strong. | Fino mas resistente. | Тонкое, но прочное. | İnce ama sağlam. | 薄而堅固。 | 薄而坚固。
? One had a small scratch. | Um veio com um pequeno arranhão. | На одном небольшая царапина. | Birinde küçük bir çizik vardı. | 其中一個有小刮痕。 | 其中一个有小划痕。
? Thicker than I imagined. | Mais grosso do que imaginava. | Толще, чем представлялось. | Düşündüğümden kalın. | 比想像中厚。 | 比想象中厚。

= clocks; vary colour:white,black,red,blue; params wrist material; warranty 24; returns 15
+ with luminous hands | com ponteiros luminosos | со светящимися стрелками | fosforlu kollu | 夜光指針 | 夜光指针
+ with a silent movement | com mecanismo silencioso | с бесшумным ходом | sessiz mekanizmalı | 靜音機芯 | 静音机芯
+ with large numerals | com números grandes | с крупными цифрами | büyük rakamlı | 大字數字 | 大字数字
+ with a spare battery | com pilha extra | с запасной батарейкой | yedek pilli | 附備用電池 | 带备用电池
. Easy to read from across the room. | Dá para ler num relance do outro lado da sala. | Читается с одного взгляда через всю комнату. | Odanın öbür ucundan tek bakışta okunur. | 遠遠一眼就能看清。 | 远远一眼就能看清。
. Arrives set and running. | Sai daqui acertado e funcionando. | Приходит настроенным и на ходу. | Ayarlanmış ve çalışır hâlde gönderilir. | 出貨前已校準運轉。 | 发货前已校准运转。
! Keeps perfect time. | Certinho no minuto. | Идут точно. | Dakikası dakikasına doğru. | 走時精準。 | 走时精准。
! Nice face, solid case. | Mostrador bonito, caixa firme. | Красивый циферблат, крепкий корпус. | Kadranı güzel, kasası sağlam. | 錶面好看、外殼紮實。 | 表面好看、外壳扎实。
! Easy to set. | Fácil de acertar. | Легко настроить. | Ayarlaması kolay. | 設定簡單。 | 设置简单。
! Looks good in our kitchen. | Fica bem na nossa cozinha. | Отлично смотрится на кухне. | Mutfağımıza yakıştı. | 放廚房很好看。 | 放厨房很好看。
! Loud enough, not too loud. | Dá para ouvir bem sem ser alto demais. | Звук в самый раз. | Sesi tam kararında. | 聲音剛剛好。 | 声音刚刚好。
? The tick is louder than I’d like. | O tique-taque é mais alto do que eu gostaria. | Тикают громче, чем хотелось бы. | Tik tak sesi beklediğimden yüksek. | 滴答聲比預期大。 | 滴答声比预期大。
? Smaller than it looks. | Menor do que parece. | Меньше, чем выглядит. | Göründüğünden küçük. | 比看起來小。 | 比看起来小。

= coolers; params storing diet; returns 7
+ from mountain springs | de nascentes de montanha | из горных источников | dağ kaynaklarından | 高山水源 | 高山水源
+ without preservatives | sem conservantes | без консервантов | katkısız | 無防腐劑 | 无防腐剂
+ cold-pressed | prensado a frio | холодного отжима | soğuk sıkım | 冷壓 | 冷压
+ no added sugar | sem açúcar adicionado | без добавленного сахара | ilave şekersiz | 無添加糖 | 无添加糖
. Best well chilled, straight from the bottle or over ice. | Melhor bem gelado, direto da garrafa ou com gelo. | Лучше всего хорошо охлаждённым или со льдом. | En güzeli iyice soğutulmuş ya da buzlu hâlidir. | 冰鎮或加冰風味最佳。 | 冰镇或加冰风味最佳。
. Filled where it comes from, and the bottle goes back into the cycle. | Engarrafado na origem, em embalagem reciclável. | Разливается на месте, упаковка перерабатывается. | Kaynağında doldurulur, ambalajı geri dönüşür. | 產地直接充填，包裝可回收。 | 产地直接灌装，包装可回收。
! Refreshing and clear. | Refrescante e limpo. | Освежает, вкус чистый. | Ferahlatıcı ve temiz. | 清爽解渴。 | 清爽解渴。
! The children ask for it. | As crianças sempre pedem. | Дети просят ещё. | Çocuklar hep istiyor. | 孩子很愛喝。 | 孩子很爱喝。
! Tastes like the real thing. | Tem gosto natural de verdade. | Вкус настоящий. | Tadı gerçek gibi. | 味道很天然。 | 味道很天然。
! Good date, nothing leaked. | Validade longa, nada vazou. | Свежая дата, ничего не протекло. | Tarihi yeni, sızıntı yok. | 日期新、沒有滲漏。 | 日期新、没有渗漏。
! Good for a picnic. | Bom para um piquenique. | Хорошо для пикника. | Pikniğe çok uygun. | 野餐帶著很適合。 | 野餐带着很合适。
? A bit too sweet. | Um pouco doce demais. | Немного сладковато. | Biraz fazla tatlı. | 有點太甜。 | 有点太甜。
? The bottle is small for the price. | A embalagem é pequena para o preço. | За эту цену маловато. | Fiyatına göre küçük. | 以價格來說份量少。 | 以价格来说分量少。

= pens; vary colour:blue,red,black,green; params material; returns 15
+ with refills | com refis | со сменными стержнями | yedekli | 附替芯 | 带替芯
+ smudge-proof | não borra | не размазывается | dağılmayan | 不暈染 | 不晕染
+ in a set | em kit | в наборе | set hâlinde | 套組 | 套装
+ with a soft grip | com empunhadura macia | с мягкой зоной захвата | yumuşak tutamaklı | 軟握筆桿 | 软握笔杆
. Writes at first touch, with an even line to the end. | Escreve logo ao primeiro toque e a linha é igual até ao fim. | Пишет с первого касания, линия ровная до конца. | İlk dokunuşta yazar, çizgisi sonuna kadar düzgündür. | 一觸即書，線條均勻到底。 | 一触即书，线条均匀到底。
. Light enough for an hour of writing. | Leve para uma hora de escrita. | Рука не устаёт и через час письма. | Bir saat yazınca bile eli yormaz. | 輕巧好握，久寫不累。 | 轻巧好握，久写不累。
! Smooth on paper, no bleeding. | Desliza bem, não vaza para o outro lado. | Мягко идёт по бумаге, не просвечивает. | Kâğıtta akıcı, arkaya geçmiyor. | 書寫滑順不透墨。 | 书写顺滑不透墨。
! The children use them at school. | As crianças usam na escola. | Дети берут в школу. | Çocuklar okulda kullanıyor. | 孩子上學用很合適。 | 孩子上学用很合适。
! Strong, true colours. | Cores fortes e fiéis. | Цвета яркие и верные. | Renkleri canlı ve doğru. | 顏色飽滿準確。 | 颜色饱满准确。
! Comfortable to hold. | Confortável na mão. | Удобно держать. | Tutuşu rahat. | 握感舒適。 | 握感舒适。
! Still going after three notebooks. | Três cadernos depois ainda escreve. | Исписано три тетради, всё ещё пишет. | Üç defter bitti, hâlâ yazıyor. | 寫了三本筆記還能用。 | 写了三本笔记还能用。
? One of them was dry. | Um veio seco. | Один оказался высохшим. | Bir tanesi kuruydu. | 有一支是乾的。 | 有一支是干的。
? The tip is broader than stated. | A ponta é mais grossa do que diz. | Толще, чем указано. | Ucu yazandan kalın. | 筆尖比標示粗。 | 笔尖比标示粗。

= household; params place; returns 15
+ in a family pack | em embalagem familiar | семейная упаковка | aile boyu | 家庭號 | 家庭装
+ made from recycled material | de material reciclado | из вторсырья | geri dönüştürülmüş | 再生材質 | 再生材质
+ kind to skin | suave para a pele | бережно к коже рук | cilde nazik | 溫和不傷手 | 温和不伤手
+ unscented | sem perfume | без аромата | kokusuz | 無香 | 无香
. Goes further than you’d think, so the cupboard stays tidy. | Rende mais do que parece e o armário fica arrumado. | Расходуется экономно, в шкафу порядок. | Sanıldığından uzun gider, dolap toplu kalır. | 用量省，不必囤太多。 | 用量省，不必囤太多。
. Nothing in it that harms drains. | Sem nada que prejudique os canos. | Без веществ, вредных для стоков. | Giderlere zarar veren madde içermez. | 不含傷管線的成分。 | 不含伤管道的成分。
! Does its job, and lasts. | Faz o que promete e dura. | Работает и хватает надолго. | İşini yapıyor, uzun gidiyor. | 好用又耐用。 | 好用又耐用。
! Cheaper than at the shop around the corner. | Mais barato do que na loja da esquina. | Дешевле, чем в магазине у дома. | Köşedeki dükkândan ucuz. | 比巷口便宜。 | 比楼下便宜。
! Good quality, we always have some at home. | Boa qualidade, temos sempre em casa. | Хорошее качество, держим дома всегда. | Kaliteli, evde hep bulunuyor. | 品質好，家中常備。 | 质量好，家中常备。
! Gentle on my hands. | Suave nas mãos. | Руки не сушит. | Ellerimi kurutmuyor. | 不傷手。 | 不伤手。
! Practical pack. | Embalagem prática. | Удобная упаковка. | Paketi kullanışlı. | 包裝實用。 | 包装实用。
? I expected a bit more. | Esperava um pouco mais. | Ожидалось чуть больше. | Biraz daha fazla bekliyordum. | 份量比預期少。 | 分量比预期少。
? The pack tore when I opened it. | A embalagem rasgou ao abrir. | Упаковка порвалась при открытии. | Paket açarken yırtıldı. | 包裝一開就破。 | 包装一开就破。

= measuring; params source; warranty 24; returns 7
+ with a memory for 60 readings | com memória para 60 leituras | с памятью на 60 измерений | 60 ölçüm hafızalı | 可存 60 筆紀錄 | 可存60组数据
+ easy to read | de leitura fácil | с крупными цифрами | kolay okunur | 大字清晰 | 大字清晰
+ in a travel pouch | em bolsa de viagem | в дорожном чехле | seyahat kesesinde | 附旅行袋 | 带旅行袋
+ for the whole family | para toda a família | для всей семьи | tüm aile için | 全家適用 | 全家适用
. Checked before packing, with a test certificate in the box. | Conferido antes de embalar; a caixa traz o comprovante. | Проверено перед упаковкой, протокол проверки в коробке. | Paketlenmeden önce kontrol edilir, test fişi kutudadır. | 出廠前經校驗，盒內附檢測單。 | 出厂前经校验，盒内附检测单。
. Helps you keep an eye on things at home, but doesn’t replace a doctor. | Ajuda a acompanhar a saúde em casa e não substitui um médico. | Помогает следить за здоровьем дома, но не заменяет врача. | Evde takip için yardımcıdır, doktorun yerini tutmaz. | 居家照護輔助，不能取代醫師診斷。 | 居家护理辅助，不能代替医生诊断。
! Same readings as at the clinic. | Os mesmos valores da clínica. | Показания те же, что в клинике. | Klinikteki değerlerle aynı. | 數值和診所量的一樣。 | 数值和诊所测的一样。
! My parents use it without help. | Meus pais usam sem ajuda. | Родители пользуются сами. | Annem babam yardımsız kullanıyor. | 爸媽自己就會用。 | 爸妈自己就会用。
! Quick and accurate. | Rápido e exato. | Быстро и точно. | Hızlı ve doğru. | 快速準確。 | 快速准确。
! Clear instructions. | Instruções claras. | Понятная инструкция. | Kılavuzu açık. | 說明清楚。 | 说明清楚。
! Our nurse recommended it. | Recomendado pela nossa enfermeira. | Посоветовала медсестра. | Hemşiremiz önermişti. | 護理師推薦的。 | 护士推荐的。
? Batteries were not included. | As pilhas não vieram incluídas. | Батареек в комплекте не было. | Pil kutudan çıkmadı. | 沒有附電池。 | 没有附电池。
? The case is too small. | O estojo é pequeno demais. | Чехол маловат. | Kılıfı küçük. | 收納袋太小。 | 收纳袋太小。

= wash; params skin scent; returns 7
+ with olive oil | com azeite | с оливковым маслом | zeytinyağlı | 含橄欖油 | 含橄榄油
+ with coconut oil | com óleo de coco | с кокосовым маслом | Hindistan cevizi yağlı | 含椰子油 | 含椰子油
+ paraben-free | sem parabenos | без парабенов | parabensiz | 不含對羥基苯甲酸酯 | 不含对羟基苯甲酸酯
+ no added colouring | sem corantes | без красителей | renklendiricisiz | 不含色素 | 不含色素
. A little makes plenty of lather and rinses away without a trace. | Um pouquinho faz muita espuma e sai sem deixar resíduos. | Немного средства даёт много пены и легко смывается. | Az miktarı bol köpürür, iz bırakmadan durulanır. | 少量即起豐富泡沫，沖洗不殘留。 | 少量即起丰富泡沫，冲洗不残留。
. Mild enough for the whole family, every day. | Suave para todos os dias e toda a família. | Мягкое, на каждый день и для всей семьи. | Her gün ve bütün aile için yeterince yumuşak. | 溫和配方，全家天天可用。 | 温和配方，全家天天可用。
! Lovely scent, not too strong. | Cheiro bom, não muito forte. | Приятный ненавязчивый аромат. | Hoş kokuyor, ağır değil. | 香味宜人不刺鼻。 | 香味宜人不刺鼻。
! Clean without drying. | Sensação de limpeza sem secar. | Чистота без сухости. | Kurutmadan temizliyor. | 洗後清爽不乾澀。 | 洗后清爽不干涩。
! A little is enough. | Um pouco já basta. | Хватает совсем немного. | Azı yetiyor. | 用一點就夠。 | 用一点就够。
! The whole family uses it. | A família toda usa. | Пользуемся всей семьёй. | Bütün aile kullanıyor. | 全家都在用。 | 全家都在用。
! Good for my sensitive skin. | Bom para a minha pele sensível. | Подошло чувствительной коже. | Hassas cildime iyi geldi. | 敏感肌用也可以。 | 敏感肌用也可以。
? The scent fades quickly. | O cheiro some rápido. | Аромат быстро исчезает. | Kokusu çabuk uçuyor. | 香味散得快。 | 香味散得快。
? The cap does not close tightly. | A tampa não fecha bem. | Крышка закрывается неплотно. | Kapağı tam kapanmıyor. | 蓋子關不緊。 | 盖子关不紧。
`);
