import { FormattedMessage, useIntl } from 'react-intl';
import { isEnding, listShareMachine, refusalOf, shareDays } from '#machines/listShare.machine.ts';
import { shareModes, type ListShare, type ShareMode } from '#machines/model/groceryList.ts';
import type { Place } from '#machines/model/place.ts';
import { shareModeOf } from '#machines/rules/groceryList.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { RadioCards } from '../design/control/RadioCards.tsx';
import { Select } from '../design/control/Select.tsx';
import { TextButton } from '../design/control/TextLink.tsx';
import { Callout } from '../design/Callout.tsx';
import { styled } from '../design/stitches.config.ts';
import { useDateFormat } from '../components/hooks/useDateFormat.ts';
import { useShareLink } from '../components/hooks/useShareLink.ts';
import { sharePart } from '../components/product/pageWidgets.ts';
import { ConfirmSheet } from '../components/shell/ConfirmSheet.tsx';
import { LazySheet } from '../components/shell/LazySheet.tsx';
import { LazyWidget } from '../components/shell/LazyWidget.tsx';
import { QrCode } from '../components/shell/QrCode.tsx';
import { useProblemText } from '../components/useProblemText.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof listShareMachine>;

const Box = styled('div', {
  display: 'grid',
  gap: '$3',
  justifyItems: 'start',
  '& output': {
    padding: '$3',
    borderRadius: '$m',
    backgroundColor: '$paperSunk',
    text: '$13',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});

const Opened = ({ share }: { share: ListShare }) => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  const place: Place = { name: 'sharedList', shareCode: share.shareCode, copy: false };
  const { link, isWhole } = useShareLink(place);
  return (
    <Box>
      <p>
        <FormattedMessage id={`listShare.open.${share.mode}`} values={{ time: momentOf(share.expireTime) }} />
      </p>
      <output aria-label={intl.formatMessage({ id: 'listShare.link' })}>{link}</output>
      <QrCode text={isWhole ? link : null} label={intl.formatMessage({ id: 'listShare.qr' })} />
      <LazyWidget {...sharePart(place, intl.formatMessage({ id: 'listShare.title' }))} />
    </Box>
  );
};

const Sheet = ({ snapshot, may, send }: View) => {
  const intl = useIntl();
  const textOf = useProblemText();
  const { share, mode, days } = snapshot.context;
  const refused = refusalOf(snapshot);
  const isChoosing = snapshot.matches({ open: 'settled' });
  return (
    <LazySheet
      open={snapshot.matches('open') && !isEnding(snapshot)}
      title={intl.formatMessage({ id: 'listShare.title' })}
      closeLabel={intl.formatMessage({ id: 'shell.close' })}
      onClose={may({ type: 'close.pressed' })}
    >
      {refused ? (
        <Callout kind="alarm" urgent>
          {textOf(refused)}
        </Callout>
      ) : null}
      {share ? <Opened share={share} /> : null}
      <RadioCards
        label={intl.formatMessage({ id: 'listShare.mode' })}
        kind="row"
        value={shareModeOf(mode, share)}
        onChange={isChoosing ? (chosen) => send({ type: 'mode.chosen', mode: chosen as ShareMode }) : undefined}
        cards={shareModes.map((each: ShareMode) => ({
          value: each,
          label: intl.formatMessage({ id: `listShare.mode.${each}` }),
          note: intl.formatMessage({ id: `listShare.note.${each}` }),
        }))}
      />
      <Select
        label={intl.formatMessage({ id: 'listShare.days' })}
        value={String(days)}
        options={shareDays.map((each) => ({ value: String(each), label: intl.formatMessage({ id: 'listShare.forDays' }, { days: each }) }))}
        onChange={isChoosing ? (value) => send({ type: 'days.chosen', days: Number(value) }) : undefined}
      />
      <p>
        <FormattedMessage id="listShare.notes" />
      </p>
      <Button kind="primary" wide busy={snapshot.matches({ open: 'saving' })} onPress={may({ type: 'share.pressed' })}>
        <FormattedMessage id={share ? 'listShare.change' : 'listShare.share'} />
      </Button>
      {share ? (
        <Button kind="quiet" wide onPress={may({ type: 'revoke.pressed' })}>
          <FormattedMessage id="listShare.revoke" />
        </Button>
      ) : null}
    </LazySheet>
  );
};

const ListShareView = (view: View) => {
  const { snapshot, may } = view;
  const intl = useIntl();
  return (
    <div data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy') || undefined}>
      <TextButton tall soft onPress={may({ type: 'open.pressed' })}>
        <FormattedMessage id="listShare.open" />
      </TextButton>
      <Sheet {...view} />
      <ConfirmSheet
        open={isEnding(snapshot)}
        title={intl.formatMessage({ id: 'listShare.sure' })}
        confirm={<FormattedMessage id="listShare.revoke" />}
        decline={<FormattedMessage id="listShare.keep" />}
        busy={snapshot.matches({ open: 'revoking' })}
        onConfirm={may({ type: 'revoke.confirmed' })}
        onDecline={may({ type: 'revoke.declined' })}
      >
        <p>
          <FormattedMessage id="listShare.sureText" />
        </p>
      </ConfirmSheet>
    </div>
  );
};

export const page = { machine: listShareMachine, View: ListShareView } satisfies PageModule<typeof listShareMachine>;
