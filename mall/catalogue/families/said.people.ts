import { familiesOf } from '../family.ts';

/** One more thing to tell and more that people say about what is worn, eaten and used on oneself. */
export const saidOfPeople = familiesOf(`
= clothes
. The pattern was drawn on people of several sizes, not enlarged from the smallest. | O molde foi desenhado em pessoas de vários tamanhos, não ampliado a partir do menor. | Лекала строились на разных фигурах, а не увеличивались с самой маленькой. | Kalıbı küçük bedenden büyütülmedi, farklı bedenlerde çizildi. | 版型依不同身形打版，而非由小尺寸放大。 | 版型按不同身形打版，而非由小码放大。
! Falls nicely and does not cling. | Veste bem e não gruda. | Хорошо сидит и не облегает. | Güzel duruyor, yapışmıyor. | 垂墜感好，不貼身。 | 垂感好，不贴身。
! Light enough for hot weather. | Leve para os dias quentes. | Лёгкая ткань, в жару не душно. | Sıcakta rahat edecek kadar hafif. | 天熱穿也涼爽。 | 天热穿也凉爽。
! Bought a second colour the same week. | Comprei outra cor na mesma semana. | На той же неделе взяли второй цвет. | Aynı hafta ikinci rengini aldım. | 同一週又買了另一色。 | 同一周又买了另一色。
? Needs ironing. | Precisa passar a ferro. | Нужно гладить. | Ütü istiyor. | 需要熨燙。 | 需要熨烫。

= shoes
. Air them for a night after a wet day, and brush them dry. | Depois de um dia de chuva, deixe arejar por uma noite e escove a seco. | После дождя дайте просохнуть за ночь и почистите сухой щёткой. | Islak bir günün ardından bir gece havalandırıp kuru fırçalayın. | 淋濕後請通風一晚，再以乾刷清潔。 | 淋湿后请通风一晚，再以干刷清洁。
! True to size, I took my usual one. | Tamanho certo, pedi o que sempre uso. | Размер в размер, заказывали обычный. | Tam kalıp, her zamanki numaramı aldım. | 尺碼標準，照平常買就好。 | 尺码标准，照平常买就好。
! Light as a feather. | Leves como uma pena. | Очень лёгкие. | Tüy gibi hafif. | 非常輕。 | 非常轻。
! They still look new after a season. | Depois de uma estação parecem novos. | После сезона выглядят как новые. | Bir sezon sonra hâlâ yeni gibi. | 穿了一季還很新。 | 穿了一季还很新。
? Stiff for the first few days. | Duros nos primeiros dias. | Первые дни жестковаты. | İlk günler sert. | 前幾天有點硬。 | 前几天有点硬。

= bags
. Empty it weighs little, so what you carry is yours. | Vazia pesa pouco: o peso é só do que você leva. | Сама по себе почти ничего не весит. | Boşken çok hafiftir, taşıdığınız sadece eşyanızdır. | 空包很輕，不增加負擔。 | 空包很轻，不增加负担。
! Compartments where I need them. | Divisórias onde eu preciso. | Отделения там, где нужно. | Gözleri tam ihtiyacım olan yerde. | 夾層位置很實用。 | 夹层位置很实用。
! Used daily for half a year, like new. | Uso diário há seis meses, como nova. | Полгода каждый день, как новая. | Altı aydır her gün, yeni gibi. | 每天用了半年還很新。 | 每天用了半年还很新。
! Goes with everything. | Combina com tudo. | Подходит ко всему. | Her şeye uyuyor. | 很百搭。 | 很百搭。
? Smells of new material for a week. | Cheiro de novo por uma semana. | Первую неделю пахнет новым. | Bir hafta yeni kokuyor. | 剛拿到有一點新品味。 | 刚拿到有一点新品味。

= accessories
. Made in small numbers, so you will not meet it on every corner. | Feito em pequenas séries, você não vai ver em toda esquina. | Небольшая партия: на каждом углу не встретите. | Az sayıda üretilir, her köşede karşınıza çıkmaz. | 少量製作，不易撞款。 | 少量制作，不易撞款。
! Light and comfortable all day. | Leve e confortável o dia todo. | Весь день удобно. | Bütün gün rahat. | 戴一整天都舒服。 | 戴一整天都舒服。
! Nice colour, good finish. | Cor bonita, bom acabamento. | Красивый цвет, хорошая отделка. | Rengi güzel, işçiliği iyi. | 顏色好看，做工好。 | 颜色好看，做工好。
! Arrived in a pretty box. | Veio em uma caixa bonita. | Пришло в красивой коробке. | Şık bir kutuda geldi. | 盒子很漂亮。 | 盒子很漂亮。
? A little tight for me. | Um pouco justo para mim. | Мне немного мало. | Bana biraz dar. | 對我來說有點緊。 | 对我来说有点紧。

= jewellery
. Sizes can be changed once within thirty days. | O tamanho pode ser trocado uma vez em trinta dias. | Размер можно обменять один раз в течение тридцати дней. | Ölçü otuz gün içinde bir kez değiştirilebilir. | 三十天內可換尺寸一次。 | 三十天内可换尺寸一次。
! The clasp is firm. | O fecho é seguro. | Застёжка надёжная. | Kilidi sağlam. | 扣環牢固。 | 扣环牢固。
! She wears it every day. | Ela usa todos os dias. | Носит каждый день. | Her gün takıyor. | 她每天都戴。 | 她每天都戴。
! Has not changed colour in months. | Meses depois mantém a cor. | За несколько месяцев не потемнело. | Aylardır kararmadı. | 戴了幾個月沒變色。 | 戴了几个月没变色。
? The box was plainer than shown. | A caixa era mais simples do que na foto. | Коробка проще, чем на фото. | Kutusu fotoğraftakinden sade. | 盒子比圖片樸素。 | 盒子比图片朴素。

= watches
. The strap is of a common width and can be changed at home. | A pulseira tem largura padrão e dá para trocar em casa. | Ремешок стандартной ширины, меняется дома. | Kayışı standart genişliktedir, evde değişir. | 錶帶為通用寬度，可自行更換。 | 表带为通用宽度，可自行更换。
! Elegant without being loud. | Elegante sem chamar atenção. | Элегантно и не броско. | Gösterişsiz ama şık. | 低調有質感。 | 低调有质感。
! Half a year without trouble. | Seis meses sem problemas. | Отлично служит уже полгода. | Altı aydır sorunsuz. | 用了半年都沒問題。 | 用了半年都没问题。
! A present that was a success. | Um presente que foi um sucesso. | Подарок удался. | Hediye çok beğenildi. | 送禮很成功。 | 送礼很成功。
? Setting the time is fiddly. | Acertar a hora é complicado. | Настраивать время неудобно. | Saati ayarlamak zahmetli. | 調時間有點麻煩。 | 调时间有点麻烦。

= fresh
. Kept in a cool dark place, it tastes best within the week. | Em lugar fresco e escuro, fica mais gostoso ao longo da semana. | В прохладном тёмном месте вкуснее всего в течение недели. | Serin ve karanlık yerde bir hafta içinde en lezzetlisidir. | 置於陰涼處，一週內風味最佳。 | 置于阴凉处，一周内风味最佳。
! Good size, no spoiled ones. | Bom tamanho, nenhum estragado. | Крупные, ни одной испорченной. | İri ve sağlam, çürüğü yok. | 個頭大，沒有壞的。 | 个头大，没有坏的。
! The children finished them the same day. | As crianças acabaram com eles no mesmo dia. | Дети съели в тот же день. | Çocuklar aynı gün bitirdi. | 孩子當天就吃完。 | 孩子当天就吃完。
! Better than the supermarket. | Melhor do que no supermercado. | Лучше, чем в супермаркете. | Marketten iyi. | 比超市的好。 | 比超市的好。
? Not as ripe as I like. | Menos maduros do que eu gosto. | Не такие спелые, как хотелось. | İstediğim kadar olgun değil. | 熟度不如預期。 | 熟度不如预期。

= chilled
. Best within three days of opening. | Consumir em até três dias depois de aberto. | После вскрытия лучше съесть за три дня. | Açtıktan sonra üç günde tüketilmesi önerilir. | 開封後建議三日內食用完畢。 | 开封后建议三日内食用完。
! Clean taste, well packed. | Sabor limpo, bem embalado. | Чистый вкус, хорошая упаковка. | Tadı temiz, paketi iyi. | 味道純正，包裝好。 | 味道纯正，包装好。
! Perfect for Sunday breakfast. | Perfeito para o café da manhã de domingo. | К воскресному завтраку идеально. | Pazar kahvaltısına çok yakıştı. | 週日早餐必備。 | 周日早餐必备。
! We keep ordering it. | Continuamos a encomendar. | Заказываем снова и снова. | Sürekli alıyoruz. | 一直回購。 | 一直回购。
? Delivered late in the day. | Entregue tarde. | Привезли только вечером. | Günün geç saatinde geldi. | 當天很晚才送到。 | 当天很晚才送到。

= pantry
. Sorted and packed by the cooperative that grows it. | Escolhido e embalado pela cooperativa que o cultiva. | Сортирует и упаковывает сам кооператив-производитель. | Yetiştiren kooperatif ayıklar ve paketler. | 由產地合作社分級包裝。 | 由产地合作社分拣包装。
! Fresh and full of flavour. | Fresco e cheio de sabor. | Свежее, с насыщенным вкусом. | Taze ve lezzetli. | 新鮮又夠味。 | 新鲜又够味。
! Better than what I find here. | Melhor do que o que encontro por cá. | Лучше, чем в местных магазинах. | Buradakilerden iyi. | 比本地買到的好。 | 比本地买到的好。
! Keeps well in its bag. | Dura bem no pacote. | Хорошо хранится в упаковке. | Paketinde iyi saklanıyor. | 放袋裡保存得很好。 | 放袋里保存得很好。
? A little dearer than last time. | Um pouco mais caro do que da última vez. | Немного дороже, чем в прошлый раз. | Geçen seferden biraz pahalı. | 比上次貴一點。 | 比上次贵一点。

= sweets
. Good to share, and good to hide from the others. | Bom para partilhar e bom para esconder. | Можно поделиться, а можно и припрятать. | Paylaşmaya da saklamaya da değer. | 適合分享，也適合偷偷留著。 | 适合分享，也适合偷偷留着。
! Melts in the mouth. | Derrete na boca. | Тает во рту. | Ağızda eriyor. | 入口即化。 | 入口即化。
! Took them to the office, gone in minutes. | Levei para o escritório, acabaram em minutos. | Принесли в офис, разошлось за минуты. | Ofise götürdüm, dakikalar içinde bitti. | 帶去公司幾分鐘就分完。 | 带去公司几分钟就分完。
! Nice box, good present. | Caixa bonita, bom presente. | Красивая коробка, хороший подарок. | Kutusu güzel, iyi hediye. | 盒裝好看，送禮合適。 | 盒装好看，送礼合适。
? Sweeter than I like. | Mais doce do que eu gosto. | Слаще, чем люблю. | Bana göre fazla tatlı. | 對我來說偏甜。 | 对我来说偏甜。

= drinks
. The pack says when and where it was picked or pressed. | A embalagem diz quando e onde foi colhido ou prensado. | На упаковке указано, когда и где собрано. | Pakette ne zaman ve nerede toplandığı yazar. | 包裝標示產地與採製日期。 | 包装标示产地与采制日期。
! Even my mother-in-law likes it. | Até a minha sogra gosta. | Понравилось даже свекрови. | Kayınvalidem bile beğendi. | 連婆婆都說好喝。 | 连婆婆都说好喝。
! Good for guests. | Bom para visitas. | Хорошо для гостей. | Misafire ikram etmelik. | 招待客人很合適。 | 招待客人很合适。
! Fresh date, tight seal. | Validade longa, bem fechado. | Свежая дата, плотная упаковка. | Tarihi yeni, ağzı sıkı kapalı. | 日期新，密封好。 | 日期新，密封好。
? The pack leaked a little. | A embalagem vinha a verter um pouco. | Упаковка немного протекла. | Paketi biraz sızdırmış. | 包裝有點漏。 | 包装有点漏。

= animals
. If your pet does not take to it, send it back within two weeks. | Se o seu animal não gostar, devolva em duas semanas. | Не подошло питомцу, верните в течение двух недель. | Evcil hayvanınız beğenmezse iki hafta içinde geri gönderin. | 毛孩不喜歡，兩週內可退。 | 毛孩不喜欢，两周内可退。
! No smell, easy to store. | Sem cheiro, fácil de guardar. | Без запаха, легко хранить. | Kokusuz, saklaması kolay. | 沒有異味，好收納。 | 没有异味，好收纳。
! A visible difference within a month. | Dá para notar a diferença em um mês. | Через месяц заметна разница. | Bir ayda farkı görülüyor. | 一個月就看得出變化。 | 一个月就看得出变化。
! Second order already. | Já é a segunda encomenda. | Заказываем второй раз. | İkinci siparişim. | 已經第二次買。 | 已经第二次买。
? The bag does not close again. | O saco não volta a fechar. | Упаковка не закрывается повторно. | Paket tekrar kapanmıyor. | 袋子不能重新密封。 | 袋子不能重新密封。

= skincare
. Made fresh each month; the date is on the bottom. | Feito todos os meses; a data está na base. | Выпускается каждый месяц, дата на дне. | Her ay taze üretilir, tarihi altındadır. | 每月新鮮製作，日期印於底部。 | 每月新鲜制作，日期印于底部。
! No redness on my sensitive skin. | Sem vermelhidão na minha pele sensível. | На чувствительной коже никакого раздражения. | Hassas cildimde kızarıklık yapmadı. | 敏感肌用也不泛紅。 | 敏感肌用也不泛红。
! Smells natural. | Cheiro natural. | Естественный запах. | Doğal kokuyor. | 味道自然。 | 味道自然。
! The whole family uses it. | A família toda usa. | Пользуемся всей семьёй. | Bütün aile kullanıyor. | 全家都在用。 | 全家都在用。
? Takes a while to sink in. | Demora a absorver. | Долго впитывается. | Emilmesi zaman alıyor. | 吸收有點慢。 | 吸收有点慢。

= makeup
. It comes off with warm water and a drop of oil. | Sai com água morna e uma gota de óleo. | Смывается тёплой водой с каплей масла. | Ilık su ve bir damla yağla çıkar. | 溫水加一滴油即可卸除。 | 温水加一滴油即可卸除。
! Compliments every time I wear it. | Recebo elogios sempre que o uso. | Каждый раз делают комплименты. | Her sürdüğümde övgü alıyorum. | 每次用都被稱讚。 | 每次用都被称赞。
! Easy to put on evenly. | Espalha bem e por igual. | Ложится ровно. | Eşit sürülüyor. | 很好上色均勻。 | 很好上色均匀。
! Pretty case. | Estojo bonito. | Красивый футляр. | Kutusu çok şık. | 外殼好看。 | 外壳好看。
? The smell is a bit strong. | O cheiro é um pouco forte. | Запах резковат. | Kokusu biraz keskin. | 味道有點重。 | 味道有点重。

= caretools
. Rinse, shake and leave it to dry upright. | Passe por água, sacuda e deixe secar em pé. | Ополосните, встряхните и оставьте сохнуть вертикально. | Durulayın, silkeleyin, dik kurumaya bırakın. | 沖洗甩乾後直立晾乾。 | 冲洗甩干后直立晾干。
! Good in the hand, even wet. | Boa empunhadura, mesmo molhada. | Удобно держать даже мокрыми руками. | Islakken bile iyi tutuluyor. | 濕手也好握。 | 湿手也好握。
! Handy for travelling. | Prático para viagens. | Удобно в поездках. | Yolculukta pratik. | 旅行帶著方便。 | 旅行带着方便。
! Lasts longer than my last one. | Dura mais do que o anterior. | Служит дольше прежнего. | Öncekinden uzun gidiyor. | 比之前的耐用。 | 比之前的耐用。
? Refills are hard to find here. | É difícil encontrar recargas. | Сменные насадки найти трудно. | Yedekleri zor bulunuyor. | 替換頭不好買。 | 替换头不好买。

= health
. Simple to use, so that everybody in the house can. | Simples de usar, para toda a casa. | Просто в применении: справится каждый. | Kullanımı basittir, evdeki herkes kullanabilir. | 簡單易用，人人都會。 | 简单易用，人人都会。
! Gives peace of mind at home. | Dá tranquilidade em casa. | Дома с ним спокойнее. | Evde içimiz rahat. | 家裡備著安心。 | 家里备着安心。
! Our nurse recommended it. | Recomendado pela nossa enfermeira. | Посоветовала медсестра. | Hemşiremiz önermişti. | 護理師推薦的。 | 护士推荐的。
! Solid quality. | Qualidade sólida. | Надёжное качество. | Kalitesi sağlam. | 品質可靠。 | 质量可靠。
? The case is too small. | O estojo é pequeno demais. | Чехол маловат. | Kılıfı küçük. | 收納袋太小。 | 收纳袋太小。

= baby
. Everything that touches the mouth can be boiled or wiped clean. | Tudo o que vai à boca pode ser fervido ou limpo. | Всё, что попадает в рот, легко очистить. | Ağza değen her parça kolayca temizlenir. | 接觸口部的部分皆可清潔消毒。 | 接触口部的部分均可清洁消毒。
! Survives drops and the dishwasher. | Aguenta quedas e lavagens. | Выдерживает падения и мытьё. | Düşmeye ve yıkamaya dayanıyor. | 耐摔耐洗。 | 耐摔耐洗。
! Gentle colours, no smell. | Cores suaves, sem cheiro. | Мягкие цвета, без запаха. | Renkleri yumuşak, kokusu yok. | 顏色柔和無異味。 | 颜色柔和无异味。
! A useful present for new parents. | Presente útil para quem acabou de ter filho. | Полезный подарок молодым родителям. | Yeni anne babalara yararlı hediye. | 送新手爸媽很實用。 | 送新手爸妈很实用。
? The lid is hard to open. | A tampa é difícil de abrir. | Упаковка открывается туго. | Kutusu zor açılıyor. | 包裝不太好開。 | 包装不太好开。

= kidswear
. A name label is sewn inside; write on it with a laundry pen. | Vem com etiqueta para o nome; escreva com caneta de tecido. | Внутри нашивка для имени, подпишите маркером для ткани. | İçinde isim etiketi vardır, kumaş kalemiyle yazın. | 內有姓名布標，可用布筆書寫。 | 内有姓名布标，可用布笔书写。
! Soft inside, nothing scratches. | Macio por dentro, nada pinica. | Внутри мягко, ничего не колет. | İçi yumuşak, batmıyor. | 內裡柔軟不刺癢。 | 内里柔软不扎。
! Room to grow. | Dá margem para crescer. | Есть запас на вырост. | Büyümeye pay var. | 有成長空間。 | 有成长空间。
! My son chose it himself. | Meu filho mesmo escolheu. | Сын выбрал сам. | Oğlum kendi seçti. | 兒子自己挑的。 | 儿子自己挑的。
? Buttons are a little stiff. | Os botões são um pouco duros. | Пуговицы туговаты. | Düğmeleri biraz sert. | 釦子有點緊。 | 扣子有点紧。

= toys
. When a part breaks, we send a new one for the postage. | Se uma peça quebrar, enviamos outra só pelo custo do frete. | Если деталь сломается, пришлём новую за цену пересылки. | Bir parçası kırılırsa kargo ücretine yenisini yollarız. | 零件損壞，付運費即補寄。 | 零件损坏，付运费即补寄。
! Played with every day. | Brincam com ele todos os dias. | Играют каждый день. | Her gün oynanıyor. | 每天都在玩。 | 每天都在玩。
! Nice colours, safe paint. | Cores bonitas, tinta segura. | Красивые цвета, безопасная краска. | Renkleri güzel, boyası güvenli. | 顏色漂亮，漆料安全。 | 颜色漂亮，漆料安全。
! Made me want to play too. | Até eu quis brincar. | Захотелось поиграть самим. | Ben de oynamak istedim. | 連大人都想玩。 | 连大人都想玩。
? The box could be sturdier. | A caixa podia ser mais resistente. | Коробка могла бы быть крепче. | Kutusu daha sağlam olabilirdi. | 盒子可以再堅固一點。 | 盒子可以再结实一点。

= games
. Lost pieces are replaced for a year. | Peças perdidas são repostas durante um ano. | Потерянные детали заменяем в течение года. | Kaybolan parçalar bir yıl boyunca yenilenir. | 一年內遺失零件可補。 | 一年内遗失配件可补。
! Good for rainy weekends. | Bom para fins de semana de chuva. | Отлично для дождливых выходных. | Yağmurlu hafta sonlarına birebir. | 雨天在家玩很適合。 | 雨天在家玩很适合。
! Solid pieces, a fine box. | Peças sólidas, boa caixa. | Прочные детали, красивая коробка. | Parçaları sağlam, kutusu güzel. | 配件扎實、盒子精美。 | 配件扎实、盒子精美。
! We have played it twenty times. | Já jogamos vinte vezes. | Сыграли уже раз двадцать. | Yirmi kez oynadık. | 已經玩了二十次。 | 已经玩了二十次。
? Rules are hard to follow at first. | As regras são difíceis de entender no começo. | Сначала правила непонятны. | Kuralları başta zor anlaşılıyor. | 一開始規則不好懂。 | 一开始规则不好懂。

= sport
. Used by school teams, who are not gentle with it. | Usado por times escolares, que não dão moleza. | Им пользуются школьные команды, а они не жалеют инвентарь. | Okul takımları kullanıyor; onlar hiç acımaz. | 校隊愛用，耐操耐磨。 | 校队爱用，耐造耐磨。
! Training is more fun with it. | Treinar é mais divertido. | Тренироваться стало веселее. | Antrenman daha keyifli. | 訓練更有趣了。 | 训练更有趣了。
! Tough, no wear after a season. | Resistente, sem desgaste depois de uma temporada. | Прочное, за сезон не износилось. | Dayanıklı, bir sezonda yıpranmadı. | 用一季也沒磨損。 | 用一季也没磨损。
! Good value for beginners. | Boa compra para iniciantes. | Для начинающих отличный вариант. | Yeni başlayanlar için ideal. | 新手很划算。 | 新手很划算。
? Smells of rubber at first. | Tem cheiro de borracha no começo. | Сначала пахнет новым. | İlk başta kokuyor. | 剛開始有點味道。 | 刚开始有点味道。

= outdoor
. Wipe off mud when dry and store it loose, not folded. | Limpe o barro depois de seco e guarde sem dobrar. | Грязь счищайте после высыхания, храните не сложенным. | Çamuru kuruyunca silin, katlamadan saklayın. | 泥土乾後拍除，請勿長期摺放。 | 泥土干后拍除，请勿长期折放。
! Stood up to a real storm. | Aguentou uma tempestade de verdade. | Выдержало настоящий шторм. | Gerçek bir fırtınaya dayandı. | 強風下也穩。 | 强风下也稳。
! Packs away smaller than I thought. | Fica menor do que eu pensava quando guardado. | Складывается компактнее, чем казалось. | Sandığımdan küçük toplanıyor. | 收起來比想像小。 | 收起来比想象小。
! Used on five trips so far. | Já fez cinco viagens. | Было уже в пяти походах. | Beş gezide kullandım. | 已用了五趟旅行。 | 已用了五趟旅行。
? The instructions could be clearer. | As instruções podiam ser mais claras. | Инструкция могла бы быть понятнее. | Kılavuzu daha açık olabilirdi. | 說明可以更清楚。 | 说明可以更清楚。

= wheels
. Service and spare parts in every larger town. | Assistência e peças em todas as cidades maiores. | Сервис и запчасти в каждом крупном городе. | Her büyük şehirde servis ve yedek parça vardır. | 各大城市皆有維修與零件服務。 | 各大城市均有维修与配件服务。
! Stable even downhill. | Estável mesmo descendo. | Устойчиво даже с горки. | Yokuş aşağı bile dengeli. | 下坡也穩。 | 下坡也稳。
! Height adjusts in seconds. | A altura ajusta em segundos. | Высота регулируется за секунды. | Yüksekliği saniyede ayarlanıyor. | 高度調整快速。 | 高度调节快速。
! Great colour in real life. | Cor linda ao vivo. | Цвет вживую отличный. | Rengi gerçekte çok güzel. | 實體顏色很好看。 | 实物颜色很好看。
? The bell broke after a week. | A campainha quebrou em uma semana. | Звонок сломался через неделю. | Zili bir haftada bozuldu. | 鈴鐺一週就壞了。 | 铃铛一周就坏了。

= books
. Bound so that it survives being lent. | Encadernado para aguentar ser emprestado. | Переплёт выдержит, даже если давать почитать. | Ödünç verilse de dağılmayan bir ciltle. | 裝訂牢固，借來借去也不散。 | 装订牢固，借来借去也不散。
! I gave it away twice and bought it again. | Já dei de presente duas vezes e comprei de novo. | Дважды дарили и покупали снова. | İki kez hediye ettim, yine aldım. | 送人兩次又再買。 | 送人两次又再买。
! The whole family likes it. | A família toda gosta. | Очень понравилось всей семье. | Bütün aile çok sevdi. | 全家都喜歡。 | 全家都喜欢。
! Clear print, good for the eyes. | Letra nítida, boa para a vista. | Чёткая печать, глазам легко. | Baskısı net, gözü yormuyor. | 印刷清晰不傷眼。 | 印刷清晰不伤眼。
? The cover arrived bent. | A capa veio dobrada. | Обложка пришла помятой. | Kapağı bükülmüş geldi. | 封面有折到。 | 封面有折痕。

= stationery
. Chosen so that everything on the desk goes together. | Escolhido para combinar com o resto da mesa. | Подобрано так, чтобы на столе всё сочеталось. | Masadaki her şeyle uyumlu olsun diye seçildi. | 與桌上其他文具都好搭配。 | 与桌上其他文具都好搭配。
! Useful every day. | Útil todo dia. | Пригождается каждый день. | Her gün işe yarıyor. | 每天都用得到。 | 每天都用得到。
! Sturdy, kept its shape in my bag. | Resistente, manteve a forma na mochila. | Прочное, в сумке не помялось. | Sağlam, çantada bozulmadı. | 放包裡也不變形。 | 放包里也不变形。
! The whole class has one now. | Agora a turma toda tem um. | Теперь у всего класса такие. | Artık bütün sınıfta var. | 全班都在用。 | 全班都在用。
? Thinner than I am used to. | Mais fino do que estou acostumado. | Тоньше, чем привычно. | Alıştığımdan ince. | 比平常用的薄。 | 比平时用的薄。

= craft
. Try the colours together before you begin; they were chosen to agree. | Junte as cores antes de começar: foram escolhidas para combinar. | Разложите цвета перед началом: они подобраны друг к другу. | Başlamadan renkleri yan yana koyun; birbirine uyacak biçimde seçildi. | 開始前先配色，各色皆可互搭。 | 开始前先配色，各色均可互搭。
! Lovely to touch. | Agradável ao toque. | Приятно держать в руках. | Dokunması çok hoş. | 手感很好。 | 手感很好。
! My daughter spent the whole holiday with it. | Minha filha passou as férias com isso. | Дочь занималась все каникулы. | Kızım bütün tatil bununla uğraştı. | 女兒整個假期都在玩。 | 女儿整个假期都在玩。
! Good quality for the price. | Boa qualidade pelo preço. | Хорошее качество за свою цену. | Fiyatına göre kaliteli. | 價格合理品質好。 | 价格合理质量好。
? The leaflet is hard to read. | O folheto é difícil de ler. | Буклет трудно читать. | Kitapçığı zor okunuyor. | 說明單不好看懂。 | 说明单不好看懂。

= party
. Everything fits back into its box. | Tudo cabe de volta na caixa. | Всё убирается обратно в коробку. | Hepsi kutusuna geri sığar. | 用後可收回原盒。 | 用后可收回原盒。
! Made a lovely birthday. | Fez um aniversário bonito. | День рождения удался. | Doğum günü çok güzel geçti. | 生日佈置得很漂亮。 | 生日布置得很漂亮。
! Easy to put up. | Fácil de montar. | Легко повесить. | Kurması kolay. | 佈置容易。 | 布置容易。
! Held up the whole evening. | Aguentou a noite toda. | Продержалось весь вечер. | Bütün akşam dayandı. | 撐了整晚。 | 撑了整晚。
? Colours are paler than shown. | Cores mais claras do que na imagem. | Цвета бледнее, чем на фото. | Renkleri fotoğraftakinden soluk. | 顏色比圖片淡。 | 颜色比图片淡。

= auto
. A drawing shows each step; no workshop is needed. | Um desenho mostra cada passo; não precisa de oficina. | Каждый шаг показан на схеме, мастерская не нужна. | Her adım çizimle gösterilir, servise gerek yoktur. | 附圖解步驟，免進保修廠。 | 附图解步骤，无需进修理厂。
! No noise, no play. | Sem barulho nem folga. | Ни шума, ни люфта. | Ses yok, boşluk yok. | 無異音無鬆動。 | 无异响无松动。
! Half the price of the dealer's. | Metade do preço da concessionária. | Вдвое дешевле, чем у дилера. | Bayidekinin yarı fiyatı. | 比原廠便宜一半。 | 比4S店便宜一半。
! Came quickly, the car runs again. | Chegou rápido, o carro já está rodando. | Пришло быстро, машина снова на ходу. | Hızlı geldi, araba yine yolda. | 到貨快，車又能開了。 | 到货快，车又能开了。
? The instructions were only pictures. | As instruções eram só desenhos. | В инструкции только картинки. | Kılavuzda sadece resim var. | 說明只有圖片。 | 说明只有图片。
`);
