import type { ReactNode } from 'react';
import { Callout } from '../../design/Callout.tsx';
import { RetryText } from './RetryText.tsx';
import type { Press } from '../../design/press.ts';

type Props = {
  /** Why it was not taken. */
  title: string;
  /** What is said where nobody knows whether it arrived; null where the mall refused it. */
  uncertain: ReactNode;
  onRetry: Press;
  /** It stays in view, where the press came from anywhere in a list below. */ stays?: boolean;
};

/** Why a form was not taken, above its fields; where that is uncertain, with another try. */
export const SubmitProblem = ({ title, uncertain, onRetry, stays = false }: Props) => (
  <Callout kind="alarm" urgent stays={stays} title={title}>
    {uncertain ? (
      <p>
        <RetryText onRetry={onRetry}>{uncertain}</RetryText>
      </p>
    ) : null}
  </Callout>
);
