import { FormattedMessage } from 'react-intl';
import { statePath } from '#machines/rules/statePath.ts';
import { isTyping, typingMachine } from '#machines/typing.machine.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

/** Beside whether the other side is there: that it types. */
const TypingView = ({ snapshot }: ViewOf<typeof typingMachine>) => (
  <small role="status" data-state={statePath(snapshot.value)}>
    {isTyping(snapshot) ? (
      <>
        {'· '}
        <FormattedMessage id="typing.now" />
      </>
    ) : null}
  </small>
);

export const page = { machine: typingMachine, View: TypingView } satisfies PageModule<typeof typingMachine>;
