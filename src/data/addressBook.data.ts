import type { AddressForm, AreaTree } from '#machines/rules/address.ts';
import type { Address } from '#machines/model/address.ts';
import type { Area, PhoneCode } from '#machines/model/region.ts';
import type { Ask, How } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

graphql(`
  fragment AddressLines on Address {
    addrId
    receiver
    countryId
    provinceId
    cityId
    areaId
    country
    province
    city
    area
    addr
    postCode
    mobile
    mobileCode
    altMobile
    altMobileCode
    commonAddr
    deliverable
    reason
  }
`);

const ReadAddresses = graphql(`
  query ReadAddresses {
    addresses {
      ...AddressLines
    }
  }
`);
const ReadCountries = graphql(`
  query ReadCountries {
    areas(pid: 0) {
      areaId
      areaName
      parentId
      level
    }
    phoneCodes {
      key
      value
      countryCode
    }
  }
`);
/** The shopper's addresses, and what an address form chooses from: countries and dial codes (contract D1, D7, A3). */
export const readAddressBook = async (
  ask: Ask,
  _question: undefined,
  how?: How,
): Promise<{ addresses: Address[]; countries: Area[]; phoneCodes: PhoneCode[] }> => {
  const [{ addresses }, { areas, phoneCodes }] = await Promise.all([ask(ReadAddresses, {}, how), ask(ReadCountries, {}, how)]);
  return { addresses, countries: areas, phoneCodes };
};

const ReadAreaTree = graphql(`
  query ReadAreaTree($regionId: SafeInt!) {
    areaTree(regionId: $regionId) {
      areaId
      areaName
      parentId
      level
      areas {
        areaId
        areaName
        parentId
        level
        areas {
          areaId
          areaName
          parentId
          level
          areas {
            areaId
            areaName
            parentId
            level
          }
        }
      }
    }
  }
`);

type Branch = Area & { areas?: Branch[] | null };
const grown = ({ areas, ...area }: Branch): AreaTree => ({ ...area, areas: (areas ?? []).map(grown) });

/** A country's provinces, districts and towns (contract D8). */
export const readAreaTree = async (ask: Ask, question: { regionId: number }, how?: How): Promise<AreaTree> => {
  const roots = (await ask(ReadAreaTree, question, how)).areaTree.map(grown);
  const country = roots.find(({ areaId }) => areaId === question.regionId);
  return country ?? { areaId: question.regionId, areaName: '', parentId: 0, level: 0, areas: roots };
};

const AddAddress = graphql(`
  mutation AddAddress($input: AddressParamInput!) {
    addAddress(input: $input) {
      ... on Address {
        ...AddressLines
      }
      ...WhyNot
    }
  }
`);
const ChangeAddress = graphql(`
  mutation ChangeAddress($input: AddressParamInput!) {
    changeAddress(input: $input) {
      ... on Address {
        ...AddressLines
      }
      ...WhyNot
    }
  }
`);

const digits = (typed: string): string => typed.replace(/\D/g, '');

/** Saves an address, new or changed (contract D3, D4). */
export const saveAddress = async (
  ask: Ask,
  { form, addrId, key }: { form: AddressForm; addrId: number | null; key: string },
  how?: How,
): Promise<Address> => {
  const { isDefault, altMobile, altMobileCode, ...fields } = form;
  const input = {
    ...fields,
    mobile: digits(form.mobile),
    commonAddr: isDefault ? 1 : 0,
    ...(altMobile.trim() === '' ? {} : { altMobile: digits(altMobile), altMobileCode }),
  };
  const once = { ...how, key };
  return addrId === null
    ? allowed((await ask(AddAddress, { input }, once)).addAddress)
    : allowed((await ask(ChangeAddress, { input: { ...input, addrId } }, once)).changeAddress);
};
