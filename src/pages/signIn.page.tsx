import { FormattedMessage, useIntl } from 'react-intl';
import { statePath } from '#machines/rules/statePath.ts';
import { signInMachine } from '#machines/signIn.machine.ts';
import { isNetworkProblem } from '#machines/model/problem.ts';
import { providerNames } from '#machines/model/signIn.ts';
import { Button } from '../design/control/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { useProblemText } from '../components/useProblemText.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const SignInPage = ({ snapshot, may }: ViewOf<typeof signInMachine>) => {
  const intl = useIntl();
  const textOf = useProblemText();
  const { place, problem } = snapshot.context;
  const provider = providerNames[place.provider];
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="signIn.heading" values={{ provider }} />
      </PageHeading>
      {snapshot.matches('failed') ? (
        <EmptyState
          urgent
          title={<FormattedMessage id="signIn.failed" />}
          reason={problem && isNetworkProblem(problem) ? textOf(problem) : <FormattedMessage id="signIn.failedWhy" values={{ provider }} />}
          action={
            <>
              <Button kind="primary" onPress={may({ type: 'retry.pressed' })}>
                <FormattedMessage id="shell.retry" />
              </Button>
              <PlaceText tall place={{ name: 'home' }}>
                <FormattedMessage id="notFound.home" />
              </PlaceText>
            </>
          }
        />
      ) : (
        <Skeleton role="status" aria-label={intl.formatMessage({ id: 'signIn.heading' }, { provider })}>
          <Block height={120} />
        </Skeleton>
      )}
    </Page>
  );
};

export const page = {
  machine: signInMachine,
  View: SignInPage,
  head: ({ context: { place } }, intl) => ({
    title: intl.formatMessage({ id: 'signIn.heading' }, { provider: providerNames[place.provider] }),
    robots: 'noindex' as const,
  }),
} satisfies PageModule<typeof signInMachine>;
