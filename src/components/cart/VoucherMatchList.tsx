import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CheckoutVoucher, VoucherMatch } from '#machines/model/voucher.ts';
import type { Problem } from '#machines/model/problem.ts';
import { Button } from '../../design/control/Button.tsx';
import { Block, Skeleton } from '../../design/Skeleton.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { ProblemState } from '../shell/ProblemState.tsx';
import type { Press } from '../../design/press.ts';

/** What a press on a usable voucher does. Nothing is pressed where they are only explained. */
type Act = (voucher: CheckoutVoucher) => Press;

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

const Apply = ({ voucher, onPress }: { voucher: CheckoutVoucher; onPress: Press }) => {
  const intl = useIntl();
  const { choose, couponName } = voucher;
  const word = choose ? 'voucherChoice.applied' : 'voucherChoice.apply';
  return (
    <Button
      kind={choose ? 'solid' : 'secondary'}
      small
      pressed={choose}
      onPress={onPress}
      label={intl.formatMessage({ id: `${word}This` }, { name: couponName })}
    >
      <FormattedMessage id={word} />
    </Button>
  );
};

const Usable = ({ voucher, names, act }: { voucher: CheckoutVoucher; names: ReadonlyMap<number, string>; act: Act | undefined }) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  const { saved, conflictsWith } = voucher;
  const rivals = intl.formatList(conflictsWith.flatMap((id) => names.get(id) ?? []));
  return (
    <Option
      voucher={voucher}
      look="usable"
      note={
        <>
          <FormattedMessage id="voucherChoice.saves" values={{ saved: textOf(saved, voucher) }} />
          {rivals === '' ? null : (
            <small>
              <FormattedMessage id={act ? 'voucherChoice.instead' : 'voucherChoice.conflict'} values={{ name: rivals }} />
            </small>
          )}
        </>
      }
      act={act ? <Apply voucher={voucher} onPress={act(voucher)} /> : null}
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

const Groups = ({ match, act }: { match: VoucherMatch; act: Act | undefined }) => {
  const { usable, almost, unusable } = match;
  const names = new Map(usable.map(({ couponUserId, couponName }) => [couponUserId, couponName]));
  return (
    <>
      {usable.length + almost.length + unusable.length === 0 ? (
        <p>
          <FormattedMessage id="voucherChoice.empty" />
        </p>
      ) : null}
      {usable.length > 0 ? (
        <List>
          {usable.map((voucher) => (
            <Usable key={voucher.couponUserId} voucher={voucher} names={names} act={act} />
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
    </>
  );
};

export type VoucherMatchListProps = {
  match: VoucherMatch | null;
  problem: Problem | null;
  isUnreadable: boolean;
  onRetry: Press;
  /** What the best set saves. */
  lead: ReactNode;
  act?: Act;
};

/** All vouchers of the shopper beside what he buys: usable, nearly, not, each with its amount, gap or reason. */
export const VoucherMatchList = ({ match, problem, isUnreadable, onRetry, lead, act }: VoucherMatchListProps) => {
  if (isUnreadable) return <ProblemState level={2} problem={problem} onRetry={onRetry} />;
  if (!match)
    return (
      <Skeleton aria-hidden>
        <Block height={64} />
        <Block height={64} css={{ marginBlockStart: '$2' }} />
      </Skeleton>
    );
  return (
    <Frame>
      {lead}
      <Groups match={match} act={act} />
    </Frame>
  );
};
