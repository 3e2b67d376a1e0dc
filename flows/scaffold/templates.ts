import { called, importsFor } from './imports.ts';
import { callsField, fileOf, moduleName, specifier } from './layout.ts';

/** Marks what a person has to fill in; nothing of it may be left (`tests/recipes/scaffold.test.ts`). */
export const missing = 'MISSING:';

/** A noun as it begins a name: `wishList` is `WishList`. */
export const capital = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

/** A machine that reads something: a page's shows it, a child brings it to its parent. */
export const machineText = (noun: string, isPage: boolean): string => {
  const path = fileOf.machine(noun);
  const Noun = capital(noun);
  const [input, context, start] = isPage
    ? [`${called('pageInput')}<'${noun}'>`, `place: ${called('placeOf')}<'${noun}'>; `, 'place: input.place, ']
    : ['Record<string, never>', '', ''];
  const output = isPage ? '' : `\n  output: ({ context }) => ({ ${noun}: context.${noun} }),`;
  const words = [
    'fromEvent',
    'port',
    'answered',
    'stamped',
    'problemOf',
    'problem',
    ...(isPage ? (['pageInput', 'placeOf'] as const) : []),
  ] as const;
  return `${importsFor(path, words, ["import { assign, setup } from 'xstate';"])}

/** ${missing} what ${noun} shows. */
export type ${Noun} = { title: string };

export const ${noun}Machine = setup({
  types: {
    input: {} as ${input},
    context: {} as { ${context}${noun}: ${Noun} | null; problem: ${called('problem')} | null },
    events: {} as ${called('stamped')}<{ type: 'retry.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',${isPage ? '' : `\n    output: {} as { ${noun}: ${Noun} | null },`}
  },
  actors: { read${Noun}: ${called('port')}<${Noun}>() },
  actions: {
    keep${Noun}: assign({ ${noun}: (_, answered: { output: ${called('answered')}<${Noun}> }) => answered.output.answer, problem: null }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => ${called('problemOf')}(failed.error) }),
  },
}).createMachine({
  id: '${noun}',
  description: '${missing} what ${noun} is for, in a sentence.',
  context: ${isPage ? '({ input })' : '()'} => ({ ${start}${noun}: null, problem: null }),${output}
  initial: 'reading',
  states: {
    reading: {
      description: 'What is shown is being read.',
      tags: 'busy',
      invoke: {
        src: 'read${Noun}',
        onDone: { target: '${isPage ? 'shown' : 'known'}', actions: { type: 'keep${Noun}', params: ${called('fromEvent')}('output') }, description: 'It arrives.' },
        onError: {
          target: 'unreadable', description: 'It is not reachable.',
          actions: { type: 'storeProblem', params: ${called('fromEvent')}('error') },
        },
      },
    },
    ${isPage ? "shown: { description: 'It is on the screen.' }" : "known: { description: 'The parent has it.', type: 'final' }"},
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
  },
});
`;
};

/** Samples of what can happen to it. */
export const fixtureText = (noun: string, isPage: boolean): string => {
  const path = fileOf.fixture(noun);
  const imports = importsFor(
    path,
    ['fixturesOf', ...(isPage ? (['visitor'] as const) : [])],
    [`import { ${noun}Machine } from '${specifier(path, fileOf.machine(noun))}';`],
  );
  const inputs = isPage ? `{ 'a guest': { place: { name: '${noun}' }, ${called('visitor')} } }` : '{ usual: {} }';
  return `${imports}

export const ${noun} = ${called('fixturesOf')}(${noun}Machine)({
  inputs: ${inputs},
  events: { 'retry.pressed': [{}], resume: [{}] },
  ports: { read${capital(noun)}: { answers: { 'something': { title: 'A title' } }, refusals: ['UNREACHABLE'] } },
  ${isPage ? "stays: { shown: 'it is looked at' }" : `shownBy: '${missing} the page that shows it'`},
});
`;
};

/** The page's view. */
export const pageText = (noun: string): string => {
  const path = fileOf.page(noun);
  const own = [
    `import { FormattedMessage } from 'react-intl';`,
    `import { ${noun}Machine } from '${specifier(path, fileOf.machine(noun))}';`,
  ];
  return `${importsFor(path, ['statePath', 'pageLayout', 'pageHeading', 'skeleton', 'bar', 'problemState', 'pageType', 'viewOf'], own)}

const ${capital(noun)}Page = ({ snapshot, may }: ${called('viewOf')}<typeof ${noun}Machine>) => {
  const { ${noun}, problem } = snapshot.context;
  return (
    <${called('pageLayout')} data-state={${called('statePath')}(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <${called('pageHeading')}><FormattedMessage id="${noun}.title" /></${called('pageHeading')}>
      {snapshot.matches('reading') ? <${called('skeleton')} aria-hidden><${called('bar')} line={16} width={60} /></${called('skeleton')}> : null}
      {snapshot.matches('unreadable') ? <${called('problemState')} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {${noun} ? <p>{${noun}.title}</p> : null}
    </${called('pageLayout')}>
  );
};

export const page = {
  machine: ${noun}Machine,
  View: ${capital(noun)}Page,
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: '${noun}.title' }) }),
} satisfies ${called('pageType')}<typeof ${noun}Machine>;
`;
};

/** What the page asks the gateway: a function for each port, by its name. */
export const dataText = (noun: string): string => {
  const path = fileOf.data(noun);
  const own = [`import type { ${capital(noun)} } from '${specifier(path, fileOf.machine(noun))}';`];
  return `${importsFor(path, ['execute', 'requestOptions'], own)}

/** ${missing} ask a document of the gateway, as the other files here do, and cite its call (contract ...). */
export const read${capital(noun)} = async (_execute: ${called('execute')}, _input: undefined, _options?: ${called('requestOptions')}): Promise<${capital(noun)}> => ({ title: '' });
`;
};

/** A module of the mall with one call that reads. */
export const callsText = (noun: string, id: string): string => {
  const path = fileOf.calls(noun);
  return `${importsFor(path, ['route', 'module', 'zod'])}

const ${noun}Body = ${called('zod')}.object({ title: ${called('zod')}.string() }).openapi('${capital(noun)}');

const read${capital(noun)} = ${called('route')}({
  id: '${id}', operationId: '${noun}', method: 'get', path: '/p/${noun}', who: 'user', summary: '${missing} what it answers',
  answer: ${noun}Body,
  handler: async ({ user }) => ({ title: user.userId }),
});

export const ${moduleName(noun)}: ${called('module')} = { name: '${noun}', ${callsField}: [read${capital(noun)}] };
`;
};
