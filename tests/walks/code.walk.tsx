import { codeMachine } from '#machines/code.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import { CodeRow } from '#src/parts/CodeRow.tsx';
import type { ViewOf } from '#src/view.ts';
import { code } from '../happenings/code.happenings.ts';
import { walkPage } from './walk.tsx';

/** The row as the forms show it; here the button asks the code's machine itself. */
const Row = ({ snapshot, may }: ViewOf<typeof codeMachine>) => (
  <div data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
    <CodeRow code={snapshot} value="" onSend={may({ type: 'code.wanted', target: { mail: 'nimal@example.lk' } })} />
  </div>
);

walkPage({ machine: codeMachine, View: Row }, code);
