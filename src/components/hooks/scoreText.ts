import type { IntlShape } from 'react-intl';

/** Stars out of five, as they are written everywhere: with one digit. */
export const scoreText = (intl: IntlShape, score: number): string =>
  intl.formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
