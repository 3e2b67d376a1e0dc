import type { RecordedEvent } from '#tests/model/harness/recordedEvents.ts';
import type { AccessibleNode } from '#tests/model/harness/aria/accessibleTree.ts';
import { isNetworkProblem, type Problem } from '#machines/model/problem.ts';
import { guardText } from '../guardText.ts';
import { payloadText } from './payloadText.ts';
import { guardsThatRefuse } from '../stepText.ts';
import { planeUrl } from './preconditions.ts';
import type { Change, PlaneCall, Script, ScriptWalk, Step } from './script.ts';

const kinds: Record<string, string> = {
  textbox: 'field',
  password: 'field',
  spinbutton: 'field',
  searchbox: 'field',
  combobox: 'field',
  text: '',
  alert: 'alert',
  status: 'status',
  menuitemradio: 'menu item',
};

/** A thing on the screen as a person calls it: `button “Login” (off)`. */
export const nodeText = ({ role, name, state, nth, of }: AccessibleNode): string => {
  const kind = kinds[role] ?? role;
  return `${kind}${kind ? ' ' : ''}“${name}”${of > 1 && role !== 'text' ? ` (${nth + 1} of ${of})` : ''}${state ? ` (${state})` : ''}`;
};

const plainThing = (thing: AccessibleNode | null): string => (thing ? nodeText({ ...thing, state: '' }) : 'page');

const chosenRoles: ReadonlySet<string> = new Set(['tab', 'radio', 'menuitemradio']);

/** What a hand does that clicks; a checkbox is known as the click left it. */
const clickVerb = (thing: AccessibleNode | null): string => {
  if (thing?.role === 'checkbox') return thing.state.includes('chosen') ? 'Tick' : 'Untick';
  return thing && chosenRoles.has(thing.role) ? 'Choose' : 'Press';
};

const touchWord = ({ type, thing, text }: RecordedEvent): string => {
  switch (type) {
    case 'click':
      return `${clickVerb(thing)} the ${plainThing(thing)}`;
    case 'input':
      return text === '' ? `Empty the ${plainThing(thing)}` : `Type “${text}” into the ${plainThing(thing)}`;
    case 'change':
      return `Choose “${thing?.state.replaceAll('"', '') || text}” in the ${plainThing(thing)}`;
    case 'keydown':
      return `Press the key ${text} in the ${plainThing(thing)}`;
    case 'focusin':
      return `Put the cursor into the ${plainThing(thing)}`;
    case 'focusout':
      return `Leave the ${plainThing(thing)}`;
    case 'pointerover':
      return `Point at the ${plainThing(thing)}`;
  }
};

/** The touches that matter to a person: a click brings its own pointing and focusing, typing its own entering and leaving. */
export const handled = (touches: readonly RecordedEvent[]): readonly RecordedEvent[] => {
  const chosen = touches.filter(({ type, thing }) => type === 'change' && thing?.role === 'combobox');
  // Choosing in a list is told once, as its change; a combobox that is typed into knows no such change.
  const isTold = ({ type, thing }: RecordedEvent): boolean =>
    type === 'input' && (['radio', 'checkbox'].includes(thing?.role ?? '') || (thing?.role === 'combobox' && chosen.length > 0));
  const strong = touches.filter((touch) => ['click', 'input', 'keydown'].includes(touch.type) && !isTold(touch));
  if (strong.length + chosen.length > 0)
    return touches
      .filter((touch) => strong.includes(touch) || chosen.includes(touch))
      .filter((touch, index, all) => touch.type !== 'keydown' || all[index - 1]?.type !== 'keydown');
  return touches.filter(
    ({ type }, index) =>
      type === 'focusin' ||
      (type === 'focusout' && !touches.some((each) => each.type === 'focusin')) ||
      (type === 'pointerover' && index === 0),
  );
};

const portOf = (step: Step): string => step.stimulus.type.replace(/\.(answered|refused)$/, '');

const refusalWord = (step: Step): string => {
  const problem = (step.stimulus.raw as unknown as { error: { problem: Problem } }).error.problem;
  return isNetworkProblem(problem)
    ? `Nothing answers '${portOf(step)}': ${problem.code}`
    : `The mall refuses '${portOf(step)}': ${problem.code}${problem.desc ? ` “${problem.desc}”` : ''}`;
};

const speakerOf = (script: Script, type: string): string => {
  const speakers = Object.entries(script.says)
    .filter(([, types]) => types.includes(type))
    .map(([src]) => src);
  return speakers.length > 0 ? `The part '${speakers.join("' or '")}' says '${type}'` : `Elsewhere in the shop: '${type}'`;
};

/** What would happen if no guard said no, in the chart's own words: `The other tab`; empty where the chart says nothing. */
const refusedWord = ({ chart }: Script, { snapshot }: Step): string => {
  const refusing = new Set(snapshot.flow.trace.sides.map((side) => side.split(' ? ')[0]));
  return (chart.transitions.find(({ place, description }) => refusing.has(place) && description !== '')?.description ?? '').replace(
    /\.$/,
    '',
  );
};

const withoutNumbers = (name: string): string => name.replaceAll(/[\d.,]+/g, '#');

/** A forbidden step by the control that would do it, and why it cannot be used; empty where no control is known. */
const forbiddenText = (script: Script, step: Step): string => {
  const { type, sample } = step.stimulus;
  const control = script.controls.get(`${type} ${sample}`) ?? script.controls.get(type);
  if (!control) return '';
  const called = plainThing({ ...control, of: 1 });
  const here = step.screen.find(({ role, name }) => role === control.role && withoutNumbers(name) === withoutNumbers(control.name));
  if (!here) return `Check that there is no ${called} ${kinds[control.role] === 'field' ? 'to fill in' : 'to press'}: ${refusalOf(step)}.`;
  return `Check that the ${plainThing(here)} ${isOffIn(here.state) ? 'cannot be pressed' : 'changes nothing'}: ${refusalOf(step)}.`;
};

/** Who acts in a step. */
export const actors: Record<Step['who'], string> = { shopper: 'Shopper', mall: 'Mall', time: 'Clock', shop: 'Elsewhere' };

const curlOf = (path: string, body: unknown): string => `curl --json '${JSON.stringify(body)}' ${planeUrl}${path}`;

/** The calls of the simulation plane of one step as command lines; its faults are set together, because they take each other's place. */
export const curlsOf = (calls: readonly PlaneCall[]): string[] => {
  const faults = calls.filter(({ path }) => path === '/_ops/faults').map(({ body }) => body);
  return [
    ...(faults.length > 0 ? [curlOf('/_ops/faults', faults.length > 1 ? faults : faults[0])] : []),
    ...calls.filter(({ path }) => path !== '/_ops/faults').map(({ path, body }) => curlOf(path, body)),
  ];
};

const isClock = ({ path }: PlaneCall): boolean => path === '/_ops/clock';

/** What is prepared before a step, each one sentence or one command line: where time passes, first that, since much ends by it. */
export const preparationOf = ({ before, calls }: Step): string[] => [
  ...curlsOf(calls.filter(isClock)),
  ...before,
  ...curlsOf(calls.filter((call) => !isClock(call))),
];

/** What is done in a step, as one sentence in the imperative, or what happens by itself. */
export function effectText(script: Script, step: Step): string {
  const { stimulus, who } = step;
  const content = payloadText(stimulus);
  if (who === 'time') return `Wait ${stimulus.sample === 'no time' ? 'a moment' : stimulus.sample}.`;
  if (who === 'mall')
    return stimulus.kind === 'refusal' ? `${refusalWord(step)}.` : `The mall answers '${portOf(step)}': ${stimulus.sample}.`;
  if (who === 'shop' && script.hasView) return `${speakerOf(script, stimulus.type)}${content}.`;
  if (who === 'shop') return `It happens: '${stimulus.type}'${content}.`;
  if (!step.isHeard) {
    const forbidden = forbiddenText(script, step);
    if (forbidden !== '') return forbidden;
    const refused = refusedWord(script, step);
    return refused === ''
      ? `Check that nothing on the screen does '${stimulus.type}'${content}: ${refusalOf(step)}.`
      : `Check that this cannot be done now: “${refused}” ('${stimulus.type}'${content}): ${refusalOf(step)}.`;
  }
  const actions = handled(step.touches).map(touchWord);
  if (actions.length === 0) return 'Scroll to the end of the page.';
  const sentence = actions.map((action, index) => (index === 0 ? action : action.charAt(0).toLowerCase() + action.slice(1)));
  return `${sentence.join(', then ')}.`;
}

const most = 12;
const some = (words: readonly string[]): string =>
  words.length > most ? `${words.slice(0, most).join('; ')}; and ${words.length - most} more` : words.join('; ');
const list = (things: readonly AccessibleNode[]): string => some(things.map(nodeText));

const partsOf = (state: string): string[] => (state === '' ? [] : state.split(/, (?=[a-z"])/));

/** How a thing that stays is another than before: `button “Login” is busy`, `field “E-mail” holds “x”`. */
const changeWord = ({ thing, was }: { thing: AccessibleNode; was: string }): string => {
  const [now, before] = [partsOf(thing.state), partsOf(was)];
  const isValue = (part: string): boolean => part.startsWith('"');
  const value = now.find(isValue);
  const words = [
    ...now.filter((part) => !isValue(part) && !before.includes(part)).map((part) => `is ${part}`),
    ...before.filter((part) => !isValue(part) && !now.includes(part)).map((part) => `is no longer ${part}`),
    ...(value === undefined && before.some(isValue) ? ['is empty'] : []),
    ...(value === undefined || before.includes(value) ? [] : [`holds “${value.slice(1, -1)}”`]),
  ];
  return `${nodeText({ ...thing, state: '' })} ${words.join(' and ')}`;
};

const unusable: ReadonlySet<string> = new Set(['off', 'inert']);
const isOffIn = (state: string): boolean => partsOf(state).some((part) => unusable.has(part));
const withoutOff = (state: string): string =>
  partsOf(state)
    .filter((part) => !unusable.has(part))
    .join(', ');

/** What a dialog covers has not gone, and what it uncovers is not new. */
const withoutVeiled = ({ came, went, changed }: Change): Change => {
  const isDialog = ({ role }: AccessibleNode): boolean => role === 'dialog';
  const isShown = (thing: AccessibleNode): boolean => thing.isIn === 'dialog' || isDialog(thing);
  return {
    changed,
    came: went.some(isDialog) && !came.some(isDialog) ? came.filter(isShown) : came,
    went: came.some(isDialog) && !went.some(isDialog) ? went.filter(isShown) : went,
  };
};

/** Why nothing happens in a step: `it is not on shelf (isOnShelf)`. */
export const refusalOf = ({ snapshot }: Step): string =>
  guardsThatRefuse(snapshot)
    .map((guard) => `${guardText(guard)} (${guard})`)
    .join(', and ');

/** What is expected after a step: why it goes on so, what is on the screen, the state. Each one sentence. */
export function expectedWords(step: Step, before?: Step): string[] {
  const isFirst = before === undefined;
  const { came, went, changed } = withoutVeiled(step.change);
  const [off, on] = [
    changed.filter(({ thing, was }) => isOffIn(thing.state) && !isOffIn(was)),
    changed.filter(({ thing, was }) => !isOffIn(thing.state) && isOffIn(was)),
  ];
  const otherwise = changed
    .map(({ thing, was }) => ({ thing: { ...thing, state: withoutOff(thing.state) }, was: withoutOff(was) }))
    .filter(({ thing, was }) => thing.state !== was);
  return [
    ...(step.isHeard ? step.why : ['Nothing happens.']),
    ...(step.says.length > 0 ? [`The shop says: ${step.says.map((text) => `“${text}”`).join(', ')}.`] : []),
    ...(came.length > 0 ? [`${isFirst ? 'On the screen' : 'New on the screen'}: ${list(came)}.`] : []),
    ...(otherwise.length > 0 ? [`Changed: ${some(otherwise.map(changeWord))}.`] : []),
    ...(off.length > 0 ? [`Cannot be used now: ${list(off.map(({ thing }) => ({ ...thing, state: '' })))}.`] : []),
    ...(on.length > 0 ? [`Can be used again: ${list(on.map(({ thing }) => ({ ...thing, state: '' })))}.`] : []),
    ...(went.length > 0 ? [`Gone: ${list(went)}.`] : []),
    ...(step.isLeft ? ['This is no longer on the screen: what comes next belongs to another part of the shop.'] : []),
    ...(step.state === before?.state ? [] : [`Now '${step.state}': ${step.news}`]),
  ];
}

/** What a walk is called: its start, its length and where it ends. */
export const walkWord = ({ number, start, steps }: ScriptWalk, of: number): string => {
  const [end, many] = [steps.at(-1)?.state, steps.length - 1];
  return `Walk ${number} of ${of}: ${start}, ${many} ${many === 1 ? 'step' : 'steps'}${end ? `, ends in '${end}'` : ''}`;
};
