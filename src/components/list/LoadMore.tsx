import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StateValue } from 'xstate';
import type { Problem } from '#machines/model/problem.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../../design/control/Button.tsx';
import { ListFoot } from './CardList.tsx';
import { MoreProblem } from './MoreProblem.tsx';
import type { Press } from '../../design/press.ts';

type LoadMoreProps = {
  /** Of the machine that reads the list: its next page is being read (`readingMore`) or could not be read (`moreUnreadable`). */
  snapshot: { value: StateValue; context: { problem: Problem | null } };
  may: (event: { type: 'more.pressed' } | { type: 'retry.pressed' }) => Press;
  /** What the button says, where a list has its own words for it. */
  words?: ReactNode;
  /** What else leads on. */
  children?: ReactNode;
};

/** The end of what is shown of a list: the way to its next page, and to try again where that could not be read. */
export const LoadMore = ({ snapshot: { value, context }, may, words, children }: LoadMoreProps) => {
  const states = statePath(value).split(/[ .]/);
  const isReading = states.includes('readingMore');
  const problem = states.includes('moreUnreadable') ? context.problem : null;
  const onMore = may({ type: 'more.pressed' });
  if (!problem && !onMore && !isReading && !children) return null;
  return (
    <ListFoot>
      {problem ? <MoreProblem problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {onMore || isReading ? (
        <Button kind="secondary" busy={isReading} onPress={onMore}>
          {words ?? <FormattedMessage id="shell.loadMore" />}
        </Button>
      ) : null}
      {children}
    </ListFoot>
  );
};
