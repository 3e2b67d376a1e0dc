import { FormattedMessage, useIntl } from 'react-intl';
import type { CoinPrice } from '#machines/model/coin.ts';
import { Disclosure } from '../../design/Disclosure.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useMoney } from '../hooks/useMoney.ts';

const Figure = styled('figure', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$1 $3',
  margin: 0,
  text: '$13',
  color: '$inkSoft',
  fontVariantNumeric: 'tabular-nums',
  '& svg': { inlineSize: '100%', blockSize: '160px', borderBlock: '1px solid $line', color: '$accentInk' },
  '& .prices': { display: 'grid', alignContent: 'space-between', textAlign: 'end' },
  '& .days': { gridColumn: 2, display: 'flex', justifyContent: 'space-between', gap: '$3' },
});
const Table = styled('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  text: '$14',
  fontVariantNumeric: 'tabular-nums',
  '& th': { color: '$inkSoft', fontWeight: '$medium', text: '$13', textAlign: 'start' },
  '& th, & td': { paddingBlock: '$2', borderBlockEnd: '1px solid $line' },
  '& .number': { textAlign: 'end' },
});

/** The plot's own measure; it is stretched to its frame. */
const width = 600;
const height = 160;
const edge = 12;

/** A line of steps: a price holds for its whole day. */
const stepsOf = (prices: readonly number[], lowest: number, highest: number): string => {
  const step = width / prices.length;
  const heightOf = (price: number): number =>
    highest === lowest ? height / 2 : edge + ((highest - price) / (highest - lowest)) * (height - 2 * edge);
  return prices.flatMap((price, at) => [`${at * step},${heightOf(price)}`, `${(at + 1) * step},${heightOf(price)}`]).join(' ');
};

const useDay = () => {
  const intl = useIntl();
  return (day: string): string => intl.formatDate(`${day}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' });
};

/** The price of each day as a line; whoever does not see it reads its least, its most and its last. */
export const CoinPricePlot = ({ coinPrice }: { coinPrice: CoinPrice }) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  const dayOf = useDay();
  const { history, price } = coinPrice;
  const prices = history.map((each) => each.price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const [first, last] = [history.at(0), history.at(-1)];
  if (!first || !last) return null;
  const labels = {
    from: dayOf(first.day),
    to: dayOf(last.day),
    lowest: textOf(lowest, coinPrice),
    highest: textOf(highest, coinPrice),
    now: textOf(price, coinPrice),
  };
  return (
    <Figure>
      <div className="prices" aria-hidden>
        <span>{labels.highest}</span>
        {lowest === highest ? null : <span>{labels.lowest}</span>}
      </div>
      <svg
        role="img"
        aria-label={intl.formatMessage({ id: 'coinPrice.plot' }, labels)}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
      >
        <polyline
          points={stepsOf(prices, lowest, highest)}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="days" aria-hidden>
        <span>{labels.from}</span>
        <span>{labels.to}</span>
      </div>
    </Figure>
  );
};

/** The same as a table, the newest day first. */
export const CoinPriceTable = ({ coinPrice }: { coinPrice: CoinPrice }) => {
  const { textOf } = useMoney();
  const dayOf = useDay();
  return (
    <Disclosure summary={<FormattedMessage id="coinPrice.asTable" />}>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="coinPrice.day" />
            </th>
            <th scope="col" className="number">
              <FormattedMessage id="coinPrice.price" />
            </th>
          </tr>
        </thead>
        <tbody>
          {coinPrice.history.toReversed().map(({ day, price }) => (
            <tr key={day}>
              <td>{dayOf(day)}</td>
              <td className="number">{textOf(price, coinPrice)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  );
};
