import { firstWrong, scenario } from '../scenario.ts';

export default scenario({
  name: 'forged payment notices',
  must: "a notice without the bank's signature is 401, whatever it says, and too large a one is 413",
  async run(field) {
    const caller = field.stranger();
    const body = JSON.stringify({ eventId: 'evt_forged', charge: { reference: '1', state: 'CAPTURED', amount: 1, currency: 'LKR' } });
    const signatures = ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`, 'nonsense'];
    const statuses = await Promise.all(
      signatures.map(
        async (signature) =>
          (
            await field.fetch(caller, '/notice/pay/sandbox', {
              method: 'POST',
              body,
              headers: { 'content-type': 'application/json', 'acquirer-signature': signature },
            })
          ).status,
      ),
    );
    const large = await field.fetch(caller, '/notice/pay/sandbox', { method: 'POST', body: 'x'.repeat(100_000) });
    return firstWrong(
      [statuses.every((status) => status === 401), `they were answered ${statuses.join(', ')}`],
      [large.status === 413, `a large one was answered ${large.status}`],
    );
  },
});
