import { FormattedMessage, useIntl } from 'react-intl';
import { undoMachine } from '#machines/undo.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { Undo, UndoKind } from '#machines/model/undo.ts';
import { Countdown } from '../design/Countdown.tsx';
import { Button } from '../design/control/Button.tsx';
import { IconButton } from '../design/control/IconButton.tsx';
import { CloseIcon } from '../design/icon/icons.tsx';
import { styled } from '../design/stitches.config.ts';
import { useClock } from '../components/hooks/useClock.ts';
import { Slip } from '../components/shell/Slip.tsx';
import type { Page, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof undoMachine>;

const Row = styled('div', { display: 'flex', alignItems: 'center', gap: '$3', '& > :last-child': { marginInlineStart: 'auto' } });
const Left = styled('small', { color: '$inkSoft', fontVariantNumeric: 'tabular-nums' });

const sentences = {
  LIST: 'undo.list',
  LIST_ITEMS: 'undo.listItems',
  ORDER: 'undo.order',
  NOTICES: 'undo.notices',
  CANCEL_WITHDRAWN: 'undo.cancelWithdrawn',
  GROUP_LEFT: 'undo.groupLeft',
} as const satisfies Record<UndoKind, string>;

const Offer = ({ undo, snapshot, may }: Pick<View, 'snapshot' | 'may'> & { undo: Undo }) => {
  const intl = useIntl();
  const { kind, name, count, until } = undo;
  const now = useClock(until);
  return (
    <Slip aria-label={intl.formatMessage({ id: 'undo.label' })}>
      <p>
        <FormattedMessage id={sentences[kind]} values={{ name, count }} />
      </p>
      <Row>
        <Button kind="secondary" small busy={snapshot.matches('takingBack')} onPress={may({ type: 'undo.pressed' })}>
          <FormattedMessage id={kind === 'GROUP_LEFT' ? 'undo.stay' : 'undo.press'} />
        </Button>
        <Left>
          <Countdown until={until} now={now} dayMark="" />
        </Left>
        <IconButton label={intl.formatMessage({ id: 'undo.close' })} onPress={may({ type: 'close.pressed' })}>
          <CloseIcon />
        </IconButton>
      </Row>
    </Slip>
  );
};

const UndoView = ({ snapshot, may }: View) => {
  const [undo] = snapshot.context.undos;
  return (
    <div role="status" data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {undo ? <Offer key={undo.token} undo={undo} snapshot={snapshot} may={may} /> : null}
    </div>
  );
};

export const page = { machine: undoMachine, View: UndoView } satisfies Page<typeof undoMachine>;
