/**
 * A queue for what must not overtake what was asked before it: each task begins when the one before has ended, well or not. Answers with
 * what the task answers, or fails as it fails.
 */
export const inTurn = (): (<Answer>(task: () => Promise<Answer>) => Promise<Answer>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
};
