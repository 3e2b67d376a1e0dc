import { FormattedMessage, useIntl } from 'react-intl';
import { problemMessageId, type Problem } from '#machines/model/problem.ts';
import { reportReasons, type ReportReason } from '#machines/model/review.ts';
import { Callout } from '../../design/Callout.tsx';
import { Button } from '../../design/control/Button.tsx';
import { messageId } from '../hooks/messageId.ts';
import { LazySheet } from '../shell/LazySheet.tsx';
import type { Press } from '../../design/press.ts';

type ReportSheetProps = {
  open: boolean;
  /** The reason that is on its way. */
  sent: ReportReason | null;
  problem: Problem | null;
  onReason: (reason: ReportReason) => Press;
  onClose: Press;
};

/** Asks what is wrong with a review; each answer sends the report. */
export const ReportSheet = ({ open, sent, problem, onReason, onClose }: ReportSheetProps) => {
  const intl = useIntl();
  return (
    <LazySheet
      open={open}
      title={intl.formatMessage({ id: 'reviews.reportTitle' })}
      closeLabel={intl.formatMessage({ id: 'shell.close' })}
      onClose={onClose}
      busy={sent !== null}
    >
      {problem ? (
        <Callout kind="alarm" urgent>
          {intl.formatMessage({
            id: problem.code === 'TRANSITION_NOT_ALLOWED' ? 'reviews.reportOwn' : messageId(problemMessageId(problem.code)),
          })}
        </Callout>
      ) : null}
      {reportReasons.map((reason) => (
        <Button key={reason} kind="secondary" wide busy={sent === reason} onPress={onReason(reason)}>
          <FormattedMessage id={`reviews.reportReason.${reason}`} />
        </Button>
      ))}
    </LazySheet>
  );
};
