import { FormattedMessage } from 'react-intl';
import { restockAlertMachine } from '#machines/restockAlert.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const RestockView = ({ snapshot, may }: ViewOf<typeof restockAlertMachine>) => {
  const { isOn } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  return (
    <div data-state={statePath(snapshot.value)} aria-busy={isBusy}>
      {snapshot.matches('unreadable') ? (
        <Button kind="quiet" wide onPress={may({ type: 'retry.pressed' })}>
          <FormattedMessage id="shell.retry" />
        </Button>
      ) : (
        <Button kind={isOn ? 'quiet' : 'secondary'} wide busy={isBusy} onPress={may({ type: 'notice.toggled' })}>
          <FormattedMessage id={isOn ? 'restockAlert.stop' : 'restockAlert.start'} />
        </Button>
      )}
    </div>
  );
};

export const page = { machine: restockAlertMachine, View: RestockView } satisfies PageModule<typeof restockAlertMachine>;
