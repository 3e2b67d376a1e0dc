import { FormattedMessage } from 'react-intl';
import { quietMachine } from '#machines/quiet.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import { EmptyState } from '../design/EmptyState.tsx';
import { Page as PageFrame } from '../design/Page.tsx';
import { PlaceButton } from '../parts/PlaceButton.tsx';
import { ReportButton } from '../parts/ReportButton.tsx';
import type { Page, ViewOf } from '../view.ts';

const NotFoundPage = ({ snapshot }: ViewOf<typeof quietMachine>) => (
  <PageFrame data-state={stateWord(snapshot.value)}>
    <EmptyState
      level={1}
      title={<FormattedMessage id="notFound.code" />}
      reason={<FormattedMessage id="notFound.sorry" />}
      action={<><PlaceButton place={{ name: 'home' }} kind="primary" snug><FormattedMessage id="notFound.home" /></PlaceButton><ReportButton /></>}
    />
  </PageFrame>
);

export const page = {
  machine: quietMachine,
  View: NotFoundPage,
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'notFound.code' }), status: 404, robots: 'noindex' }),
} satisfies Page<typeof quietMachine>;
