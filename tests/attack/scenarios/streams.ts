import { firstWrong, scenario } from '../scenario.ts';

export default scenario({
  name: 'event streams',
  must: 'one shopper has twelve streams open at once, over both processes, and another one has his',
  async run(field) {
    const shopper = field.stranger();
    await field.login(shopper);
    const over = new AbortController();
    const open = (caller = shopper) => field.fetch(caller, '/events', { headers: { accept: 'text/event-stream' }, signal: over.signal });
    // Kept until the end: one that nobody holds any more is collected, and its stream closed.
    const answers: Response[] = [];
    for (let each = 0; each < field.size(50, 500); each += 10)
      answers.push(...(await Promise.all(Array.from({ length: 10 }, () => open()))));
    const other = field.stranger();
    await field.login(other, 'demo');
    const heard = await open(other);
    const statuses = answers.map(({ status }) => status);
    over.abort();
    const opened = statuses.filter((status) => status === 200).length;
    return firstWrong(
      [opened === 12, `${opened} were open`],
      [statuses.every((status) => status === 200 || status === 429), 'some were answered otherwise'],
      [heard.status === 200, `another shopper's answered ${heard.status}`],
    );
  },
});
