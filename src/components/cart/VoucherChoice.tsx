import { FormattedMessage, useIntl } from 'react-intl';
import { statePath } from '#machines/rules/statePath.ts';
import type { voucherChoiceMachine } from '#machines/voucherChoice.machine.ts';
import { Button } from '../../design/control/Button.tsx';
import type { ViewOf } from '../../app/pageTypes.ts';
import { LazySheet } from '../shell/LazySheet.tsx';
import { VoucherList } from './VoucherList.tsx';

/** Opens the shopper's vouchers beside what he buys, in a sheet. */
export const VoucherChoice = (view: ViewOf<typeof voucherChoiceMachine>) => {
  const intl = useIntl();
  const { snapshot, may } = view;
  return (
    <div data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <Button kind="quiet" small onPress={may({ type: 'choice.opened' })}>
        <FormattedMessage id="voucherChoice.choose" />
      </Button>
      <LazySheet
        open={snapshot.matches('open')}
        title={intl.formatMessage({ id: 'voucherChoice.title' })}
        closeLabel={intl.formatMessage({ id: 'shell.close' })}
        onClose={may({ type: 'choice.closed' })}
      >
        <VoucherList {...view} />
      </LazySheet>
    </div>
  );
};
