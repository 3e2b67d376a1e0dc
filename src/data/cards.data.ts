import type { Card } from '#machines/model/card.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ReadCards = graphql(`
  query ReadCards {
    cards {
      ...SavedCard
    }
  }
`);
const MakeCardDefault = graphql(`
  mutation MakeCardDefault($cardId: SafeInt!) {
    makeCardDefault(cardId: $cardId) {
      ... on Card {
        ...SavedCard
      }
      ...WhyNot
    }
  }
`);
const RemoveCard = graphql(`
  mutation RemoveCard($cardId: SafeInt!) {
    removeCard(cardId: $cardId) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);

const SaveCard = graphql(`
  mutation SaveCard($input: SaveCardParamInput!) {
    saveCard(input: $input) {
      ... on Card {
        ...SavedCard
      }
      ...WhyNot
    }
  }
`);

/** The saved cards, the default one first, then the newest (contract L1). */
export const readCards = async (execute: Execute, _input?: undefined, options?: RequestOptions): Promise<Card[]> =>
  (await execute(ReadCards, {}, options)).cards;

/** Makes a saved card the default one (contract L4). @throws ProblemError NOT_FOUND */
export const makeCardDefault = async (execute: Execute, { cardId }: { cardId: number }, options?: RequestOptions): Promise<Card> =>
  allowed((await execute(MakeCardDefault, { cardId }, options)).makeCardDefault);

/** Removes a saved card, here and at the bank (contract L5). @throws ProblemError NOT_FOUND, PAY_IN_PROGRESS while a payment uses it */
export const removeCard = async (execute: Execute, { cardId }: { cardId: number }, options?: RequestOptions): Promise<null> => {
  allowed((await execute(RemoveCard, { cardId }, options)).removeCard);
  return null;
};

/** Saves the card behind a token of the vault, once per key (contract L3). @throws ProblemError TRANSITION_NOT_ALLOWED: it is declined */
export const saveCard = async (
  execute: Execute,
  { vaultToken, key }: { vaultToken: string; key: string },
  options?: RequestOptions,
): Promise<Card> => allowed((await execute(SaveCard, { input: { vaultToken } }, { ...options, key })).saveCard);
