import { FormattedMessage, useIntl } from 'react-intl';
import { problemMessageId } from '#machines/model/problem.ts';
import type { RegionCartChange } from '#machines/rules/regionChange.ts';
import { regionChangeMachine } from '#machines/regionChange.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { Money, Priced } from '#machines/model/money.ts';
import { Button } from '../design/control/Button.tsx';
import { Callout } from '../design/Callout.tsx';
import { Sheet } from '../design/layout/Sheet.tsx';
import { Bar, Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { LineItem, LineItems } from '../components/cart/LineItem.tsx';
import { messageId } from '../components/hooks/messageId.ts';
import { Price } from '../components/product/Price.tsx';
import type { Page, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof regionChangeMachine>;

const Group = styled('section', {
  display: 'grid',
  gap: '$3',
  '& > h3': { text: '$16', fontWeight: '$bold' },
  '& > p': { text: '$14', color: '$inkSoft' },
});
const Sums = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '$2',
  paddingBlockStart: '$3',
  borderBlockStart: '1px solid $line',
  text: '$16',
  fontWeight: '$bold',
});
const Acts = styled('div', {
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gap: '$2',
  paddingBlock: '$2',
  backgroundColor: '$paperRaised',
  '@desk': { insetBlockEnd: '-$space$6' },
});
const Was = styled('s', { fontWeight: '$body', color: '$inkSoft' });

type Costs = Priced & { amount: Money };

/** What it costs here, and what it would cost there. */
const FromTo = ({ before, after }: { before: Costs; after: Costs }) => (
  <span>
    <VisuallyHidden>
      <FormattedMessage id="regionChange.before" />{' '}
    </VisuallyHidden>
    <Was>
      <Price {...before} />
    </Was>
    <span aria-hidden>{' → '}</span>
    <VisuallyHidden>
      {' '}
      <FormattedMessage id="regionChange.after" />{' '}
    </VisuallyHidden>
    <Price {...after} />
  </span>
);

const Told = ({ change: { lost, repriced, before, after } }: { change: RegionCartChange }) => (
  <>
    {lost.length > 0 ? (
      <Group>
        <h3>
          <FormattedMessage id="regionChange.lost" values={{ count: lost.length }} />
        </h3>
        <p>
          <FormattedMessage id="regionChange.lostWhy" />
        </p>
        <LineItems>
          {lost.map(({ basketId, pic, prodName, skuName, issue }) => (
            <LineItem key={basketId} pic={pic} name={prodName} variant={skuName} note={issue?.desc} />
          ))}
        </LineItems>
      </Group>
    ) : null}
    {repriced.length > 0 ? (
      <Group>
        <h3>
          <FormattedMessage id="regionChange.repriced" values={{ count: repriced.length }} />
        </h3>
        <LineItems>
          {repriced.map((line) => (
            <LineItem
              key={line.before.basketId}
              pic={line.before.pic}
              name={line.before.prodName}
              variant={line.before.skuName}
              note={<FromTo before={{ ...line.before, amount: line.before.price }} after={{ ...line.after, amount: line.after.price }} />}
            />
          ))}
        </LineItems>
      </Group>
    ) : null}
    {before.count > 0 ? (
      <Sums>
        <FormattedMessage id="regionChange.chosen" />
        <FromTo before={{ ...before, amount: before.totalMoney }} after={{ ...after, amount: after.totalMoney }} />
      </Sums>
    ) : null}
  </>
);

const RegionChangeDialog = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { from, to, change, problem } = snapshot.context;
  const state = statePath(snapshot.value);
  const stay = may({ type: 'stay.pressed' });
  const go = may({ type: 'change.pressed' });
  const isUnread = snapshot.matches('unreadable');
  if (snapshot.matches({ comparing: 'soon' }) || (snapshot.matches('changing') && !change && !problem) || snapshot.matches('stayed')) {
    return <span data-state={state} aria-busy={snapshot.hasTag('busy') || undefined} />;
  }
  return (
    <Sheet
      open
      title={intl.formatMessage({ id: 'regionChange.title' }, { region: to.regionName })}
      lead={change ? <FormattedMessage id="regionChange.lead" /> : null}
      closeLabel={intl.formatMessage({ id: 'shell.close' })}
      onClose={stay}
      state={state}
      busy={snapshot.hasTag('busy')}
    >
      {isUnread && problem ? (
        <Callout kind="alarm" urgent title={<FormattedMessage id={messageId(problemMessageId(problem.code))} />}>
          <p>
            <FormattedMessage id="regionChange.unread" />
          </p>
        </Callout>
      ) : null}
      {change ? <Told change={change} /> : null}
      {snapshot.matches('comparing') ? (
        <Skeleton>
          <Bar width={60} />
          <Block height={64} />
          <Block height={64} />
        </Skeleton>
      ) : null}
      <Acts>
        {isUnread ? (
          <Button kind="primary" wide onPress={may({ type: 'retry.pressed' })}>
            <FormattedMessage id="shell.retry" />
          </Button>
        ) : null}
        <Button kind={isUnread ? 'secondary' : 'primary'} wide busy={snapshot.matches('changing')} onPress={go}>
          <FormattedMessage id={isUnread ? 'regionChange.goAnyway' : 'regionChange.go'} values={{ region: to.regionName }} />
        </Button>
        <Button kind="quiet" wide onPress={stay}>
          <FormattedMessage id="regionChange.stay" values={{ region: from.regionName }} />
        </Button>
      </Acts>
    </Sheet>
  );
};

export const page = { machine: regionChangeMachine, View: RegionChangeDialog } satisfies Page<typeof regionChangeMachine>;
