import { messageSenderMachine } from '#machines/messageSender.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { ViewOf } from '#src/app/pageTypes.ts';
import { messageSender } from '../fixtures/messageSender.fixture.ts';
import { walkPage } from './harness/pathSuite.tsx';

/** Nothing is seen of it. */
const Unseen = ({ snapshot }: ViewOf<typeof messageSenderMachine>) => <div data-state={statePath(snapshot.value)} aria-busy={false} />;

walkPage({ machine: messageSenderMachine, View: Unseen }, messageSender, { elsewhere: ['intents.found', 'network.returned'] });
