import { FormattedMessage } from 'react-intl';
import { policyMachine } from '#machines/policy.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { EmptyState } from '../design/EmptyState.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Bar, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { SafeHtml } from '../components/shell/SafeHtml.tsx';
import { useDateFormat } from '../components/hooks/useDateFormat.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const Updated = styled('p', { marginBlockStart: '$6', text: '$13', color: '$inkSoft' });
const bars = [80, 100, 60, 100, 80, 40, 100, 60] as const;

const PolicyPage = ({ snapshot, may }: ViewOf<typeof policyMachine>) => {
  const { dayOf } = useDateFormat();
  const { policy, problem } = snapshot.context;
  return (
    <Page reading data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {snapshot.matches('reading') ? (
        <>
          <VisuallyHidden>
            <h1>
              <FormattedMessage id="shell.footerPolicies" />
            </h1>
          </VisuallyHidden>
          <Skeleton aria-hidden>
            <Bar line={28} width={40} css={{ marginBlock: '$1 $4' }} />
            {bars.map((width, place) => (
              <Bar key={place} line={16} width={width} />
            ))}
          </Skeleton>
        </>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('unknown') ? (
        <EmptyState
          level={1}
          title={<FormattedMessage id="policy.unknown" />}
          reason={<FormattedMessage id="policy.unknownWhy" />}
          action={
            <PlaceButton kind="primary" snug place={{ name: 'home' }}>
              <FormattedMessage id="policy.toHome" />
            </PlaceButton>
          }
        />
      ) : null}
      {policy ? (
        <>
          <article lang={policy.lang === 'zh-cn' ? 'zh-CN' : 'en'}>
            <PageHeading>{policy.title}</PageHeading>
            <SafeHtml html={policy.html} />
          </article>
          <Updated>
            <FormattedMessage id="policy.updated" values={{ time: dayOf(policy.updateTime) }} />
          </Updated>
        </>
      ) : null}
    </Page>
  );
};

export const page = {
  machine: policyMachine,
  View: PolicyPage,
  statuses: { unknown: 404, unreadable: 503 },
  head: ({ context, value }, intl) => ({
    title: context.policy?.title ?? (value === 'unknown' ? intl.formatMessage({ id: 'policy.unknown' }) : undefined),
  }),
} satisfies PageModule<typeof policyMachine>;
