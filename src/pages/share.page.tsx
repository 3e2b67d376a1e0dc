import { FormattedMessage, useIntl } from 'react-intl';
import { shareMachine } from '#machines/share.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import { styled } from '../design/stitches.config.ts';
import { TextButton } from '../design/TextLink.tsx';
import { useAround } from '../parts/around.ts';
import { sharedAddress } from '../sharedAddress.ts';
import type { Page, ViewOf } from '../view.ts';

const Link = styled('output', { display: 'block', padding: '$3', borderRadius: '$m', backgroundColor: '$paperSunk', text: '$13', overflowWrap: 'anywhere', userSelect: 'all' });

const ShareView = ({ snapshot, may }: ViewOf<typeof shareMachine>) => {
  const intl = useIntl();
  const { addressOf } = useAround();
  const { place, here } = snapshot.context;
  return (
    <div data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy') || undefined}>
      <TextButton tall soft onPress={may({ type: 'share.pressed' })}><FormattedMessage id="share.share" /></TextButton>
      {snapshot.matches('shown') ? (
        <div role="status">
          <p><FormattedMessage id="share.byHand" /></p>
          <Link aria-label={intl.formatMessage({ id: 'share.link' })}>{sharedAddress(addressOf(place), here.regionId)}</Link>
        </div>
      ) : null}
    </div>
  );
};

export const page = { machine: shareMachine, View: ShareView } satisfies Page<typeof shareMachine>;
