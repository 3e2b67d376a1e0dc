import { FormattedMessage } from 'react-intl';
import { restockMachine } from '#machines/restock.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import { Button } from '../design/Button.tsx';
import type { Page as PageModule, ViewOf } from '../view.ts';

const RestockView = ({ snapshot, may }: ViewOf<typeof restockMachine>) => {
  const { isOn } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  return (
    <div data-state={stateWord(snapshot.value)} aria-busy={isBusy}>
      {snapshot.matches('unreadable') ? (
        <Button kind="quiet" wide onPress={may({ type: 'retry.pressed' })}><FormattedMessage id="shell.retry" /></Button>
      ) : (
        <Button kind={isOn ? 'quiet' : 'secondary'} wide busy={isBusy} onPress={may({ type: 'notice.toggled' })}>
          <FormattedMessage id={isOn ? 'restock.stop' : 'restock.start'} />
        </Button>
      )}
    </div>
  );
};

export const page = { machine: restockMachine, View: RestockView } satisfies PageModule<typeof restockMachine>;
