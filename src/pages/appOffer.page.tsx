import { FormattedMessage, useIntl } from 'react-intl';
import { appOfferMachine } from '#machines/appOffer.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { AppDownload } from '#machines/model/appDownload.ts';
import { useAppContext } from '../app/AppContext.ts';
import { IconButton } from '../design/control/IconButton.tsx';
import { TextLink } from '../design/control/TextLink.tsx';
import { CloseIcon } from '../design/icon/icons.tsx';
import { styled } from '../design/stitches.config.ts';
import { QrCode } from '../components/shell/QrCode.tsx';
import { InNewTab } from '../components/link/InNewTab.tsx';
import { Slip } from '../components/shell/Slip.tsx';
import type { Page, ViewOf } from '../app/pageTypes.ts';
import type { Press } from '../design/press.ts';

/** Where one talks, the words are written at its place; who is about to pay is not held up. */
const Offer = styled(Slip, { 'body:has([role=log], [data-paying]) &': { display: 'none' } });
const Head = styled('div', {
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '$2',
  '& > h2': { text: '$16', fontWeight: '$bold', paddingBlock: '$2', overflowWrap: 'anywhere' },
});
const Body = styled('div', {
  display: 'grid',
  gap: '$3',
  '& > div': { display: 'grid', alignContent: 'start', gap: '$1', text: '$14' },
  // Nobody scans the screen of the phone that he holds.
  '@phone': { '& > :first-child, & p': { display: 'none' } },
  '@desk': { gridTemplateColumns: '160px minmax(0, 1fr)' },
});
const stores = [
  { id: 'appOffer.appStore', urlOf: ({ appStoreUrl }: AppDownload) => appStoreUrl },
  { id: 'appOffer.googlePlay', urlOf: ({ playStoreUrl }: AppDownload) => playStoreUrl },
] as const;

const Download = ({ download, onClose }: { download: AppDownload; onClose: Press }) => {
  const intl = useIntl();
  const { brand } = useAppContext();
  return (
    <>
      <Head>
        <h2 id="appOffer">
          <FormattedMessage id="appOffer.title" values={{ brand }} />
        </h2>
        <IconButton label={intl.formatMessage({ id: 'appOffer.close' })} onPress={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Body>
        <QrCode text={download.qrContent} label={intl.formatMessage({ id: 'appOffer.qr' }, { brand })} />
        <div>
          <p>
            <FormattedMessage id="appOffer.scan" />
          </p>
          {stores.map(({ id, urlOf }) => (
            <TextLink key={id} tall href={urlOf(download)} target="_blank" rel="noopener">
              <FormattedMessage id={id} />
              <InNewTab />
            </TextLink>
          ))}
        </div>
      </Body>
    </>
  );
};

const AppOffer = ({ snapshot, may }: ViewOf<typeof appOfferMachine>) => {
  const { download } = snapshot.context;
  const state = statePath(snapshot.value);
  if (download === null) return <span hidden data-state={state} aria-busy={snapshot.hasTag('busy')} />;
  return (
    <Offer data-state={state} aria-labelledby="appOffer">
      <Download download={download} onClose={may({ type: 'close.pressed' })} />
    </Offer>
  );
};

export const page = { machine: appOfferMachine, View: AppOffer } satisfies Page<typeof appOfferMachine>;
