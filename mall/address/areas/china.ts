// Province, city, districts; in municipalities district, subdistricts. `Pinyin/简体/繁體`, the third where it differs.
export const china = `
Beijing/北京市
  Chaoyang District/朝阳区/朝陽區
    Sanlitun/三里屯街道, Wangjing/望京街道/望京街道, Jianwai/建外街道, Hujialou/呼家楼街道/呼家樓街道, Panjiayuan/潘家园街道/潘家園街道
  Haidian District/海淀区/海淀區
    Zhongguancun/中关村街道/中關村街道, Wudaokou (Zhongguancun East)/学院路街道/學院路街道, Shangdi/上地街道, Wanshoulu/万寿路街道/萬壽路街道
  Dongcheng District/东城区/東城區
    Donghuamen/东华门街道/東華門街道, Chaoyangmen/朝阳门街道/朝陽門街道, Dongzhimen/东直门街道/東直門街道
  Xicheng District/西城区/西城區
    Financial Street/金融街街道, Shichahai/什刹海街道, Xinjiekou/新街口街道
  Fengtai District/丰台区/豐臺區
    Fangzhuang/方庄街道/方莊街道, Majiabao/马家堡街道/馬家堡街道, Lugouqiao/卢沟桥街道/盧溝橋街道
Shanghai/上海市
  Huangpu District/黄浦区/黃浦區
    The Bund/外滩街道/外灘街道, East Nanjing Road/南京东路街道/南京東路街道, Yuyuan/豫园街道/豫園街道, Dapuqiao/打浦桥街道/打浦橋街道
  Pudong New Area/浦东新区/浦東新區
    Lujiazui/陆家嘴街道/陸家嘴街道, Huamu/花木街道, Zhangjiang/张江镇/張江鎮, Jinqiao/金桥镇/金橋鎮, Sanlin/三林镇/三林鎮
  Xuhui District/徐汇区/徐匯區
    Xujiahui/徐家汇街道/徐家匯街道, Hunan Road/湖南路街道, Caohejing/漕河泾街道/漕河涇街道
  Jing'an District/静安区/靜安區
    Jing'an Temple/静安寺街道/靜安寺街道, Caojiadu/曹家渡街道, Pengpu/彭浦新村街道
  Minhang District/闵行区/閔行區
    Xinzhuang/莘庄镇/莘莊鎮, Qibao/七宝镇/七寶鎮, Hongqiao/虹桥镇/虹橋鎮
Guangdong/广东省/廣東省
  Guangzhou/广州市/廣州市
    Tianhe District/天河区/天河區, Yuexiu District/越秀区/越秀區, Haizhu District/海珠区/海珠區, Liwan District/荔湾区/荔灣區, Baiyun District/白云区/白雲區, Panyu District/番禺区/番禺區, Huangpu District/黄埔区/黃埔區
  Shenzhen/深圳市
    Futian District/福田区/福田區, Nanshan District/南山区/南山區, Luohu District/罗湖区/羅湖區, Bao'an District/宝安区/寶安區, Longgang District/龙岗区/龍崗區, Longhua District/龙华区/龍華區, Yantian District/盐田区/鹽田區
  Foshan/佛山市
    Chancheng District/禅城区/禪城區, Nanhai District/南海区/南海區, Shunde District/顺德区/順德區
  Zhuhai/珠海市
    Xiangzhou District/香洲区/香洲區, Doumen District/斗门区/斗門區, Jinwan District/金湾区/金灣區
Zhejiang/浙江省
  Hangzhou/杭州市
    Xihu District/西湖区/西湖區, Shangcheng District/上城区/上城區, Gongshu District/拱墅区/拱墅區, Binjiang District/滨江区/濱江區, Yuhang District/余杭区/餘杭區, Xiaoshan District/萧山区/蕭山區
  Ningbo/宁波市/寧波市
    Haishu District/海曙区/海曙區, Yinzhou District/鄞州区/鄞州區, Jiangbei District/江北区/江北區, Beilun District/北仑区/北侖區
  Wenzhou/温州市/溫州市
    Lucheng District/鹿城区/鹿城區, Ouhai District/瓯海区/甌海區, Longwan District/龙湾区/龍灣區
  Jinhua/金华市/金華市
    Wucheng District/婺城区/婺城區, Yiwu/义乌市/義烏市, Dongyang/东阳市/東陽市
Jiangsu/江苏省/江蘇省
  Nanjing/南京市
    Xuanwu District/玄武区/玄武區, Qinhuai District/秦淮区/秦淮區, Gulou District/鼓楼区/鼓樓區, Jianye District/建邺区/建鄴區, Jiangning District/江宁区/江寧區
  Suzhou/苏州市/蘇州市
    Gusu District/姑苏区/姑蘇區, Wuzhong District/吴中区/吳中區, Huqiu District/虎丘区/虎丘區, Kunshan/昆山市/崑山市
  Wuxi/无锡市/無錫市
    Liangxi District/梁溪区/梁溪區, Binhu District/滨湖区/濱湖區, Xishan District/锡山区/錫山區
Sichuan/四川省
  Chengdu/成都市
    Jinjiang District/锦江区/錦江區, Qingyang District/青羊区/青羊區, Wuhou District/武侯区/武侯區, Chenghua District/成华区/成華區, Shuangliu District/双流区/雙流區, Pidu District/郫都区/郫都區
  Mianyang/绵阳市/綿陽市
    Fucheng District/涪城区/涪城區, Youxian District/游仙区/遊仙區, Jiangyou/江油市
  Leshan/乐山市/樂山市
    Shizhong District/市中区/市中區, Emeishan/峨眉山市, Jiajiang County/夹江县/夾江縣
Hubei/湖北省
  Wuhan/武汉市/武漢市
    Wuchang District/武昌区/武昌區, Jiang'an District/江岸区/江岸區, Jianghan District/江汉区/江漢區, Hongshan District/洪山区/洪山區, Hanyang District/汉阳区/漢陽區
  Yichang/宜昌市
    Xiling District/西陵区/西陵區, Wujiagang District/伍家岗区/伍家崗區, Yiling District/夷陵区/夷陵區
Fujian/福建省
  Xiamen/厦门市/廈門市
    Siming District/思明区/思明區, Huli District/湖里区/湖里區, Jimei District/集美区/集美區, Haicang District/海沧区/海滄區
  Fuzhou/福州市
    Gulou District/鼓楼区/鼓樓區, Taijiang District/台江区/台江區, Cangshan District/仓山区/倉山區
  Quanzhou/泉州市
    Licheng District/鲤城区/鯉城區, Fengze District/丰泽区/豐澤區, Jinjiang/晋江市/晉江市
Shaanxi/陕西省/陝西省
  Xi'an/西安市
    Beilin District/碑林区/碑林區, Yanta District/雁塔区/雁塔區, Lianhu District/莲湖区/蓮湖區, Weiyang District/未央区/未央區, Chang'an District/长安区/長安區
  Xianyang/咸阳市/咸陽市
    Qindu District/秦都区/秦都區, Weicheng District/渭城区/渭城區, Xingping/兴平市/興平市
Yunnan/云南省/雲南省
  Kunming/昆明市
    Wuhua District/五华区/五華區, Panlong District/盘龙区/盤龍區, Guandu District/官渡区/官渡區, Xishan District/西山区/西山區
  Dali/大理白族自治州
    Dali/大理市, Xiangyun County/祥云县/祥雲縣, Binchuan County/宾川县/賓川縣
  Xishuangbanna/西双版纳傣族自治州/西雙版納傣族自治州
    Jinghong/景洪市, Menghai County/勐海县/勐海縣, Mengla County/勐腊县/勐臘縣
`;
