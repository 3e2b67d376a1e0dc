import { firstWrong, scenario } from '../scenario.ts';

export default scenario({
  name: "strangers' ids",
  must: "nobody reads, cancels or pays another shopper's order, and nobody tells it from one that is not there",
  async run(field) {
    const [owner, stranger, guest] = [field.stranger(), field.stranger(), field.stranger()];
    await field.login(owner, 'demo');
    await field.login(stranger, 'new');
    const { body } = await field.ask(owner, 'ReadOrders', { group: 'all', current: 1, size: 5 });
    const orderNumber = /"orderNumber":"?(\w+)/.exec(JSON.stringify(body))?.[1];
    if (orderNumber === undefined) return `the demo account shows no order: ${JSON.stringify(body).slice(0, 200)}`;
    const asks = ['ReadOrder', 'ConfirmReceipt', 'ReadCancelPreview', 'WithdrawCancel', 'RemoveOrder'];
    for (const name of asks) {
      const [own, missing] = await Promise.all([
        field.ask(stranger, name, { orderNumber }),
        field.ask(stranger, name, { orderNumber: '999999999999' }),
      ]);
      const wrong = firstWrong(
        [own.code !== undefined, `${name} was answered`],
        [own.code === missing.code, `${name}: ${own.code} for a stranger's, ${missing.code} for none`],
      );
      if (wrong !== null) return wrong;
    }
    const asGuest = await field.ask(guest, 'ReadOrder', { orderNumber });
    return firstWrong([asGuest.code !== undefined, 'a guest read it']);
  },
});
