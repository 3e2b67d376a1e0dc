import type { Touch } from '#tests/walks/touches.ts';
import type { Thing } from '#tests/walks/things.ts';
import { isWeather, type Problem } from '#machines/problem.ts';
import { unmet } from '../guard.words.ts';
import { contentWord } from './content.ts';
import { guardsThatRefuse } from '../sentences.ts';
import type { Change, Script, ScriptWalk, Step } from './script.ts';

const kinds: Record<string, string> = { textbox: 'field', password: 'field', spinbutton: 'field', searchbox: 'field', combobox: 'list', text: '', alert: 'alert', status: 'status', menuitemradio: 'menu item' };

/** A thing on the screen as a person calls it: `button “Login” (off)`. */
export const thingWord = ({ role, name, state, nth, of }: Thing): string => {
  const kind = kinds[role] ?? role;
  return `${kind}${kind ? ' ' : ''}“${name}”${of > 1 && role !== 'text' ? ` (${nth + 1} of ${of})` : ''}${state ? ` (${state})` : ''}`;
};

const plainThing = (thing: Thing | null): string => (thing ? thingWord({ ...thing, state: '' }) : 'page');

const chosenRoles: ReadonlySet<string> = new Set(['tab', 'radio', 'menuitemradio']);

/** What a hand does that clicks; a checkbox is known as the click left it. */
const clickVerb = (thing: Thing | null): string => {
  if (thing?.role === 'checkbox') return thing.state.includes('chosen') ? 'Tick' : 'Untick';
  return thing && chosenRoles.has(thing.role) ? 'Choose' : 'Press';
};

const touchWord = ({ type, thing, text }: Touch): string => {
  switch (type) {
    case 'click': return `${clickVerb(thing)} the ${plainThing(thing)}`;
    case 'input': return text === '' ? `Empty the ${plainThing(thing)}` : `Type “${text}” into the ${plainThing(thing)}`;
    case 'change': return `Choose ${thing?.state.replaceAll('"', '') ? `“${thing.state.replaceAll('"', '')}”` : `“${text}”`} in the ${plainThing(thing)}`;
    case 'keydown': return `Press the key ${text} in the ${plainThing(thing)}`;
    case 'focusin': return `Put the cursor into the ${plainThing(thing)}`;
    case 'focusout': return `Leave the ${plainThing(thing)}`;
    case 'pointerover': return `Point at the ${plainThing(thing)}`;
  }
};

/** The touches that matter to a person: a click brings its own pointing and focusing, typing its own entering and leaving. */
export const handled = (touches: readonly Touch[]): readonly Touch[] => {
  const strong = touches.filter(({ type, thing }) => ['click', 'input', 'keydown'].includes(type) && !(type === 'input' && ['radio', 'checkbox', 'combobox'].includes(thing?.role ?? '')));
  const chosen = touches.filter(({ type, thing }) => type === 'change' && thing?.role === 'combobox');
  if (strong.length + chosen.length > 0) return touches.filter((touch) => strong.includes(touch) || chosen.includes(touch)).filter((touch, index, all) => touch.type !== 'keydown' || all[index - 1]?.type !== 'keydown');
  return touches.filter(({ type }, index) => type === 'focusin' || (type === 'focusout' && !touches.some((each) => each.type === 'focusin')) || (type === 'pointerover' && index === 0));
};

const portOf = (step: Step): string => step.happening.type.replace(/\.(answered|refused)$/, '');

const refusalWord = (step: Step): string => {
  const problem = (step.happening.raw as unknown as { error: { problem: Problem } }).error.problem;
  return isWeather(problem) ? `Nothing answers '${portOf(step)}': ${problem.code}` : `The mall refuses '${portOf(step)}': ${problem.code}${problem.desc ? ` “${problem.desc}”` : ''}`;
};

const speakerOf = (script: Script, type: string): string => {
  const speakers = Object.entries(script.says).filter(([, types]) => types.includes(type)).map(([src]) => src);
  return speakers.length > 0 ? `The part '${speakers.join("' or '")}' says '${type}'` : `Elsewhere in the shop: '${type}'`;
};

/** What would happen if no guard said no, in the chart's own words: `The other tab`; empty where the chart says nothing. */
const refusedWord = ({ chart }: Script, { situation }: Step): string => {
  const asked = new Set(situation.flow.trace.sides.map((side) => side.split(' ? ')[0]));
  return (chart.transitions.find(({ place, description }) => asked.has(place) && description !== '')?.description ?? '').replace(/\.$/, '');
};

/** What is done in a step, as one sentence in the imperative, or what happens by itself. */
export function deedWord(script: Script, step: Step): string {
  const { happening, who } = step;
  const content = contentWord(happening);
  if (who === 'time') return `Wait ${happening.sample === 'no time' ? 'a moment' : happening.sample}.`;
  if (who === 'mall') return happening.kind === 'refusal' ? `${refusalWord(step)}.` : `The mall answers '${portOf(step)}': ${happening.sample}.`;
  if (who === 'shop' && script.hasView) return `${speakerOf(script, happening.type)}${content}.`;
  if (who === 'shop') return `It happens: '${happening.type}'${content}.`;
  if (!step.isHeard) {
    const refused = refusedWord(script, step);
    return refused === '' ? `Check that nothing on the screen does '${happening.type}'${content}.` : `Check that this cannot be done now: “${refused}” ('${happening.type}'${content}).`;
  }
  const deeds = handled(step.touches).map(touchWord);
  return `${deeds.length > 0 ? deeds.map((deed, index) => (index === 0 ? deed : deed.charAt(0).toLowerCase() + deed.slice(1))).join(', then ') : "Scroll to the end of the page"}.`;
}

const most = 12;
const some = (words: readonly string[]): string => (words.length > most ? `${words.slice(0, most).join('; ')}; and ${words.length - most} more` : words.join('; '));
const list = (things: readonly Thing[]): string => some(things.map(thingWord));

const partsOf = (state: string): string[] => (state === '' ? [] : state.split(/, (?=[a-z"])/));

/** How a thing that stays is another than before: `button “Login” is busy`, `field “E-mail” holds “x”`. */
const changeWord = ({ thing, was }: { thing: Thing; was: string }): string => {
  const [now, before] = [partsOf(thing.state), partsOf(was)];
  const isValue = (part: string): boolean => part.startsWith('"');
  const value = now.find(isValue);
  const words = [
    ...now.filter((part) => !isValue(part) && !before.includes(part)).map((part) => `is ${part}`),
    ...before.filter((part) => !isValue(part) && !now.includes(part)).map((part) => `is no longer ${part}`),
    ...(value === undefined ? (before.some(isValue) ? ['is empty'] : []) : before.includes(value) ? [] : [`holds “${value.slice(1, -1)}”`]),
  ];
  return `${thingWord({ ...thing, state: '' })} ${words.join(' and ')}`;
};

const isOffIn = (state: string): boolean => partsOf(state).includes('off');
const withoutOff = (state: string): string => partsOf(state).filter((part) => part !== 'off').join(', ');

/** What a dialog covers has not gone, and what it uncovers is not new. */
const withoutVeiled = ({ came, went, changed }: Change): Change => {
  const isDialog = ({ role }: Thing): boolean => role === 'dialog';
  const isShown = (thing: Thing): boolean => thing.isIn === 'dialog' || isDialog(thing);
  return { changed, came: went.some(isDialog) && !came.some(isDialog) ? came.filter(isShown) : came, went: came.some(isDialog) && !went.some(isDialog) ? went.filter(isShown) : went };
};

/** Why nothing happens in a step: `it is not on shelf (isOnShelf)`. */
export const refusalOf = ({ situation }: Step): string => guardsThatRefuse(situation).map((guard) => `${unmet(guard)} (${guard})`).join(', and ');

/** What is expected after a step: why it goes on so, what is on the screen, the state. Each one sentence. */
export function expectedWords(step: Step, before?: Step): string[] {
  const isFirst = before === undefined;
  const { came, went, changed } = withoutVeiled(step.change);
  const [off, on] = [changed.filter(({ thing, was }) => isOffIn(thing.state) && !isOffIn(was)), changed.filter(({ thing, was }) => !isOffIn(thing.state) && isOffIn(was))];
  const otherwise = changed.map(({ thing, was }) => ({ thing: { ...thing, state: withoutOff(thing.state) }, was: withoutOff(was) })).filter(({ thing, was }) => thing.state !== was);
  return [
    ...(step.isHeard ? step.why : [`Nothing happens: ${refusalOf(step)}.`]),
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
