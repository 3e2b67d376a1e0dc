import type { Problem } from '#machines/model/problem.ts';
import { Callout } from '../../design/Callout.tsx';
import { useProblemText } from '../useProblemText.ts';

/** Why a press was not carried out; it stays in view until the next one. Nothing where nothing was refused. */
export const ProblemCallout = ({ problem }: { problem: Problem | null }) => {
  const textOf = useProblemText();
  if (!problem) return null;
  return (
    <Callout kind="alarm" urgent stays>
      {textOf(problem)}
    </Callout>
  );
};
