import { browsingMachine } from '#machines/browsing.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import type { ViewOf } from '#src/view.ts';
import { browsing } from '../happenings/browsing.happenings.ts';
import { walkPage } from './walk.tsx';

/** Nothing is seen of it. */
const Unseen = ({ snapshot }: ViewOf<typeof browsingMachine>) => <div data-state={stateWord(snapshot.value)} aria-busy={false} />;

walkPage({ machine: browsingMachine, View: Unseen }, browsing, { elsewhere: ['product.seen'] });
