import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, mallRules, readVariables, variableNames } from '#mall/platform/environment.ts';
import { root, scripts } from './walls.ts';

const example = readFileSync(join(root, '.env.example'), 'utf8').split('\n');
const lines = (form: RegExp): [name: string, value: string][] =>
  example.flatMap((line) => {
    const [, name, value] = form.exec(line) ?? [];
    return name !== undefined && value !== undefined ? [[name, value]] : [];
  });
const defaults = lines(/^([A-Z_]+)=(.*)$/);
const examples = lines(/^#: ([A-Z_]+)=(.*)$/);

const mistakesOf = (given: Record<string, string>): string[] => {
  try {
    readVariables(given, mallRules);
    return [];
  } catch (wrong) {
    return wrong instanceof EnvironmentError ? wrong.message.split('\n') : [String(wrong)];
  }
};

describe('.env.example', () => {
  it('has every variable once', () => {
    expect([...defaults, ...examples].map(([name]) => name).sort()).toEqual([...variableNames].sort());
  });

  it('says the defaults as they are', () => {
    expect(readVariables(Object.fromEntries(defaults))).toEqual(readVariables({}));
  });

  it('has examples that can be taken as they stand', () => {
    const taken = readVariables(Object.fromEntries([...defaults, ...examples]), mallRules);
    expect(examples.filter(([name]) => taken[name as keyof typeof taken] === null)).toEqual([]);
  });
});

describe('A wrong environment', () => {
  it('is told whole: each variable with what was given and what is expected', () => {
    expect(mistakesOf({ PORT: 'abc', TRUST_PROXY: 'two', MALL_URL: 'somewhere', DEMO: 'yes', POOL_SIZE: '3', PRODUCTS: '0' })).toEqual([
      'PORT was given as "abc"; expected a port from 1 to 65535.',
      'TRUST_PROXY was given as "two"; expected how many proxies stand in front, from 0 to 9.',
      'POOL_SIZE was given as "3"; expected a number from 4 to 100.',
      'MALL_URL was given as "somewhere"; expected an address that begins with http:// or https://.',
      'DEMO was given as "yes"; expected 0 or 1.',
      'PRODUCTS was given as "0"; expected a number from 1 to 10000000.',
    ]);
  });

  it('is told with what lies between variables, where those can be read', () => {
    expect(mistakesOf({ DATABASE_URL: 'postgres://host/mall', PORT: '0' })).toEqual([
      'PORT was given as "0"; expected a port from 1 to 65535.',
      'SECRET is not set; expected 16 characters or more: outside the demo tokens are signed with it.',
      'VAULT_URL is not set; expected where cards are paid, outside the demo.',
    ]);
    expect(mistakesOf({ DATABASE_URL_DIRECT: 'postgres://host/mall' })).toHaveLength(1);
    expect(mistakesOf({ HOST: '0.0.0.0' })).toHaveLength(1);
    expect(mistakesOf({ HOST: '0.0.0.0', DEMO_PUBLIC: '1' })).toEqual([]);
  });

  it('is told without what is secret', () => {
    const mistakes = mistakesOf({ SECRET: 'too short', DATABASE_URL: 'mysql://user:password@host/mall' }).join(' ');
    expect(mistakes).toContain('SECRET was given (9 characters)');
    expect(mistakes).not.toMatch(/too short|password@/);
  });
});

it('The environment is read in one place', () => {
  const readers = scripts().filter(
    (path) => !path.startsWith('tests/') && /(?<!')\bprocess\.env\b/.test(readFileSync(join(root, path), 'utf8')),
  );
  // The start says that this is production before anything of ours is there.
  expect(readers).toEqual(['mesh/start.mjs', 'mall/platform/environment.ts']);
});
