import { FormattedMessage, useIntl } from 'react-intl';
import { problemMessageId } from '#machines/model/problem.ts';
import { longestSentence, problemReportMachine } from '#machines/problemReport.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { Form } from '../design/control/Form.tsx';
import { Callout } from '../design/Callout.tsx';
import { Sheet } from '../design/layout/Sheet.tsx';
import { styled } from '../design/stitches.config.ts';
import { TextArea } from '../design/control/TextArea.tsx';
import { messageId } from '../components/hooks/messageId.ts';
import type { Page, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof problemReportMachine>;

const Code = styled('output', {
  display: 'block',
  padding: '$4',
  borderRadius: '$m',
  backgroundColor: '$paperSunk',
  text: '$28',
  fontWeight: '$heading',
  letterSpacing: '.12em',
  textAlign: 'center',
  userSelect: 'all',
  fontVariantNumeric: 'tabular-nums',
});

const Writing = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { sentence, problem } = snapshot.context;
  const submit = may({ type: 'send.pressed' });
  return (
    <Form label={intl.formatMessage({ id: 'shell.report' })} onSubmit={submit}>
      {problem ? (
        <Callout kind="alarm" urgent title={intl.formatMessage({ id: messageId(problemMessageId(problem.code)) })}>
          <p>
            <FormattedMessage id="problemReport.notSent" />
          </p>
        </Callout>
      ) : null}
      <TextArea
        label={intl.formatMessage({ id: 'problemReport.sentence' })}
        value={sentence}
        limit={longestSentence}
        error={sentence.length > longestSentence ? intl.formatMessage({ id: 'problemReport.tooLong' }, { limit: longestSentence }) : null}
        onChange={may({ type: 'sentence.typed', text: '' }, 'text')}
      />
      <Button kind="primary" wide submit busy={snapshot.matches('sending')} onPress={submit}>
        <FormattedMessage id="problemReport.send" />
      </Button>
    </Form>
  );
};

const Sent = ({ snapshot, may }: View) => (
  <>
    <Code aria-label={snapshot.context.code}>{snapshot.context.code}</Code>
    <Button kind="secondary" wide busy={snapshot.matches({ sent: 'copying' })} onPress={may({ type: 'copy.pressed' })}>
      <FormattedMessage id="problemReport.copy" />
    </Button>
    <p role="status">
      {snapshot.matches({ sent: 'copied' }) ? <FormattedMessage id="problemReport.copied" /> : null}
      {snapshot.matches({ sent: 'uncopied' }) ? <FormattedMessage id="problemReport.uncopied" /> : null}
    </p>
  </>
);

const ReportDialog = (view: View) => {
  const intl = useIntl();
  const { snapshot, may } = view;
  const isSent = snapshot.matches('sent');
  return (
    <Sheet
      open
      title={intl.formatMessage({ id: isSent ? 'problemReport.sent' : 'shell.report' })}
      lead={intl.formatMessage({ id: isSent ? 'problemReport.sentWhy' : 'problemReport.lead' })}
      closeLabel={intl.formatMessage({ id: 'shell.close' })}
      onClose={may({ type: 'close.pressed' })}
      state={statePath(snapshot.value)}
      busy={snapshot.hasTag('busy')}
    >
      {isSent ? <Sent {...view} /> : <Writing {...view} />}
    </Sheet>
  );
};

export const page = { machine: problemReportMachine, View: ReportDialog } satisfies Page<typeof problemReportMachine>;
