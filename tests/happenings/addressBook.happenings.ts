import { happeningsOf } from '#flows/happenings.ts';
import { addressFaults, type AddressForm } from '#machines/address.ts';
import { addressBookMachine } from '#machines/addressBook.machine.ts';
import type { Address } from '#machines/words.ts';
import { address, areaTree } from './goods.checkout.ts';
import { phoneCodes } from './goods.signIn.ts';
import { here } from './here.ts';

const laos = 659006000404;
const countries = [{ areaId: here.regionId, areaName: 'Sri Lanka', parentId: 0, level: 0 }, { areaId: laos, areaName: 'Laos', parentId: 0, level: 0 }];
const typedOf = { receiver: 'Ama', mobile: '771234567', addr: '12 Marine Drive' };

const nextField = (form: AddressForm) => {
  const field = (['receiver', 'mobile', 'addr'] as const).find((each) => form[each] === '');
  return field ? { field, value: typedOf[field] } : null;
};
const nextArea = (form: AddressForm): { level: 1 | 2 | 3; areaId: number } | null =>
  form.provinceId === 0 ? { level: 1, areaId: 1 } : form.cityId === 0 ? { level: 2, areaId: 11 } : form.areaId === 0 ? { level: 3, areaId: 111 } : null;

const otherOf = ({ addresses, chosenId }: { addresses: Address[]; chosenId: number | null }) => {
  const other = addresses.find((each) => each.addrId !== chosenId);
  return other ? { addrId: other.addrId } : null;
};

export const addressBook = happeningsOf(addressBookMachine)({
  inputs: { usual: { regionId: here.regionId, seed: here.seed, phoneCode: '94', chosenId: null } },
  events: {
    'address.chosen': [({ context }) => otherOf(context), ({ context }) => ({ addrId: context.chosenId ?? 0 })],
    'newAddress.pressed': [({ context }) => (context.addresses.length < 3 ? {} : null)],
    'edit.pressed': [({ context }) => ({ addrId: context.addresses[0]?.addrId ?? 0 })],
    'field.changed': [({ context }) => nextField(context.form)],
    'area.chosen': [({ context, value }) => (context.tree?.areaId === context.form.countryId && JSON.stringify(value) !== '{"editing":"readingAreas"}' ? nextArea(context.form) : null)],
    'country.chosen': [({ context }) => ({ areaId: context.form.countryId === here.regionId ? laos : here.regionId })],
    'save.pressed': [{}], 'close.pressed': [{}], 'retry.pressed': [{}],
  },
  ports: {
    readAddressBook: { answers: { none: { addresses: [], countries, phoneCodes }, two: { addresses: [address(1), address(2)], countries, phoneCodes } }, refusals: ['UNREACHABLE'] },
    readAreaTree: { answers: { 'its areas': ({ question }) => areaTree(question.regionId) }, refusals: ['OFFLINE'] },
    saveAddress: {
      answers: { saved: ({ question }) => address(question.addrId ?? 9) },
      refusals: [{ code: 'VALIDATION', fields: [{ field: 'mobile', code: 'MOBILE_INVALID', desc: 'Invalid mobile number' }] }, 'OFFLINE'],
    },
  },
  seen: ({ addresses, chosenId, editedId, form, tree }) => ({
    count: addresses.length, isFirst: chosenId === addresses[0]?.addrId, isNew: editedId === null, missing: Object.keys(addressFaults(form)), isHome: form.countryId === here.regionId, hasTree: tree?.areaId === form.countryId,
  }),
  shownBy: 'the part "Deliver to" of the checkout',
});
