import type { AddressForm, AreaTree } from '#machines/rules/address.ts';
import type { Address } from '#machines/model/address.ts';
import type { Area, PhoneCode } from '#machines/model/region.ts';
import type { Execute, RequestOptions } from './gateway.ts';
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
  execute: Execute,
  _input: undefined,
  options?: RequestOptions,
): Promise<{ addresses: Address[]; countries: Area[]; phoneCodes: PhoneCode[] }> => {
  const [{ addresses }, { areas, phoneCodes }] = await Promise.all([
    execute(ReadAddresses, {}, options),
    execute(ReadCountries, {}, options),
  ]);
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
export const readAreaTree = async (execute: Execute, input: { regionId: number }, options?: RequestOptions): Promise<AreaTree> => {
  const roots = (await execute(ReadAreaTree, input, options)).areaTree.map(grown);
  const country = roots.find(({ areaId }) => areaId === input.regionId);
  return country ?? { areaId: input.regionId, areaName: '', parentId: 0, level: 0, areas: roots };
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
  execute: Execute,
  { form, addrId, key }: { form: AddressForm; addrId: number | null; key: string },
  options?: RequestOptions,
): Promise<Address> => {
  const { isDefault, altMobile, altMobileCode, ...fields } = form;
  const input = {
    ...fields,
    mobile: digits(form.mobile),
    commonAddr: isDefault ? 1 : 0,
    ...(altMobile.trim() === '' ? {} : { altMobile: digits(altMobile), altMobileCode }),
  };
  const once = { ...options, key };
  return addrId === null
    ? allowed((await execute(AddAddress, { input }, once)).addAddress)
    : allowed((await execute(ChangeAddress, { input: { ...input, addrId } }, once)).changeAddress);
};
