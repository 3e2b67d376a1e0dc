import { FormattedMessage } from 'react-intl';
import { dataExportMachine } from '#machines/dataExport.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { Column } from '../design/layout/Column.tsx';
import { ProblemCallout } from '../components/shell/ProblemCallout.tsx';
import type { Page, ViewOf } from '../app/pageTypes.ts';

const DataExport = ({ snapshot, may }: ViewOf<typeof dataExportMachine>) => (
  <Column data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
    <p>
      <FormattedMessage id="dataExport.hint" />
    </p>
    <ProblemCallout problem={snapshot.context.problem} />
    <p>
      <Button kind="quiet" small busy={snapshot.matches('reading')} onPress={may({ type: 'download.pressed' })}>
        <FormattedMessage id="dataExport.download" />
      </Button>
    </p>
    <p role="status">{snapshot.matches('saved') ? <FormattedMessage id="dataExport.saved" /> : null}</p>
  </Column>
);

export const page = { machine: dataExportMachine, View: DataExport } satisfies Page<typeof dataExportMachine>;
