// Province, district, villages.
export const laos = `
Vientiane Capital; zn=万象市; zh-TW=永珍市; ru=Столичный округ Вьентьян; pt=Vienciana (capital); tr=Vientiane Başkent Bölgesi
  Chanthabouly; zn=占塔布里县; zh-TW=占塔布里縣; ru=Тянтхабули
    Anou, Haysok, Mixay, Phonxay, Thongkhankham, Hatsady, Sibounheuang
  Sikhottabong; zn=西科达邦县; zh-TW=西科達邦縣; ru=Сикхоттабонг
    Sikhay, Nongbuathong, Akath, Nongteng, Wattay, Dongnasok
  Xaysetha; zn=赛色塔县; zh-TW=賽色塔縣; ru=Сайсеттха
    That Luang, Phonthan, Nongbone, Phonsavath, Saphanthong, Hongkae
  Sisattanak; zn=西萨达纳县; zh-TW=西薩達納縣; ru=Сисаттанак
    Phiawat, Phonpapao, Thatkhao, Donkoi, Sokpaluang, Dongpalan
  Hadxaifong; zn=哈赛丰县; zh-TW=哈賽豐縣; ru=Хатсайфонг
    Thadeua, Thanaleng, Somvang, Nahai, Bo O
  Xaythany; zn=赛塔尼县; zh-TW=賽塔尼縣; ru=Сайтани
    Dongdok, Phonsai, Nonesaath, Tha Ngon, Nakhe
  Naxaithong; zn=纳赛通县; zh-TW=納賽通縣; ru=Насайтхонг
    Naxaithong, Houakhoua, Nakha, Namsouang
Luang Prabang; zn=琅勃拉邦省; zh-TW=龍坡邦省; ru=Луангпхабанг
  Luang Prabang; zn=琅勃拉邦县; zh-TW=龍坡邦縣
    Xieng Thong, Vat Nong, Phonheuang, Mano, Visoun, Xang Khong, Ban Aphay
  Pak Ou
    Pak Ou, Muang Kham, Hat Kho, Latthahae
  Nam Bak
    Nam Bak, Na Nhang, Houay Hit
  Xieng Ngeun
    Xieng Ngeun, Phonsavang, Kiu Ya
Savannakhet; zn=沙湾拿吉省; zh-TW=沙灣拿吉省; ru=Саваннакхет
  Kaysone Phomvihane
    Xaiyaphoum, Thahae, Nalao, Phonsavang, Oudomvilay, Phonsim
  Outhoumphone
    Seno, Nong Ahong, Phin Neua
  Champhone
    Kengkok, Taleo, Don Deng
  Xaybouly
    Xaybouly, Nakham, Paknam
Champasak; zn=占巴塞省; zh-TW=占巴塞省; ru=Тямпасак
  Pakse; zn=巴色县; zh-TW=巴色縣; ru=Паксе
    Phabath, Tha Luang, Phonsavanh, Houay Yang Kham, Ke, Sokamnouay
  Pakxong
    Pakxong, Lak 40, Tad Fane, Phou Oy
  Champasak
    Champasak, Phapheng, Don Talat
  Khong
    Don Khong, Don Det, Don Khone, Nakasang
Vientiane Province; zn=万象省; zh-TW=永珍省; ru=Провинция Вьентьян; pt=Província de Vienciana; tr=Vientiane İli
  Vang Vieng; zn=万荣县; zh-TW=旺陽縣; ru=Вангвьенг
    Savang, Vieng Keo, Meuang Xong, Na Thong, Phoudindaeng
  Phonhong
    Phonhong, Nalao, Phonkham, Sivilay
  Thoulakhom
    Thalat, Thoulakhom, Na Bon
Bolikhamxay; zn=波里坎赛省; zh-TW=波里坎賽省; ru=Боликхамсай
  Paksan
    Paksan Neua, Paksan Tai, Anousonxay, Phonxay
  Khamkeut
    Lak Sao, Khamkeut, Phonkeo
  Thaphabat
    Thabok, Na Phue, Hat Xai Khoun
Khammouane; zn=甘蒙省; zh-TW=甘蒙省; ru=Кхаммуан
  Thakhek; zn=他曲县; zh-TW=他曲縣; ru=Тхакхэк
    Chomkeo, Chomthong, Nabo, Phonsaat, Vientai, Lao Phoxay
  Hinboun
    Ban Na Hin, Hinboun, Kong Lor
  Nongbok
    Nongbok, Na Phok, Dong Tai
Oudomxay; zn=乌多姆赛省; zh-TW=烏多姆賽省; ru=Удомсай
  Xay
    Nawannoi, Phouthat, Thin, Homxay, Namnguen
  Beng
    Muang Beng, Na Hom, Phou Lath
  Houn
    Muang Houn, Na Xiang Di, Tang Nay
Luang Namtha; zn=琅南塔省; zh-TW=琅南塔省; ru=Луангнамтха
  Namtha
    Nam Ngaen, Phonxay, Vieng Neua, Odomsin
  Sing
    Xieng Chai, Xieng In, Nam Keo Luang
  Vieng Phoukha
    Vieng Phoukha, Nam Eng, Phou Lan
Xiangkhouang; zn=川圹省; zh-TW=川壙省; ru=Сиангкхуанг
  Pek
    Phonsavan, Phoukham, Natthen, Lat Khuay, Xai
  Kham
    Muang Kham, Na Pa, Phon Thong
  Khoune
    Xieng Khoune, Ban Siphom, Lat Sen
Bokeo; zn=博胶省; zh-TW=博膠省; ru=Бокэу
  Houayxay
    Houayxay Neua, Houayxay Tai, Khonekeo, Thinthat
  Tonpheung
    Tonpheung, Si Muang Ngam, Khouan
Xayabury; zn=沙耶武里省; zh-TW=沙耶武里省; ru=Сайнябули
  Xayabury
    Simeuang, Tha Na, Phon Xay, Nam Phouy
  Paklay
    Paklay, Muang Sen, Na Sak
`;
