import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { switchedModule, type SwitchedMutant } from '#flows/mutate/bodies/switched.ts';

/** The rooms of the mall that money, stock, coins, vouchers and whose things they are depend on. */
const mallRooms = 'address,card,cart,checkout,coin,group,groceryList,order,payment,promo,refund,voucher'.split(',');

/** The files whose bodies are mutated, by storey. */
const storeys = {
  views: /^src\/(pages|components)\/.+\.tsx$/,
  data: /^src\/data\/(\w+\.data|pages|groceryListOf|voucherOffer)\.ts$/,
  mall: new RegExp(`^mall/(${mallRooms.join('|')})/(?!demo)(?:\\w+\\.)*(?!routes|schemas?|tables|ops)\\w+\\.ts$`),
  gateway: /^mesh\/(app|http\/\w+)\.ts$/,
} as const;

export type Storey = keyof typeof storeys;

/** A mutant by its number, and the file that it is in. */
export type FileMutant = SwitchedMutant & { file: string };

/** Every file of a storey with its mutants in it, and these in the order of their numbers. */
export type Catalogue = { codes: ReadonlyMap<string, string>; mutants: readonly FileMutant[] };

const root = join(import.meta.dirname, '../..');

const filesIn = (folder: string): string[] =>
  (readdirSync(join(root, folder), { recursive: true }) as string[]).map((file) => `${folder}/${file}`);

/** The mutants of a storey; the same files give the same ones. */
export function catalogueOf(storey: Storey): Catalogue {
  const [codes, mutants] = [new Map<string, string>(), [] as FileMutant[]];
  const files = [...filesIn('src'), ...filesIn('mall'), ...filesIn('mesh')].filter((file) => storeys[storey].test(file)).sort();
  for (const file of files) {
    const path = join(root, file);
    const switched = switchedModule({ file: path, text: readFileSync(path, 'utf8') }, mutants.length);
    codes.set(path, switched.code);
    mutants.push(...switched.mutants.map((mutant) => ({ ...mutant, file })));
  }
  return { codes, mutants };
}
