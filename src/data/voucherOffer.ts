import type { Voucher } from '#machines/model/voucher.ts';

type Said = { actions: { action: string; reason: string | null; until: string | null }[] };

/** What may be done with a voucher, said by the voucher itself. */
export const voucherOf = <V extends Said>({ actions, ...voucher }: V): Omit<V, 'actions'> & Pick<Voucher, 'reason' | 'until'> => {
  const collect = actions.find(({ action }) => action === 'COLLECT');
  return { ...voucher, reason: collect?.reason ?? null, until: collect?.until ?? null };
};
