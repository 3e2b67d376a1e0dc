import { FormattedMessage, useIntl } from 'react-intl';
import { sentenceOf } from '#machines/problem.ts';
import { longestSentence, reportMachine } from '#machines/report.machine.ts';
import { stateWord } from '#machines/stateWord.ts';
import { Button } from '../design/Button.tsx';
import { Form } from '../design/Form.tsx';
import { Note } from '../design/Note.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { styled } from '../design/stitches.config.ts';
import { TextArea } from '../design/TextArea.tsx';
import { messageId } from '../parts/messageId.ts';
import type { Page, ViewOf } from '../view.ts';

type View = ViewOf<typeof reportMachine>;

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

const Writing = ({ snapshot, send, may }: View) => {
  const intl = useIntl();
  const { sentence, problem } = snapshot.context;
  const submit = may({ type: 'send.pressed' });
  return (
    <Form label={intl.formatMessage({ id: 'shell.report' })} onSubmit={submit}>
      {problem ? <Note kind="alarm" urgent title={intl.formatMessage({ id: messageId(sentenceOf(problem.code)) })}><p><FormattedMessage id="report.notSent" /></p></Note> : null}
      <TextArea
        label={intl.formatMessage({ id: 'report.sentence' })}
        value={sentence}
        limit={longestSentence}
        error={sentence.length > longestSentence ? intl.formatMessage({ id: 'report.tooLong' }, { limit: longestSentence }) : null}
        onChange={snapshot.matches('writing') ? (text) => send({ type: 'sentence.typed', text }) : undefined}
      />
      <Button kind="primary" wide submit busy={snapshot.matches('sending')} onPress={submit}><FormattedMessage id="report.send" /></Button>
    </Form>
  );
};

const Sent = ({ snapshot, may }: View) => (
  <>
    <Code aria-label={snapshot.context.code}>{snapshot.context.code}</Code>
    <Button kind="secondary" wide busy={snapshot.matches({ sent: 'copying' })} onPress={may({ type: 'copy.pressed' })}><FormattedMessage id="report.copy" /></Button>
    <p role="status">
      {snapshot.matches({ sent: 'copied' }) ? <FormattedMessage id="report.copied" /> : snapshot.matches({ sent: 'uncopied' }) ? <FormattedMessage id="report.uncopied" /> : null}
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
      title={intl.formatMessage({ id: isSent ? 'report.sent' : 'shell.report' })}
      lead={intl.formatMessage({ id: isSent ? 'report.sentWhy' : 'report.lead' })}
      closeLabel={intl.formatMessage({ id: 'shell.close' })}
      onClose={may({ type: 'close.pressed' })}
      state={stateWord(snapshot.value)}
      busy={snapshot.hasTag('busy')}
    >
      {isSent ? <Sent {...view} /> : <Writing {...view} />}
    </Sheet>
  );
};

export const page = { machine: reportMachine, View: ReportDialog } satisfies Page<typeof reportMachine>;
