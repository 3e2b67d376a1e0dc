// İl, ilçe, mahalleler: the same names in every language but a few.
export const turkiye = `
Adana; ru=Адана
  Seyhan
    Reşatbey, Kurtuluş, Cemalpaşa, Gürselpaşa, Pınar, Yeşilyurt
  Çukurova
    Toros, Huzurevleri, Güzelyalı, Belediye Evleri, Yurt
  Yüreğir
    Karacaoğlan, Sinanpaşa, Levent, Kışla
Ankara; ru=Анкара
  Çankaya
    Kızılay, Bahçelievler, Ayrancı, Kavaklıdere, Gaziosmanpaşa, Çukurambar, Ümit, Yaşamkent
  Yenimahalle
    Batıkent, Demetevler, Ragıp Tüzün, Macun
  Keçiören
    Etlik, Kalaba, Aktepe, İncirli
  Etimesgut
    Eryaman, Bağlıca, Elvan, Süvari
  Mamak
    Tuzluçayır, Abidinpaşa, Akdere, Natoyolu
Antalya; ru=Анталья
  Muratpaşa
    Lara, Güzeloba, Fener, Meltem, Şirinyalı, Kaleiçi
  Konyaaltı
    Hurma, Liman, Arapsuyu, Uncalı
  Kepez
    Varsak, Gülveren, Santral, Yeşilyurt
  Alanya
    Mahmutlar, Saray, Oba, Kestel
Aydın; ru=Айдын
  Efeler
    Cumhuriyet, Girne, Hasanefendi, Zafer
  Kuşadası
    Türkmen, Kadınlar Denizi, Davutlar, Hacıfeyzullah
  Didim
    Altınkum, Efeler, Hisar, Yeni
Balıkesir; ru=Балыкесир
  Karesi
    Paşaalanı, Atatürk, Eski Kuyumcular, Aygören
  Altıeylül
    Bahçelievler, Gaziosmanpaşa, Plevne
  Ayvalık
    Ali Çetinkaya, Sarımsaklı, Cunda (Mithatpaşa)
Bursa; ru=Бурса
  Nilüfer
    Özlüce, Beşevler, Görükle, İhsaniye, Ataevler, Fethiye
  Osmangazi
    Çekirge, Heykel (Nalbantoğlu), Soğanlı, Demirtaş
  Yıldırım
    Yeşil, Mimar Sinan, Arabayatağı, Millet
Denizli; ru=Денизли
  Pamukkale
    Kınıklı, Çamlaraltı, Zeytinköy, Fesleğen
  Merkezefendi
    Sırakapılar, Çaybaşı, Bereketler, Yenişafak
Diyarbakır; ru=Диярбакыр
  Kayapınar
    Peyas, Huzurevleri, Diclekent, Fırat
  Bağlar
    Kaynartepe, Bağcılar, Mevlana Halit
  Yenişehir
    Ofis, Aziziye, Şehitlik
Eskişehir; ru=Эскишехир
  Odunpazarı
    Akarbaşı, Vişnelik, Büyükdere, Yenikent
  Tepebaşı
    Hoşnudiye, Eskibağlar, Yenibağlar, Batıkent, Şirintepe
Gaziantep; ru=Газиантеп
  Şahinbey
    Karataş, Gazikent, Bahçelievler, Kolejtepe
  Şehitkamil
    İbrahimli, Değirmiçem, İncilipınar, Batıkent
Hatay; ru=Хатай
  Antakya
    Akasya, Cumhuriyet, Odabaşı, Ürgenpaşa
  İskenderun
    Numune, Savaş, Barbaros, Çay
  Defne
    Harbiye, Çekmece, Sümerler
İstanbul; en=Istanbul; pt=Istambul; ru=Стамбул; zn=伊斯坦布尔; zh-TW=伊斯坦堡
  Kadıköy
    Caferağa, Fenerbahçe, Göztepe, Bostancı, Erenköy, Kozyatağı, Osmanağa, Suadiye, Acıbadem
  Beşiktaş
    Levent, Etiler, Bebek, Ortaköy, Arnavutköy, Dikilitaş, Gayrettepe, Sinanpaşa
  Üsküdar
    Çengelköy, Kuzguncuk, Altunizade, Bahçelievler, Acıbadem, Beylerbeyi
  Şişli
    Nişantaşı (Teşvikiye), Mecidiyeköy, Bomonti, Esentepe, Fulya, Kurtuluş
  Beyoğlu
    Cihangir, Galata (Bereketzade), Karaköy (Kemankeş), Taksim (Şehit Muhtar), Hasköy
  Fatih
    Sultanahmet, Balat, Aksaray, Eminönü (Hobyar), Fener, Kocamustafapaşa
  Bakırköy
    Ataköy 1. Kısım, Yeşilköy, Florya (Şenlikköy), Zuhuratbaba, Osmaniye
  Ataşehir
    Barbaros, Küçükbakkalköy, İçerenköy, Atatürk
  Maltepe
    Altayçeşme, Cevizli, Küçükyalı, İdealtepe
  Sarıyer
    Maslak, Tarabya, İstinye, Emirgan, Yeniköy
  Başakşehir
    Başak, Kayabaşı, Bahçeşehir 1. Kısım, Başakşehir
  Beylikdüzü
    Adnan Kahveci, Barış, Büyükşehir, Gürpınar
İzmir; en=Izmir; pt=Esmirna; ru=Измир; zn=伊兹密尔; zh-TW=伊茲密爾
  Konak
    Alsancak, Güzelyalı, Göztepe, Basmane (Akıncı), Hatay
  Karşıyaka
    Bostanlı, Mavişehir, Alaybey, Tersane
  Bornova
    Kazımdirik, Erzene, Evka 3, Özkanlar
  Çeşme
    Alaçatı, Ilıca, Dalyan, Reisdere
  Buca
    Şirinyer, Kuruçeşme, Yıldız, Adatepe
Kayseri; ru=Кайсери
  Melikgazi
    Alpaslan, Köşk, Esenyurt, Gesi
  Kocasinan
    Erkilet, Sahabiye, Fevzi Çakmak, Yenişehir
Kocaeli; ru=Коджаэли
  İzmit
    Yahya Kaptan, Ömerağa, Kozluk, Yenişehir
  Gebze
    Güzeller, Hacıhalil, Osman Yılmaz, Mutlukent
  Darıca
    Bayramoğlu, Nenehatun, Fevzi Çakmak
Konya; ru=Конья
  Selçuklu
    Bosna Hersek, Yazır, Nişantaş, Feritpaşa
  Meram
    Havzan, Yaka, Kovanağzı, Öğretmenevleri
  Karatay
    Akabe, Şems, Fetih
Mersin; ru=Мерсин
  Yenişehir
    Pozcu (Güvenevler), Bahçelievler, Limonluk, Batıkent
  Mezitli
    Viranşehir, Davultepe, Menderes, Yeni
  Akdeniz
    Çankaya, Camişerif, Kiremithane
Muğla; ru=Мугла
  Bodrum
    Gümbet, Yalıkavak, Turgutreis, Türkbükü, Bitez
  Fethiye
    Ölüdeniz, Çalış (Foça), Taşyaka, Karagözler
  Marmaris
    Tepe, Armutalan, İçmeler, Beldibi
Sakarya; ru=Сакарья
  Adapazarı
    Cumhuriyet, Semerciler, Yenigün, Şeker
  Serdivan
    Bahçelievler, Kemalpaşa, Arabacıalanı
Samsun; ru=Самсун
  İlkadım
    Bahçelievler, Ulugazi, Kale, Liman
  Atakum
    Yenimahalle, Mimar Sinan, Körfez, Cumhuriyet
Şanlıurfa; ru=Шанлыурфа
  Haliliye
    Bahçelievler, Veysel Karani, Paşabağı
  Eyyübiye
    Yakubiye, Camikebir, Eyüpkent
  Karaköprü
    Akbayır, Atakent, Seyrantepe
Trabzon; ru=Трабзон
  Ortahisar
    Kemerkaya, Beşirli, Toklu, Boztepe, Yalıncak
  Akçaabat
    Söğütlü, Yıldızlı, Darıca, Orta
  Of
    Sulaklı, Cumapazarı, Kıyıcık
`;
