import { dirname, relative } from 'node:path';

/** Where a noun's files stand. The one place to change when a folder moves. */
export const fileOf = {
  machine: (noun: string) => `machines/${noun}.machine.ts`,
  fixture: (noun: string) => `tests/fixtures/${noun}.fixture.ts`,
  page: (noun: string) => `src/pages/${noun}.page.tsx`,
  data: (noun: string) => `src/data/${noun}.data.ts`,
  calls: (noun: string) => `mall/${noun}/${noun}.routes.ts`,
  messages: (locale: string) => `lang/${locale}.json`,
};

/** What templates import: the file, and what it calls the thing. */
export const known = {
  fromEvent: ['machines/ports.ts', 'fromEvent'],
  port: ['machines/ports.ts', 'port'],
  answered: ['machines/ports.ts', 'Answered'],
  stamped: ['machines/ports.ts', 'Stamped'],
  problem: ['machines/model/problem.ts', 'Problem'],
  problemOf: ['machines/model/problem.ts', 'problemOf'],
  placeOf: ['machines/model/place.ts', 'PlaceOf'],
  pageInput: ['machines/model/place.ts', 'PageInput'],
  statePath: ['machines/rules/statePath.ts', 'statePath'],
  fixturesOf: ['flows/fixtureTypes.ts', 'fixtureOf'],
  visitor: ['tests/fixtures/visitor.ts', 'visitor'],
  pageType: ['src/app/pageTypes.ts', 'Page'],
  viewOf: ['src/app/pageTypes.ts', 'ViewOf'],
  pageLayout: ['src/design/layout/Page.tsx', 'Page'],
  pageHeading: ['src/design/layout/Page.tsx', 'PageHeading'],
  skeleton: ['src/design/Skeleton.tsx', 'Skeleton'],
  bar: ['src/design/Skeleton.tsx', 'Bar'],
  problemState: ['src/components/shell/ProblemState.tsx', 'ProblemState'],
  execute: ['src/data/gateway.ts', 'Execute'],
  requestOptions: ['src/data/gateway.ts', 'RequestOptions'],
  route: ['mall/platform/http/route.ts', 'route'],
  module: ['mall/platform/module.ts', 'Module'],
  zod: ['mall/platform/http/schemas.ts', 'z'],
} satisfies Record<string, [file: string, name: string]>;

/** How a module of the mall is called, and where its calls stand in it. */
export const moduleName = (noun: string): string => `${noun}Module`;
export const callsField = 'routes';

/** Files that list all of a kind, with the line before which a new entry goes. */
export const registry = {
  place: { file: 'machines/model/place.ts', before: "  | { name: 'notFound' };" },
  placeEntry: { file: 'machines/model/place.ts', before: '  notFound: { ...' },
  loader: { file: 'src/navigation/pageLoaders.ts', before: '  notFound: pageLoader(' },
  refusal: { file: 'machines/model/refusalCodes.ts', before: '] as const;' },
  cause: { file: 'tests/docs/refusals.ts', before: '  OFFLINE: cause(' },
  module: { file: 'mall/modules.ts', before: '];\n' },
  locale: { file: 'machines/model/locale.ts', before: '] as const;' },
  sentences: { file: 'mall/platform/messages.ts', before: '  zn,\n};' },
  sentencesImport: { file: 'mall/platform/messages.ts', before: 'import { languageTag' },
  region: { file: 'mall/region/region.ts', before: '];\n' },
  regionCode: { file: 'mall/region/region.ts', before: ';\n\n/** One market' },
  moduleImport: { file: 'mall/modules.ts', before: '\n/** The mall' },
};

/** Files with a table that has an entry for each language; that of `messages` imports them, the sandbox has its own. */
export const localeTables = [
  'flows/gallery/longText.ts',
  'flows/paths/formats/gherkinWords.ts',
  'mall/notification/announcement.seed.ts',
  'mall/seed/brandNames.ts',
  'mesh/http/requestVisitor.ts',
  'src/components/shell/LanguageMenu.tsx',
  'src/seo/HeadLinks.tsx',
  'tests/architecture/words.test.ts',
];

/** Files with a table that has an entry for each region. */
export const regionTables = [
  'mall/address/area.ts',
  'mall/checkout/regionRules.ts',
  'mall/seed/banners.ts',
  'mall/seed/brandNames.ts',
  'mall/seed/prices.ts',
  'mall/seed/productGenerator.ts',
  'mall/seed/shippingZones.ts',
  'mall/seed/shops.ts',
];

/** How one file of the project is named inside another: with a dot in its own room, with # in another. */
export const specifier = (from: string, to: string): string => {
  if (from.split('/')[0] !== to.split('/')[0]) return `#${to}`;
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};
