import { describe, expect, test } from 'vitest';
import { useRef, type ComponentType } from 'react';
import { chartOf } from '#flows/chart/chart.ts';
import { CommandError } from '#flows/command.ts';
import { fixtureOf } from '#flows/fixtureTypes.ts';
import { createTestModel } from '#flows/model.ts';
import { recordScripts } from '#flows/paths/recordScript.tsx';
import { statePath } from '#machines/rules/statePath.ts';
import type { ViewOf } from '#src/app/pageTypes.ts';
import { doorbellMachine } from './harness/doorbell.machine.ts';
import { harnessOf, walkPath } from './harness/harness.tsx';
import { ScreenOracle } from './harness/screenOracle.ts';
import { walkPage } from './harness/pathSuite.tsx';

type View = ComponentType<ViewOf<typeof doorbellMachine>>;

const doorbell = fixtureOf(doorbellMachine)({
  events: { 'name.typed': [{ name: 'Nimal' }, { name: '' }], 'bell.pressed': [{}], 'again.pressed': [{}], resume: [{}] },
  ports: { ringBell: { answers: { 'at home': { isHome: true }, away: { isHome: false } }, refusals: ['OFFLINE'] } },
  seen: ({ name }) => ({ name }),
});
const by = {
  'name.typed': ({ name }: { name: string }, hands: { fill: (label: string, text: string) => void }) => hands.fill('Name', name),
};

/** What a view may draw otherwise than it should. */
type Changes = { ring?: string; more?: number; isReversed?: boolean; hasSecond?: boolean };

const doorbellView =
  ({ ring: label = 'Ring', more = 0, isReversed = false, hasSecond = false }: Changes = {}): View =>
  ({ snapshot, send, may }) => {
    const ring = may({ type: 'bell.pressed' });
    const buttons = [
      <button key="ring" type="button" aria-disabled={ring ? undefined : true} onClick={ring}>
        {label}
      </button>,
      snapshot.matches('silent') ? (
        <button key="again" type="button" onClick={may({ type: 'again.pressed' })}>
          Again
        </button>
      ) : null,
      hasSecond && snapshot.matches('silent') ? (
        <button key="second" type="button" onClick={() => send({ type: 'resume' })}>
          Stop
        </button>
      ) : null,
    ];
    return (
      <main data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
        <label>
          Name{' '}
          <input
            value={snapshot.context.name}
            onChange={(event) => send({ type: 'name.typed', name: event.currentTarget.value })}
            disabled={!snapshot.matches('waiting')}
          />
        </label>
        <p>Rung: {snapshot.context.rings + more}</p>
        {isReversed ? buttons.toReversed() : buttons}
      </main>
    );
  };

const Good = doorbellView();

const Frozen: View = (shown) => {
  const first = useRef(shown);
  return <Good {...shown} snapshot={first.current.snapshot} />;
};
const Mute: View = (shown) => <Good {...shown} may={() => undefined} />;
const Deaf: View = (shown) => (
  <>
    <Good {...shown} />
    <button type="button" onClick={() => shown.send({ type: 'again.pressed' })}>
      Again at any time
    </button>
  </>
);
const Unfriendly: View = (shown) => (
  <>
    <Good {...shown} />
    <button type="button" aria-disabled onClick={() => shown.send({ type: 'bell.pressed' })}>
      Off
    </button>
  </>
);
const Idle: View = ({ snapshot }) => <main data-state={statePath(snapshot.value)} aria-busy="true" />;
const Restless: View = ({ snapshot }) => <main data-state={statePath(snapshot.value)} />;
const Hidden: View = (shown) => {
  shown.may({ type: 'again.pressed' });
  return <Good {...shown} />;
};
const Promising: View = (shown) => {
  shown.may({ type: 'resume' });
  shown.may({ type: 'bell.pressed' });
  return <main data-state={statePath(shown.snapshot.value)} aria-busy={shown.snapshot.hasTag('busy')} />;
};

walkPage({ machine: doorbellMachine, View: Good }, doorbell, { by });
walkPage({ machine: doorbellMachine, View: Hidden }, doorbell, { by });

describe('a view that does not obey is found', () => {
  const paths = createTestModel(doorbell).getPaths();
  const walked = async (View: View) =>
    Promise.all([]).then(async () => {
      const results: string[] = [];
      for (const path of paths) {
        const wrong = await walkPath(harnessOf({ machine: doorbellMachine, View }, doorbell, { by }), path).then(
          () => '',
          (reason: Error) => reason.message,
        );
        results.push(wrong);
      }
      return results;
    });
  const moving = paths.map((path) => new Set(path.steps.map((step) => statePath(step.state.value))).size > 1);

  test('the walks have something to show', () => expect(moving.filter(Boolean).length).toBeGreaterThan(0));

  test('frozen in its first render: every walk of more than one screen fails', async () => {
    const results = await walked(Frozen);
    results.forEach((wrong, index) => (moving[index] ? expect(wrong).toMatch(/data-state should be/) : expect(wrong).toBe('')));
  });

  test('told as a path, a view whose buttons do nothing halts with a sentence that says what to mend', async () => {
    const mute = harnessOf({ machine: doorbellMachine, View: Mute }, doorbell, { by });
    await expect(recordScripts(mute, chartOf(doorbellMachine), paths, 'en', mute.messages)).rejects.toThrow(
      /^The view of 'doorbell' does not go with step 2, .*no control sends[^]*Let a control send it, or say in tests/,
    );
    const clumsy = harnessOf({ machine: doorbellMachine, View: Good }, doorbell, { by: { ...by, 'bell.pressed': () => undefined } });
    await expect(recordScripts(clumsy, chartOf(doorbellMachine), paths, 'en', clumsy.messages)).rejects.toBeInstanceOf(CommandError);
    await expect(recordScripts(clumsy, chartOf(doorbellMachine), paths, 'en', clumsy.messages)).rejects.toThrow(
      /By hand 'bell.pressed' should send .*; it sent nothing\. Mend the view, or how 'by' of 'doorbell' does it/,
    );
  });

  test.each<[string, View, RegExp]>([
    ['its buttons do nothing', Mute, /no control sends/],
    ['a button sends what the machine does not hear', Deaf, /does not hear/],
    ['a disabled button sends', Unfriendly, /is disabled and sends/],
    ['it says busy when it is not', Idle, /the machine is not busy/],
    ['it does not say that it is busy', Restless, /has no aria-busy|No field/],
    ['it offers what no control sends', Promising, /the view offers|No field/],
  ])('%s', async (_, View, why) => {
    const results = await walked(View);
    expect(results.join('\n')).toMatch(why);
  });
});

describe('a view that obeys but says another thing is found, with what was committed and what is drawn', () => {
  const paths = createTestModel(doorbell).getPaths();
  const screens = new ScreenOracle('doorbell', paths);

  test.each<[string, Changes, RegExp]>([
    ['another order', { isReversed: true }, /^ {2}- .*- button "Ring" \[disabled\]$/m],
    ['another amount', { more: 1 }, /^ {2}- .*- text: Rung: 0\n {2}\+ .*- text: Rung: 1$/m],
    ['another name', { ring: 'Call' }, /^ {2}- .*- button "Ring" \[disabled\]\n {2}\+ .*- button "Call" \[disabled\]$/m],
    ['a second control with a legal event', { hasSecond: true }, /^ {2}\+ .*- button "Stop" -> resume$/m],
  ])('%s', async (_, changes, why) => {
    const harness = { ...harnessOf({ machine: doorbellMachine, View: doorbellView(changes) }, doorbell, { by }), screens };
    const messages: string[] = [];
    for (const path of paths) await walkPath(harness, path).catch((reason: Error) => void messages.push(reason.message));
    expect(messages[0]).toMatch(/the screen is another than committed \(tests\/snapshots\/screens\/doorbell.txt:\d+, walk \d+, step \d+/);
    expect(messages[0]).toMatch(why);
  });
});
