import { familiesOf } from '../productFamily.ts';

/** One more thing to tell and more that people say about what is worn, eaten and used on oneself. */
export const peopleTexts = familiesOf(`
= clothes
. Patterned on real people in every size, not scaled up from the smallest. | Modelado em pessoas reais de todos os tamanhos, não ampliado a partir do menor. | Лекала построены по реальным людям каждого размера, а не увеличены с самого маленького. | Kalıbı en küçükten büyütülmedi, her beden gerçek insanlar üzerinde çizildi. | 每個尺碼都按真人身形打版，而非由小尺碼放大。 | 每个尺码都按真人身形打版，而非由小码放大。
! Hangs nicely and doesn’t cling. | Veste bem e não gruda. | Хорошо сидит и не облегает. | Güzel duruyor, yapışmıyor. | 垂墜感好，不貼身。 | 垂感好，不贴身。
! Light enough for hot weather. | Leve para os dias quentes. | Лёгкая ткань, в жару не душно. | Sıcakta rahat edecek kadar hafif. | 天熱穿也涼爽。 | 天热穿也凉爽。
! Bought a second colour the same week. | Comprei outra cor na mesma semana. | На той же неделе взяли второй цвет. | Aynı hafta ikinci rengini aldım. | 同一週又買了另一色。 | 同一周又买了另一色。
? Needs ironing. | Precisa passar a ferro. | Нужно гладить. | Ütü istiyor. | 需要熨燙。 | 需要熨烫。

= shoes
. After a wet day, air them overnight and brush them once dry. | Depois de um dia de chuva, deixe arejar por uma noite e escove quando secar. | После дождя дайте просохнуть за ночь, потом почистите щёткой. | Islak bir günün ardından bir gece havalandırıp kuru fırçalayın. | 淋濕後請通風一晚，乾了再用刷子清潔。 | 淋湿后请通风一晚，干了再用刷子清洁。
! True to size: I took my usual. | Calça certinho: pedi meu número de sempre. | Размер в размер: беру свой обычный. | Tam kalıp, her zamanki numaramı aldım. | 尺碼標準，照平常買就好。 | 尺码标准，照平常买就好。
! Light as a feather. | Leves como uma pena. | Лёгкие как пёрышко. | Tüy gibi hafif. | 輕得沒有感覺。 | 轻得没有感觉。
! They still look new after a season. | Uma estação depois, ainda parecem novos. | После сезона выглядят как новые. | Bir sezon sonra hâlâ yeni gibi. | 穿了一季還很新。 | 穿了一季还很新。
? Stiff for the first few days. | Duros nos primeiros dias. | Первые дни жестковаты. | İlk günler sert. | 前幾天有點硬。 | 前几天有点硬。

= bags
. Light for its size. | Leve para o tamanho que tem. | Для своего размера весит совсем мало. | Boyutuna göre hafiftir. | 以這樣的尺寸來說相當輕巧。 | 以这样的尺寸来说相当轻巧。
! Compartments where I need them. | Divisórias onde eu preciso. | Отделения там, где нужно. | Gözleri tam ihtiyacım olan yerde. | 夾層位置很實用。 | 夹层位置很实用。
! Six months of daily use and still like new. | Seis meses de uso diário e continua como nova. | Полгода каждый день, а как новая. | Altı aydır her gün kullanıyorum, hâlâ yeni gibi. | 每天用了半年還很新。 | 每天用了半年还很新。
! Goes with everything. | Combina com tudo. | Подходит ко всему. | Her şeyle gidiyor. | 很百搭。 | 很百搭。
? Smells new for the first week. | Ficou uma semana com cheiro de loja. | Первую неделю пахнет новой вещью. | İlk hafta yeni eşya kokuyor. | 第一週有股新包的味道。 | 第一周有股新包的味道。

= accessories
. Made in small numbers, so you won’t see it everywhere. | Feito em poucas unidades: você não vai ver em toda esquina. | Небольшая партия: на каждом углу не встретите. | Az sayıda üretilir, her köşede karşınıza çıkmaz. | 少量製作，不易撞款。 | 少量制作，不易撞款。
! Light and comfortable all day. | Leve e confortável o dia todo. | Весь день удобно. | Hafif, bütün gün rahat. | 戴一整天都舒服。 | 戴一整天都舒服。
! Nice colour, good finish. | Cor bonita, bom acabamento. | Красивый цвет, хорошая отделка. | Rengi güzel, işçiliği iyi. | 顏色好看，做工好。 | 颜色好看，做工好。
! Arrived in a pretty box. | Veio em uma caixa bonita. | Пришло в красивой коробке. | Şık bir kutuda geldi. | 盒子很漂亮。 | 盒子很漂亮。
? A little tight for me. | Um pouco justo para mim. | Мне немного мало. | Bana biraz dar. | 對我來說有點緊。 | 对我来说有点紧。

= jewellery
. You can change the size once within 30 days. | Você pode trocar o tamanho uma vez em até trinta dias. | Размер можно обменять один раз в течение тридцати дней. | Ölçü otuz gün içinde bir kez değiştirilebilir. | 三十天內可換尺寸一次。 | 三十天内可换尺寸一次。
! The clasp is firm. | O fecho é seguro. | Застёжка надёжная. | Kilidi sağlam. | 扣環牢固。 | 扣环牢固。
! She wears it every day. | Ela usa todos os dias. | Носит каждый день. | Her gün takıyor. | 她每天都戴。 | 她每天都戴。
! Has not changed colour in months. | Meses depois, não escureceu. | За несколько месяцев не потемнело. | Aylardır kararmadı. | 戴了幾個月沒變色。 | 戴了几个月没变色。
? The box was plainer than shown. | A caixa era mais simples do que na foto. | Коробка проще, чем на фото. | Kutusu fotoğraftakinden sade. | 盒子比圖片樸素。 | 盒子比图片朴素。

= watches
. Standard strap width, easy to change at home. | A pulseira tem largura padrão e dá para trocar em casa. | Ремешок стандартной ширины, легко поменять дома. | Kayışı standart genişliktedir, evde kolayca değişir. | 錶帶為通用寬度，可自行更換。 | 表带为通用宽度，可自行更换。
! Elegant without being showy. | Elegante sem chamar atenção. | Элегантно и не броско. | Gösterişsiz ama şık. | 低調有質感。 | 低调有质感。
! Six months and no trouble. | Seis meses sem problemas. | Полгода без нареканий. | Altı aydır sorunsuz. | 用了半年都沒問題。 | 用了半年都没问题。
! A very successful present. | Um presente que foi um sucesso. | Подарок удался. | Hediye çok beğenildi. | 送禮很成功。 | 送礼很成功。
? Setting the time is fiddly. | Acertar a hora é meio chato. | Настраивать время неудобно. | Saati ayarlamak zahmetli. | 調時間有點麻煩。 | 调时间有点麻烦。

= fresh
. At its best within the week. | Melhor se consumido na mesma semana. | Вкуснее всего в первую неделю. | En lezzetli hâli ilk hafta içindedir. | 建議一週內食用，風味最佳。 | 建议一周内食用，风味最佳。
! Good size, no spoiled ones. | Bom tamanho, nenhum estragado. | Крупные, испорченных нет. | İri ve sağlam, çürüğü yok. | 個頭大，沒有壞的。 | 个头大，没有坏的。
! Gone the same day. | Acabou no mesmo dia. | Съели в тот же день. | Aynı gün bitti. | 當天就吃完了。 | 当天就吃完了。
! Better than the supermarket. | Melhor do que no supermercado. | Лучше, чем в супермаркете. | Marketten iyi. | 比超市的好。 | 比超市的好。
? Not as ripe as I like. | Menos maduros do que eu gosto. | Не такие спелые, как хотелось бы. | İstediğim kadar olgun değil. | 熟度不如預期。 | 熟度不如预期。

= chilled
. Best within three days of opening. | Consumir em até três dias depois de aberto. | После вскрытия лучше съесть за три дня. | Açtıktan sonra üç gün içinde tüketin. | 開封後建議三日內食用完畢。 | 开封后建议三日内食用完。
! Clean taste, well packed. | Sabor limpo, bem embalado. | Чистый вкус, хорошая упаковка. | Tadı temiz, paketi iyi. | 味道純正，包裝好。 | 味道纯正，包装好。
! Perfect for Sunday breakfast. | Perfeito para o café da manhã de domingo. | К воскресному завтраку идеально. | Pazar kahvaltısına çok yakıştı. | 週日早餐必備。 | 周日早餐必备。
! We keep ordering it. | Sempre pedimos de novo. | Заказываем снова и снова. | Sürekli alıyoruz. | 一直回購。 | 一直回购。
? Delivered late in the day. | Só entregaram no fim do dia. | Привезли только вечером. | Günün geç bir saatinde geldi. | 當天很晚才送到。 | 当天很晚才送到。

= pantry
. Sorted and packed by the cooperative that grows it. | Selecionado e embalado pela própria cooperativa que produz. | Сортирует и упаковывает сам кооператив-производитель. | Yetiştiren kooperatif ayıklar ve paketler. | 由產地合作社分級包裝。 | 由产地合作社分拣包装。
! Fresh and full of flavour. | Fresco e cheio de sabor. | Свежее, с насыщенным вкусом. | Taze ve lezzetli. | 新鮮又夠味。 | 新鲜又够味。
! Better than what I find here. | Melhor do que o que encontro por aqui. | Лучше, чем в местных магазинах. | Buralarda bulduğumdan iyi. | 比本地買到的好。 | 比本地买到的好。
! Keeps well in its bag. | Conserva bem no pacote. | Хорошо хранится в упаковке. | Paketinde iyi saklanıyor. | 放袋裡保存得很好。 | 放袋里保存得很好。
? A little dearer than last time. | Um pouco mais caro do que da última vez. | Немного дороже, чем в прошлый раз. | Geçen seferden biraz pahalı. | 比上次貴一點。 | 比上次贵一点。

= sweets
. Good to share, and good to hide from the others. | Bom para dividir e bom para esconder dos outros. | Можно поделиться, а можно и припрятать. | Paylaşmaya da saklamaya da değer. | 適合分享，也適合偷偷留著。 | 适合分享，也适合偷偷留着。
! Melts in the mouth. | Derrete na boca. | Тает во рту. | Ağızda eriyor. | 入口即化。 | 入口即化。
! Took them to the office, gone in minutes. | Levei para o escritório e sumiu em minutos. | Принесли в офис, разошлось за пару минут. | Ofise götürdüm, dakikalar içinde bitti. | 帶去公司幾分鐘就分完。 | 带去公司几分钟就分完。
! Nice box, good present. | Caixa bonita, bom presente. | Красивая коробка, хороший подарок. | Kutusu güzel, iyi hediye. | 盒裝好看，送禮合適。 | 盒装好看，送礼合适。
? Sweeter than I like. | Mais doce do que eu gosto. | На мой вкус слишком сладко. | Bana göre fazla tatlı. | 對我來說偏甜。 | 对我来说偏甜。

= drinks
. The pack tells you when and where it was picked or pressed. | A embalagem diz quando e onde foi colhido ou prensado. | На упаковке указано, когда и где собрано или отжато. | Pakette ne zaman ve nerede toplandığı yazar. | 包裝標示產地與採製日期。 | 包装上标明产地与采制日期。
! Even my mother-in-law likes it. | Até a minha sogra gosta. | Понравилось даже свекрови. | Kayınvalidem bile beğendi. | 連婆婆都說好喝。 | 连婆婆都说好喝。
! Good for guests. | Bom para visitas. | Есть чем угостить гостей. | Misafire ikram etmelik. | 招待客人很合適。 | 招待客人很合适。
! Fresh date, tight seal. | Lote recente, bem lacrado. | Свежая дата, плотная упаковка. | Tarihi yeni, ağzı sıkı kapalı. | 日期新，密封好。 | 日期新，密封好。
? The pack leaked a little. | A embalagem vazou um pouco. | Упаковка немного протекла. | Paketi biraz sızdırmış. | 包裝有點漏。 | 包装有点漏。

= animals
. If your pet doesn’t take to it, return it within two weeks. | Se o seu pet não gostar, devolva em até duas semanas. | Питомцу не понравилось? Верните в течение двух недель. | Evcil hayvanınız beğenmezse iki hafta içinde geri gönderin. | 毛孩不喜歡，兩週內可退。 | 毛孩子不喜欢，两周内可退。
! No smell, easy to store. | Sem cheiro, fácil de guardar. | Без запаха, легко хранить. | Kokusuz, saklaması kolay. | 沒有異味，好收納。 | 没有异味，好收纳。
! A visible difference within a month. | Dá para notar a diferença em um mês. | Через месяц заметна разница. | Bir ayda farkı görülüyor. | 一個月就看得出變化。 | 一个月就看得出变化。
! Second order already. | Já é o segundo pedido. | Заказываем второй раз. | İkinci siparişim. | 已經第二次買。 | 已经第二次买。
? The bag doesn’t reseal. | A embalagem não fecha de novo. | Пакет потом не закрыть. | Paket tekrar kapanmıyor. | 袋子不能重新密封。 | 袋子不能重新密封。

= skincare
. Made fresh every month. The date is on the base. | Produção fresca todo mês; a data está na base. | Свежая партия каждый месяц, дата указана на дне. | Her ay taze üretilir, tarihi altındadır. | 每月新鮮製作，日期印於底部。 | 每月新鲜制作，日期印于底部。
! No redness on my sensitive skin. | Não deixou minha pele sensível vermelha. | На чувствительной коже никакого раздражения. | Hassas cildimde kızarıklık yapmadı. | 敏感肌用也不泛紅。 | 敏感肌用也不泛红。
! Smells natural. | Cheiro natural. | Пахнет натурально. | Doğal kokuyor. | 味道自然。 | 味道自然。
! The whole family uses it. | A família toda usa. | Пользуемся всей семьёй. | Bütün aile kullanıyor. | 全家都在用。 | 全家都在用。
? Takes a while to sink in. | Demora para absorver. | Долго впитывается. | Emilmesi zaman alıyor. | 吸收有點慢。 | 吸收有点慢。

= makeup
. Comes off with warm water and a drop of oil. | Sai com água morna e uma gota de óleo. | Смывается тёплой водой с каплей масла. | Ilık su ve bir damla yağla çıkar. | 溫水加一滴油即可卸除。 | 温水加一滴油即可卸除。
! I get compliments every time I wear it. | Recebo elogios sempre que uso. | Каждый раз делают комплименты. | Her sürdüğümde iltifat alıyorum. | 每次用都被稱讚。 | 每次用都被称赞。
! Easy to put on evenly. | Espalha bem e por igual. | Ложится ровно. | Kolayca, eşit sürülüyor. | 很好上手，上色均勻。 | 很好上手，上色均匀。
! Pretty case. | Estojo bonito. | Красивый футляр. | Kutusu çok şık. | 外殼好看。 | 外壳好看。
? The smell is a bit strong. | O cheiro é um pouco forte. | Запах резковат. | Kokusu biraz keskin. | 味道有點重。 | 味道有点重。

= caretools
. Rinse, shake and leave it to dry upright. | Enxágue, sacuda e deixe secar em pé. | Ополосните, встряхните и оставьте сохнуть вертикально. | Durulayın, silkeleyin, dik kurumaya bırakın. | 沖洗甩乾後直立晾乾。 | 冲洗甩干后直立晾干。
! Good grip, even when wet. | Boa pegada, mesmo com as mãos molhadas. | Удобно держать даже мокрыми руками. | Islakken bile iyi tutuluyor. | 濕手也好握。 | 湿手也好握。
! Handy for travelling. | Prático para viagens. | Удобно в поездках. | Yolculukta pratik. | 旅行帶著方便。 | 旅行带着方便。
! Lasts longer than my last one. | Dura mais do que o anterior. | Служит дольше прежнего. | Öncekinden uzun dayandı. | 比之前的耐用。 | 比之前的耐用。
? Refills are hard to find here. | Difícil achar refil por aqui. | Сменные насадки найти трудно. | Yedekleri zor bulunuyor. | 替換頭不好買。 | 替换头不好买。

= health
. Simple enough for everyone at home to use. | Simples: qualquer um em casa consegue usar. | Настолько просто, что дома справится каждый. | Evdeki herkesin kullanabileceği kadar basittir. | 簡單易用，人人都會。 | 简单易用，人人都会。
! Gives peace of mind at home. | Dá tranquilidade em casa. | Дома с такой вещью спокойнее. | Evde bulununca içimiz rahat. | 家裡備著安心。 | 家里备着安心。
! Our nurse recommended it. | Recomendado pela nossa enfermeira. | Посоветовала медсестра. | Hemşiremiz önermişti. | 護理師推薦的。 | 护士推荐的。
! Solid quality. | Dá para ver que é de qualidade. | Сделано добротно. | Sağlam, kaliteli bir ürün. | 品質可靠。 | 质量可靠。
? The case is too small. | O estojo é pequeno demais. | Чехол маловат. | Kılıfı küçük. | 收納袋太小。 | 收纳袋太小。

= baby
. Everything that touches the mouth can be boiled or wiped clean. | Tudo o que vai à boca pode ser fervido ou limpo com um pano. | Всё, что малыш берёт в рот, можно прокипятить или протереть. | Ağza değen her parça kaynatılabilir ya da silinebilir. | 會碰到嘴的部分都能煮沸或擦拭乾淨。 | 会碰到嘴的部分都能煮沸或擦拭干净。
! Survives drops and the dishwasher. | Aguenta quedas e lava-louças. | Выдерживает падения и посудомойку. | Düşmeye de bulaşık makinesine de dayanıyor. | 耐摔，也能進洗碗機。 | 耐摔，也能进洗碗机。
! Gentle colours, no smell. | Cores suaves, sem cheiro. | Мягкие цвета, без запаха. | Renkleri yumuşak, kokusu yok. | 顏色柔和無異味。 | 颜色柔和无异味。
! A useful present for new parents. | Presente útil para quem acabou de ter filho. | Полезный подарок молодым родителям. | Yeni anne babalara yararlı hediye. | 送新手爸媽很實用。 | 送新手爸妈很实用。
? The lid is hard to open. | A tampa é difícil de abrir. | Крышка открывается туго. | Kapağı zor açılıyor. | 蓋子不太好開。 | 盖子不太好开。

= kidswear
. Easy to put on, even for small hands. | Fácil de vestir, até para mãos pequenas. | Легко надевать даже малышам. | Küçük eller bile kolayca giyebilir. | 小手也能自己穿上。 | 小手也能自己穿上。
! Soft inside, nothing scratches. | Macio por dentro, nada pinica. | Внутри мягко, ничего не колется. | İçi yumuşak, batmıyor. | 內裡柔軟不刺癢。 | 内里柔软不扎。
! Room to grow. | Tem folga para crescer. | Есть запас на вырост. | Büyüme payı bırakılmış. | 有成長空間。 | 有成长空间。
! My son chose it himself. | Foi meu filho quem escolheu. | Сын выбрал сам. | Oğlum kendi seçti. | 兒子自己挑的。 | 儿子自己挑的。
? Buttons are a little stiff. | Os botões são um pouco duros. | Пуговицы туговаты. | Düğmeleri biraz sert. | 釦子有點緊。 | 扣子有点紧。

= toys
. If a part breaks, we replace it for the cost of postage. | Se uma peça quebrar, enviamos outra só pelo custo do frete. | Если деталь сломается, пришлём новую, вы оплатите только пересылку. | Bir parçası kırılırsa yalnızca kargo ücretine yenisini yollarız. | 零件損壞，付運費即補寄。 | 零件损坏，付运费即补寄。
! Played with every day. | É brincadeira garantida todos os dias. | Играют каждый день. | Her gün elinden düşmüyor. | 每天都在玩。 | 每天都在玩。
! Nice colours, safe paint. | Cores bonitas, tinta segura. | Красивые цвета, безопасная краска. | Renkleri güzel, boyası güvenli. | 顏色漂亮，漆料安全。 | 颜色漂亮，漆料安全。
! Made me want to play too. | Até eu quis brincar. | Захотелось поиграть самим. | Ben de oynamak istedim. | 連大人都想玩。 | 连大人都想玩。
? The box could be sturdier. | A caixa podia ser mais resistente. | Коробка могла бы быть крепче. | Kutusu daha sağlam olabilirdi. | 盒子可以再堅固一點。 | 盒子可以再结实一点。

= games
. Lost a piece? We replace it for a year. | Perdeu uma peça? Repomos por um ano. | Потеряли деталь? Заменим в течение года. | Parça mı kayboldu? Bir yıl boyunca yenisini yollarız. | 一年內遺失零件可補。 | 一年内遗失配件可补。
! Perfect for rainy weekends. | Perfeito para fins de semana de chuva. | Отлично для дождливых выходных. | Yağmurlu hafta sonlarına birebir. | 雨天在家玩很適合。 | 雨天在家玩很适合。
! Solid pieces, handsome box. | Peças resistentes, caixa bonita. | Прочные детали, красивая коробка. | Parçaları sağlam, kutusu güzel. | 配件扎實、盒子精美。 | 配件扎实、盒子精美。
! We’ve played it twenty times. | Já jogamos vinte vezes. | Сыграли уже раз двадцать. | Yirmi kez oynadık. | 已經玩了二十次。 | 已经玩了二十次。
? Rules are hard to follow at first. | As regras são difíceis de entender no começo. | Сначала правила непонятны. | Kurallarını ilk başta anlamak zor. | 一開始規則不好懂。 | 一开始规则不好懂。

= sport
. Used by school teams, and they aren’t gentle. | Usado por times escolares, que não dão moleza. | Им пользуются школьные команды, а они не жалеют инвентарь. | Okul takımları kullanıyor; onlar hiç acımaz. | 校隊愛用，耐操耐磨。 | 校队爱用，耐造耐磨。
! Training is more fun with it. | Treinar é mais divertido. | Тренироваться стало веселее. | Antrenman daha keyifli. | 訓練更有趣了。 | 训练更有趣了。
! Tough: no wear after a season. | Resistente, sem desgaste depois de uma temporada. | Прочная вещь: за сезон никакого износа. | Dayanıklı, bir sezonda yıpranmadı. | 用一季也沒磨損。 | 用一季也没磨损。
! Good value for beginners. | Boa compra para iniciantes. | Отличный вариант для начинающих за эти деньги. | Yeni başlayanlar için ideal. | 新手很划算。 | 新手很划算。
? Smells of rubber at first. | Tem cheiro de borracha no começo. | Сначала пахнет резиной. | İlk başta lastik kokuyor. | 剛開始有點橡膠味。 | 刚开始有点橡胶味。

= outdoor
. Wipe off mud when dry and store it loose, not folded. | Limpe o barro depois de seco e guarde sem dobrar. | Грязь счищайте, когда высохнет; храните расправленным, не складывая. | Çamuru kuruyunca silin, katlamadan saklayın. | 泥土乾後拍除，請勿長期摺放。 | 泥土干后拍除，请勿长期折放。
! Stood up to a real storm. | Aguentou uma tempestade de verdade. | Проверено настоящей бурей. | Gerçek bir fırtınaya dayandı. | 真正的暴風雨也撐住了。 | 真正的暴风雨也扛住了。
! Packs away smaller than I thought. | Guardado, ocupa menos espaço do que eu pensava. | Складывается компактнее, чем казалось. | Sandığımdan küçük toplanıyor. | 收起來比想像小。 | 收起来比想象小。
! Used on five trips so far. | Já foi comigo em cinco viagens. | Позади уже пять походов. | Şimdiye kadar beş gezide kullandım. | 已經陪我跑了五趟。 | 已经陪我跑了五趟。
? The instructions could be clearer. | As instruções podiam ser mais claras. | Инструкция могла бы быть понятнее. | Kılavuzu daha anlaşılır olabilirdi. | 說明可以更清楚。 | 说明可以更清楚。

= wheels
. Service and spare parts in every major town. | Assistência e peças de reposição em todas as grandes cidades. | Сервис и запчасти в каждом крупном городе. | Her büyük şehirde servis ve yedek parça vardır. | 各大城市皆有維修與零件服務。 | 各大城市均有维修与配件服务。
! Stable even downhill. | Estável mesmo descendo. | Не теряет устойчивости даже под горку. | Yokuş aşağı bile dengeli. | 下坡也穩。 | 下坡也稳。
! Height adjusts in seconds. | A altura se ajusta em segundos. | Высота регулируется за секунды. | Yüksekliği birkaç saniyede ayarlanıyor. | 高度幾秒就調好。 | 高度几秒就调好。
! Great colour in real life. | Cor linda ao vivo. | Вживую цвет просто отличный. | Rengi gerçekte daha da güzel. | 實體顏色很好看。 | 实物颜色很好看。
? The bell broke after a week. | A campainha quebrou em uma semana. | Звонок сломался через неделю. | Zili bir haftada bozuldu. | 鈴鐺一週就壞了。 | 铃铛一周就坏了。

= books
. Bound to survive being lent. | Encadernação que aguenta passar de mão em mão. | Переплёт выдержит, даже если давать книгу всем друзьям. | Elden ele dolaşsa da cildi dağılmaz. | 裝訂牢固，借來借去也不散。 | 装订牢固，借来借去也不散。
! I gave it away twice and bought it again. | Já dei de presente duas vezes e comprei de novo. | Дважды дарили и покупали снова. | İki kez hediye ettim, yine aldım. | 送出去兩次，又自己買回來。 | 送出去两次，又自己买回来。
! The whole family likes it. | A família toda gosta. | Очень понравилось всей семье. | Bütün aile çok sevdi. | 全家都喜歡。 | 全家都喜欢。
! Clear print, good for the eyes. | Letra nítida, boa para a vista. | Чёткая печать, глаза не устают. | Baskısı net, gözü yormuyor. | 印刷清晰不傷眼。 | 印刷清晰不伤眼。
? The cover arrived bent. | A capa veio dobrada. | Обложка пришла помятой. | Kapağı bükülmüş geldi. | 封面有折到。 | 封面有折痕。

= stationery
. Made to match the rest of your desk. | Escolhido para combinar com o resto da mesa. | Подобрано так, чтобы на столе всё сочеталось. | Masadaki her şeyle uyumlu olsun diye seçildi. | 與桌上其他文具都好搭配。 | 与桌上其他文具都好搭配。
! Useful every day. | Útil todo dia. | Пригождается каждый день. | Her gün işe yarıyor. | 每天都用得到。 | 每天都用得到。
! Sturdy, kept its shape in my bag. | Resistente, manteve a forma na mochila. | Прочно, в сумке не мнётся. | Sağlam, çantada bozulmadı. | 放包裡也不變形。 | 放包里也不变形。
! The whole class has one now. | Agora a turma toda tem um. | Теперь у всего класса такие. | Artık bütün sınıfta var. | 全班都在用。 | 全班都在用。
? Thinner than I’m used to. | Mais fino do que eu costumo usar. | Тоньше, чем привычно. | Alıştığımdan ince. | 比平常用的薄。 | 比平时用的薄。

= craft
. Try the colours together before you start: they’re chosen to match. | Junte as cores antes de começar: foram escolhidas para combinar. | Разложите цвета перед началом: они подобраны друг к другу. | Başlamadan renkleri yan yana koyun; birbirine uyacak biçimde seçildi. | 開始前先配色，各色皆可互搭。 | 开始前先配色，各色均可互搭。
! Lovely to touch. | Agradável ao toque. | Приятно держать в руках. | Dokusu çok hoş. | 手感很好。 | 手感很好。
! My daughter spent the whole holiday with it. | Minha filha passou as férias inteiras nisso. | Дочь занималась все каникулы. | Kızım bütün tatil bununla uğraştı. | 女兒整個假期都在玩。 | 女儿整个假期都在玩。
! Good quality for the price. | Boa qualidade pelo preço. | Хорошее качество за свою цену. | Fiyatına göre kaliteli. | 價格合理品質好。 | 价格合理质量好。
? The leaflet is hard to read. | O folheto é difícil de ler. | Буклет трудно читать. | Kitapçığı zor okunuyor. | 說明單不好看懂。 | 说明单不好看懂。

= party
. Everything fits back into its box. | Tudo cabe de volta na caixa. | Всё убирается обратно в коробку. | Hepsi kutusuna geri sığar. | 用後可收回原盒。 | 用后可收回原盒。
! Made for a lovely birthday. | Deixou o aniversário lindo. | День рождения удался. | Doğum günü çok güzel geçti. | 生日佈置得很漂亮。 | 生日布置得很漂亮。
! Easy to put up. | Fácil de montar. | Легко повесить. | Kurması kolay. | 佈置容易。 | 布置容易。
! Lasted the whole evening. | Aguentou a noite toda. | Продержалось весь вечер. | Bütün akşam dayandı. | 撐了整晚。 | 撑了整晚。
? Colours are paler than shown. | Cores mais claras do que na imagem. | Цвета бледнее, чем на фото. | Renkleri fotoğraftakinden soluk. | 顏色比圖片淡。 | 颜色比图片淡。

= auto
. Step-by-step drawings: no garage needed. | Desenhos passo a passo: nem precisa de oficina. | Каждый шаг показан на схеме, мастерская не нужна. | Her adım çizimle gösterilir, servise gerek yoktur. | 附圖解步驟，免進保修廠。 | 附图解步骤，无需进修理厂。
! No noise, no play. | Sem barulho nem folga. | Ни шума, ни люфта. | Ses yok, boşluk yok. | 無異音無鬆動。 | 无异响无松动。
! Half the price of the dealer's. | Metade do preço da concessionária. | Вдвое дешевле, чем у дилера. | Yetkili servistekinin yarı fiyatına. | 比原廠便宜一半。 | 比4S店便宜一半。
! Arrived quickly, and the car’s running again. | Chegou rápido, o carro já está rodando. | Пришло быстро, машина снова на ходу. | Hızlı geldi, araba yine yolda. | 到貨快，車又能開了。 | 到货快，车又能开了。
? The instructions were only pictures. | As instruções eram só desenhos. | В инструкции только картинки. | Kılavuzda sadece resim var. | 說明只有圖片。 | 说明只有图片。
`);
