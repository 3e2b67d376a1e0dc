import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Address } from '#machines/model/address.ts';
import { areaChoices, longestAddress, type AddressField } from '#machines/rules/address.ts';
import type { addressBookMachine } from '#machines/addressBook.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { Area } from '#machines/model/region.ts';
import { Button } from '../../design/control/Button.tsx';
import { Checkbox } from '../../design/control/Checkbox.tsx';
import { Field } from '../../design/control/Field.tsx';
import { FieldRow } from '../../design/control/FieldRow.tsx';
import { AddressText } from '../order/AddressText.tsx';
import { Receiver } from '../order/Receiver.tsx';
import { LazySheet } from '../shell/LazySheet.tsx';
import { Callout } from '../../design/Callout.tsx';
import { RadioCards } from '../../design/control/RadioCards.tsx';
import { Select } from '../../design/control/Select.tsx';
import { Block, Skeleton } from '../../design/Skeleton.tsx';
import { TextArea } from '../../design/control/TextArea.tsx';
import { TextButton } from '../../design/control/TextLink.tsx';
import { styled } from '../../design/stitches.config.ts';
import type { ViewOf } from '../../app/pageTypes.ts';
import { useAppContext } from '../../app/AppContext.ts';
import { dialCode } from '../account/ContactRow.tsx';
import { ValidatedForm } from '../account/ValidatedForm.tsx';
import { messageId } from '../hooks/messageId.ts';
import { RetryText } from '../shell/RetryText.tsx';
import type { Press } from '../../design/press.ts';

type View = ViewOf<typeof addressBookMachine>;

const optionsOf = (areas: Area[]) => areas.map(({ areaId, areaName }) => ({ value: String(areaId), label: areaName }));
const valueOf = (id: number) => (id === 0 ? '' : String(id));

const Fields = ({ snapshot, send, may }: View) => {
  const intl = useIntl();
  const { form, errors, countries, phoneCodes, tree, addresses, editedId } = snapshot.context;
  const { provinces, cities, towns } = areaChoices(tree, form);
  const label = (field: string) => intl.formatMessage({ id: messageId(`address.${field}`) });
  const error = (field: AddressField) => (errors[field] ? intl.formatMessage({ id: messageId(`field.${errors[field]}`) }) : null);
  const change = (field: AddressField) => may({ type: 'field.changed', field, value: '' }, 'value');
  const area = (level: 1 | 2 | 3) =>
    may({ type: 'area.chosen', level, areaId: 0 })
      ? (value: string) => send({ type: 'area.chosen', level, areaId: Number(value) })
      : undefined;
  const codes = phoneCodes.map(({ key, value }) => ({ value: key, label: value }));
  return (
    <>
      <Field
        label={label('receiver')}
        value={form.receiver}
        onChange={change('receiver')}
        error={error('receiver')}
        autoComplete="name"
        required
      />
      <FieldRow narrowFirst>
        <Select
          label={label('mobileCode')}
          value={form.mobileCode}
          options={codes}
          shown={dialCode(form.mobileCode)}
          onChange={change('mobileCode')}
          error={error('mobileCode')}
          autoComplete="tel-country-code"
        />
        <Field
          label={label('mobile')}
          value={form.mobile}
          onChange={change('mobile')}
          error={error('mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required
        />
      </FieldRow>
      <FieldRow narrowFirst>
        <Select
          label={label('mobileCode')}
          fullLabel={label('altMobileCode')}
          value={form.altMobileCode}
          options={codes}
          shown={dialCode(form.altMobileCode)}
          onChange={change('altMobileCode')}
        />
        <Field
          label={label('altMobile')}
          value={form.altMobile}
          onChange={change('altMobile')}
          error={error('altMobile')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      </FieldRow>
      <FieldRow>
        <Select
          label={label('country')}
          value={valueOf(form.countryId)}
          options={optionsOf(countries)}
          onChange={(value) => send({ type: 'country.chosen', areaId: Number(value) })}
          autoComplete="country-name"
        />
        <Select
          label={label('province')}
          value={valueOf(form.provinceId)}
          options={optionsOf(provinces)}
          onChange={provinces.length > 0 ? area(1) : undefined}
          error={error('provinceId')}
          autoComplete="address-level1"
          required
        />
      </FieldRow>
      <FieldRow>
        <Select
          label={label('city')}
          value={valueOf(form.cityId)}
          options={optionsOf(cities)}
          onChange={cities.length > 0 ? area(2) : undefined}
          error={error('cityId')}
          autoComplete="address-level2"
          required
        />
        <Select
          label={label('area')}
          value={valueOf(form.areaId)}
          options={optionsOf(towns)}
          onChange={towns.length > 0 ? area(3) : undefined}
          error={error('areaId')}
          autoComplete="address-level3"
          required
        />
      </FieldRow>
      {snapshot.matches({ editing: 'areasUnreadable' }) ? (
        <Callout kind="warn" urgent>
          <RetryText onRetry={may({ type: 'retry.pressed' })}>
            <FormattedMessage id="address.placesUnreadable" />
          </RetryText>
        </Callout>
      ) : null}
      <TextArea
        label={label('addr')}
        value={form.addr}
        onChange={change('addr')}
        error={error('addr')}
        rows={2}
        limit={longestAddress}
        autoComplete="street-address"
        required
      />
      <Field
        label={label('postCode')}
        value={form.postCode}
        onChange={change('postCode')}
        error={error('postCode')}
        autoComplete="postal-code"
      />
      <Checkbox
        label={label('default')}
        checked={form.isDefault}
        {...(addresses.length === 0 ? { note: label('firstIsDefault') } : {})}
        onChange={
          addresses.length === 0 || addresses.find((each) => each.addrId === editedId)?.commonAddr === 1
            ? undefined
            : (value) => send({ type: 'field.changed', field: 'isDefault', value })
        }
      />
      <Button kind="primary" wide submit busy={snapshot.matches({ editing: 'saving' })} onPress={may({ type: 'save.pressed' })}>
        <FormattedMessage id="address.save" />
      </Button>
    </>
  );
};

const EditSheet = (view: View) => {
  const { snapshot, may } = view;
  const intl = useIntl();
  return (
    <LazySheet
      open={snapshot.matches('editing')}
      wide
      title={intl.formatMessage({ id: snapshot.context.editedId === null ? 'address.add' : 'address.change' })}
      closeLabel={intl.formatMessage({ id: 'shell.close' })}
      onClose={may({ type: 'close.pressed' })}
    >
      <ValidatedForm
        label={intl.formatMessage({ id: 'address.form' })}
        errors={snapshot.context.errors}
        tries={snapshot.context.tries}
        onSubmit={may({ type: 'save.pressed' })}
      >
        <Fields {...view} />
      </ValidatedForm>
    </LazySheet>
  );
};

type AddressBookProps = View & {
  /** What stands in place of the choice; `editOf` opens the form of an address. */
  list?: (addresses: Address[], editOf: (addrId: number) => Press) => ReactNode;
  /** What stands there without any address; `add` is the button that opens the form of a new one. */
  empty?: (invitation: ReactNode, add: ReactNode) => ReactNode;
};

const Invitation = styled('div', { display: 'grid', justifyItems: 'start', gap: '$3' });
const invite: NonNullable<AddressBookProps['empty']> = (invitation, add) => (
  <Invitation>
    <p>{invitation}</p>
    {add}
  </Invitation>
);

/** The addresses to choose from, and the sheet in which one is written. */
export const AddressBook = ({ list, empty = invite, ...view }: AddressBookProps) => {
  const { snapshot, send, may } = view;
  const intl = useIntl();
  const { region } = useAppContext();
  const { addresses, chosenId } = snapshot.context;
  const editOf = (addrId: number) => may({ type: 'edit.pressed', addrId });
  const invitation = <FormattedMessage id="address.none" values={{ region: region.regionName }} />;
  const add = (
    <Button kind={addresses.length === 0 ? 'secondary' : 'quiet'} small onPress={may({ type: 'newAddress.pressed' })}>
      <FormattedMessage id="address.add" />
    </Button>
  );
  return (
    <div data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden>
          <Block height={64} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? (
        <Callout kind="warn" urgent>
          <RetryText onRetry={may({ type: 'retry.pressed' })}>
            <FormattedMessage id="address.unreadable" />
          </RetryText>
        </Callout>
      ) : null}
      {addresses.length === 0 && !snapshot.matches('reading') && !snapshot.matches('unreadable') ? empty(invitation, add) : null}
      {addresses.length > 0 ? (
        <>
          {list ? (
            list(addresses, editOf)
          ) : (
            <RadioCards
              label={intl.formatMessage({ id: 'address.choose' })}
              kind="row"
              value={chosenId === null ? null : String(chosenId)}
              onChange={(value) => send({ type: 'address.chosen', addrId: Number(value) })}
              cards={addresses.map((address) => ({
                value: String(address.addrId),
                label: <Receiver address={address} />,
                note: <AddressText address={address} />,
                ...(address.deliverable ? {} : { refused: address.reason ?? intl.formatMessage({ id: 'refusal.NOT_DELIVERABLE' }) }),
                end: (
                  <TextButton
                    onPress={editOf(address.addrId)}
                    label={intl.formatMessage({ id: 'address.changeOf' }, { name: address.receiver })}
                  >
                    <FormattedMessage id="address.edit" />
                  </TextButton>
                ),
              }))}
            />
          )}
          {add}
        </>
      ) : null}
      <EditSheet {...view} />
    </div>
  );
};
