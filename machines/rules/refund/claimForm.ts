import { formErrorsOf, textError, type FormErrors } from '../form/formErrors.ts';
import { isAllowed } from '../order/orderActions.ts';
import { urlsOf, type AttachedPicture } from '../pictures.ts';
import type { Money } from '../../model/money.ts';
import type { MyOrder } from '../../model/order.ts';
import { longestWords } from './refundApplication.ts';
import type { ClaimKind } from './refundReasons.ts';

/**
 * One kind of claim on an order's insurance (contract M19): whether it can be made, why not and until when, what it brings, and what the
 * mall knows of it already, in the shopper's words.
 */
export type ClaimOffer = {
  kind: ClaimKind;
  desc: string;
  allowed: boolean;
  reason: string | null;
  until: string | null;
  amount: Money;
  proposal: string | null;
};

/** What a claim stands on. */
export type ClaimMatter = {
  order: Pick<MyOrder, 'orderNumber' | 'shopName' | 'currency' | 'priceSymbol' | 'actions'>;
  offers: ClaimOffer[];
};

/** What is filled in; `kind` is null while none is chosen. */
export type ClaimForm = { kind: ClaimKind | null; words: string; pictures: AttachedPicture[] };
export type ClaimField = 'kind' | 'words';

/** Whether the mall takes a claim on this order now (contract M17). */
export const canClaim = ({ order }: ClaimMatter): boolean => isAllowed(order, 'CLAIM');

const offerOf = ({ offers }: ClaimMatter, kind: ClaimKind | null): ClaimOffer | null => offers.find((offer) => offer.kind === kind) ?? null;

const proposalOf = (matter: ClaimMatter, kind: ClaimKind | null): string => offerOf(matter, kind)?.proposal ?? '';

/** What stands in the form at first: the promise that was broken, as the mall knows it; else the only kind there is. */
export const begunClaim = (matter: ClaimMatter): ClaimForm => {
  const allowed = matter.offers.filter((offer) => offer.allowed);
  const broken = allowed.find(({ proposal }) => proposal !== null);
  const only = allowed.length === 1 ? allowed[0] : undefined;
  const kind = (broken ?? only)?.kind ?? null;
  return { kind, words: proposalOf(matter, kind), pictures: [] };
};

/** The form with another kind; words of the shopper's own stay. */
export const withKind = (matter: ClaimMatter, form: ClaimForm, kind: ClaimKind): ClaimForm => {
  const isProposed = form.words === proposalOf(matter, form.kind);
  return { ...form, kind, words: isProposed ? proposalOf(matter, kind) : form.words };
};

/** What is wrong in a claim, by field. */
export const claimErrors = (matter: ClaimMatter, { kind, words }: ClaimForm): FormErrors<ClaimField> =>
  formErrorsOf<ClaimField>({ kind: offerOf(matter, kind)?.allowed ? null : 'required', words: textError(words.trim(), longestWords) });

/** The claim as the mall is asked to take it (contract M17). */
export type ClaimRequest = { kind: ClaimKind; desc: string; photoFiles: string[] };

/** What the form asks of the mall. */
export const claimRequest = ({ words, pictures }: ClaimForm, kind: ClaimKind): ClaimRequest => ({
  kind,
  desc: words.trim(),
  photoFiles: urlsOf(pictures),
});
