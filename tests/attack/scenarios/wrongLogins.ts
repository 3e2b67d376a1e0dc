import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../field.ts';
import { firstWrong, scenario } from '../scenario.ts';

const PER_SECOND = 26;

export default scenario({
  name: 'wrong logins',
  must: 'of 26 wrong logins a second from one network, at as many accounts, 20 are judged; the rest is told until when',
  async run(field) {
    const caller = field.stranger();
    const sent: Promise<Answer>[] = [];
    for (let each = 0; each < field.size(3, 10) * PER_SECOND; each += 1) {
      sent.push(field.ask(caller, 'LoginByPassword', { input: { userMail: `victim${each}@example.com`, loginPassword: 'wrong' } }));
      await pause(1_000 / PER_SECOND);
    }
    const answers = await Promise.all(sent);
    const judged = answers.filter(({ code }) => code === 'BAD_CREDENTIALS').length;
    const held = answers.filter(({ code }) => code === 'RATE_LIMITED');
    const neighbour = field.stranger();
    await field.login(neighbour);
    return firstWrong(
      [judged <= 20, `${judged} were judged`],
      [held.length === answers.length - judged, 'some were answered otherwise'],
      [held.every(({ until }) => until !== undefined), 'a refusal does not say until when'],
    );
  },
});
