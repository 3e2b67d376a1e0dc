import { assign, sendParent, setup } from 'xstate';
import {
  addressErrors,
  emptyAddress,
  formOf,
  withArea,
  type AddressErrors,
  type AddressField,
  type AddressForm,
  type AreaTree,
} from './rules/address.ts';
import { subscription, type DataChanged } from './rules/changes.ts';
import { hasFormError, withoutFormError, type FormError } from './rules/form/formErrors.ts';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { isNetworkProblem, problemOf, problemMessageId, type Problem } from './model/problem.ts';
import type { Address } from './model/address.ts';
import type { Area, PhoneCode } from './model/region.ts';

type Book = { addresses: Address[]; countries: Area[]; phoneCodes: PhoneCode[] };
type Saving = { form: AddressForm; addrId: number | null; key: string };

/** What is kept of the book while its page is reloaded: the chosen address, and the form that is open. */
export type AddressDraft = { chosenId: number | null; edited: { editedId: number | null; form: AddressForm } | null };

type Context = Book & {
  regionId: number;
  seed: string;
  made: number;
  phoneCode: string;
  chosenId: number | null;
  editedId: number | null;
  form: AddressForm;
  errors: AddressErrors;
  tries: number;
  tree: AreaTree | null;
  isStale: boolean;
  problem: Problem | null;
  draft: AddressDraft | null;
};

/** The address of the book that is chosen: the one that was, else the first that a parcel reaches. */
const chosenIn = (addresses: readonly Address[], chosenId: number | null): Address | undefined =>
  addresses.find((address) => address.addrId === chosenId) ?? addresses.find((address) => address.deliverable) ?? addresses[0];

const typed = (form: AddressForm, field: AddressField, value: string | boolean): AddressForm => ({ ...form, [field]: value });

export const addressBookMachine = setup({
  types: {
    input: {} as { regionId: number; seed: string; phoneCode: string; chosenId: number | null },
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'address.chosen'; addrId: number }
      | { type: 'newAddress.pressed' }
      | { type: 'edit.pressed'; addrId: number }
      | { type: 'field.changed'; field: AddressField; value: string | boolean }
      | { type: 'area.chosen'; level: 1 | 2 | 3; areaId: number }
      | { type: 'country.chosen'; areaId: number }
      | { type: 'save.pressed' }
      | { type: 'close.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'draft.found'; draft: AddressDraft }
    >,
    tags: {} as 'busy',
  },
  actors: {
    readAddressBook: port<Book>(),
    readAreaTree: port<AreaTree, { regionId: number }>(),
    saveAddress: port<Address, Saving>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeBook: assign(({ context }, answered: { output: Answered<Book> }) => {
      const usable = chosenIn(answered.output.answer.addresses, context.chosenId);
      return { ...answered.output.answer, chosenId: usable?.addrId ?? null, problem: null };
    }),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeDraft: assign(({ context }, { draft }: { draft: AddressDraft }) => {
      const isThere = context.addresses.length === 0 || context.addresses.some(({ addrId }) => addrId === draft.chosenId);
      return { draft, chosenId: isThere ? draft.chosenId : context.chosenId };
    }),
    openDraft: assign(({ context }) => ({ ...context.draft?.edited, draft: null, errors: {}, problem: null })),
    storeChoice: assign({ chosenId: (_, chosen: { addrId: number }) => chosen.addrId }),
    startNew: assign(({ context }) => ({
      editedId: null,
      form: { ...emptyAddress(context.regionId, context.phoneCode), isDefault: context.addresses.length === 0 },
      errors: {},
      problem: null,
    })),
    startEdit: assign(({ context }, edited: { addrId: number }) => {
      const address = context.addresses.find((each) => each.addrId === edited.addrId);
      return { editedId: edited.addrId, form: address ? formOf(address, context.phoneCode) : context.form, errors: {}, problem: null };
    }),
    storeField: assign(({ context }, changed: { field: AddressField; value: string | boolean }) => ({
      form: typed(context.form, changed.field, changed.value),
      errors: withoutFormError<AddressField>(context.errors, changed.field),
    })),
    storeArea: assign(({ context }, chosen: { level: 0 | 1 | 2 | 3; areaId: number }) => {
      const { provinceId: _province, cityId: _city, areaId: _area, ...errors } = context.errors;
      return { form: withArea(context.form, chosen.level, chosen.areaId), errors };
    }),
    storeTree: assign({ tree: (_, answered: { output: Answered<AreaTree> }) => answered.output.answer, problem: null }),
    storeErrors: assign({ errors: ({ context }) => addressErrors(context.form), tries: ({ context }) => context.tries + 1 }),
    makeKey: assign({ made: ({ context }) => context.made + 1, problem: null }),
    storeSaved: assign(({ context }, answered: { output: Answered<Address> }) => {
      const saved = answered.output.answer;
      const others = context.addresses
        .filter((address) => address.addrId !== saved.addrId)
        .map((address) => (saved.commonAddr === 1 ? { ...address, commonAddr: 0 } : address));
      return { addresses: [saved, ...others], chosenId: saved.addrId };
    }),
    storeRefusal: assign(({ context }, failed: { error: unknown }) => {
      const problem = problemOf(failed.error);
      const errorOf = (code: string): FormError => (code === 'TEXT_TOO_LONG' ? 'textTooLong' : 'invalid');
      return {
        problem,
        tries: context.tries + 1,
        errors: Object.fromEntries((problem.fields ?? []).map(({ field, code }) => [field, errorOf(code)])),
      };
    }),
    tellSettled: sendParent(({ context }, settled: { at: number }) => ({
      type: 'address.settled',
      addrId: context.chosenId,
      at: settled.at,
    })),
    tellAdded: sendParent((_, saved: { at: number }) => ({
      type: 'notice.passed',
      notice: { kind: 'good', id: 'toast.addressAdded' },
      at: saved.at,
    })),
    tellModified: sendParent((_, saved: { at: number }) => ({
      type: 'notice.passed',
      notice: { kind: 'good', id: 'toast.addressModified' },
      at: saved.at,
    })),
    tellFailed: sendParent(({ context }) => ({
      type: 'notice.passed',
      notice: { kind: 'alarm', id: problemMessageId(required(context.problem).code) },
      at: required(context.problem).at,
    })),
  },
  guards: {
    isHalfWritten: ({ context }) => context.draft !== null && context.draft.edited !== null,
    hasNoAddress: ({ context }) => context.addresses.length === 0,
    isComplete: ({ context }) => !hasFormError(addressErrors(context.form)),
    hasTree: ({ context }) => context.tree?.areaId === context.form.countryId,
    isNew: ({ context }) => context.editedId === null,
    isStale: ({ context }) => context.isStale,
    /** The chosen address was removed, or changed, or there is a first one. */
    isSettledAnew: ({ context }, answered: { output: Answered<Book> }) => {
      const chosen = context.addresses.find((address) => address.addrId === context.chosenId);
      return JSON.stringify(chosen) !== JSON.stringify(chosenIn(answered.output.answer.addresses, context.chosenId));
    },
    isOtherAddress: ({ context }, chosen: { addrId: number }) => chosen.addrId !== context.chosenId,
    isNetworkError: (_, failed: { error: unknown }) => isNetworkProblem(problemOf(failed.error)),
  },
}).createMachine({
  id: 'addressBook',
  description: "The shopper's addresses: choose one, add one, change one (spec 3, contract D).",
  context: ({ input }) => ({
    ...input,
    made: 0,
    editedId: null,
    form: emptyAddress(input.regionId, input.phoneCode),
    errors: {},
    tries: 0,
    addresses: [],
    countries: [],
    phoneCodes: [],
    tree: null,
    isStale: false,
    problem: null,
    draft: null,
  }),
  invoke: { src: 'subscribeToChanges', input: { topics: ['address'] } },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'An address came, went or changed, or may have: the book is read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The addresses are being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readAddressBook',
        onDone: {
          target: 'arriving',
          actions: { type: 'storeBook', params: fromEvent('output') },
          description: 'The mall answers.',
        },
        onError: {
          target: 'unreadable',
          actions: { type: 'storeRefusal', params: fromEvent('error') },
          description: 'They could not be read.',
        },
      },
      on: {
        'draft.found': {
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: what was chosen and written before waits for the book.',
        },
      },
    },
    unreadable: {
      description: 'The addresses could not be read.',
      always: { guard: 'isStale', target: 'reading', description: 'The mall is heard again: try again.' },
      on: {
        'draft.found': {
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: what was chosen and written before waits for the book.',
        },
        'retry.pressed': { target: 'reading', description: 'Try again.' },
      },
    },
    arriving: {
      description: 'Was something half written before, and is there any address?',
      always: [
        { guard: 'isHalfWritten', target: 'editing', actions: 'openDraft', description: 'The form opens as it was left.' },
        { guard: 'hasNoAddress', target: 'empty', description: 'There is none yet.' },
        { target: 'choosing', description: 'There are some.' },
      ],
    },
    empty: {
      description: 'No address yet: "please add your address".',
      always: { guard: 'isStale', target: 'choosing.refreshing', description: 'An address came elsewhere?' },
      on: {
        'draft.found': {
          target: 'arriving',
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again with what was written before.',
        },
        'newAddress.pressed': { target: 'editing', actions: 'startNew', description: 'Add the first one.' },
      },
    },
    choosing: {
      description: 'One of the addresses is chosen.',
      initial: 'resting',
      on: {
        'draft.found': {
          target: 'arriving',
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again with what was chosen and written before.',
        },
        'address.chosen': {
          guard: { type: 'isOtherAddress', params: fromEvent('addrId') },
          actions: [
            { type: 'storeChoice', params: fromEvent('addrId') },
            { type: 'tellSettled', params: fromEvent('at') },
          ],
          description: 'Another one is chosen.',
        },
        'newAddress.pressed': { target: 'editing', actions: 'startNew', description: 'Add one more.' },
        'edit.pressed': {
          target: 'editing',
          actions: { type: 'startEdit', params: fromEvent('addrId') },
          description: 'Change one.',
        },
      },
      states: {
        resting: {
          description: 'Nothing is on its way.',
          always: { guard: 'isStale', target: 'refreshing', description: 'An address came, went or changed.' },
        },
        refreshing: {
          description: 'The book is read anew; what is shown stays until then.',
          entry: 'beginReading',
          invoke: {
            src: 'readAddressBook',
            onDone: [
              {
                guard: { type: 'isSettledAnew', params: fromEvent('output') },
                target: '#addressBook.arriving',
                actions: [
                  { type: 'storeBook', params: fromEvent('output') },
                  { type: 'tellSettled', params: ({ event }) => ({ at: event.output.at }) },
                ],
                description: 'The chosen one is gone or another now: whoever counts on it is told.',
              },
              {
                target: '#addressBook.arriving',
                actions: { type: 'storeBook', params: fromEvent('output') },
                description: 'The book as it is now; the chosen one is as it was.',
              },
            ],
            onError: { target: '#addressBook.arriving', description: 'It could not be read: what is shown stays.' },
          },
        },
      },
    },
    editing: {
      description: 'The form is open.',
      initial: 'arriving',
      on: {
        'field.changed': {
          actions: { type: 'storeField', params: fromEvent('field', 'value') },
          description: 'Something is typed; its sentence goes away.',
        },
        'country.chosen': {
          target: '.arriving',
          actions: { type: 'storeArea', params: ({ event }) => ({ level: 0, areaId: event.areaId }) },
          description: 'Another country: its areas are read.',
        },
        'area.chosen': {
          actions: { type: 'storeArea', params: fromEvent('level', 'areaId') },
          description: 'A province, district or town is chosen; what lies below starts anew.',
        },
        'close.pressed': [
          { guard: 'hasNoAddress', target: 'empty', description: 'Given up: still none.' },
          { target: 'choosing', description: 'Given up: the chosen one stays.' },
        ],
      },
      states: {
        arriving: {
          description: "Are the country's areas known?",
          always: [
            { guard: 'hasTree', target: 'filling', description: 'They are.' },
            { target: 'readingAreas', description: 'They are read.' },
          ],
        },
        readingAreas: {
          description: 'Provinces, districts and towns are being read; the other fields can be filled meanwhile.',
          invoke: {
            src: 'readAreaTree',
            input: ({ context }) => ({ regionId: context.form.countryId }),
            onDone: {
              target: 'filling',
              actions: { type: 'storeTree', params: fromEvent('output') },
              description: 'They arrive.',
            },
            onError: {
              target: 'areasUnreadable',
              actions: { type: 'storeRefusal', params: fromEvent('error') },
              description: 'They could not be read.',
            },
          },
        },
        areasUnreadable: {
          description: 'The areas could not be read.',
          on: { 'retry.pressed': { target: 'readingAreas', description: 'Try again.' } },
        },
        filling: {
          description: 'The shopper fills in the form.',
          on: {
            'save.pressed': [
              { guard: 'isComplete', target: 'saving', actions: 'makeKey', description: 'Everything is there: save it.' },
              { target: 'flawed', actions: 'storeErrors', description: 'Fields are missing or wrong.' },
            ],
          },
        },
        flawed: {
          description: 'Each wrong field says why, the form says it above; the first one has the focus.',
          on: {
            'save.pressed': [
              { guard: 'isComplete', target: 'saving', actions: 'makeKey', description: 'Mended: save it.' },
              { target: 'flawed', reenter: true, actions: 'storeErrors', description: 'Still something wrong.' },
            ],
          },
        },
        saving: {
          description: 'The address is being saved.',
          tags: 'busy',
          invoke: {
            src: 'saveAddress',
            input: ({ context }) => ({ form: context.form, addrId: context.editedId, key: `${context.seed}-address-${context.made}` }),
            onDone: [
              {
                guard: 'isNew',
                target: '#addressBook.choosing',
                actions: [
                  { type: 'storeSaved', params: fromEvent('output') },
                  { type: 'tellAdded', params: ({ event }) => ({ at: event.output.at }) },
                  { type: 'tellSettled', params: ({ event }) => ({ at: event.output.at }) },
                ],
                description: 'Added, and chosen.',
              },
              {
                target: '#addressBook.choosing',
                actions: [
                  { type: 'storeSaved', params: fromEvent('output') },
                  { type: 'tellModified', params: ({ event }) => ({ at: event.output.at }) },
                  { type: 'tellSettled', params: ({ event }) => ({ at: event.output.at }) },
                ],
                description: 'Changed, and chosen.',
              },
            ],
            onError: [
              {
                guard: { type: 'isNetworkError', params: fromEvent('error') },
                target: 'filling',
                actions: [{ type: 'storeRefusal', params: fromEvent('error') }, 'tellFailed'],
                description: 'The mall cannot be reached: what was typed stays.',
              },
              {
                target: 'flawed',
                actions: [{ type: 'storeRefusal', params: fromEvent('error') }, 'tellFailed'],
                description: 'The mall refuses: at the field, where it says which.',
              },
            ],
          },
        },
      },
    },
  },
});
