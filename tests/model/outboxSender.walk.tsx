import { outboxSenderMachine } from '#machines/outboxSender.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { ViewOf } from '#src/app/pageTypes.ts';
import { outboxSender } from '../fixtures/outboxSender.fixture.ts';
import { walkPage } from './harness/pathSuite.tsx';

/** Nothing is seen of it. */
const Unseen = ({ snapshot }: ViewOf<typeof outboxSenderMachine>) => <div data-state={statePath(snapshot.value)} aria-busy={false} />;

walkPage({ machine: outboxSenderMachine, View: Unseen }, outboxSender, { elsewhere: ['intents.found', 'network.returned'] });
