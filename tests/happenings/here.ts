import { dawn } from '#flows/situation.ts';
import type { Here, Region } from '#machines/words.ts';

/** Where a guest's walk begins: Sri Lanka, English, Monday morning. */
export const here: Here = { regionId: 659006000402, locale: 'en', timeZone: 'Asia/Colombo', seed: 'tab1', at: dawn, isLoggedIn: false, phoneCode: '94' };

/** The same for a shopper. */
export const shopperHere: Here = { ...here, isLoggedIn: true };

/** The region of both. */
export const sriLanka: Region = {
  regionId: here.regionId, regionName: 'Sri Lanka', flag: '/oss/flag/lk.svg', countryCode: 'LK', currency: 'LKR', priceSymbol: 'Rs', minorUnits: 2, phoneCode: '94', defaultLang: 'en',
};

/** Another one, whose money has no smaller part. */
export const laos: Region = { ...sriLanka, regionId: 659006000404, regionName: 'Laos', flag: '/oss/flag/la.svg', countryCode: 'LA', currency: 'LAK', priceSymbol: '₭', minorUnits: 0, phoneCode: '856' };
