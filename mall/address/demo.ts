import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { defaultRegion } from '../region/region.ts';
import { addAddress, type AddressFields } from './address.ts';
import { areaOf, countries, type Area } from './area.ts';

function placed(names: readonly [string, string, string]): Pick<AddressFields, 'countryId' | 'provinceId' | 'cityId' | 'areaId'> {
  const country = countries.find((each) => each.areaId === defaultRegion.regionId) as Area;
  const path = names.reduce<Area[]>(
    (found, name) => [
      ...found,
      ((found.at(-1) ?? country).children.find((area) => area.names.en === name) ?? areaOf(country.areaId)) as Area,
    ],
    [],
  );
  const [province, district, town] = path.map((area) => area.areaId);
  return { countryId: country.areaId, provinceId: province ?? 0, cityId: district ?? 0, areaId: town ?? 0 };
}

/** The address book of `demo`: home in Colombo, the office, the parents in Galle. */
export async function fillDemoAddresses(context: MallContext, db: Db, scenario: 'demo' | 'empty'): Promise<void> {
  if (scenario !== 'demo') return;
  const base = { receiver: 'Dilani Perera', mobile: '771234567', mobileCode: '94', altMobile: null, altMobileCode: null, isDefault: false };
  const book: AddressFields[] = [
    {
      ...base,
      ...placed(['Southern Province', 'Galle', 'Unawatuna']),
      receiver: 'Sunil Perera',
      addr: '18 Beach Access Road',
      postCode: '80600',
      mobile: '912234567',
    },
    {
      ...base,
      ...placed(['Western Province', 'Colombo', 'Rajagiriya']),
      addr: 'Level 4, 205 Kotte Road',
      postCode: '10107',
      altMobile: '112876543',
      altMobileCode: '94',
    },
    {
      ...base,
      ...placed(['Western Province', 'Colombo', 'Colombo 03 (Kollupitiya)']),
      addr: '42/3 Alfred Place',
      postCode: '00300',
      isDefault: true,
    },
  ];
  for (const param of book) await addAddress(context, db, 'demo', param);
}
