import { useRef } from 'react';
import type { Path } from '#flows/model.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { AnyPage } from '#src/app/pageTypes.ts';
import type { Harness } from './pathRunner.tsx';

type Walk = (harness: Harness, path: Path) => Promise<void>;
type View = AnyPage['View'];

/** The same view, deaf to everything after its first render. */
const frozen = (Whole: View): View =>
  function Frozen(shown) {
    const first = useRef(shown.snapshot);
    return <Whole {...shown} snapshot={first.current} />;
  };

/** The same view, in which nothing sends one type of event. */
const without = (Whole: View, type: string): View =>
  function Without(shown) {
    return (
      <Whole
        {...shown}
        may={(event) => (event.type === type ? undefined : shown.may(event))}
        send={(event) => (event.type === type ? undefined : shown.send(event))}
      />
    );
  };

const shownBy = (harness: Harness, View: View): Harness => ({ ...harness, page: { ...harness.page, View }, recorder: null, screens: null });
const passes = (walk: Walk, harness: Harness, path: Path): Promise<boolean> =>
  walk(harness, path).then(
    () => true,
    () => false,
  );
const screensOf = (path: Path): number => new Set(path.steps.map((step) => statePath(step.state.value))).size;

/** The walks of more than one screen that a view frozen in its first render would pass: none, if the harness is worth anything. */
export async function passesFrozen(harness: Harness, paths: readonly Path[], walk: Walk): Promise<string[]> {
  const passed: string[] = [];
  for (const path of paths.filter((each) => screensOf(each) > 1)) {
    if (await passes(walk, shownBy(harness, frozen(harness.page.View)), path)) passed.push(path.description);
  }
  return passed;
}

/** The events whose control could be taken away from a view without any walk noticing it. */
export async function passesWithout(harness: Harness, paths: readonly Path[], walk: Walk): Promise<string[]> {
  const taken = paths
    .flatMap((path) => path.steps.slice(1))
    .filter((step) => step.event.kind === 'event' && step.state.flow.trace.taken.length > 0);
  const passed: string[] = [];
  for (const type of new Set(taken.map((step) => step.event.type))) {
    if (harness.elsewhere.has(type)) continue;
    let isNoticed = false;
    for (const path of paths.filter((each) => each.steps.some((step) => step.event.type === type))) {
      isNoticed ||= !(await passes(walk, shownBy(harness, without(harness.page.View, type)), path));
      if (isNoticed) break;
    }
    if (!isNoticed) passed.push(type);
  }
  return passed;
}
