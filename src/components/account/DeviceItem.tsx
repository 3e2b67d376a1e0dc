import { FormattedMessage, useIntl } from 'react-intl';
import type { DeviceSession } from '#machines/model/account.ts';
import { Badge } from '../../design/Badge.tsx';
import { Button } from '../../design/control/Button.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';
import type { Press } from '../../design/press.ts';

const Frame = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '$3',
  alignItems: 'center',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$l',
  backgroundColor: '$paperRaised',
  '& strong': { display: 'block', text: '$16', fontWeight: '$bold' },
  '& small': { display: 'block', text: '$13', color: '$inkSoft', overflowWrap: 'anywhere' },
});

type Props = { device: DeviceSession; isBusy: boolean; onEnd: Press };

/** A browser in which the shopper is logged in: what it is, where and when it was here last, and the way out of it. */
export const DeviceItem = ({ device: { device, region, ip, lastTime, current }, isBusy, onEnd }: Props) => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  const name = device || intl.formatMessage({ id: 'devices.unknown' });
  return (
    <Frame>
      <div>
        <strong>{name}</strong>
        <small>{[region, ip].filter(Boolean).join(' · ')}</small>
        {current ? null : (
          <small>
            <FormattedMessage id="devices.last" values={{ time: momentOf(lastTime) }} />
          </small>
        )}
      </div>
      {current ? (
        <Badge kind="quiet">
          <FormattedMessage id="devices.this" />
        </Badge>
      ) : (
        <Button kind="quiet" small busy={isBusy} onPress={onEnd} label={intl.formatMessage({ id: 'devices.endThis' }, { name })}>
          <FormattedMessage id="devices.end" />
        </Button>
      )}
    </Frame>
  );
};
