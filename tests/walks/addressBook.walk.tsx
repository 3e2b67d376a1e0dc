import { addressBookMachine } from '#machines/addressBook.machine.ts';
import { AddressBook } from '#src/parts/AddressBook.tsx';
import { addressBook } from '../happenings/addressBook.happenings.ts';
import { bringSheets } from './menus.tsx';
import { walkPage } from './walk.tsx';

const labels: Record<string, string> = { receiver: 'Contact name', mobile: 'Mobile number', addr: 'Address line' };

await bringSheets();

walkPage({ machine: addressBookMachine, View: AddressBook }, addressBook, {
  by: {
    'field.changed': ({ field, value }, hands) => hands.fill(labels[field] ?? field, String(value)),
    'country.chosen': ({ areaId }, hands) => hands.choose('Country', String(areaId)),
    'area.chosen': ({ level, areaId }, hands) => hands.choose(['Province', 'District', 'Town'][level - 1] ?? '', String(areaId)),
  },
});
