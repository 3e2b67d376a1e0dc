import { numbersOf, type Address } from '#machines/model/address.ts';
import { useAppContext } from '../../app/AppContext.ts';

/** Who receives at an address, and by which numbers the courier reaches him. */
export const Receiver = ({ address }: { address: Address }) => {
  const { visitor } = useAppContext();
  return (
    <>
      <b>{address.receiver}</b> {numbersOf(address, visitor.phoneCode)}
    </>
  );
};
