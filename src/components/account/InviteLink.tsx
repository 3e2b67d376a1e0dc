import { FormattedMessage, useIntl } from 'react-intl';
import type { InviteInfo } from '#machines/model/invitation.ts';
import type { Place } from '#machines/model/place.ts';
import { useAppContext } from '../../app/AppContext.ts';
import { styled } from '../../design/stitches.config.ts';
import { QrCode } from '../shell/QrCode.tsx';
import { useShareLink } from '../hooks/useShareLink.ts';
import { sharePart } from '../product/pageWidgets.ts';
import { LazyWidget } from '../shell/LazyWidget.tsx';

const Box = styled('div', {
  display: 'grid',
  gap: '$4',
  maxInlineSize: '$column',
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

/** The code and the link that bring friends, to read out, to copy, to scan and to share. */
export const InviteLink = ({ info: { inviteCode } }: { info: InviteInfo }) => {
  const intl = useIntl();
  const { brand } = useAppContext();
  const place: Place = { name: 'register', invite: inviteCode };
  const { link, isWhole } = useShareLink(place);
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
      <QrCode text={isWhole ? link : null} label={intl.formatMessage({ id: 'invitation.qr' })} />
    </Box>
  );
};
