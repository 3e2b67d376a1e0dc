import { plain } from './normalise.ts';

/**
 * European Portuguese words for what the catalogue calls by its Brazilian ones. Only where the European word says the same
 * thing by itself: `banheiro` has no entry, as `casa de banho` is three words that mean something else apart.
 */
const pairs = `
abacaxi: ananás | acolchoada: almofadada | altofalantes: altifalantes | amargo: negro | automotiva: auto | balas: rebuçados | banho: duche | barraca: tenda | barracas: tendas | basquete: basquetebol
bermuda: calções | berinjelas: beringelas | biscoitos: bolachas | bolsa: mala | botas: botins | buquê: ramo | cacto: cato | camiseta: t-shirt | camisetas: t-shirts | celulares: telemóveis
chocalho: guizo | cinza: cinzento | cítricos: citrinos | conexão: ligação | controle: comando | coquetel: cocktail | cupcakes: queques | curativos: pensos | câmera: câmara | câmeras: câmaras
defumada: fumada | edredom: edredão | eletrônicos: eletrónica | escada: escadote | esmalte: verniz | espaguete: esparguete | esporte: desporto | esportivo: desportivo | filé: filete | foguete: foguetão
fones: auscultadores | freios: travões | fosco: mate | geladeira: frigorífico | guioza: dumplings | hashis: pauzinhos | hortaliças: hortícolas | intermediário: intermédio | jeans: ganga | kimono: fato
laqueado: lacado | lixeira: caixote | listras: riscas | louça: loiça | luminária: candeeiro | maiô: fato | mamadeira: biberão | maquiagem: maquilhagem | marrom: castanho | monofone: auscultador
mouse: rato | notebook: portátil | notebooks: portáteis | organizador: arrumação | organizadora: arrumação | orgânico: biológico | patinete: trotineta | patinetes: trotinetas | pelúcia: peluche | pelúcias: peluches
pimentas: malaguetas | pimentões: pimentos | pingente: pendente | pipa: papagaio | pirulitos: chupas | presente: oferta | receptor: recetor | refis: recargas | refrigerante: refresco | removível: amovível | removíveis: amovíveis
rúgbi: râguebi | sacola: saco | sapatilhas: sabrinas | smartphone: telemóvel | sorvete: gelado | suco: sumo | sucos: sumos | sítios: quintas | tachinhas: pioneses | taco: stick | tarol: tarola | tela: ecrã | tigela: taça
timer: temporizador | transpassado: traçado | trançado: entrançado | trem: comboio | tv: televisor | tvs: televisores | vara: cana | vaso: sanita | violão: guitarra | vôlei: voleibol | xampu: champô | xícara: chávena | xícaras: chávenas | zíper: fecho | ímã: íman
`;

const european = new Map(
  pairs
    .trim()
    .split(/[|\n]/)
    .map((pair) => {
      const [brazilian = '', other = ''] = pair.split(':').map((word) => plain(word.trim(), 'pt'));
      return [brazilian, other];
    }),
);

/** How a word of the catalogue is called in Portugal, as it is compared; undefined where it is called the same. */
export const portugueseVariantOf = (word: string): string | undefined => european.get(word);
