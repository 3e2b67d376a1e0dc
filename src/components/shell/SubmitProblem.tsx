import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Callout } from '../../design/Callout.tsx';
import { TextButton } from '../../design/control/TextLink.tsx';

type Props = {
  /** Why it was not taken. */
  title: string;
  /** What is said where nobody knows whether it arrived; null where the mall refused it. */
  uncertain: ReactNode;
  onRetry: (() => void) | undefined;
};

/** Why a form was not taken, above its fields; where that is uncertain, with another try. */
export const SubmitProblem = ({ title, uncertain, onRetry }: Props) => (
  <Callout kind="alarm" urgent title={title}>
    {uncertain ? (
      <p>
        {uncertain}{' '}
        <TextButton onPress={onRetry}>
          <FormattedMessage id="shell.retry" />
        </TextButton>
      </p>
    ) : null}
  </Callout>
);
