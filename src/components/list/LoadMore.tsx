import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StateValue } from 'xstate';
import { problemMessageId, type Problem } from '#machines/model/problem.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../../design/control/Button.tsx';
import { Callout } from '../../design/Callout.tsx';
import { messageId } from '../hooks/messageId.ts';
import { ListFoot } from './CardList.tsx';

type LoadMoreProps = {
  /** Of the machine that reads the list: its next page is being read (`readingMore`) or could not be read (`moreUnreadable`). */
  snapshot: { value: StateValue; context: { problem: Problem | null } };
  may: (event: { type: 'more.pressed' } | { type: 'retry.pressed' }) => (() => void) | undefined;
  /** What the button says, where a list has its own words for it. */
  words?: ReactNode;
  /** What else leads on. */
  children?: ReactNode;
};

/** The end of what is shown of a list: the way to its next page, and to try again where that could not be read. */
export const LoadMore = ({ snapshot: { value, context }, may, words, children }: LoadMoreProps) => {
  const intl = useIntl();
  const states = statePath(value).split(/[ .]/);
  const isReading = states.includes('readingMore');
  const problem = states.includes('moreUnreadable') ? context.problem : null;
  const onMore = may({ type: 'more.pressed' });
  if (!problem && !onMore && !isReading && !children) return null;
  return (
    <ListFoot>
      {problem ? (
        <>
          <Callout kind="warn" urgent>
            {intl.formatMessage({ id: messageId(problemMessageId(problem.code)) })}
          </Callout>
          <Button kind="secondary" onPress={may({ type: 'retry.pressed' })}>
            <FormattedMessage id="shell.retry" />
          </Button>
        </>
      ) : null}
      {onMore || isReading ? (
        <Button kind="secondary" busy={isReading} onPress={onMore}>
          {words ?? <FormattedMessage id="shell.loadMore" />}
        </Button>
      ) : null}
      {children}
    </ListFoot>
  );
};
