import type { IntlShape } from 'react-intl';
import { minus } from './useMoney.ts';

/** How this locale writes a change: with its sign, the minus as long as the plus, as money has it. */
export const changeText = (intl: IntlShape, change: number, options: Parameters<IntlShape['formatNumberToParts']>[1] = {}): string =>
  intl
    .formatNumberToParts(change, { ...options, signDisplay: 'exceptZero' })
    .map(({ type, value }) => (type === 'minusSign' ? minus : value))
    .join('');
