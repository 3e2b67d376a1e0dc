import { route } from '../platform/http/route.ts';
import { errorText } from '../platform/http/errorText.ts';
import type { Filling, Module } from '../platform/module.ts';
import { refuse } from '../platform/http/refusal.ts';
import { flag01, i64Text, nothing, ts, url, z } from '../platform/http/schemas.ts';
import { AcquirerRefused, AcquirerSilent, askDropCard, askSaveCard, askVaultSession } from './vaultClient.ts';
import { keepCard, makeCardDefault, readCards, removeCard, shownCard } from './card.ts';
import { card } from './card.schemas.ts';
import { cards } from './card.tables.ts';

const whenSilent = (failed: unknown): never => {
  if (failed instanceof AcquirerSilent) throw refuse('UNAVAILABLE', { retryAfter: 5 });
  throw failed;
};

const routes = [
  route({
    id: 'L1',
    operationId: 'cards',
    method: 'get',
    path: '/p/card/list',
    summary: 'My saved cards',
    who: 'user',
    answer: z.array(card),
    handler: async ({ db, user, now }) => (await readCards(db, user.userId)).map((row) => shownCard(row, now)),
  }),
  route({
    id: 'L2',
    operationId: 'openVault',
    method: 'post',
    path: '/p/card/vaultSession',
    summary: "A session for the vault's hosted card fields",
    who: 'user',
    transaction: false,
    body: z.object({ purpose: z.enum(['PAY', 'SAVE']) }).openapi('VaultSessionParam'),
    answer: z.object({ sessionId: z.string(), publicKey: z.string(), fieldsUrl: url, expireTime: ts }).openapi('VaultSession'),
    refusals: ['UNAVAILABLE'],
    async handler({ context, body }) {
      const { expiresIn, ...session } = await askVaultSession(context, body.purpose).catch(whenSilent);
      return { ...session, expireTime: context.clock.iso(context.clock.now() + expiresIn * 1000) };
    },
  }),
  route({
    id: 'L3',
    operationId: 'saveCard',
    method: 'post',
    path: '/p/card/save',
    summary: 'Saves the card behind a vault token',
    who: 'user',
    idempotent: 'optional',
    transaction: false,
    body: z
      .object({ vaultToken: z.string().min(1).max(100), alias: z.string().trim().min(1).max(60).optional(), isDefault: flag01.optional() })
      .openapi('SaveCardParam'),
    answer: card,
    refusals: ['TRANSITION_NOT_ALLOWED', 'UNAVAILABLE'],
    async handler({ context, db, user, body, now }) {
      const savedCard = await askSaveCard(context, body.vaultToken).catch((failed: unknown) => {
        if (failed instanceof AcquirerRefused) throw refuse('TRANSITION_NOT_ALLOWED', { data: { reasonCode: failed.code } });
        return whenSilent(failed);
      });
      return shownCard(
        await db.transaction((tx) => keepCard(context, tx, user.userId, savedCard, { alias: body.alias, isDefault: body.isDefault === 1 })),
        now,
      );
    },
  }),
  route({
    id: 'L4',
    operationId: 'makeCardDefault',
    method: 'put',
    path: '/p/card/default/{cardId}',
    summary: 'Makes a saved card the default one',
    who: 'user',
    params: z.object({ cardId: i64Text }),
    answer: card,
    handler: async ({ context, db, user, params, now }) => shownCard(await makeCardDefault(context, db, user.userId, params.cardId), now),
  }),
  route({
    id: 'L5',
    operationId: 'removeCard',
    method: 'delete',
    path: '/p/card/{cardId}',
    summary: 'Removes a saved card',
    who: 'user',
    params: z.object({ cardId: i64Text }),
    answer: nothing,
    refusals: ['PAY_IN_PROGRESS'],
    transaction: false,
    async handler({ context, db, user, params }) {
      const removed = await db.transaction((tx) => removeCard(context, tx, user.userId, params.cardId));
      // The mall has forgotten the card already; a vault that is silent now keeps a reference that nobody has.
      await askDropCard(context, removed.vaultRef).catch((failed: unknown) =>
        context.log(`the vault keeps a removed card: ${errorText(failed)}`),
      );
      return {};
    },
  }),
];

/** The demo account's two saved cards; the vault knows them by these references. */
async function fill({ context, db, scenario }: Filling): Promise<void> {
  if (scenario === 'empty') return;
  const shared = { userId: 'demo', holder: 'Dilani Perera', status: 'ACTIVE' as const, createdAt: context.clock.now() };
  await db.insert(cards).values([
    {
      ...shared,
      cardId: 1,
      vaultRef: 'card_demo_visa',
      brand: 'visa',
      last4: '4242',
      expMonth: 8,
      expYear: 2035,
      alias: null,
      isDefault: true,
    },
    {
      ...shared,
      cardId: 2,
      vaultRef: 'card_demo_mastercard',
      brand: 'mastercard',
      last4: '4444',
      expMonth: 11,
      expYear: 2034,
      alias: null,
      isDefault: false,
    },
  ]);
}

/** Saved cards (contract L): references into the bank's vault, never numbers. */
export const cardModule: Module = { name: 'card', routes, fill };
