import { z } from 'zod';
import { isLoopback } from './http/loopback.ts';

/** A wrong environment: one sentence per mistake, with the variable, what was given and what is expected. */
export class EnvironmentError extends Error {}

type Given = Record<string, string | undefined>;

/** A variable that is read from text; `usual` where it is not set. `expected` ends the sentence "... was given; expected ...". */
const variable = <Value>(usual: Value, expected: string, read: (text: string) => Value | undefined) =>
  z
    .string()
    .optional()
    .transform((text, context): Value => {
      if (text === undefined) return usual;
      const value = read(text);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: expected });
      return z.NEVER;
    });

const wholeNumber = (usual: number, least: number, most: number, what = 'a number') =>
  variable(usual, `${what} from ${least} to ${most}`, (text) =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined,
  );

const port = (usual: number) => wholeNumber(usual, 1, 65_535, 'a port');
/** Port 0: any that is free. */
const portOrFree = (usual: number) => wholeNumber(usual, 0, 65_535, 'a port');

const address = (...protocols: string[]) =>
  variable<string | null>(null, `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`, (text) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text.replace(/\/+$/, '') : undefined,
  );

const webAddress = () => address('http:', 'https:');
const database = () => address('postgres:', 'postgresql:');
const text = (usual: string) => variable(usual, 'some text', (given) => given);
const flag = () => variable<boolean | null>(null, '0 or 1', (given) => ({ 0: false, 1: true })[given]);

/** Every variable that gateway and mall read. */
const variables = z.object({
  PORT: port(3000),
  OPS_PORT: portOrFree(3001),
  VAULT_PORT: port(3002),
  MALL_PORT: portOrFree(4000),
  FLOWS_PORT: port(3100),
  HOST: text('127.0.0.1'),
  PUBLIC_URL: webAddress(),
  TRUST_PROXY: wholeNumber(0, 0, 9, 'how many proxies stand in front,'),
  DATA_DIR: text('.mall'),
  DATABASE_URL: database(),
  DATABASE_URL_DIRECT: database(),
  POOL_SIZE: wholeNumber(10, 4, 100),
  MALL_URL: webAddress(),
  VAULT_URL: webAddress(),
  SECRET: variable<string | null>(null, '16 characters or more', (given) => (given.length >= 16 ? given : undefined)),
  GEO_URL: webAddress(),
  SMTP_URL: address('smtp:', 'smtps:'),
  SMS_URL: webAddress(),
  BRAND: text('Serendib'),
  DEMO: flag(),
  DEMO_PUBLIC: flag(),
  SEED: text('serendib'),
  PRODUCTS: wholeNumber(10_000, 1, 10_000_000),
  CHECK_ANSWERS: flag(),
  NOTICE_URL: webAddress(),
  MALL_TIME_URL: webAddress(),
  SHOP_ORIGINS: text(''),
  PUSH_ORIGINS: text(''),
});

export type Variables = z.output<typeof variables>;

export const variableNames = Object.keys(variables.shape) as (keyof Variables)[];

/** What may stand in nobody's log. */
const secretNames: ReadonlySet<string> = new Set<keyof Variables>(['SECRET', 'DATABASE_URL', 'DATABASE_URL_DIRECT', 'SMTP_URL', 'SMS_URL']);

const shown = (name: string, given: string): string => (secretNames.has(name) ? `(${given.length} characters)` : `as "${given}"`);

const mistake = (name: string, given: string | undefined, expected: string): string =>
  `${name} ${given === undefined ? 'is not set' : `was given ${shown(name, given)}`}; expected ${expected}.`;

/** What must hold between variables: `about` is the one that is told. */
export type Rule = { names: (keyof Variables)[]; isBroken: (read: Variables) => boolean; about: keyof Variables; expected: string };

const isOwnMall = ({ MALL_URL }: Variables): boolean => MALL_URL === null;

/** Whether this is the demo: said so, or neither a database nor a mall was given. */
export const isDemo = ({ DEMO, DATABASE_URL, MALL_URL }: Variables): boolean => DEMO ?? (DATABASE_URL === null && MALL_URL === null);

/** What a program that runs a mall needs. */
export const mallRules: readonly Rule[] = [
  {
    names: ['DATABASE_URL', 'DATABASE_URL_DIRECT'],
    about: 'DATABASE_URL',
    expected: 'the pooler in front of the database that DATABASE_URL_DIRECT names',
    isBroken: (read) => read.DATABASE_URL_DIRECT !== null && read.DATABASE_URL === null,
  },
  {
    names: ['SECRET', 'DEMO', 'DATABASE_URL', 'MALL_URL'],
    about: 'SECRET',
    expected: '16 characters or more: outside the demo tokens are signed with it',
    isBroken: (read) => read.SECRET === null && !isDemo(read) && isOwnMall(read),
  },
  {
    names: ['VAULT_URL', 'DEMO', 'DATABASE_URL', 'MALL_URL'],
    about: 'VAULT_URL',
    expected: 'where cards are paid, outside the demo',
    isBroken: (read) => read.VAULT_URL === null && !isDemo(read) && isOwnMall(read),
  },
  {
    names: ['HOST', 'DEMO', 'DEMO_PUBLIC', 'DATABASE_URL', 'MALL_URL'],
    about: 'HOST',
    isBroken: (read) => isDemo(read) && !isLoopback(read.HOST) && read.DEMO_PUBLIC !== true,
    expected: 'a loopback name, as anybody knows the accounts and cards of the demo, or DEMO_PUBLIC=1 where that is meant',
  },
];

/**
 * Reads the variables; an empty one counts as unset. A rule between some of them is asked where each can be read by itself.
 * @throws EnvironmentError with every mistake at once
 */
export const readVariables = (given: Given = process.env, rules: readonly Rule[] = []): Variables => {
  const set = Object.fromEntries(variableNames.flatMap((name) => (given[name] ? [[name, given[name]]] : [])));
  const read = variables.safeParse(set);
  const wrong = new Map((read.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
  const rest = Object.fromEntries(Object.entries(set).filter(([name]) => !wrong.has(name)));
  const whole = variables.parse(rest);
  const broken = rules.filter(({ names, isBroken }) => !names.some((name) => wrong.has(name)) && isBroken(whole));
  const mistakes = [
    ...[...wrong].map(([name, expected]) => mistake(name, set[name], expected)),
    ...broken.map(({ about, expected }) => mistake(about, set[about], expected)),
  ];
  if (mistakes.length > 0) throw new EnvironmentError(mistakes.join('\n'));
  return whole;
};

/** What a process that we start finds around it: everything that we found, with these instead. */
export const childEnvironment = (more: Given = {}): Given => ({ ...process.env, ...more });

/** What a process finds that must not know our secrets: where programs lie, and these. */
export const bareEnvironment = (more: Given = {}): Given => ({ PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, ...more });
