import { FormattedMessage, useIntl } from 'react-intl';
import { coinPriceMachine } from '#machines/coinPrice.machine.ts';
import type { CoinPrice } from '#machines/model/coin.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { changeText } from '../components/hooks/changeText.ts';
import { CoinPricePlot, CoinPriceTable } from '../components/account/CoinPricePlot.tsx';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { Price } from '../components/product/Price.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const Box = styled('div', {
  display: 'grid',
  gap: '$4',
  maxInlineSize: '$column',
  padding: '$5',
  border: '1px solid $line',
  borderRadius: '$l',
  backgroundColor: '$paperRaised',
  '& p': { margin: 0, text: '$14', color: '$inkSoft', textWrap: 'pretty' },
  '& .now': { text: '$14', color: '$ink' },
});
const Foot = styled('p', { maxInlineSize: '$column', paddingBlockStart: '$4', text: '$14', color: '$inkSoft' });

const Change = ({ coinPrice: { changePct, history } }: { coinPrice: CoinPrice }) => {
  const intl = useIntl();
  if (changePct === 0) return <FormattedMessage id="coinPrice.same" values={{ days: history.length }} />;
  const change = changeText(intl, changePct / 100, { style: 'percent', maximumFractionDigits: 1 });
  return <FormattedMessage id="coinPrice.change" values={{ change, days: history.length }} />;
};

const CoinPricePage = ({ snapshot, may }: ViewOf<typeof coinPriceMachine>) => {
  const { coinPrice, problem } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="coinPrice.heading" />
      </PageHeading>
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden>
          <Block height={240} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {coinPrice ? (
        <>
          <Box>
            <p className="now">
              <FormattedMessage
                id="coinPrice.now"
                values={{
                  price: <Price size="total" amount={coinPrice.price} currency={coinPrice.currency} priceSymbol={coinPrice.priceSymbol} />,
                }}
              />
            </p>
            <p>
              <Change coinPrice={coinPrice} />
            </p>
            <CoinPricePlot coinPrice={coinPrice} />
            <CoinPriceTable coinPrice={coinPrice} />
          </Box>
          <Foot>
            <FormattedMessage id="coinPrice.rule" />{' '}
            <PlaceText place={{ name: 'coins' }}>
              <FormattedMessage id="coinPrice.toCoins" />
            </PlaceText>
          </Foot>
        </>
      ) : null}
    </Page>
  );
};

export const page = {
  machine: coinPriceMachine,
  View: CoinPricePage,
  statuses: { unreadable: 503 },
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'coinPrice.heading' }) }),
} satisfies PageModule<typeof coinPriceMachine>;
