import { readFile } from 'node:fs/promises';
import type { AccessibleNode } from '#tests/model/harness/aria/accessibleTree.ts';
import { CommandError } from '../command.ts';
import { addressFor, type Meeting } from './pageControls.ts';
import { hashOf, type GatewayAnswer } from './mall.answers.ts';
import { gatewayAnswersAt } from './gatewayAnswers.ts';
import type { Script, ScriptWalk, Step } from './script.ts';
import { effectText, handled, refusalOf, walkWord } from './scriptText.ts';

const quoted = (text: string): string =>
  text.includes("'") && !/["\\\n]/.test(text)
    ? `"${text}"`
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

const spoken = new Set(['text', 'alert', 'status']);

const whichOf = ({ role, of, nth }: AccessibleNode): string => {
  if (spoken.has(role)) return '.first()';
  return of > 1 ? `.nth(${nth})` : '';
};

const foundBy = ({ role, name }: AccessibleNode): string => {
  if (spoken.has(role)) return `getByText(${quoted(name)})`;
  if (role === 'password') return `getByLabel(${quoted(name)}, { exact: true })`;
  return `getByRole(${quoted(role)}, { name: ${quoted(name)}, exact: true })`;
};

const withinOf = (thing: AccessibleNode, isPage: boolean): string => {
  if (thing.isIn === 'dialog') return "page.getByRole('dialog')";
  return isPage ? "page.getByRole('main')" : 'page';
};

const locatorOf = (thing: AccessibleNode, isPage: boolean): string => {
  const within = thing.role === 'dialog' ? 'page' : withinOf(thing, isPage);
  return `${within}.${foundBy(thing)}${whichOf(thing)}`;
};

const touchLines = (step: Step, isPage: boolean): string[] =>
  handled(step.touches).map(({ type, thing, text }) => {
    if (!thing) throw new CommandError(`In '${step.state}' the hands touch what has no name: a person could not find it either.`);
    const at = locatorOf(thing, isPage);
    switch (type) {
      case 'input':
        return `await ${at}.fill(${quoted(text)});`;
      case 'change':
        return `await ${at}.selectOption(${quoted(text)});`;
      case 'keydown':
        return `await ${at}.press(${quoted(text)});`;
      case 'focusin':
        return `await ${at}.focus();`;
      case 'focusout':
        return `await ${at}.blur();`;
      case 'pointerover':
        return `await ${at}.hover();`;
      case 'click':
        return `await ${at}.click();`;
    }
  });

const most = 6;
const looks = new Set([
  'heading',
  'alert',
  'dialog',
  'button',
  'tab',
  'radio',
  'checkbox',
  'link',
  'textbox',
  'password',
  'spinbutton',
  'text',
]);

const expectationLines = ({ change, screen, says }: Step, isPage: boolean, isThere: (thing: AccessibleNode) => boolean): string[] => {
  const { went, changed } = change;
  const came = change.came.filter(isThere);
  const isOff = (state: string): boolean => /(^|, )off/.test(state);
  const covers = came.some(({ role }) => role === 'dialog') || went.some(({ role }) => role === 'dialog');
  return [
    ...came
      .filter((thing) => looks.has(thing.role) && thing.nth === 0 && (!covers || thing.isIn === 'dialog'))
      .slice(0, most)
      .map((thing) => `await expect(${locatorOf(thing, isPage)}).toBeVisible();`),
    ...changed.slice(0, most).flatMap(({ thing, was }) => {
      const at = locatorOf(thing, isPage);
      const [isChosen, wasChosen] = [thing.state, was].map((state) => state.includes('chosen'));
      return [
        ...(isOff(thing.state) !== isOff(was) ? [`await expect(${at}).${isOff(thing.state) ? 'toBeDisabled' : 'toBeEnabled'}();`] : []),
        ...(isChosen !== wasChosen && ['radio', 'checkbox'].includes(thing.role)
          ? [`await expect(${at})${isChosen ? '' : '.not'}.toBeChecked();`]
          : []),
        ...(isChosen !== wasChosen && thing.role === 'tab'
          ? [`await expect(${at}).toHaveAttribute('aria-selected', '${String(isChosen)}');`]
          : []),
      ];
    }),
    ...went
      .filter(({ role, isIn }) => ['heading', 'alert', 'dialog'].includes(role) && (!covers || isIn === 'dialog' || role === 'dialog'))
      .filter(({ name }) => !screen.some((thing) => thing.name === name))
      .slice(0, 3)
      .map((thing) => `await expect(${locatorOf(thing, isPage).replace(/\.first\(\)$/, '')}).toHaveCount(0);`),
    ...says.map((text) => `await expect(page.getByText(${quoted(text)}).first()).toBeVisible();`),
  ];
};

/** What the mall says in the walks, each once, by a name that can be read. */
class Sayings {
  readonly #names = new Map<string, string>();
  readonly operations = new Map<string, string>();

  name(step: Step, answers: readonly GatewayAnswer[]): string {
    for (const { hash, operation } of answers) this.operations.set(hash, operation);
    const parts = answers.map(({ operation, body, weather }) => `[${quoted(operation)}, ${JSON.stringify(weather ?? body)}]`);
    const content = `[${parts.join(', ')}]`;
    const known = this.#names.get(content);
    if (known !== undefined) return known;
    const plain = `${step.stimulus.type.replace(/\.(answered|refused)$/, '')}: ${step.stimulus.sample}`;
    const taken = [...this.#names.values()].filter((each) => each === plain || each.startsWith(`${plain} (`)).length;
    this.#names.set(content, taken === 0 ? plain : `${plain} (${taken + 1})`);
    return this.#names.get(content) ?? plain;
  }

  text(): string {
    return [...this.#names].map(([content, name]) => `  ${quoted(name)}: ${content},`).join('\n');
  }
}

/** A Playwright test file of a machine's walks against the started shop. `meeting` says how the machine is met there. */
export async function asPlaywright(script: Script, meeting: Meeting, words: (id: string) => string): Promise<string> {
  const isPage = meeting.opener === undefined;
  const sayings = new Sayings();
  const isShown = (step: Step): boolean =>
    meeting.isShown === undefined || meeting.isShown(step.snapshot.context as Record<string, unknown>);

  const narrow = (meeting.narrow ?? []).map((id) => words(id).replace(/\{.*$/, ''));
  const isThere = ({ name }: AccessibleNode): boolean =>
    !narrow.some((word) => name === word || (word.endsWith('(') && name.startsWith(word)));

  const entryLines = (walk: ScriptWalk): string[] => {
    if (meeting.opener !== undefined)
      return [`await page.getByRole('button', { name: ${quoted(words(meeting.opener))}, exact: true }).click();`];
    if (meeting.by && Object.values(meeting.by).includes('page opens')) return [];
    return [`await goTo(page, ${quoted(addressFor(meeting, walk.input) ?? '')});`];
  };

  const openingLines = (walk: ScriptWalk): string[] => {
    const input = walk.input as { visitor?: { isLoggedIn?: boolean }; isLoggedIn?: boolean } | undefined;
    return [
      ...(input?.visitor?.isLoggedIn || input?.isLoggedIn ? ['await logIn(page);'] : []),
      'await openShop(page);',
      ...entryLines(walk),
    ];
  };

  const shopLines = (step: Step, walk: ScriptWalk): string[] => {
    const how = meeting.by?.[step.stimulus.type];
    if (how === 'network returns') return ["await page.evaluate(() => window.dispatchEvent(new Event('online')));"];
    if (how === 'page opens') return [`await goTo(page, ${quoted(addressFor(meeting, walk.input) ?? '')});`];
    if (how === 'page is left') return ['await goTo(page, elsewhere);'];
    return how ? [`await page.getByRole('button', { name: ${quoted(words(how.press))}, exact: true }).click();`] : [];
  };

  const actLines = async (step: Step, before: Step, walk: ScriptWalk): Promise<string[]> => {
    switch (step.who) {
      case 'mall': {
        const answers = await gatewayAnswersAt(script.noun, step.stimulus, before.snapshot);
        return [`await mall.says(answers[${quoted(sayings.name(step, answers))}]);`];
      }
      case 'time':
        return [`await page.clock.fastForward(${step.stimulus.at - before.snapshot.flow.now});`];
      case 'shop':
        return shopLines(step, walk);
      default:
        return step.isHeard ? touchLines(step, isPage) : [`// Nothing on the screen does it: ${refusalOf(step)}.`];
    }
  };

  const stepLines = async (step: Step, index: number, walk: ScriptWalk): Promise<string[]> => {
    const before = walk.steps[index - 1];
    const isOver = meeting.leaving?.includes(step.stimulus.type) ?? false;
    const acts = before ? await actLines(step, before, walk) : openingLines(walk);
    const isLast = index === walk.steps.length - 1;
    const isGone = isOver || step.isLeft || (isLast && (step.snapshot.status === 'done' || step.state.includes('done')));
    const next = walk.steps.slice(index + 1).find(({ isHeard }) => isHeard);
    // What no hand touches (the end of a list comes into sight) happens in a browser by itself, and at once.
    const goesOn = next?.who === 'shopper' && next.touches.length === 0;
    const lookLines = (): string[] => {
      if (isGone || !isShown(step)) return [];
      if (goesOn) return ['// The page goes on by itself, as soon as the end of the list is in sight.'];
      const expectations = isShown(before ?? step) || index === 0 ? expectationLines(step, isPage, isThere) : [];
      return [`await sees(page, ${quoted(step.state)});`, ...expectations];
    };
    const title = index === 0 ? `Begin: ${walk.start}` : `${index}. ${effectText(script, step).replace(/\.$/, '')}`;
    return [`    await test.step(${quoted(title)}, async () => {`, ...[...acts, ...lookLines()].map((line) => `      ${line}`), '    });'];
  };

  const tests: string[] = [];
  for (const walk of script.walks) {
    const lines: string[] = [];
    for (const [index, step] of walk.steps.entries()) lines.push(...(await stepLines(step, index, walk)));
    tests.push(
      [
        `  test(${quoted(walkWord(walk, script.walks.length))}, async ({ page }) => {`,
        '    const mall = await Mall.beside(page);',
        ...lines,
        '  });',
      ].join('\n'),
    );
  }
  const frame = await readFile(new URL('./playwright.frame.txt', import.meta.url), 'utf8');
  return frame
    .replaceAll('{{noun}}', script.noun)
    .replaceAll('{{about}}', script.about)
    .replaceAll('{{lang}}', script.locale)
    .replace('{{loginHash}}', hashOf('LoginByPassword'))
    .replace('{{notes}}', () => script.notes.map((note) => `// ${note}`).join('\n'))
    .replace('{{operations}}', () => [...sayings.operations].map(([hash, name]) => `  ${quoted(hash)}: ${quoted(name)},`).join('\n'))
    .replace('{{answers}}', () => sayings.text())
    .replace('{{tests}}', () => tests.join('\n\n'));
}
