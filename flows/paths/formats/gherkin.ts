import type { Locale } from '#machines/model/locale.ts';
import type { RecordedEvent } from '#tests/model/harness/recordedEvents.ts';
import { isNetworkProblem, type Problem } from '#machines/model/problem.ts';
import { gherkinWords, type GherkinWords } from './gherkinWords.ts';
import type { Script, ScriptWalk, Step } from '../script.ts';
import { curlsOf, handled } from '../scriptText.ts';

/** A scenario has one purpose and at most so many lines. */
const longest = 12;

const filled = (sentence: string, ...values: readonly string[]): string =>
  sentence.replaceAll(/\{(\d)\}/g, (_, nth: string) => (values[Number(nth)] ?? '').replaceAll(/\s+/g, ' '));

const touchLine = (words: GherkinWords, { type, thing, text }: RecordedEvent): string => {
  const name = thing?.name ?? '';
  switch (type) {
    case 'click':
      if (thing?.role === 'checkbox') return filled(thing.state.includes('chosen') ? words.tick : words.untick, name);
      return filled(['tab', 'radio', 'menuitemradio'].includes(thing?.role ?? '') ? words.choose : words.press, name);
    case 'input':
      return text === '' ? filled(words.empty, name) : filled(words.type, name, text);
    case 'change':
      return filled(words.pick, name, thing?.state.replaceAll('"', '') || text);
    case 'keydown':
      return filled(words.key, name, text);
    case 'focusin':
      return filled(words.enter, name);
    case 'focusout':
      return filled(words.leave, name);
    case 'pointerover':
      return filled(words.point, name);
  }
};

const forbidden = (script: Script, { stimulus: { type, sample } }: Step): string =>
  (script.controls.get(`${type} ${sample}`) ?? script.controls.get(type))?.name ?? type;

const actLines = (script: Script, words: GherkinWords, step: Step): string[] => {
  const { stimulus, who, isHeard } = step;
  const port = stimulus.type.replace(/\.(answered|refused)$/, '');
  if (who === 'time') return [filled(words.wait, stimulus.sample)];
  if (who === 'shop') return [filled(words.elsewhere, stimulus.type)];
  if (stimulus.kind === 'answer') return [filled(words.answers, port, stimulus.sample)];
  if (stimulus.kind === 'refusal') {
    const { problem } = (stimulus.raw as unknown as { error: { problem: Problem } }).error;
    return [filled(isNetworkProblem(problem) ? words.silent : words.refuses, port, problem.code)];
  }
  if (!isHeard) return [filled(words.tries, forbidden(script, step))];
  const touches = handled(step.touches).map((touch) => touchLine(words, touch));
  return touches.length > 0 ? touches : [words.scroll];
};

const isOff = (state: string): boolean => /(^|, )off/.test(state);
const valueIn = (state: string): string | undefined => /"([^"]*)"/.exec(state)?.[1];

/** What is seen after a step, the telling first: what the shop says, what came, what changed, what went; at last the state. */
const seenLines = (script: Script, words: GherkinWords, step: Step, most: number): string[] => {
  if (!step.isHeard) return [filled(words.same, forbidden(script, step))];
  const { came, went, changed } = step.change;
  const names = (things: readonly { name: string }[]): string[] => [...new Set(things.map(({ name }) => name))];
  const lines = [
    ...step.says.map((text) => filled(words.said, text)),
    ...changed.flatMap(({ thing, was }) => {
      const value = valueIn(thing.state);
      return [
        ...(isOff(thing.state) === isOff(was) ? [] : [filled(isOff(thing.state) ? words.off : words.on, thing.name)]),
        ...(value === undefined || value === valueIn(was) ? [] : [filled(words.holds, thing.name, value)]),
      ];
    }),
    ...names(came).map((name) => filled(words.seen, name)),
    ...names(went)
      .filter((name) => !step.screen.some((thing) => thing.name === name))
      .map((name) => filled(words.gone, name)),
  ];
  return [...lines.slice(0, most - 1), ...(step.state === '' ? lines.slice(most - 1, most) : [filled(words.state, step.state)])];
};

type Scenario = { title: string; lines: [keyword: 'given' | 'when' | 'outcome', text: string][] };

/** The scenarios of one walk, one per step: from which state, what is done, what is then seen. */
const scenariosOf = (script: Script, words: GherkinWords, walk: ScriptWalk): Scenario[] =>
  walk.steps.flatMap((step, index): Scenario[] => {
    const before = walk.steps[index - 1];
    if (!before) {
      const given = [filled(words.start, walk.start)];
      return [{ title: walk.start, lines: scenarioLines(given, [], seenLines(script, words, step, longest - given.length)) }];
    }
    const prepared = curlsOf(step.calls).map((call) => filled(words.prepared, call));
    const given = [filled(words.start, walk.start), filled(words.from, before.state), ...prepared];
    const acts = actLines(script, words, step);
    const room = Math.max(1, longest - given.length - acts.length);
    return [{ title: acts.join(', '), lines: scenarioLines(given, acts, seenLines(script, words, step, room)) }];
  });

const scenarioLines = (given: readonly string[], acts: readonly string[], seen: readonly string[]): Scenario['lines'] => [
  ...given.map((text): Scenario['lines'][number] => ['given', text]),
  ...acts.map((text): Scenario['lines'][number] => ['when', text]),
  ...seen.map((text): Scenario['lines'][number] => ['outcome', text]),
];

/** A feature in the language of the script: a scenario per step, of at most 12 lines, whose last lines say what must be seen. */
export function asGherkin(script: Script): string {
  const words = gherkinWords[script.locale as Locale];
  const lines = [`# language: ${words.code}`, `${words.feature}: ${script.noun}`];
  const known = new Set<string>();
  for (const walk of script.walks) {
    for (const { title, lines: steps } of scenariosOf(script, words, walk)) {
      const body = steps.map(([keyword, text], nth) => `    ${steps[nth - 1]?.[0] === keyword ? words.and : words[keyword]} ${text}`);
      // The same step from the same state with the same outcome is one scenario.
      if (known.has(body.join('\n'))) continue;
      known.add(body.join('\n'));
      lines.push('', `  ${words.scenario}: ${title}`, ...body);
    }
  }
  return `${lines.join('\n')}\n`;
}
