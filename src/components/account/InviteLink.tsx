import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { encode } from 'uqr';
import type { InviteInfo } from '#machines/model/invitation.ts';
import type { Place } from '#machines/model/place.ts';
import { useAppContext } from '../../app/AppContext.ts';
import { styled } from '../../design/stitches.config.ts';
import { shareUrl } from '../../navigation/shareUrl.ts';
import { sharePart } from '../product/pageWidgets.ts';
import { LazyWidget } from '../shell/LazyWidget.tsx';

const Box = styled('div', {
  display: 'grid',
  gap: '$4',
  maxInlineSize: '720px',
  padding: '$5',
  border: '1px solid $line',
  borderRadius: '$l',
  backgroundColor: '$paperRaised',
  '@four': { gridTemplateColumns: 'minmax(0, 1fr) 160px', alignItems: 'start' },
  '& dl': { display: 'grid', gap: '$1', margin: 0 },
  '& dt': { text: '$13', color: '$inkSoft' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', userSelect: 'all' },
  '& dd.code': { text: '$28', fontWeight: '$heading', letterSpacing: '.08em' },
});
// A camera wants dark on light, by night too.
const Code = styled('div', {
  inlineSize: '160px',
  blockSize: '160px',
  padding: '8px',
  borderRadius: '$s',
  backgroundColor: '$qrPaper',
  '& svg': { display: 'block', inlineSize: '100%', blockSize: '100%', fill: '$qrInk' },
});

const nothingChanges = () => () => undefined;

/** The address of the shop, once its page is alive; a document does not know it. */
const useOrigin = (): string | null =>
  useSyncExternalStore(
    nothingChanges,
    () => location.origin,
    () => null,
  );

const dotsOf = (text: string): { size: number; path: string } => {
  const { size, data } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
};

const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = dotsOf(text);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
};

/** The code and the link that bring friends, to read out, to copy, to scan and to share. */
export const InviteLink = ({ info: { inviteCode } }: { info: InviteInfo }) => {
  const intl = useIntl();
  const { addressOf, brand, here } = useAppContext();
  const origin = useOrigin();
  const place: Place = { name: 'register', invite: inviteCode };
  const link = origin === null ? addressOf(place) : shareUrl(addressOf(place), here.regionId);
  return (
    <Box>
      <div>
        <dl>
          <dt>
            <FormattedMessage id="invitation.code" />
          </dt>
          <dd className="code">{inviteCode}</dd>
          <dt>
            <FormattedMessage id="invitation.link" />
          </dt>
          <dd>{link}</dd>
        </dl>
        <LazyWidget {...sharePart(place, intl.formatMessage({ id: 'invitation.shareTitle' }, { brand }))} />
      </div>
      <Code>{origin === null ? null : <QrCode text={link} label={intl.formatMessage({ id: 'invitation.qr' })} />}</Code>
    </Box>
  );
};
