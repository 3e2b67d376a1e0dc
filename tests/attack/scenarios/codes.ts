import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../field.ts';
import { firstWrong, scenario } from '../scenario.ts';

/** So many calls within two seconds. */
const paced = async (count: number, call: (each: number) => Promise<Answer>): Promise<Answer[]> => {
  const sent: Promise<Answer>[] = [];
  for (let each = 0; each < count; each += 1) {
    sent.push(call(each));
    await pause(2_000 / count);
  }
  return Promise.all(sent);
};

export default scenario({
  name: 'codes by mail and SMS',
  must: 'of 200 codes by mail and 100 by SMS ten go out from one network, one to one inbox however it is written',
  async run(field) {
    const caller = field.stranger();
    const [mails, texts] = await Promise.all([
      paced(field.size(60, 200), (each) => field.ask(caller, 'SendMailCode', { input: { mail: `target${each}@example.com` } })),
      paced(field.size(30, 100), (each) =>
        field.ask(caller, 'SendSmsCode', { input: { mobile: `00947705${String(each).padStart(5, '0')}` } }),
      ),
    ]);
    const sent = [...mails, ...texts].filter(({ code }) => code === undefined).length;
    const name = `inbox${caller.address.replaceAll('.', '')}`;
    const ways = [name, `${name}+a`, `i.n.box${name.slice(5)}`, `${name.slice(0, 3)}.${name.slice(3)}+b`].map(
      (way) => `${way}@example.com`,
    );
    const same = await Promise.all(ways.map((mail) => field.ask(field.stranger(), 'SendMailCode', { input: { mail } })));
    const first = same.filter(({ code }) => code === undefined).length;
    return firstWrong(
      [sent === 10, `${sent} went out`],
      [first === 1, `${first} went to one inbox: ${same.map(({ code }) => code).join(' ')}`],
      [mails.every(({ code, until }) => code === undefined || until !== undefined), 'a refusal does not say until when'],
    );
  },
});
