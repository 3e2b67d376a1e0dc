import { FormattedMessage } from 'react-intl';
import type { Refund } from '#machines/model/refund.ts';
import { Callout } from '../../design/Callout.tsx';
import { shopRefusals } from './shopRefusals.ts';

const decisions: readonly string[] = ['refund.upheld', 'refund.denied'];

/** What the shop said last, to a refusal or when it agreed; what it said before that is answered by it. */
const shopWordsOf = ({ timeline, rejectMessage, sellerMsg }: Refund): string | null => {
  const last = timeline.findLast(({ event }) => event === 'refund.accepted' || shopRefusals.includes(event));
  if (last === undefined) return null;
  return shopRefusals.includes(last.event) ? rejectMessage : sellerMsg;
};

/** What the others said to a refund: the shop with its answer, the mall with its decision (contract N5). */
export const RefundWords = ({ refund }: { refund: Refund }) => {
  const shopWords = shopWordsOf(refund);
  const isDecided = refund.timeline.some(({ event }) => decisions.includes(event));
  return (
    <>
      {shopWords ? (
        <Callout kind={refund.statusCode === 'REJECTED' ? 'alarm' : 'sunk'} title={<FormattedMessage id="refund.shopSaid" />}>
          <p>{shopWords}</p>
        </Callout>
      ) : null}
      {isDecided && refund.sellerMsg ? (
        <Callout kind="sunk" title={<FormattedMessage id="refund.step.decided" />}>
          <p>{refund.sellerMsg}</p>
        </Callout>
      ) : null}
    </>
  );
};
