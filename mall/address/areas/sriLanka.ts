// Province, district, towns. Forms in other languages follow as `locale=form`; without one the English name stands.
export const sriLanka = `
Western Province; zn=西部省; zh-TW=西部省; ru=Западная провинция; pt=Província Ocidental; tr=Batı Eyaleti
  Colombo; zn=科伦坡; zh-TW=可倫坡; ru=Коломбо
    Colombo 01 (Fort), Colombo 02 (Slave Island), Colombo 03 (Kollupitiya), Colombo 04 (Bambalapitiya), Colombo 05 (Havelock Town), Colombo 06 (Wellawatte), Colombo 07 (Cinnamon Gardens), Colombo 08 (Borella), Colombo 09 (Dematagoda), Colombo 10 (Maradana), Colombo 11 (Pettah), Colombo 12 (Hulftsdorp), Colombo 13 (Kotahena), Colombo 14 (Grandpass), Colombo 15 (Mutwal), Dehiwala, Mount Lavinia, Sri Jayawardenepura Kotte, Nugegoda, Rajagiriya, Battaramulla, Maharagama, Moratuwa, Homagama, Kaduwela, Kolonnawa, Piliyandala, Kottawa, Avissawella
  Gampaha; zn=加姆珀哈; zh-TW=甘伯哈; ru=Гампаха
    Gampaha, Negombo, Ja-Ela, Wattala, Kelaniya, Kiribathgoda, Kadawatha, Ragama, Minuwangoda, Katunayake, Veyangoda, Nittambuwa, Divulapitiya, Mirigama
  Kalutara; zn=卡卢特勒; zh-TW=卡盧特勒; ru=Калутара
    Kalutara, Panadura, Horana, Beruwala, Aluthgama, Matugama, Wadduwa, Bandaragama, Ingiriya
Central Province; zn=中央省; zh-TW=中央省; ru=Центральная провинция; pt=Província Central; tr=Merkez Eyaleti
  Kandy; zn=康提; zh-TW=康提; ru=Канди
    Kandy, Peradeniya, Katugastota, Gampola, Nawalapitiya, Kundasale, Digana, Akurana, Pilimathalawa, Wattegama
  Matale; zn=马特莱; zh-TW=馬塔勒; ru=Матале
    Matale, Dambulla, Sigiriya, Galewela, Ukuwela, Rattota, Naula
  Nuwara Eliya; zn=努沃勒埃利耶; zh-TW=努沃勒埃利耶; ru=Нувара-Элия
    Nuwara Eliya, Hatton, Talawakele, Ginigathhena, Ragala, Kotagala, Maskeliya
Southern Province; zn=南部省; zh-TW=南部省; ru=Южная провинция; pt=Província do Sul; tr=Güney Eyaleti
  Galle; zn=加勒; zh-TW=加勒; ru=Галле
    Galle, Unawatuna, Hikkaduwa, Ambalangoda, Karapitiya, Bentota, Elpitiya, Baddegama, Ahangama
  Matara; zn=马特勒; zh-TW=馬塔拉; ru=Матара
    Matara, Weligama, Mirissa, Dikwella, Akuressa, Deniyaya, Kamburupitiya, Hakmana
  Hambantota; zn=汉班托特; zh-TW=漢班托塔; ru=Хамбантота
    Hambantota, Tangalle, Tissamaharama, Ambalantota, Beliatta, Weeraketiya, Lunugamvehera
Northern Province; zn=北部省; zh-TW=北部省; ru=Северная провинция; pt=Província do Norte; tr=Kuzey Eyaleti
  Jaffna; zn=贾夫纳; zh-TW=賈夫納; ru=Джафна
    Jaffna, Nallur, Chavakachcheri, Point Pedro, Chunnakam, Kopay, Karainagar, Velanai
  Kilinochchi; zn=基利诺奇; zh-TW=基利諾奇; ru=Килиноччи
    Kilinochchi, Paranthan, Pallai, Poonakary, Kandavalai
  Mannar; zn=马纳尔; zh-TW=馬納爾; ru=Маннар
    Mannar, Talaimannar, Murunkan, Madhu, Nanattan
  Vavuniya; zn=瓦武尼亚; zh-TW=瓦武尼亞; ru=Вавуния
    Vavuniya, Cheddikulam, Nedunkeni, Omanthai
  Mullaitivu; zn=穆莱蒂武; zh-TW=穆萊蒂武; ru=Муллаиттиву
    Mullaitivu, Puthukkudiyiruppu, Oddusuddan, Mallavi, Mankulam
Eastern Province; zn=东部省; zh-TW=東部省; ru=Восточная провинция; pt=Província Oriental; tr=Doğu Eyaleti
  Trincomalee; zn=亭可马里; zh-TW=亭可馬里; ru=Тринкомали
    Trincomalee, Kinniya, Muttur, Kantale, Nilaveli, Pulmoddai
  Batticaloa; zn=拜蒂克洛; zh-TW=拜蒂克洛; ru=Баттикалоа
    Batticaloa, Kattankudy, Eravur, Valaichchenai, Kaluwanchikudy, Oddamavadi
  Ampara; zn=安帕赖; zh-TW=安帕賴; ru=Ампара
    Ampara, Kalmunai, Akkaraipattu, Sainthamaruthu, Sammanthurai, Pottuvil, Arugam Bay, Uhana
North Western Province; zn=西北省; zh-TW=西北省; ru=Северо-Западная провинция; pt=Província do Noroeste; tr=Kuzeybatı Eyaleti
  Kurunegala; zn=库鲁内格勒; zh-TW=庫魯內格勒; ru=Курунегала
    Kurunegala, Kuliyapitiya, Narammala, Wariyapola, Pannala, Polgahawela, Nikaweratiya, Mawathagama, Giriulla
  Puttalam; zn=普塔勒姆; zh-TW=普塔勒姆; ru=Путталам
    Puttalam, Chilaw, Wennappuwa, Marawila, Kalpitiya, Anamaduwa, Dankotuwa, Nattandiya
North Central Province; zn=中北省; zh-TW=中北省; ru=Северо-Центральная провинция; pt=Província Centro-Norte; tr=Kuzey Merkez Eyaleti
  Anuradhapura; zn=阿努拉德普勒; zh-TW=阿努拉德普勒; ru=Анурадхапура
    Anuradhapura, Kekirawa, Mihintale, Medawachchiya, Eppawala, Tambuttegama, Nochchiyagama, Galnewa
  Polonnaruwa; zn=波隆纳鲁沃; zh-TW=波隆納魯沃; ru=Полоннарува
    Polonnaruwa, Kaduruwela, Hingurakgoda, Medirigiriya, Dimbulagala, Welikanda, Bakamuna
Uva Province; zn=乌沃省; zh-TW=烏沃省; ru=Провинция Ува; pt=Província de Uva; tr=Uva Eyaleti
  Badulla; zn=巴杜勒; zh-TW=巴杜勒; ru=Бадулла
    Badulla, Bandarawela, Haputale, Ella, Welimada, Mahiyanganaya, Passara, Diyatalawa
  Monaragala; zn=莫讷勒格勒; zh-TW=莫訥勒格勒; ru=Монарагала
    Monaragala, Wellawaya, Bibile, Buttala, Kataragama, Siyambalanduwa, Thanamalwila
Sabaragamuwa Province; zn=萨伯勒格穆沃省; zh-TW=薩伯勒格穆沃省; ru=Провинция Сабарагамува; pt=Província de Sabaragamuwa; tr=Sabaragamuwa Eyaleti
  Ratnapura; zn=拉特纳普勒; zh-TW=拉特納普勒; ru=Ратнапура
    Ratnapura, Balangoda, Embilipitiya, Kuruwita, Pelmadulla, Eheliyagoda, Kahawatta
  Kegalle; zn=凯格勒; zh-TW=凱格勒; ru=Кегалла
    Kegalle, Mawanella, Rambukkana, Warakapola, Ruwanwella, Dehiowita, Deraniyagala, Yatiyantota
`;
