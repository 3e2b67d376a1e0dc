import { sriLanka } from './skuFixtures.ts';

/** Where the shoppers of these tests live: a street in Colombo, as it is sent to the mall. */
export const street = {
  receiver: 'Kamala Silva',
  countryId: sriLanka,
  provinceId: 1010000,
  cityId: 1010100,
  areaId: 1010103,
  addr: '12 Marine Drive',
  postCode: '00300',
  mobile: '771234567',
  mobileCode: '94',
};
