import { useIntl } from 'react-intl';
import { statePath } from '#machines/rules/statePath.ts';
import type { toastsMachine } from '#machines/toasts.machine.ts';
import { Toasts } from '../../design/Toasts.tsx';
import type { ViewOf } from '../../app/pageTypes.ts';
import { messageId } from '../hooks/messageId.ts';

/** What the shop says in passing, three sentences at most; the mall's own words where it gave some (spec 8). */
export const ToastsView = ({ snapshot, may }: ViewOf<typeof toastsMachine>) => {
  const intl = useIntl();
  return (
    <div data-state={statePath(snapshot.value)}>
      <Toasts
        closeLabel={intl.formatMessage({ id: 'shell.close' })}
        toasts={snapshot.context.toasts.map(({ number, kind, id, values, desc }) => ({
          id: number,
          kind,
          text: desc ?? intl.formatMessage({ id: messageId(id) }, values),
          onClose: may({ type: 'toast.closed', number }),
        }))}
      />
    </div>
  );
};
