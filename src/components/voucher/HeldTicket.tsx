import { FormattedMessage, useIntl } from 'react-intl';
import type { Problem } from '#machines/model/problem.ts';
import type { HeldVoucher, ListedVoucher } from '#machines/model/voucher.ts';
import { Button } from '../../design/control/Button.tsx';
import { Countdown } from '../../design/Countdown.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useClock } from '../hooks/useClock.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';
import { useKeptFocus } from '../hooks/useKeptFocus.ts';
import { useVoucherTerms } from '../hooks/useVoucherTerms.ts';
import { PlaceButton } from '../link/PlaceButton.tsx';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { Ticket, Why } from '../product/VoucherTicket.tsx';
import { useProblemText } from '../useProblemText.ts';
import type { Press } from '../../design/press.ts';

const day = 86_400_000;

const Controls = styled('div', { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2' });

type Props = {
  voucher: ListedVoucher;
  mine: HeldVoucher;
  /** The shopper is asked whether it shall go, or it is going. */ isAsked: boolean;
  isGoing: boolean;
  onDelete: Press;
  onConfirm: Press;
  onKeep: Press;
  refusal: Problem | null;
};

/** Until when it can be used; in its last day a clock counts. */
const Validity = ({ name, validUntil }: { name: string; validUntil: string }) => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  const until = Date.parse(validUntil);
  const now = useClock(until);
  return (
    <small>
      <FormattedMessage id="voucherCentre.validThrough" values={{ time: momentOf(validUntil) }} />
      {until - now < day ? (
        <>
          {' · '}
          <Countdown
            until={until}
            now={now}
            dayMark={intl.formatMessage({ id: 'order.dayMark' })}
            announce={(minutes) => intl.formatMessage({ id: 'voucherCentre.timeLeft' }, { minutes, name })}
          />
        </>
      ) : null}
    </small>
  );
};

const Standing = ({ voucher: { couponName }, mine: { status, validUntil, useTime, orderNumber } }: Pick<Props, 'voucher' | 'mine'>) => {
  const { momentOf } = useDateFormat();
  const order = orderNumber === null ? null : { name: 'order' as const, orderNumber };
  return (
    <>
      {status === 1 ? <Validity name={couponName} validUntil={validUntil} /> : null}
      {status === 0 ? (
        <small>
          <FormattedMessage id="voucherCentre.expiredOn" values={{ time: momentOf(validUntil) }} />
        </small>
      ) : null}
      {status === 2 && useTime !== null ? (
        <small>
          <FormattedMessage id="voucherCentre.usedOn" values={{ time: momentOf(useTime) }} />
        </small>
      ) : null}
      {order ? (
        <small>
          <PlaceLink place={order}>
            <FormattedMessage id={status === 3 ? 'voucherCentre.heldBy' : 'voucherCentre.order'} values={{ orderNumber }} />
          </PlaceLink>
        </small>
      ) : null}
    </>
  );
};

/** A voucher that the shopper collected: what it brings, until when, what became of it, and the ways to use it or to let it go. */
export const HeldTicket = ({ voucher, mine, isAsked, isGoing, onDelete, onConfirm, onKeep, refusal }: Props) => {
  const intl = useIntl();
  const textOf = useProblemText();
  const termsOf = useVoucherTerms();
  const frame = useKeptFocus<HTMLLIElement>(isAsked, isAsked ? '[role="group"] button:last-child' : 'button');
  const { couponName: name } = voucher;
  return (
    <Ticket ref={frame} refused={mine.status !== 1} data-state={mine.status}>
      <div>
        <b>{name}</b>
        <small>{termsOf(voucher)}</small>
        <Standing voucher={voucher} mine={mine} />
      </div>
      {mine.status === 1 && !isAsked ? (
        <PlaceButton
          kind="secondary"
          small
          snug
          place={{ name: 'voucher', couponId: voucher.couponId }}
          aria-label={intl.formatMessage({ id: 'voucherCentre.useThis' }, { name })}
        >
          <FormattedMessage id="voucherCentre.useNow" />
        </PlaceButton>
      ) : null}
      {isAsked ? (
        <Controls role="group" aria-label={intl.formatMessage({ id: 'voucherCentre.ask' })}>
          <span>
            <FormattedMessage id="voucherCentre.ask" />
          </span>
          <Button
            kind="secondary"
            small
            busy={isGoing}
            onPress={onConfirm}
            label={intl.formatMessage({ id: 'voucherCentre.deleteThis' }, { name })}
          >
            <FormattedMessage id="voucherCentre.delete" />
          </Button>
          <Button kind="quiet" small onPress={onKeep}>
            <FormattedMessage id="voucherCentre.keep" />
          </Button>
        </Controls>
      ) : null}
      {!isAsked && mine.status !== 3 ? (
        <Controls>
          <Button kind="quiet" small onPress={onDelete} label={intl.formatMessage({ id: 'voucherCentre.deleteThis' }, { name })}>
            <FormattedMessage id="voucherCentre.delete" />
          </Button>
        </Controls>
      ) : null}
      {refusal ? <Why role="alert">{textOf(refusal)}</Why> : null}
    </Ticket>
  );
};
