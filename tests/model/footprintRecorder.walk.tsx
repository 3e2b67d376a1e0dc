import { footprintRecorderMachine } from '#machines/footprintRecorder.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { ViewOf } from '#src/app/pageTypes.ts';
import { footprintRecorder } from '../fixtures/footprintRecorder.fixture.ts';
import { walkPage } from './harness/pathSuite.tsx';

/** Nothing is seen of it. */
const Unseen = ({ snapshot }: ViewOf<typeof footprintRecorderMachine>) => <div data-state={statePath(snapshot.value)} aria-busy={false} />;

walkPage({ machine: footprintRecorderMachine, View: Unseen }, footprintRecorder, {
  elsewhere: ['product.seen', 'network.returned', 'intents.found'],
});
