import { describe, expect, test } from 'vitest';
import { useRef, type ComponentType } from 'react';
import { happeningsOf } from '#flows/happenings.ts';
import { createTestModel } from '#flows/model.ts';
import { stateWord } from '#machines/stateWord.ts';
import type { ViewOf } from '#src/view.ts';
import { doorbellMachine } from './doorbell.machine.ts';
import { stageOf, walkPath } from './stage.tsx';
import { walkPage } from './walk.tsx';

type View = ComponentType<ViewOf<typeof doorbellMachine>>;

const doorbell = happeningsOf(doorbellMachine)({
  events: { 'name.typed': [{ name: 'Nimal' }, { name: '' }], 'bell.pressed': [{}], 'again.pressed': [{}], resume: [{}] },
  ports: { ringBell: { answers: { 'at home': { isHome: true }, away: { isHome: false } }, refusals: ['OFFLINE'] } },
  seen: ({ name }) => ({ name }),
});
const by = { 'name.typed': ({ name }: { name: string }, hands: { fill: (label: string, text: string) => void }) => hands.fill('Name', name) };

const Good: View = ({ snapshot, send, may }) => {
  const ring = may({ type: 'bell.pressed' });
  return (
    <main data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <label>Name <input value={snapshot.context.name} onChange={(event) => send({ type: 'name.typed', name: event.currentTarget.value })} disabled={!snapshot.matches('waiting')} /></label>
      <button type="button" aria-disabled={ring ? undefined : true} onClick={ring}>Ring</button>
      {snapshot.matches('silent') ? <button type="button" onClick={may({ type: 'again.pressed' })}>Again</button> : null}
    </main>
  );
};

const Frozen: View = (shown) => {
  const first = useRef(shown);
  return <Good {...shown} snapshot={first.current.snapshot} />;
};
const Mute: View = (shown) => <Good {...shown} may={() => undefined} />;
const Deaf: View = (shown) => (<><Good {...shown} /><button type="button" onClick={() => shown.send({ type: 'again.pressed' })}>Again at any time</button></>);
const Unfriendly: View = (shown) => (<><Good {...shown} /><button type="button" aria-disabled onClick={() => shown.send({ type: 'bell.pressed' })}>Off</button></>);
const Idle: View = ({ snapshot }) => <main data-state={stateWord(snapshot.value)} aria-busy="true" />;
const Restless: View = ({ snapshot }) => <main data-state={stateWord(snapshot.value)} />;
const Hidden: View = (shown) => {
  shown.may({ type: 'again.pressed' });
  return <Good {...shown} />;
};
const Promising: View = (shown) => {
  shown.may({ type: 'resume' });
  shown.may({ type: 'bell.pressed' });
  return <main data-state={stateWord(shown.snapshot.value)} aria-busy={shown.snapshot.hasTag('busy')} />;
};

walkPage({ machine: doorbellMachine, View: Good }, doorbell, { by });
walkPage({ machine: doorbellMachine, View: Hidden }, doorbell, { by });

describe('a view that does not obey is found', () => {
  const paths = createTestModel(doorbell).getPaths();
  const walked = async (View: View) => Promise.all([]).then(async () => {
    const results: string[] = [];
    for (const path of paths) {
      const wrong = await walkPath(stageOf({ machine: doorbellMachine, View }, doorbell, { by }), path).then(() => '', (reason: Error) => reason.message);
      results.push(wrong);
    }
    return results;
  });
  const moving = paths.map((path) => new Set(path.steps.map((step) => stateWord(step.state.value))).size > 1);

  test('the walks have something to show', () => expect(moving.filter(Boolean).length).toBeGreaterThan(0));

  test('frozen in its first render: every walk of more than one screen fails', async () => {
    const results = await walked(Frozen);
    results.forEach((wrong, index) => moving[index] ? expect(wrong).toMatch(/data-state should be/) : expect(wrong).toBe(''));
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
