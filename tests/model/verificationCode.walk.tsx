import { verificationCodeMachine } from '#machines/verificationCode.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { CodeRow } from '#src/components/account/CodeRow.tsx';
import type { ViewOf } from '#src/app/pageTypes.ts';
import { verificationCode } from '../fixtures/verificationCode.fixture.ts';
import { walkPage } from './harness/pathSuite.tsx';

/** The row as the forms show it; here the button asks the code's machine itself. */
const Row = ({ snapshot, may }: ViewOf<typeof verificationCodeMachine>) => (
  <div data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
    <CodeRow code={snapshot} value="" onSend={may({ type: 'code.wanted', target: { mail: 'nimal@example.lk' } })} />
  </div>
);

walkPage({ machine: verificationCodeMachine, View: Row }, verificationCode, { within: ['login', 'register'] });
