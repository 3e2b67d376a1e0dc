import { addressLine, type Address } from '#machines/model/address.ts';
import { useAppContext } from '../../app/AppContext.ts';

/** One address in one line, as it is written in the visitor's language. */
export const AddressText = ({ address }: { address: Address }) => addressLine(address, useAppContext().visitor.locale);
