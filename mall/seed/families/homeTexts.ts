import { familiesOf } from '../productFamily.ts';

/** One more thing to tell and more that people say about what stands in a home or has a plug. */
export const homeTexts = familiesOf(`
= devices
. Four years of updates, and a battery any repair shop can replace. | As atualizações são garantidas por quatro anos e a bateria pode ser trocada em qualquer assistência. | Обновления обещаны на четыре года, а аккумулятор заменят в любой мастерской. | Dört yıl güncelleme alır, pilini her tamirci değiştirebilir. | 承諾四年更新，電池可在一般維修店更換。 | 承诺四年更新，电池可在一般维修店更换。
! Fast, quiet and never freezes. | Rápido, silencioso e não trava. | Быстро, тихо, не зависает. | Hızlı, sessiz, takılmıyor. | 速度快、安靜、不當機。 | 速度快、安静、不卡顿。
! Sound and picture are better than on my old one. | Som e imagem melhores do que no antigo. | Звук и картинка лучше, чем на старом. | Ses ve görüntü eskisinden iyi. | 畫質音質都比舊的好。 | 画质音质都比旧的好。
! Sealed box, and the serial number checked out. | Caixa lacrada, número de série conferido. | Коробка запечатана, серийный номер проверен. | Kutusu kapalıydı, seri numarası doğru çıktı. | 全新未拆封，序號查驗無誤。 | 全新未拆封，序列号核验无误。
? The charger is slower than expected. | O carregador é mais lento do que eu esperava. | Зарядка медленнее, чем ожидалось. | Şarj cihazı beklediğimden yavaş. | 充電器比預期慢。 | 充电器比预期慢。

= audio
. Switch it on and it’s ready: it remembers the last two devices it was paired with. | Ligou, conectou: lembra os dois últimos aparelhos pareados. | Включите, и готово: помнит два последних подключённых устройства. | Açın, hazır: son eşleştirilen iki cihazı hatırlar. | 開機即用，自動記住最近兩個裝置。 | 开机即用，自动记住最近两台设备。
! I hear things in old songs I’d never noticed. | Em músicas antigas, ouço detalhes que nunca tinha notado. | В старых песнях слышно то, чего раньше было не разобрать. | Eski şarkılarda daha önce fark etmediğim ayrıntıları duyuyorum. | 老歌聽出了以前沒聽過的細節。 | 老歌听出了以前没听过的细节。
! Great for calls, everyone hears me clearly. | Ótimo para ligações: todo mundo me ouve bem. | Для звонков отлично: меня все хорошо слышат. | Aramalarda iyi, karşı taraf beni net duyuyor. | 通話清楚，對方聽得很好。 | 通话清楚，对方听得很好。
! Survived a fall down the stairs. | Sobreviveu a um tombo na escada. | Упали с лестницы, и хоть бы что. | Merdivenden düştü, bir şey olmadı. | 從樓梯摔下去也沒事。 | 从楼梯摔下去也没事。
? Too much bass for my taste. | Graves demais para o meu gosto. | На мой вкус многовато баса. | Bana göre bas fazla. | 低音對我來說太重。 | 低音对我来说太重。

= cameras
. Takes standard spare batteries, filters and straps. | Aceita baterias, filtros e alças de tamanho padrão. | Подходят запасные аккумуляторы, фильтры и ремни стандартных размеров. | Standart ölçüde yedek pil, filtre ve askılar uyar. | 通用規格電池、濾鏡與背帶皆可搭配。 | 通用规格电池、滤镜与背带均可搭配。
! Colours look natural, no need to edit. | Cores naturais, nem é preciso editar. | Цвета естественные, обрабатывать не нужно. | Renkler doğal, düzenlemeye gerek yok. | 色彩自然，不用後製。 | 色彩自然，不用后期。
! Took it travelling and it never let me down. | Levei na viagem e não me deixou na mão. | Брали в поездку, никаких сбоев. | Yolculuğa götürdüm, hiç sorun çıkarmadı. | 帶去旅行，表現穩定。 | 带去旅行，表现稳定。
! Focus is quick and quiet. | Foca rápido e sem barulho. | Фокусируется быстро и тихо. | Hızlı ve sessiz odaklıyor. | 對焦快又安靜。 | 对焦快又安静。
? Heavier than it looks. | Mais pesada do que parece. | Тяжелее, чем кажется. | Göründüğünden ağır. | 比看起來重。 | 比看起来重。

= gadgets
. Small enough for a drawer, sturdy enough for a school bag. | Cabe em uma gaveta e aguenta a mochila da escola. | Помещается в ящик и выдержит школьный рюкзак. | Çekmeceye sığacak kadar küçük, okul çantasına dayanacak kadar sağlam. | 收抽屜不佔位，放書包也耐用。 | 收抽屉不占位，放书包也耐用。
! Bought one for the office too. | Comprei outro para o escritório. | Взяли ещё один в офис. | Ofise de bir tane aldım. | 辦公室也買了一個。 | 办公室也买了一个。
! Half a year on, no trouble. | Seis meses depois, sem problemas. | Полгода работает без нареканий. | Altı aydır sorunsuz. | 用了半年沒問題。 | 用了半年没问题。
! Looks tidy on the desk. | Fica arrumado na mesa. | На столе смотрится аккуратно. | Masada derli toplu duruyor. | 放桌上很整齊。 | 放桌上很整齐。
? The instructions are in tiny print. | As instruções vêm em letra miúda. | Инструкция напечатана слишком мелко. | Kılavuz çok küçük yazılmış. | 說明書字太小。 | 说明书字太小。

= lights
. Tested for heat and damp before it leaves the factory. | Testado contra calor e umidade antes de sair da fábrica. | До отправки с завода проверено на жару и влажность. | Fabrikadan çıkmadan ısı ve neme karşı denenir. | 出廠前通過高溫與潮濕測試。 | 出厂前通过高温与潮湿测试。
! Pleasant light for the evening. | Luz agradável para a noite. | Приятный свет для вечера. | Akşam için hoş bir ışık. | 晚上的光線很舒服。 | 晚上的光线很舒服。
! Doesn’t get hot. | Não esquenta. | Не нагревается. | Isınmıyor. | 不會發燙。 | 不会发烫。
! Bought three, all work perfectly. | Comprei três, todas funcionam perfeitamente. | Взяли три, все работают отлично. | Üç tane aldım, hepsi sorunsuz çalışıyor. | 買了三個，個個都正常。 | 买了三个，个个都正常。
? A bit too white for the bedroom. | A luz é um pouco branca demais para o quarto. | Для спальни свет слишком белый. | Yatak odası için biraz fazla beyaz. | 放臥室的話，光有點太白。 | 放卧室的话，光有点太白。

= instruments
. Comes with a small book of first exercises. | Acompanha um livrinho com os primeiros exercícios. | В комплекте сборник первых упражнений. | Yanında ilk alıştırmalar için küçük bir kitap gelir. | 附入門練習小冊。 | 附入门练习小册。
! Stays in tune for days. | Segura a afinação por dias. | Держит строй по нескольку дней. | Akordu günlerce bozulmuyor. | 幾天都不走音。 | 几天都不走音。
! Not a scratch on it. | Chegou sem um arranhão. | Ни единой царапины. | Üstünde tek çizik yok. | 一道刮痕都沒有。 | 一道划痕都没有。
! We play together every Sunday now. | Agora tocamos juntos todos os domingos. | Теперь играем вместе каждое воскресенье. | Artık her pazar birlikte çalıyoruz. | 現在每週日一起演奏。 | 现在每周日一起演奏。
? It needed some setting up at first. | Precisou de alguns ajustes no começo. | Сначала пришлось немного подстроить. | Başta biraz ayar gerekti. | 剛到手需要調整。 | 刚到手需要调试。

= furniture
. Delivered to your door by two people, stairs permitting. | Entregue na porta por duas pessoas, se a escada permitir. | Доставят до двери вдвоём, если позволяет лестница. | Merdiven uygunsa iki kişi kapınıza kadar taşır. | 由兩人送到家門口（視樓梯狀況而定）。 | 由两人送到家门口（视楼梯情况而定）。
! Clear instructions, and nothing wobbles. | Manual claro, e nada balança. | Инструкция понятная, ничего не шатается. | Kurulum şeması anlaşılır, hiç sallanmıyor. | 安裝圖清楚，裝好不搖晃。 | 安装图清楚，装好不晃。
! Comfortable even after a long evening. | Confortável mesmo depois de uma longa noite. | Удобно даже после долгого вечера. | Uzun bir akşamdan sonra bile rahat. | 坐一整晚也舒服。 | 坐一整晚也舒服。
! Exactly the size given. | As medidas são exatamente as indicadas. | Размеры точно как указано. | Ölçüler tam yazdığı gibi. | 尺寸和標示完全一致。 | 尺寸和标注的完全一致。
? The colour is warmer than in the picture. | A cor é mais quente do que na foto. | Оттенок теплее, чем на фото. | Rengi fotoğraftakinden sıcak. | 顏色比照片偏暖。 | 颜色比照片偏暖。

= bath
. Glue, seals and screws included. | Cola, vedações e parafusos vêm na caixa. | Клей, уплотнители и винты в комплекте. | Yapıştırıcı, conta ve vidalar kutudadır. | 膠、墊片、螺絲皆附於盒內。 | 胶、垫片、螺丝均在盒内。
! Feels solid and looks clean. | Robusto e de linhas limpas. | Добротная вещь, смотрится аккуратно. | Sağlam ve temiz görünümlü. | 質感紮實、外型俐落。 | 质感扎实、外型利落。
! Our plumber liked it too. | Nosso encanador também gostou. | Сантехнику тоже понравилось. | Tesisatçımız da beğendi. | 水電師傅也說好。 | 水电师傅也说好。
! Uses less water than before. | Gasta menos água do que antes. | Воды уходит меньше. | Eskisinden az su harcıyor. | 比以前省水。 | 比以前省水。
? The screws are a little short. | Os parafusos são um pouco curtos. | Винты коротковаты. | Vidaları biraz kısa. | 螺絲偏短。 | 螺丝偏短。

= decor
. All it needs is a dry duster. | Basta um pano seco para tirar o pó. | Достаточно протирать сухой тканью. | Kuru bezle tozunu almak yeter. | 乾布擦拭即可，不需特別保養。 | 干布擦拭即可，不需特别保养。
! Gives the corner a warm look. | Deixa o canto aconchegante. | Уголок стал уютнее. | Köşeye sıcak bir hava verdi. | 角落馬上有溫度。 | 角落马上有温度。
! Bought as a present, ended up keeping it. | Comprei para dar de presente e fiquei com ele. | Взяли в подарок, а оставили себе. | Hediyelik aldım, kendime kaldı. | 本想送人，結果自己留著。 | 本想送人，结果自己留着。
! Lovely detail, even close up. | Detalhes bonitos também de perto. | Тонкая работа, даже если смотреть вблизи. | Yakından bakınca da ince işlenmiş. | 近看也很精緻。 | 近看也很精致。
? The base isn’t quite level. | A base não é bem plana. | Основание не совсем ровное. | Tabanı tam düz değil. | 底部不太平。 | 底部不太平。

= kitchen
. Before first use, wash it by hand and dry it well. | Antes do primeiro uso, lave à mão e seque bem. | Перед первым использованием вымойте вручную и высушите. | İlk kullanımdan önce elde yıkayıp iyice kurulayın. | 首次使用前請手洗並擦乾。 | 首次使用前请手洗并擦干。
! Saves me time in the kitchen. | Economizo tempo na cozinha. | Экономит время на кухне. | Mutfakta zaman kazandırıyor. | 煮飯省了不少時間。 | 做饭省了不少时间。
! Still like new after months. | Meses depois, continua como novo. | Спустя месяцы как новое. | Aylar sonra hâlâ yeni gibi. | 用了幾個月還像新的。 | 用了几个月还像新的。
! A good present for a first flat. | Bom presente para a primeira casa. | Хороший подарок на новоселье. | Yeni eve güzel bir hediye. | 送人入厝很合適。 | 乔迁送礼很合适。
? Smaller than the pan I had before. | Menor do que o que eu tinha antes. | Меньше моей прежней посуды. | Öncekinden küçük. | 比我原來的小。 | 比我原来的小。

= tableware
. If one breaks, you can replace just that piece. | Quebrou uma? As peças também são vendidas avulsas. | Если что-то разобьётся, этот предмет можно докупить отдельно. | Biri kırılırsa yalnız o parçayı alabilirsiniz. | 若有損壞可單件補購。 | 若有损坏可单件补购。
! Guests always ask where it’s from. | Os convidados sempre perguntam de onde é. | Гости всегда спрашивают, откуда это. | Misafirler hep nereden olduğunu soruyor. | 客人都問哪裡買的。 | 客人都问哪里买的。
! Heavy enough not to tip over. | Pesado na medida, não tomba. | Увесисто, не опрокидывается. | Ağırlığı yerinde, devrilmiyor. | 有份量，不易傾倒。 | 有分量，不易倾倒。
! Easy to clean, no stains. | Fácil de lavar, sem manchas. | Легко моется, пятен не остаётся. | Kolay yıkanıyor, leke tutmuyor. | 好洗不卡垢。 | 好洗不挂渍。
? One piece arrived chipped, but was replaced. | Uma peça veio lascada, mas foi trocada. | Один предмет пришёл со сколом, но его заменили. | Bir parçanın kenarı kırık geldi ama değiştirildi. | 有一件缺角，已換新。 | 有一件缺口，已换新。

= cleaning
. Rinse it after use and hang it up to dry. | Enxágue depois de usar e pendure para secar. | После уборки ополосните и повесьте сушиться. | Kullandıktan sonra durulayıp asarak kurutun. | 用後沖洗吊掛晾乾。 | 用后冲洗挂起晾干。
! Makes cleaning quicker. | A faxina rende mais. | С ним убираться быстрее. | İşi hızlandırıyor. | 打掃起來快多了。 | 打扫起来快多了。
! Good size for a small flat. | Bom tamanho para uma casa pequena. | Удобный размер для небольшой квартиры. | Küçük ev için ideal boy. | 小坪數用剛好。 | 小户型用刚好。
! No more buying new ones every month. | Não compro mais um novo todo mês. | Больше не покупаем новое каждый месяц. | Artık her ay yenisini almıyorum. | 不用再每個月買新的。 | 不用再每个月买新的。
? Wears out sooner on rough floors. | Gasta mais rápido em piso áspero. | На шершавом полу изнашивается быстрее. | Pürüzlü zeminde çabuk yıpranıyor. | 粗糙地面上磨得較快。 | 粗糙地面上磨得较快。

= linen
. Sold as a set, so the colours match. | Vendido em jogo para os tons combinarem. | Продаётся комплектом, чтобы тона совпадали. | Renkleri uysun diye takım hâlinde satılır. | 成套販售，色調一致。 | 成套出售，色调一致。
! Fits the bed exactly. | Serviu certinho na cama. | Точно по размеру кровати. | Yatağa tam oturdu. | 尺寸和床剛剛好。 | 尺寸和床正合适。
! Cool in summer. | Fresco no verão. | Летом не жарко. | Yazın serin tutuyor. | 夏天很涼爽。 | 夏天很凉爽。
! No creases after drying on the line. | Sem vincos depois de secar no varal. | После сушки почти не мнётся. | İpte kuruyunca kırışmıyor. | 晾乾後不太皺。 | 晾干后不太皱。
? Slightly thinner than I hoped. | Um pouco mais fino do que eu esperava. | Чуть тоньше, чем хотелось. | Umduğumdan biraz ince. | 比預期薄一點。 | 比预期薄一点。

= plants
. Travels in a paper collar that holds the soil in place. | Vai embalado com um colar de papel que segura a terra. | Едет в бумажной манжете, которая удерживает землю. | Toprağı dağılmasın diye kâğıda sarılıp gönderilir. | 用紙圍固定土壤後出貨。 | 用纸围固定土壤后发货。
! Flowered after two weeks. | Floriu depois de duas semanas. | Через две недели зацвело. | İki haftada çiçek açtı. | 兩週就開花了。 | 两周就开花了。
! Strong roots, healthy leaves. | Raízes fortes, folhas saudáveis. | Крепкие корни, здоровые листья. | Kökleri güçlü, yaprakları sağlıklı. | 根系強壯、葉片健康。 | 根系强壮、叶片健康。
! The care card was a real help. | O cartão de cuidados ajudou muito. | Памятка по уходу очень помогла. | Bakım kartı çok işe yaradı. | 養護說明很有幫助。 | 养护说明很有帮助。
? Lost a few leaves on the way. | Perdeu algumas folhas na viagem. | В дороге потеряло пару листьев. | Yolda birkaç yaprak dökmüş. | 運送途中掉了幾片葉子。 | 运输途中掉了几片叶子。

= tools
. Marked in metric sizes. | Medidas métricas, bem marcadas. | Размеры метрические, маркировка чёткая. | Ölçüleri metriktir, okunaklı işaretlenmiştir. | 公制規格，標示清楚。 | 公制规格，标示清晰。
! Takes a knock without a mark. | Aguenta pancada sem marcar. | Держит удары, и ни следа. | Darbeye dayanıyor, iz kalmıyor. | 敲打也不留痕。 | 敲打也不留痕。
! My father borrowed it and kept it. | Meu pai pediu emprestado e ficou com ele. | Отец взял на время и не отдал. | Babam ödünç aldı, geri vermedi. | 爸爸借去就不還了。 | 爸爸借去就不还了。
! The right weight for long jobs. | Peso certo para trabalhos longos. | Вес удобный для долгой работы. | Ağırlığı uzun işlerde yormuyor. | 重量適中，久用不累。 | 重量适中，久用不累。
? The paint came off in one place. | A pintura descascou em um ponto. | В одном месте сошла краска. | Bir yerinde boyası kalkmıştı. | 有一處掉漆。 | 有一处掉漆。
`);
