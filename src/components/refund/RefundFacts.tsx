import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Refund } from '#machines/model/refund.ts';
import { Picture } from '../../design/Picture.tsx';
import { Facts } from '../../design/Facts.tsx';
import { styled } from '../../design/stitches.config.ts';
import { messageId } from '../hooks/messageId.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';
import { PlaceText } from '../link/PlaceText.tsx';
import { refundKindId } from './refundKindId.ts';

const Photos = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', '& > *': { inlineSize: '96px' } });

/** What was asked for and why, where the money goes, and who carries the goods back. */
export const RefundFacts = ({ refund }: { refund: Refund }) => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  const { returnAddr, refundDelivery, escalation } = refund;
  const isToReturn = refund.statusCode === 'ACCEPTED' || refund.statusCode === 'BUYER_SHIPPED';
  const photos = [...refund.photoFiles, ...(escalation?.photoFiles ?? [])];
  const rows: [string, ReactNode][] = [
    ['refundSn', refund.refundSn],
    [
      'order',
      <PlaceText key="order" place={{ name: 'order', orderNumber: refund.orderNumber }}>
        {refund.orderNumber}
      </PlaceText>,
    ],
    ['kind', <FormattedMessage key="kind" id={refundKindId(refund)} />],
    ['pieces', intl.formatNumber(refund.goodsNum)],
    ['applyTime', momentOf(refund.applyTime)],
    ['reason', refund.buyerReasonDesc],
    ['words', refund.buyerDesc],
    ['escalation', escalation?.desc],
    ['returnTo', isToReturn && returnAddr && [returnAddr.receiver, returnAddr.addr].join(', ')],
    ['courier', refundDelivery?.deyName],
    ['number', refundDelivery?.deyNu],
  ];
  return (
    <>
      <Facts
        rows={rows
          .filter(([, text]) => text)
          .map(([id, text]) => ({ id, name: <FormattedMessage id={messageId(`refund.fact.${id}`)} />, text }))}
      />
      {photos.length > 0 ? (
        <Photos role="group" aria-label={intl.formatMessage({ id: 'refund.photos' })}>
          {photos.map((url, at) => (
            <Picture key={url} src={url} alt={intl.formatMessage({ id: 'photo.name' }, { number: at + 1 })} filling />
          ))}
        </Photos>
      ) : null}
    </>
  );
};
