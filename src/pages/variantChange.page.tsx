import { FormattedMessage, useIntl } from 'react-intl';
import { isInStock } from '#machines/rules/variants.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { chosenSku, piecesOf, refusalOf, variantChangeMachine } from '#machines/variantChange.machine.ts';
import type { Sku, Variants } from '#machines/model/product.ts';
import { Button } from '../design/control/Button.tsx';
import { TextButton } from '../design/control/TextLink.tsx';
import { Callout } from '../design/Callout.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { Price } from '../components/product/Price.tsx';
import { ProductPicture } from '../components/product/ProductPicture.tsx';
import { VariantPicker } from '../components/product/VariantPicker.tsx';
import { LazySheet } from '../components/shell/LazySheet.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { useProblemText } from '../components/useProblemText.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof variantChangeMachine>;

const Chosen = styled('div', {
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$3',
  '& p': { text: '$13', color: '$inkSoft' },
  '& .notice': { color: '$warn', fontWeight: '$medium' },
});

/** How many pieces of what is chosen the line would have. */
const Pieces = ({ snapshot, sku }: Pick<View, 'snapshot'> & { sku: Sku }) => {
  const { count } = snapshot.context;
  const pieces = piecesOf(snapshot.context);
  if (!isInStock(sku))
    return (
      <p className="notice">
        <FormattedMessage id="stock.out" />
      </p>
    );
  return pieces < count ? (
    <p className="notice">
      <FormattedMessage id="variantChange.fewer" values={{ count: pieces }} />
    </p>
  ) : (
    <p>
      <FormattedMessage id="variantChange.quantity" values={{ count }} />
    </p>
  );
};

/** Picture and price of what is chosen. */
const Choice = ({ snapshot, sku }: Pick<View, 'snapshot'> & { sku: Sku }) => (
  <Chosen>
    <ProductPicture pic={sku.pic} alt="" size={80} faded={!isInStock(sku)} />
    <div role="status">
      <Price currency={sku.currency} priceSymbol={sku.priceSymbol} amount={sku.price} size="card" />
      <Pieces snapshot={snapshot} sku={sku} />
    </div>
  </Chosen>
);

const reasonOf = (sku: Sku | null, skuId: number) => {
  if (sku === null) return 'variantChange.choose';
  return sku.skuId === skuId ? 'variantChange.same' : 'stock.out';
};

const Choosing = ({ snapshot, may, send, variants }: View & { variants: Variants }) => {
  const textOf = useProblemText();
  const { picks, skuId } = snapshot.context;
  const refused = refusalOf(snapshot);
  const sku = chosenSku(snapshot.context);
  const isChoosing = snapshot.matches({ open: 'choosing' });
  return (
    <>
      {sku ? <Choice snapshot={snapshot} sku={sku} /> : null}
      {refused ? (
        <Callout kind="alarm" urgent>
          {textOf(refused)}
        </Callout>
      ) : null}
      <VariantPicker
        product={variants}
        picks={picks}
        onPick={isChoosing ? (propName, value) => send({ type: 'value.chosen', propName, value }) : undefined}
      />
      <Button
        kind="primary"
        wide
        busy={snapshot.matches({ open: 'saving' })}
        onPress={may({ type: 'save.pressed' })}
        reason={<FormattedMessage id={reasonOf(sku, skuId)} />}
      >
        <FormattedMessage id="variantChange.save" />
      </Button>
    </>
  );
};

const VariantChangeView = (view: View) => {
  const { snapshot, may } = view;
  const intl = useIntl();
  const { prodName, skuName, variants, problem } = snapshot.context;
  const isChosen = snapshot.matches({ open: 'choosing' }) || snapshot.matches({ open: 'saving' });
  return (
    <div data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy') || undefined}>
      <TextButton
        soft
        tall
        label={intl.formatMessage({ id: 'variantChange.openOf' }, { variant: skuName, name: prodName })}
        onPress={may({ type: 'open.pressed' })}
      >
        <FormattedMessage id="variantChange.open" values={{ variant: skuName }} />
      </TextButton>
      <LazySheet
        open={snapshot.matches('open')}
        title={intl.formatMessage({ id: 'variantChange.title' })}
        lead={prodName}
        closeLabel={intl.formatMessage({ id: 'shell.close' })}
        onClose={may({ type: 'close.pressed' })}
      >
        {snapshot.matches({ open: 'reading' }) ? (
          <Skeleton aria-hidden>
            <Block height={64} />
            <Block height={120} css={{ marginBlockStart: '$4' }} />
          </Skeleton>
        ) : null}
        {snapshot.matches({ open: 'unreadable' }) ? (
          <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} />
        ) : null}
        {isChosen && variants ? <Choosing {...view} variants={variants} /> : null}
      </LazySheet>
    </div>
  );
};

export const page = { machine: variantChangeMachine, View: VariantChangeView } satisfies PageModule<typeof variantChangeMachine>;
