import type { AnyActorLogic } from 'xstate';
import { adaptPorts, type Gateway } from '#src/adapters/adapt.ts';
import { freshCards } from '#src/data/footprint.data.ts';
import { grantUpload } from '#src/data/picture.data.ts';
import { isFilled } from '#flows/paths/mall.answers.ts';
import { discriminating, namedIn, portsOf, questionsOf, type Port, type WalkedMachines } from './machinePorts.ts';
import { askPort, isPassedOn, outcomeText, requestText } from './portRequests.ts';

const literalSearch = { name: 'search', slug: 'tea', key: 'tea', query: 'literal=1' };
const everyFilter = {
  categoryIds: [11, 12],
  attrIds: [21],
  brandIds: [31, 32],
  origins: ['LK'],
  minPrice: 100,
  maxPrice: 900,
  minRating: 4,
  condition: 'NEW',
  freeDelivery: true,
  hasStock: true,
};
/** As people type: with spaces. */
const spacedAddress = {
  receiver: 'Ama',
  mobileCode: '94',
  mobile: '77 123 4567',
  altMobileCode: '95',
  altMobile: ' 77 765 4321 ',
  countryId: 7,
  provinceId: 1,
  cityId: 11,
  areaId: 111,
  addr: '12 Marine Drive',
  postCode: '00600',
  isDefault: false,
};
const spacedRefund = { company: ' Lanka Post ', number: ' LP 1 ', words: ' It was torn ', pictures: [] };

/** What no fixture asks, or what is told as well: `status` and `on` come back as they are given here. */
const unwalkedQuestions: Record<string, readonly unknown[]> = {
  readPayment: [{ orderNumbers: 'S1,S2', status: 1 }],
  saveRestockAlert: [{ skuId: 1012, isOn: true, on: 1 }],
  takeOrderStep: ['EXTEND_RECEIPT', 'WITHDRAW_CANCEL'].map((step) => ({ orderNumber: 'S1', step, key: 'k-1' })),
  readVouchers: [{ prodId: null, skuId: null, shopId: null, campaignId: 5, regionId: 7 }],
  sendCode: [{ mobile: '0094771234567' }],
  searchProducts: [{ place: literalSearch, filters: everyFilter, regionId: 7 }],
  readFacets: [{ place: literalSearch, filters: everyFilter, regionId: 7 }],
  saveAddress: [{ form: spacedAddress, addrId: null, key: 'k-1' }],
  takeRefundStep: ['SEND_GOODS', 'ESCALATE'].map((step) => ({ refundSn: 'R1', step, form: spacedRefund, key: 'k-1' })),
  saveProfile: [{ nickName: ' Ama ', sex: '', birthDate: '' }],
  openConversation: [{ shopId: 7, prodId: null, orderNumber: 'S1' }],
  buyList: [{ listId: 51, itemIds: [511, 512], key: 'k-1' }],
};

type Beside = { port: Port; questions: readonly unknown[] };

const beside = <Name extends string>(name: Name, fill: (gateway: Gateway) => Record<Name, AnyActorLogic>, input: object): Beside => ({
  port: { name, machine: '', src: '', logicFor: async (gateway) => fill(gateway as Gateway)[name] },
  questions: [input],
});

/** A data function that an adapter asks only for what this browser keeps, which it does not here. */
const besidePorts: Record<string, Beside[]> = {
  footprint: [
    beside('freshCards', (gateway) => adaptPorts(gateway, { freshCards }), {
      cards: [{ prodId: 12, price: 4_990, stockStatus: 'IN_STOCK' }],
      regionId: 7,
    }),
  ],
  rate: [beside('grantUpload', (gateway) => adaptPorts(gateway, { grantUpload }), { purpose: 'review' })],
};

type Style = Parameters<typeof askPort>[2];
type Way = { requests: string[]; outcome: string; isTelling: boolean; refusals: () => Promise<string[]> };
const styles = [
  { yes: true, isAsAsked: false },
  { yes: true, isAsAsked: true },
  { yes: false, isAsAsked: true },
];

/** One way that a port goes: what it sends, and what comes of it, also where the mall refuses. */
async function wayText({ logicFor }: Port, input: unknown, style: Style): Promise<Way> {
  const asking = await askPort(logicFor, input, style);
  const requests = asking.requests.map((request) => requestText(request, input, asking.answers));
  const outcome = outcomeText(asking);
  const refusals = async (): Promise<string[]> => {
    const lines: string[] = [];
    for (const [nth, { name, isChange }] of asking.requests.entries()) {
      const refused = await askPort(logicFor, input, style, nth);
      const text = outcomeText(refused);
      if (!isPassedOn(text, isChange)) lines.push(`    though ${name} is refused: ${text}`);
    }
    return lines;
  };
  const roots = asking.requests.flatMap(({ fields }) => fields.map(({ call }) => call.replace(/:.*/, '')));
  return { requests, outcome, isTelling: roots.some((root) => outcome.includes(root)), refusals };
}

/** A way that a port goes, in lines; `again` goes it once more. */
export type ToldWay = { lines: string[]; again: () => Promise<string[]> };

const linesOf = async (input: unknown, { requests, outcome, refusals }: Way): Promise<string[]> => [
  `  asked ${JSON.stringify(input) ?? 'nothing'}`,
  ...requests.map((line) => `    ${line}`),
  `    = ${outcome}`,
  ...(await refusals()),
];

/** What one port sends and makes of the answers: each way it goes once. */
async function waysOf({ port, questions }: Beside): Promise<ToldWay[]> {
  const ways = new Map<string, ToldWay>();
  for (const input of questions.map(discriminating)) {
    const named = namedIn(input);
    const heard = new Set(Object.values(named).map((value) => JSON.stringify(value)));
    let first: Way | null = null;
    for (const { yes, isAsAsked } of styles) {
      const style = { yes, asAsked: isAsAsked ? named : {} };
      const way: Way = await wayText(port, input, style);
      // Another answer counts where it leads to other requests, or where nothing of the first one came out.
      const isOther = first === null || way.requests.join() !== first.requests.join() || !first.isTelling;
      first ??= way;
      const shape = [...way.requests, way.outcome].join('\n').replaceAll(/-?\d[\d.]*|"[^"]*"/g, (word) => (heard.has(word) ? '?' : word));
      if (!isOther || ways.has(shape) || (way.requests.length === 0 && way.outcome.startsWith('refused'))) continue;
      const again = async (): Promise<string[]> => linesOf(input, await wayText(port, input, style));
      ways.set(shape, { lines: await linesOf(input, way), again });
    }
  }
  return [...ways.values()];
}

/** The ways that the ports of a machine go, by the ports' names; none of those that ask nothing over the wire. */
export async function portWaysOf(noun: string, walkedOf: WalkedMachines): Promise<{ name: string; ways: ToldWay[] }[]> {
  if (!isFilled(noun)) return [];
  const asked = (await portsOf(noun, walkedOf)).map((port): Beside => {
    const exploration = walkedOf(port.machine);
    const walked = (exploration && questionsOf(exploration).get(port.src)) ?? [];
    return { port, questions: [...walked, ...(unwalkedQuestions[port.src] ?? [])] };
  });
  const told: { name: string; ways: ToldWay[] }[] = [];
  for (const each of [...asked, ...(besidePorts[noun] ?? [])]) told.push({ name: each.port.name, ways: await waysOf(each) });
  return told.filter(({ ways }) => ways.length > 0);
}

/** What a machine's ports send and make of the answers; null where they ask nothing over the wire. */
export async function requestsOf(noun: string, walkedOf: WalkedMachines): Promise<string | null> {
  const told = await portWaysOf(noun, walkedOf);
  const lines = told.flatMap(({ name, ways }) => ['', name, ...ways.flatMap((way) => way.lines)]);
  return lines.length === 0 ? null : `${noun}\n${lines.join('\n')}\n`;
}
