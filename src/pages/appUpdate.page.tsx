import { FormattedMessage } from 'react-intl';
import { appUpdateMachine } from '#machines/appUpdate.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { styled } from '../design/stitches.config.ts';
import type { Page, ViewOf } from '../app/pageTypes.ts';

const Slip = styled('section', {
  position: 'fixed',
  zIndex: '$toast',
  insetInline: '$4',
  insetBlockEnd: 'calc(76px + env(safe-area-inset-bottom))',
  '@phone': { 'body:has(main > :not([style*=none]) [data-bar]) &': { marginBlockEnd: '$sizes$buyBar' } },
  display: 'grid',
  gap: '$3',
  padding: '$4',
  borderRadius: '$m',
  backgroundColor: '$paperRaised',
  border: '1px solid $line',
  boxShadow: '$lift',
  '& > p': { text: '$14' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '$2' },
  '& > div > button': { flex: '1 1 120px', inlineSize: 'auto' },
  '@desk': { insetInlineEnd: 'auto', insetInlineStart: '$5', insetBlockEnd: '$5', inlineSize: '400px' },
});

const EditionSlip = ({ snapshot, may }: ViewOf<typeof appUpdateMachine>) => (
  <Slip data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')} aria-labelledby="edition">
    <p id="edition" role="status">
      <FormattedMessage id="appUpdate.new" />
    </p>
    <div>
      <Button kind="primary" busy={snapshot.matches('changing')} onPress={may({ type: 'reload.pressed' })}>
        <FormattedMessage id="appUpdate.reload" />
      </Button>
      <Button kind="quiet" onPress={may({ type: 'later.pressed' })}>
        <FormattedMessage id="appUpdate.later" />
      </Button>
    </div>
  </Slip>
);

export const page = { machine: appUpdateMachine, View: EditionSlip } satisfies Page<typeof appUpdateMachine>;
