import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CheckoutVoucher } from '#machines/model/voucher.ts';
import type { voucherChoiceMachine } from '#machines/voucherChoice.machine.ts';
import { Button } from '../../design/control/Button.tsx';
import { Callout } from '../../design/Callout.tsx';
import { Block, Skeleton } from '../../design/Skeleton.tsx';
import { styled } from '../../design/stitches.config.ts';
import type { ViewOf } from '../../app/pageTypes.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { ProblemState } from '../shell/ProblemState.tsx';

type View = ViewOf<typeof voucherChoiceMachine>;

const Frame = styled('div', { display: 'grid', gap: '$4', text: '$14' });
const Group = styled('section', { display: 'grid', gap: '$2', '& h3': { text: '$16', fontWeight: '$bold' } });
const List = styled('ul', { display: 'grid', gap: '$2' });
const Item = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$1 $3',
  minBlockSize: '64px',
  padding: '$2 $3',
  borderRadius: '$m',
  '& small': { display: 'block', text: '$13', color: '$inkSoft' },
  '& a': { color: '$ink', textDecoration: 'underline' },
  variants: { look: { usable: { backgroundColor: '$accentSoft' }, sunk: { backgroundColor: '$paperSunk' } } },
});

type OptionProps = { voucher: CheckoutVoucher; look: 'usable' | 'sunk'; note: ReactNode; act?: ReactNode };

/** One voucher: what it brings, where and until when, and how it stands to what is bought. */
const Option = ({ voucher, look, note, act }: OptionProps) => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  const { couponName, subTitle, shopName, scope, validUntil } = voucher;
  return (
    <Item look={look}>
      <div>
        <b>{couponName}</b>
        <small>
          {[scope === 'MALL' ? intl.formatMessage({ id: 'vouchers.everywhere' }) : shopName, subTitle].filter(Boolean).join(' · ')}
        </small>
        <small>
          <FormattedMessage id="vouchers.until" values={{ time: momentOf(validUntil) }} />
        </small>
        <p>{note}</p>
      </div>
      {act}
    </Item>
  );
};

const Usable = ({
  voucher,
  names,
  onPress,
}: {
  voucher: CheckoutVoucher;
  names: ReadonlyMap<number, string>;
  onPress: (() => void) | undefined;
}) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  const { choose, saved, couponName, conflictsWith } = voucher;
  const instead = conflictsWith.map((id) => names.get(id)).join(', ');
  const word = choose ? 'voucherChoice.applied' : 'voucherChoice.apply';
  return (
    <Option
      voucher={voucher}
      look="usable"
      note={
        <>
          <FormattedMessage id="voucherChoice.saves" values={{ saved: textOf(saved, voucher) }} />
          {instead === '' ? null : (
            <small>
              <FormattedMessage id="voucherChoice.instead" values={{ name: instead }} />
            </small>
          )}
        </>
      }
      act={
        <Button
          kind={choose ? 'solid' : 'secondary'}
          small
          pressed={choose}
          onPress={onPress}
          label={intl.formatMessage({ id: `${word}This` }, { name: couponName })}
        >
          <FormattedMessage id={word} />
        </Button>
      }
    />
  );
};

/** What is missing, and where it can be spent. */
const Gap = ({ voucher }: { voucher: CheckoutVoucher }) => {
  const { textOf } = useMoney();
  const { gap, shopId, shopName } = voucher;
  const values = { gap: textOf(gap ?? 0, voucher) };
  if (shopId === null || shopName === null) return <FormattedMessage id="voucherChoice.gapAnywhere" values={values} />;
  return (
    <PlaceLink place={{ name: 'store', shop: shopName, storeId: shopId }}>
      <FormattedMessage id="voucherChoice.gapAt" values={{ ...values, shop: shopName }} />
    </PlaceLink>
  );
};

const Best = ({ snapshot, may }: View) => {
  const { textOf } = useMoney();
  const { match } = snapshot.context;
  if (!match || match.usable.length === 0) return null;
  const more = match.best.saved - match.saved;
  return (
    <div role="status">
      {more > 0 ? (
        <Callout kind="next">
          <p>
            <FormattedMessage id="voucherChoice.bestSaves" values={{ more: textOf(more, match) }} />
          </p>
          <Button kind="primary" small onPress={may({ type: 'best.pressed' })}>
            <FormattedMessage id="voucherChoice.takeBest" />
          </Button>
        </Callout>
      ) : (
        <Callout kind="good">
          <FormattedMessage id="voucherChoice.isBest" values={{ saved: textOf(match.saved, match) }} />
        </Callout>
      )}
    </div>
  );
};

/** All vouchers of the shopper beside what he buys: usable, nearly, not, each with its amount, gap or reason. */
export const VoucherList = (view: View) => {
  const { snapshot, may } = view;
  const { match, problem } = snapshot.context;
  if (snapshot.matches({ open: 'unreadable' }))
    return <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} />;
  if (!match)
    return (
      <Skeleton aria-hidden>
        <Block height={64} />
        <Block height={64} css={{ marginBlockStart: '$2' }} />
      </Skeleton>
    );
  const { usable, almost, unusable } = match;
  const names = new Map(usable.map(({ couponUserId, couponName }) => [couponUserId, couponName]));
  return (
    <Frame>
      <Best {...view} />
      {usable.length + almost.length + unusable.length === 0 ? (
        <p>
          <FormattedMessage id="voucherChoice.empty" />
        </p>
      ) : null}
      {usable.length > 0 ? (
        <List>
          {usable.map((voucher) => (
            <Usable
              key={voucher.couponUserId}
              voucher={voucher}
              names={names}
              onPress={may({ type: 'voucher.pressed', couponUserId: voucher.couponUserId })}
            />
          ))}
        </List>
      ) : null}
      {almost.length > 0 ? (
        <Group>
          <h3>
            <FormattedMessage id="voucherChoice.almost" />
          </h3>
          <List>
            {almost.map((voucher) => (
              <Option key={voucher.couponUserId} voucher={voucher} look="sunk" note={<Gap voucher={voucher} />} />
            ))}
          </List>
        </Group>
      ) : null}
      {unusable.length > 0 ? (
        <Group>
          <h3>
            <FormattedMessage id="voucherChoice.unusable" />
          </h3>
          <List>
            {unusable.map((voucher) => (
              <Option key={voucher.couponUserId} voucher={voucher} look="sunk" note={voucher.reason} />
            ))}
          </List>
        </Group>
      ) : null}
    </Frame>
  );
};
