import { FormattedMessage, useIntl } from 'react-intl';
import { problemMessageId } from '#machines/model/problem.ts';
import type { GroceryItem } from '#machines/model/groceryList.ts';
import type { ListIntent } from '#machines/rules/groceryList.ts';
import { Callout } from '../../design/Callout.tsx';
import { TextButton } from '../../design/control/TextLink.tsx';
import { messageId } from '../hooks/messageId.ts';
import { RetryText } from '../shell/RetryText.tsx';
import type { Press } from '../../design/press.ts';

type Props = {
  /** Of the list on the page: what was refused is called by their names. */
  items: readonly GroceryItem[];
  lost: readonly ListIntent[];
  isWaiting: boolean;
  onRetry: Press;
  onDismiss: Press;
};

/** What the mall did not take of a list's changes while no page of lists was open, until it is read; and that some wait for a network. */
export const ListOutboxNotes = ({ items, lost, isWaiting, onRetry, onDismiss }: Props) => {
  const intl = useIntl();
  const nameOf = ({ change }: ListIntent): string => {
    const itemIds = change.kind === 'remove' ? change.itemIds : [change.itemId];
    return items.find(({ itemId }) => itemIds.includes(itemId))?.prodName ?? intl.formatMessage({ id: 'wishList.someItem' });
  };
  return (
    <>
      {lost.length > 0 ? (
        <Callout kind="alarm" stays>
          <FormattedMessage id="cart.refused" />{' '}
          <TextButton onPress={onDismiss}>
            <FormattedMessage id="cart.refusedSeen" />
          </TextButton>
          <ul>
            {lost.map((intent) => (
              <li key={intent.key}>
                {nameOf(intent)}: <FormattedMessage id={messageId(problemMessageId(intent.refused ?? 'BROKEN_ANSWER'))} />
              </li>
            ))}
          </ul>
        </Callout>
      ) : null}
      {isWaiting ? (
        <Callout kind="warn" urgent stays>
          <RetryText onRetry={onRetry}>
            <FormattedMessage id="cart.waits" />
          </RetryText>
        </Callout>
      ) : null}
    </>
  );
};
