import type { Answer, Caller } from '../field.ts';
import { firstWrong, scenario } from '../scenario.ts';

/** What tells one answer from another. */
const seen = ({ status, code }: Answer): string => `${status} ${code}`;

export default scenario({
  name: 'account lock',
  must: 'who guesses is limited, the same at an account that is there and at none; its shopper comes in from his device and from elsewhere',
  async run(field) {
    const login = (caller: Caller, userMobile: string, loginPassword: string): Promise<Answer> =>
      field.ask(caller, 'LoginByPassword', { input: { userMobile, loginPassword } });
    const [known, unknown] = ['0094771234567', '0094770000001'];
    const right = 'Demo#2026';
    const [shopper, stranger] = [field.stranger(), field.stranger()];
    const first = await login(shopper, known, right);
    const device = new Map([...shopper.cookies].filter(([name]) => name.endsWith('device')));
    const guesses: [string, string][] = [];
    for (let each = 0; each < 7; each += 1) {
      const [there, none] = await Promise.all([login(stranger, known, 'wrong'), login(stranger, unknown, 'wrong')]);
      guesses.push([seen(there), seen(none)]);
    }
    const guess = guesses.find(([there, none]) => there !== none);
    const limit = await login(stranger, known, right);
    const elsewhere = await login(field.stranger(), known, right);
    // From many networks at once as well.
    const crowd = Array.from({ length: field.size(0, 30) }, () => field.stranger());
    const toCrowd = await Promise.all(
      crowd.map(async (one) => [await login(one, known, 'wrong'), await login(one, unknown, 'wrong')].map(seen)),
    );
    const toldByCrowd = toCrowd.find(([there, none]) => there !== none);
    const own = await login({ address: shopper.address, cookies: device }, known, right);
    const abroad = await login({ address: stranger.address, cookies: new Map(device) }, known, right);
    return firstWrong(
      [first.code === undefined, `the shopper was answered ${seen(first)} before`],
      [guess === undefined, `an account that is there is answered ${guess?.[0]}, none ${guess?.[1]}`],
      [toldByCrowd === undefined, `an account that is there is answered ${toldByCrowd?.[0]}, none ${toldByCrowd?.[1]} from many networks`],
      [limit.code === 'ACCOUNT_LOCKED' && limit.until !== undefined, `the stranger was answered ${seen(limit)} until ${limit.until}`],
      [elsewhere.code === undefined, `from another network the shopper was answered ${seen(elsewhere)}`],
      [own.code === undefined, `on his device the shopper was answered ${seen(own)}`],
      [abroad.code === undefined, `on his device, in the stranger's network, the shopper was answered ${seen(abroad)}`],
    );
  },
});
