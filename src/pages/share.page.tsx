import { FormattedMessage, useIntl } from 'react-intl';
import { shareMachine } from '#machines/share.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { styled } from '../design/stitches.config.ts';
import { TextButton } from '../design/control/TextLink.tsx';
import { useAppContext } from '../app/AppContext.ts';
import { shareUrl } from '../navigation/shareUrl.ts';
import type { Page, ViewOf } from '../app/pageTypes.ts';

const Link = styled('output', {
  display: 'block',
  padding: '$3',
  borderRadius: '$m',
  backgroundColor: '$paperSunk',
  text: '$13',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

const ShareView = ({ snapshot, may }: ViewOf<typeof shareMachine>) => {
  const intl = useIntl();
  const { addressOf } = useAppContext();
  const { place, visitor } = snapshot.context;
  return (
    <div data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy') || undefined}>
      <TextButton tall soft onPress={may({ type: 'share.pressed' })}>
        <FormattedMessage id="share.share" />
      </TextButton>
      {snapshot.matches('shown') ? (
        <div role="status">
          <p>
            <FormattedMessage id="share.byHand" />
          </p>
          <Link aria-label={intl.formatMessage({ id: 'share.link' })}>{shareUrl(addressOf(place), visitor.regionId)}</Link>
        </div>
      ) : null}
    </div>
  );
};

export const page = { machine: shareMachine, View: ShareView } satisfies Page<typeof shareMachine>;
