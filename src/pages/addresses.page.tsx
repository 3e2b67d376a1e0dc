import { FormattedMessage, useIntl } from 'react-intl';
import type { addressBookMachine } from '#machines/addressBook.machine.ts';
import { addressesMachine, isRemovingAddress } from '#machines/addresses.machine.ts';
import type { Address } from '#machines/model/address.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Column } from '../design/layout/Column.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { ManagedAddresses } from '../components/account/ManagedAddresses.tsx';
import { AddressBook } from '../components/cart/AddressBook.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { ChildActorView } from '../components/shell/ChildActorView.tsx';
import { ConfirmSheet } from '../components/shell/ConfirmSheet.tsx';
import { ProblemCallout } from '../components/shell/ProblemCallout.tsx';
import { addressDraft } from '../storage/addressDraft.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof addressesMachine>;

const RemovalSheet = ({ snapshot, may }: View) => {
  const intl = useIntl();
  return (
    <ConfirmSheet
      open={isRemovingAddress(snapshot)}
      title={intl.formatMessage({ id: 'addresses.sure' })}
      confirm={<FormattedMessage id="addresses.remove" />}
      decline={<FormattedMessage id="addresses.keep" />}
      busy={snapshot.matches('removing')}
      onConfirm={may({ type: 'removal.confirmed' })}
      onDecline={may({ type: 'close.pressed' })}
    >
      <p>
        <FormattedMessage id="addresses.sureText" values={{ name: snapshot.context.chosen?.receiver ?? '' }} />
      </p>
    </ConfirmSheet>
  );
};

const AddressesPage = (view: View) => {
  const { snapshot, may } = view;
  const { refused } = snapshot.context;
  const book = snapshot.children.addressBook;
  const defaultOf = ({ addrId, receiver }: Address) => may({ type: 'default.pressed', addrId, receiver });
  const removalOf = ({ addrId, receiver }: Address) => may({ type: 'removal.pressed', addrId, receiver });
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="addresses.title" />
      </PageHeading>
      <Column>
        <ProblemCallout problem={refused} />
        {book ? (
          <ChildActorView<typeof addressBookMachine> actor={book}>
            {(each) => (
              <AddressBook
                {...each}
                list={(addresses, editOf) => (
                  <ManagedAddresses addresses={addresses} editOf={editOf} defaultOf={defaultOf} removalOf={removalOf} />
                )}
                empty={(invitation, add) => (
                  <IllustratedEmptyState of="known" title={<FormattedMessage id="addresses.empty" />} reason={invitation} action={add} />
                )}
              />
            )}
          </ChildActorView>
        ) : null}
      </Column>
      <RemovalSheet {...view} />
    </Page>
  );
};

export const page = {
  machine: addressesMachine,
  View: AddressesPage,
  keepDrafts: addressDraft('addresses', false),
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'addresses.title' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof addressesMachine>;
