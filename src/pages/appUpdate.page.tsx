import { FormattedMessage } from 'react-intl';
import { appUpdateMachine } from '#machines/appUpdate.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { styled } from '../design/stitches.config.ts';
import { Slip } from '../components/shell/Slip.tsx';
import type { Page, ViewOf } from '../app/pageTypes.ts';

const Acts = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& > button': { flex: '1 1 120px', inlineSize: 'auto' },
});

const EditionSlip = ({ snapshot, may }: ViewOf<typeof appUpdateMachine>) => (
  <Slip data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')} aria-labelledby="edition">
    <p id="edition" role="status">
      <FormattedMessage id="appUpdate.new" />
    </p>
    <Acts>
      <Button kind="primary" busy={snapshot.matches('changing')} onPress={may({ type: 'reload.pressed' })}>
        <FormattedMessage id="appUpdate.reload" />
      </Button>
      <Button kind="quiet" onPress={may({ type: 'later.pressed' })}>
        <FormattedMessage id="appUpdate.later" />
      </Button>
    </Acts>
  </Slip>
);

export const page = { machine: appUpdateMachine, View: EditionSlip } satisfies Page<typeof appUpdateMachine>;
