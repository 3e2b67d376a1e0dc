import { assign, sendParent, setup } from 'xstate';
import { addressFaults, emptyAddress, formOf, withArea, type AddressFaults, type AddressField, type AddressForm, type AreaTree } from './address.ts';
import { hasFault, withoutFault, type Fault } from './fault.ts';
import { port, type Answered, type Stamped } from './port.ts';
import { isWeather, problemOf, sentenceOf, type Problem } from './problem.ts';
import type { Address, Area, PhoneCode } from './words.ts';

type Book = { addresses: Address[]; countries: Area[]; phoneCodes: PhoneCode[] };
type Saving = { form: AddressForm; addrId: number | null; key: string };

type Context = Book & {
  regionId: number; seed: string; made: number; phoneCode: string; chosenId: number | null; editedId: number | null; form: AddressForm; faults: AddressFaults; tries: number;
  tree: AreaTree | null; problem: Problem | null;
};

const typed = (form: AddressForm, field: AddressField, value: string | boolean): AddressForm => ({ ...form, [field]: value });

export const addressBookMachine = setup({
  types: {
    input: {} as { regionId: number; seed: string; phoneCode: string; chosenId: number | null },
    context: {} as Context,
    events: {} as Stamped<
      | { type: 'address.chosen'; addrId: number }
      | { type: 'newAddress.pressed' }
      | { type: 'edit.pressed'; addrId: number }
      | { type: 'field.changed'; field: AddressField; value: string | boolean }
      | { type: 'area.chosen'; level: 1 | 2 | 3; areaId: number }
      | { type: 'country.chosen'; areaId: number }
      | { type: 'save.pressed' }
      | { type: 'close.pressed' }
      | { type: 'retry.pressed' }
    >,
    tags: {} as 'busy',
  },
  actors: {
    readAddressBook: port<Book>(),
    readAreaTree: port<AreaTree, { regionId: number }>(),
    saveAddress: port<Address, Saving>(),
  },
  actions: {
    keepBook: assign(({ context }, answered: { output: Answered<Book> }) => {
      const { addresses } = answered.output.answer;
      const usable = addresses.find((address) => address.addrId === context.chosenId) ?? addresses.find((address) => address.deliverable) ?? addresses[0];
      return { ...answered.output.answer, chosenId: usable?.addrId ?? null, problem: null };
    }),
    keepChoice: assign({ chosenId: (_, chosen: { addrId: number }) => chosen.addrId }),
    startNew: assign(({ context }) => ({ editedId: null, form: { ...emptyAddress(context.regionId, context.phoneCode), isDefault: context.addresses.length === 0 }, faults: {}, problem: null })),
    startEdit: assign(({ context }, edited: { addrId: number }) => {
      const address = context.addresses.find((each) => each.addrId === edited.addrId);
      return { editedId: edited.addrId, form: address ? formOf(address, context.phoneCode) : context.form, faults: {}, problem: null };
    }),
    keepField: assign(({ context }, changed: { field: AddressField; value: string | boolean }) => ({
      form: typed(context.form, changed.field, changed.value), faults: withoutFault<AddressField>(context.faults, changed.field),
    })),
    keepArea: assign(({ context }, chosen: { level: 0 | 1 | 2 | 3; areaId: number }) => {
      const { provinceId: _province, cityId: _city, areaId: _area, ...faults } = context.faults;
      return { form: withArea(context.form, chosen.level, chosen.areaId), faults };
    }),
    keepTree: assign({ tree: (_, answered: { output: Answered<AreaTree> }) => answered.output.answer, problem: null }),
    keepFaults: assign({ faults: ({ context }) => addressFaults(context.form), tries: ({ context }) => context.tries + 1 }),
    makeKey: assign({ made: ({ context }) => context.made + 1, problem: null }),
    keepSaved: assign(({ context }, answered: { output: Answered<Address> }) => {
      const saved = answered.output.answer;
      const others = context.addresses.filter((address) => address.addrId !== saved.addrId).map((address) => (saved.commonAddr === 1 ? { ...address, commonAddr: 0 } : address));
      return { addresses: [saved, ...others], chosenId: saved.addrId };
    }),
    keepRefusal: assign(({ context }, failed: { error: unknown }) => {
      const problem = problemOf(failed.error);
      const faultOf = (code: string): Fault => (code === 'TEXT_TOO_LONG' ? 'textTooLong' : 'invalid');
      return { problem, tries: context.tries + 1, faults: Object.fromEntries((problem.fields ?? []).map(({ field, code }) => [field, faultOf(code)])) };
    }),
    tellSettled: sendParent(({ context }, settled: { at: number }) => ({ type: 'address.settled', addrId: context.chosenId, at: settled.at })),
    tellAdded: sendParent((_, saved: { at: number }) => ({ type: 'notice.passed', notice: { kind: 'good', id: 'toast.addressAdded' }, at: saved.at })),
    tellModified: sendParent((_, saved: { at: number }) => ({ type: 'notice.passed', notice: { kind: 'good', id: 'toast.addressModified' }, at: saved.at })),
    tellFailed: sendParent(({ context }) => ({ type: 'notice.passed', notice: { kind: 'alarm', id: sentenceOf(context.problem?.code ?? 'BROKEN_ANSWER') }, at: context.problem?.at ?? 0 })),
  },
  guards: {
    isEmpty: (_, answered: { output: Answered<Book> }) => answered.output.answer.addresses.length === 0,
    hasNoAddress: ({ context }) => context.addresses.length === 0,
    isComplete: ({ context }) => !hasFault(addressFaults(context.form)),
    hasTree: ({ context }) => context.tree?.areaId === context.form.countryId,
    isNew: ({ context }) => context.editedId === null,
    isOtherAddress: ({ context }, chosen: { addrId: number }) => chosen.addrId !== context.chosenId,
    isWeather: (_, failed: { error: unknown }) => isWeather(problemOf(failed.error)),
  },
}).createMachine({
  id: 'addressBook',
  description: 'The shopper\'s addresses: choose one, add one, change one (spec 3, contract D).',
  context: ({ input }) => ({
    ...input, made: 0, editedId: null, form: emptyAddress(input.regionId, input.phoneCode), faults: {}, tries: 0, addresses: [], countries: [], phoneCodes: [], tree: null, problem: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The addresses are being read.',
      tags: 'busy',
      invoke: {
        src: 'readAddressBook',
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ output: event.output }) }, target: 'empty', actions: { type: 'keepBook', params: ({ event }) => ({ output: event.output }) }, description: 'There is none yet.' },
          { target: 'choosing', actions: { type: 'keepBook', params: ({ event }) => ({ output: event.output }) }, description: 'The mall answers.' },
        ],
        onError: { target: 'unreadable', actions: { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) }, description: 'They could not be read.' },
      },
    },
    unreadable: {
      description: 'The addresses could not be read.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    empty: {
      description: 'No address yet: "please add your address".',
      on: { 'newAddress.pressed': { target: 'editing', actions: 'startNew', description: 'Add the first one.' } },
    },
    choosing: {
      description: 'One of the addresses is chosen.',
      on: {
        'address.chosen': {
          guard: { type: 'isOtherAddress', params: ({ event }) => ({ addrId: event.addrId }) },
          actions: [{ type: 'keepChoice', params: ({ event }) => ({ addrId: event.addrId }) }, { type: 'tellSettled', params: ({ event }) => ({ at: event.at }) }],
          description: 'Another one is chosen.',
        },
        'newAddress.pressed': { target: 'editing', actions: 'startNew', description: 'Add one more.' },
        'edit.pressed': { target: 'editing', actions: { type: 'startEdit', params: ({ event }) => ({ addrId: event.addrId }) }, description: 'Change one.' },
      },
    },
    editing: {
      description: 'The form is open.',
      initial: 'arriving',
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => ({ field: event.field, value: event.value }) }, description: 'Something is typed; its sentence goes away.' },
        'country.chosen': { target: '.arriving', actions: { type: 'keepArea', params: ({ event }) => ({ level: 0, areaId: event.areaId }) }, description: 'Another country: its areas are read.' },
        'area.chosen': { actions: { type: 'keepArea', params: ({ event }) => ({ level: event.level, areaId: event.areaId }) }, description: 'A province, district or town is chosen; what lies below starts anew.' },
        'close.pressed': [
          { guard: 'hasNoAddress', target: 'empty', description: 'Given up: still none.' },
          { target: 'choosing', description: 'Given up: the chosen one stays.' },
        ],
      },
      states: {
        arriving: {
          description: 'Are the country\'s areas known?',
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
            onDone: { target: 'filling', actions: { type: 'keepTree', params: ({ event }) => ({ output: event.output }) }, description: 'They arrive.' },
            onError: { target: 'areasUnreadable', actions: { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) }, description: 'They could not be read.' },
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
              { target: 'flawed', actions: 'keepFaults', description: 'Fields are missing or wrong.' },
            ],
          },
        },
        flawed: {
          description: 'Each wrong field says why, the form says it above; the first one has the focus.',
          on: {
            'save.pressed': [
              { guard: 'isComplete', target: 'saving', actions: 'makeKey', description: 'Mended: save it.' },
              { target: 'flawed', reenter: true, actions: 'keepFaults', description: 'Still something wrong.' },
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
              { guard: 'isNew', target: '#addressBook.choosing', actions: [{ type: 'keepSaved', params: ({ event }) => ({ output: event.output }) }, { type: 'tellAdded', params: ({ event }) => ({ at: event.output.at }) }, { type: 'tellSettled', params: ({ event }) => ({ at: event.output.at }) }], description: 'Added, and chosen.' },
              { target: '#addressBook.choosing', actions: [{ type: 'keepSaved', params: ({ event }) => ({ output: event.output }) }, { type: 'tellModified', params: ({ event }) => ({ at: event.output.at }) }, { type: 'tellSettled', params: ({ event }) => ({ at: event.output.at }) }], description: 'Changed, and chosen.' },
            ],
            onError: [
              { guard: { type: 'isWeather', params: ({ event }) => ({ error: event.error }) }, target: 'filling', actions: [{ type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) }, 'tellFailed'], description: 'The mall cannot be reached: what was typed stays.' },
              { target: 'flawed', actions: [{ type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) }, 'tellFailed'], description: 'The mall refuses: at the field, where it says which.' },
            ],
          },
        },
      },
    },
  },
});
