import { beforeAll, describe, expect, test } from 'vitest';
import { loadFixtures } from '#flows/loadFixtures.ts';
import { outsideText } from '#flows/paths/outside.ts';
import { arrangementFor } from '#flows/paths/preconditions.ts';
import type { Script, ScriptWalk, Step } from '#flows/paths/script.ts';
import { effectText, preparationOf } from '#flows/paths/scriptText.ts';
import { scriptFor } from '#flows/paths/scripts.ts';
import { asWords } from '#flows/paths/words.ts';
import english from '#lang/en.json' with { type: 'json' };
import { checkoutMachine } from '#machines/checkout.machine.ts';
import { loginMachine } from '#machines/login.machine.ts';
import { checkout } from '../fixtures/checkout.fixture.ts';
import { login } from '../fixtures/login.fixture.ts';
import { payment } from '../fixtures/payment.fixture.ts';
import { walkFileOf } from '../model/harness/walkFiles.ts';

/** Machines without a screen of their own to a person, whose walk files show a stand-in. */
const unseen = new Set(['session', 'shop']);

test('how each part of the shop is made to say what it says is told, for every machine with a screen', async () => {
  const missing: string[] = [];
  for (const [noun, { ports }] of await loadFixtures()) {
    if (walkFileOf(noun) === undefined || unseen.has(noun)) continue;
    for (const type of Object.values(ports).flatMap(({ says }) => says)) {
      if (outsideText(noun, type) === undefined) missing.push(`flows/paths/outside.ts: '${type}' of '${noun}'`);
    }
  }
  expect(missing).toEqual([]);
});

describe('the printed login', () => {
  let script: Script;
  let steps: { step: Step; before: Step | undefined }[];
  beforeAll(async () => {
    script = await scriptFor(
      { noun: 'login', name: 'login.machine', machine: loginMachine, fixture: login },
      {},
      { locale: 'en', messages: english },
    );
    steps = script.walks.flatMap((walk) => walk.steps.map((step, index) => ({ step, before: walk.steps[index - 1] })));
  });

  test('begins with what must be so', () => {
    expect(script.walks.map(({ precondition }) => precondition)).not.toContain('');
    expect(asWords(script)).toContain('Begin: a guest. Log nobody in; open the shop and press "Log in" in the header.');
  });

  test('has the mall refuse by a call of the simulation plane, made before the question', () => {
    const refused = steps.filter(({ step }) => step.who === 'mall' && step.stimulus.kind === 'refusal');
    const prepared = refused.map(({ step, before }) => [step.stimulus.sample, before ? preparationOf(before).join() : '']);
    for (const [code = '', how] of prepared) {
      if (code === 'UNREACHABLE') expect(how).toContain('block */graphql*');
      else if (code === 'OFFLINE') expect(how).toContain('“Offline”');
      else
        expect(how).toMatch(new RegExp(`curl --json '\\{"kind":"error","code":"${code}","path":"/(quick|web)/login"\\}' .*/_ops/faults`));
    }
    expect(prepared.map(([code]) => code)).toContain('BAD_CREDENTIALS');
  });

  test('leaves no question open over a step that has nothing to do with it', () => {
    const open = steps.filter(
      ({ step, before }) => step.who === 'shopper' && before?.snapshot.flow.invocations.some(({ src }) => src === 'readPhoneCodes'),
    );
    expect(open.map(({ step }) => effectText(script, step))).toEqual([]);
  });

  test('names the control that a forbidden step is about, and why it cannot be used', () => {
    const forbidden = steps.filter(({ step }) => !step.isHeard).map(({ step }) => effectText(script, step));
    expect(forbidden).toContain('Check that the tab “Quick login” changes nothing: it is not password (isPassword).');
    expect(forbidden).toContain('Check that there is no field “E-mail” to fill in: it is not quick field (isQuickField).');
    expect(forbidden.filter((text) => !/^Check that (the|there is no) .+ “.+”/.test(text))).toEqual([]);
  });

  test('says what is typed in the running shop in the place of a sample', () => {
    const typed = steps.filter(({ step }) => step.touches.some(({ text }) => text === 'nimal@example.lk'));
    expect(typed.length).toBeGreaterThan(0);
    for (const { step } of typed) expect(step.how).toContain('In the running shop: demo@serendib.example');
  });

  test('goes no further on this screen where the browser goes to a provider', () => {
    const places = script.walks.map(({ steps: each }) =>
      each.findIndex(({ stimulus, isHeard }) => isHeard && stimulus.type === 'provider.chosen'),
    );
    const lasts = script.walks.map(({ steps: each }) => each.length - 1);
    const gone = places.flatMap((place, nth) => (place >= 0 ? [[place, lasts[nth]]] : []));
    expect(gone.length).toBeGreaterThan(0);
    for (const [place, last] of gone) expect(place).toBe(last);
  });
});

describe('the printed answers of the mall', () => {
  let walks: ScriptWalk[] = [];
  let atCheckout: string[][] = [];
  beforeAll(async () => {
    const order = { noun: 'checkout', name: 'checkout.machine', machine: checkoutMachine, fixture: checkout };
    walks = (await scriptFor(order, { maxSteps: 12 }, { locale: 'en', messages: english })).walks;
    atCheckout = walks.map(({ steps }) => steps.flatMap(({ before }) => before));
  });

  test('are prepared before the last act of a person, also where a question follows another answer at once', () => {
    const prepared = walks.flatMap(({ steps }) => steps.filter((step) => preparationOf(step).length > 0));
    expect(prepared.filter(({ who }) => who === 'mall').map(preparationOf)).toEqual([]);
    const cash = prepared.filter(({ stimulus }) => stimulus.type === 'cash.confirmed').map((step) => preparationOf(step).join());
    expect(cash.join()).toMatch(/"code":"COD_NOT_AVAILABLE","path":"\/p\/order\/pay"/);
  });

  test('call what is inert unusable, not gone', () => {
    const sent = walks.flatMap(({ steps }) => steps.filter(({ stimulus, isHeard }) => stimulus.type === 'submit.pressed' && isHeard));
    const unusable = sent.flatMap(({ change }) =>
      change.changed.filter(({ thing }) => thing.state === 'inert').map(({ thing }) => thing.name),
    );
    expect(unusable).toContain('Enter a code');
  });

  test('are all brought about by something that can be done, on the way to a payment', () => {
    const samples = Object.entries(payment.ports).flatMap(([src, { answers }]) => Object.keys(answers).map((sample) => [src, sample]));
    const texts = samples.map(
      ([src = '', sample = '']) => arrangementFor(src, sample, Object.keys(payment.ports[src]?.answers ?? {}).length).now,
    );
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => text.startsWith('Have it so'))).toEqual([]);
  });

  test('come by themselves again once what was arranged for another one is taken back', () => {
    const cheap = atCheckout.filter((texts) => texts.some((text) => text.startsWith('Make the order cost less than Rs 100')));
    expect(cheap.length).toBeGreaterThan(0);
    expect(cheap.flat()).toContain('Take back what was done for “too little”');
  });
});
