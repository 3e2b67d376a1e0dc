import { afterAll, test } from 'vitest';
import { Recorder } from '#flows/coverage/recorder.ts';
import { loadFixtures } from '#flows/loadFixtures.ts';
import type { Path } from '#flows/model.ts';
import { walkPath } from '../model/harness/harness.tsx';
import { loadHarness } from '../model/harness/loadHarnesses.ts';
import { ScreenOracle } from '../model/harness/screenOracle.ts';
import { viewPaths } from '../model/harness/viewPaths.ts';
import { isChosen, tableOf, walkFileOf } from '../model/harness/walkFiles.ts';
import { Judgement, type Trial } from './verdicts.ts';

const judgement = new Judgement('views');

/** Fails where a handler throws as well: it is the page that hears of that. */
const walkWatched = async (walk: () => Promise<void>): Promise<void> => {
  const faults: unknown[] = [];
  const keep = (event: ErrorEvent): void => {
    event.preventDefault();
    faults.push(event.error);
  };
  window.addEventListener('error', keep);
  await walk().finally(() => window.removeEventListener('error', keep));
  if (faults.length > 0) throw faults[0];
};

/** React listens to this once for all of its life. */
const always = 'selectionchange';

/** Takes away what a broken view leaves in the window, by which those after it would be killed: who listens there, what is marked. */
const walkAlone = async (walk: () => Promise<void>): Promise<void> => {
  const { addEventListener } = EventTarget.prototype;
  const wide: readonly EventTarget[] = [window, document, document.documentElement, document.body];
  const ends: (() => void)[] = [];
  EventTarget.prototype.addEventListener = function listen(this: EventTarget, ...asked) {
    addEventListener.apply(this, asked);
    if (wide.includes(this) && asked[0] !== always) ends.push(() => this.removeEventListener(...asked));
  };
  await walk().finally(() => {
    EventTarget.prototype.addEventListener = addEventListener;
    for (const end of ends) end();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
  });
};

afterAll(() => judgement.write());

const views = [...(await loadFixtures())].filter(
  ([noun]) => walkFileOf(noun) !== undefined && tableOf(noun) === judgement.table && isChosen(noun),
);

test.each(views)('the view of %s', { timeout: 3_600_000 }, async (noun, fixture) => {
  const harness = await loadHarness(noun, fixture);
  if (!harness) throw new Error(`No walk goes through the view of ${noun}.`);
  const paths = viewPaths(fixture);
  const screens = new ScreenOracle(noun, paths);
  const recorder = new Recorder(harness.fixture.machine);
  const trialOf = (path: Path): Trial => {
    return () => {
      // What fields send is another matter with each mutant.
      screens.filled.clear();
      return walkAlone(() => walkWatched(() => walkPath({ ...harness, recorder, screens }, path)));
    };
  };
  await judgement.try(paths.map(trialOf));
});
