import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { numbersOf, type Address } from '#machines/model/address.ts';
import { useAppContext } from '../../app/AppContext.ts';
import { Badge } from '../../design/Badge.tsx';
import { Button } from '../../design/control/Button.tsx';
import { styled } from '../../design/stitches.config.ts';
import { AddressText } from '../order/AddressText.tsx';
import type { Press } from '../../design/press.ts';

type Acts = {
  editOf: (addrId: number) => Press;
  defaultOf: (address: Address) => Press;
  removalOf: (address: Address) => Press;
};

const Entries = styled('ul', { display: 'grid', gap: '$3', marginBlockEnd: '$3' });
const Entry = styled('li', {
  display: 'grid',
  gap: '$2',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$l',
  backgroundColor: '$paperRaised',
  overflowWrap: 'anywhere',
  '& h2': { text: '$16', fontWeight: '$bold' },
  '& p': { text: '$14', color: '$inkSoft' },
});
const Row = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

const One = ({ address, acts: { editOf, defaultOf, removalOf } }: { address: Address; acts: Acts }) => {
  const intl = useIntl();
  const nameId = useId();
  const { visitor } = useAppContext();
  const { addrId, receiver, commonAddr, deliverable, reason } = address;
  const isDefault = commonAddr === 1;
  return (
    <Entry aria-labelledby={nameId}>
      <h2 id={nameId}>{receiver}</h2>
      <p>
        {numbersOf(address, visitor.phoneCode)}
        <br />
        <AddressText address={address} />
      </p>
      {isDefault ? (
        <span>
          <Badge kind="quiet">
            <FormattedMessage id="addresses.default" />
          </Badge>
        </span>
      ) : null}
      {deliverable ? null : <p>{reason ?? <FormattedMessage id="refusal.NOT_DELIVERABLE" />}</p>}
      <Row>
        <Button kind="quiet" small onPress={editOf(addrId)} label={intl.formatMessage({ id: 'address.changeOf' }, { name: receiver })}>
          <FormattedMessage id="address.edit" />
        </Button>
        {isDefault ? null : (
          <Button
            kind="quiet"
            small
            onPress={defaultOf(address)}
            label={intl.formatMessage({ id: 'addresses.makeDefaultOf' }, { name: receiver })}
          >
            <FormattedMessage id="addresses.makeDefault" />
          </Button>
        )}
        <Button
          kind="quiet"
          small
          onPress={removalOf(address)}
          label={intl.formatMessage({ id: 'addresses.removeOf' }, { name: receiver })}
        >
          <FormattedMessage id="addresses.remove" />
        </Button>
      </Row>
    </Entry>
  );
};

/** The addresses of a shopper, each with what can be done with it. */
export const ManagedAddresses = ({ addresses, ...acts }: { addresses: Address[] } & Acts) => {
  const intl = useIntl();
  return (
    <Entries aria-label={intl.formatMessage({ id: 'addresses.title' })}>
      {addresses.map((address) => (
        <One key={address.addrId} address={address} acts={acts} />
      ))}
    </Entries>
  );
};
