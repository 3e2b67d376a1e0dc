/**
 * Asks several things of one transaction at once: they leave in one write and are carried out in the order in which they stand. Waits for
 * all of them, so that nothing is asked of a connection whose transaction is over.
 * @throws what the first that failed threw
 */
export async function pipelined<Asked extends readonly unknown[]>(
  asked: readonly [...Asked],
): Promise<{ -readonly [Nth in keyof Asked]: Awaited<Asked[Nth]> }> {
  const outcomes = await Promise.allSettled(asked);
  const answers = outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
  return answers as { -readonly [Nth in keyof Asked]: Awaited<Asked[Nth]> };
}
