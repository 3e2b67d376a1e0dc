import type { PhoneCode } from '#machines/words.ts';

const filler = Array.from({ length: 158 }, (_, at): PhoneCode => ({ key: String(300 + at), value: `Land ${at}(+${300 + at})`, countryCode: `L${at}` }));

/** A list in which Sri Lanka is number 158, as in the mall's (spec 9). */
export const phoneCodes: PhoneCode[] = [...filler, { key: '94', value: 'Sri Lanka(+94)', countryCode: 'LK' }, { key: '90', value: 'Türkiye(+90)', countryCode: 'TR' }];
