import { FormattedMessage } from 'react-intl';
import { staticPageMachine } from '#machines/staticPage.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { EmptyState } from '../design/EmptyState.tsx';
import { Page as PageFrame } from '../design/layout/Page.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { ReportButton } from '../components/shell/ReportButton.tsx';
import type { Page, ViewOf } from '../app/pageTypes.ts';

const NotFoundPage = ({ snapshot }: ViewOf<typeof staticPageMachine>) => (
  <PageFrame data-state={statePath(snapshot.value)}>
    <EmptyState
      level={1}
      title={<FormattedMessage id="notFound.code" />}
      reason={<FormattedMessage id="notFound.sorry" />}
      action={
        <>
          <PlaceButton place={{ name: 'home' }} kind="primary" snug>
            <FormattedMessage id="notFound.home" />
          </PlaceButton>
          <ReportButton />
        </>
      }
    />
  </PageFrame>
);

export const page = {
  machine: staticPageMachine,
  View: NotFoundPage,
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'notFound.code' }), status: 404, robots: 'noindex' }),
} satisfies Page<typeof staticPageMachine>;
