import type { AddressDraft, addressBookMachine } from '#machines/addressBook.machine.ts';
import { emptyAddress } from '#machines/rules/address.ts';
import { draftOf, isLike, type KeepDrafts } from './drafts.ts';

const isAddressDraft = (found: unknown): boolean =>
  isLike({ chosenId: null, edited: { editedId: null, form: emptyAddress(0, '') } }, found) ||
  (isLike({ chosenId: null, edited: null }, found) && (found as AddressDraft).edited === null);

/** What was typed into the address book of a page, and where `isChoiceKept` which address was chosen. */
export const addressDraft = (name: string, isChoiceKept: boolean): KeepDrafts =>
  draftOf<typeof addressBookMachine>({
    name,
    version: 1,
    child: 'addressBook',
    key: ({ context }) => String(context.regionId),
    isDraft: isAddressDraft,
    take: (book) => {
      const { chosenId, editedId, form } = book.context;
      const edited = book.matches('editing') ? { editedId, form } : null;
      return edited || isChoiceKept ? { chosenId, edited } : null;
    },
  });
