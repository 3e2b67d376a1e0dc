import { FormattedMessage, useIntl } from 'react-intl';
import { isDrafted, priceError, type Bound, type filterPanelMachine } from '#machines/filterPanel.machine.ts';
import { isFiltered, leftBy, type Choice } from '#machines/rules/list/filters.ts';
import { withListQuery } from '#machines/rules/list/listQuery.ts';
import { Button } from '../../design/control/Button.tsx';
import { Field } from '../../design/control/Field.tsx';
import { Callout } from '../../design/Callout.tsx';
import { Bar, Skeleton } from '../../design/Skeleton.tsx';
import { styled } from '../../design/stitches.config.ts';
import { TextButton } from '../../design/control/TextLink.tsx';
import type { ViewOf } from '../../app/pageTypes.ts';
import { FilterGroup, type Tick } from './FilterGroup.tsx';
import { messageId } from '../hooks/messageId.ts';
import { PlaceButton } from '../link/PlaceButton.tsx';
import { RetryText } from '../shell/RetryText.tsx';

// What has the focus is not left behind the foot.
const Groups = styled('div', {
  display: 'grid',
  gap: '$5',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& fieldset :focus': { scrollMarginBlockEnd: '152px' },
});
const Prices = styled('div', { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))', gap: '$2' });
/** Over the sheet's own padding, where ticks would show through. */
const end = 'calc(-24px - env(safe-area-inset-bottom))';
const Foot = styled('div', {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gap: '$1',
  justifyItems: 'center',
  paddingBlock: '$3',
  backgroundColor: '$paper',
  variants: {
    raised: {
      true: {
        insetBlockEnd: end,
        marginBlockEnd: end,
        paddingBlockEnd: 'calc(24px + env(safe-area-inset-bottom))',
        backgroundColor: '$paperRaised',
      },
    },
  },
});

type Props = ViewOf<typeof filterPanelMachine> & { /** In the sheet a press that changes nothing closes it. */ inSheet?: boolean };

const Waiting = () => (
  <Skeleton aria-hidden>
    {([60, 80, 60, 40, 80, 60, 80, 60] as const).map((width, place) => (
      <Bar key={place} line={22} width={width} css={{ marginBlock: '11px' }} />
    ))}
  </Skeleton>
);

/** Everything that can be ticked, with its counts, and the link that shows what is ticked. */
export const FilterForm = ({ snapshot, send, may, inSheet = false }: Props) => {
  const intl = useIntl();
  const { draft, typed, facets, place } = snapshot.context;
  const uncountable = snapshot.matches({ counts: 'uncountable' }) ? (
    <Callout kind="warn" urgent>
      <p>
        <RetryText onRetry={may({ type: 'retry.pressed' })}>
          <FormattedMessage id="list.uncountable" />
        </RetryText>
      </p>
    </Callout>
  ) : null;
  if (!facets) return uncountable ?? <Waiting />;
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: messageId(id) }, values);
  const tick = (choice: Choice, name: string, count: number, isChosen: boolean): Tick => ({
    id: 'value' in choice ? choice.value : choice.kind,
    name,
    count,
    isChosen,
    onChange: count > 0 || isChosen ? may({ type: 'choice.made', choice }) : undefined,
  });
  const type = (bound: Bound) => (text: string) => send({ type: 'price.typed', bound, text });
  const error = priceError(snapshot.context);
  const isCounting = snapshot.hasTag('busy');
  const brandChosen = (id: number) => draft.brandIds.includes(id);
  const groups: { id: string; name: string; ticks: Tick[] }[] = [
    {
      id: 'delivery',
      name: say('list.delivery'),
      ticks: [
        tick({ kind: 'freeDelivery' }, say('list.freeDelivery'), facets.freeDelivery, draft.freeDelivery),
        tick({ kind: 'hasStock' }, say('list.hasStock'), facets.inStock, draft.hasStock),
      ],
    },
    {
      id: 'category',
      name: say('list.category'),
      ticks: facets.categories.map(({ categoryId, categoryName, count }) =>
        tick({ kind: 'categoryIds', value: categoryId }, categoryName, count, draft.categoryIds.includes(categoryId)),
      ),
    },
    {
      id: 'brand',
      name: say('list.brand'),
      ticks: facets.brands.map(({ brandId, brandName, count }) =>
        tick({ kind: 'brandIds', value: brandId }, brandName, count, brandChosen(brandId)),
      ),
    },
    ...facets.attrs.map(({ attrId, attrName, values }) => ({
      id: `attr-${attrId}`,
      name: attrName,
      ticks: values.map(({ attrValueId, value, count }) =>
        tick({ kind: 'attrIds', value: attrValueId }, value, count, draft.attrIds.includes(attrValueId)),
      ),
    })),
    {
      id: 'rating',
      name: say('list.rating'),
      ticks: facets.ratings.map(({ min, count }) =>
        tick({ kind: 'minRating', value: min }, say('list.ratingUp', { stars: intl.formatNumber(min) }), count, draft.minRating === min),
      ),
    },
    {
      id: 'origin',
      name: say('list.origin'),
      ticks: facets.placesOfOrigin.map(({ code, name, count }) =>
        tick({ kind: 'origins', value: code }, name, count, draft.origins.includes(code)),
      ),
    },
    {
      id: 'condition',
      name: say('list.condition'),
      ticks: facets.conditions.map(({ code, count }) =>
        tick({ kind: 'condition', value: code }, say(`list.condition.${code}`), count, draft.condition === code),
      ),
    },
  ];
  const count = leftBy(facets, draft);
  const show = <FormattedMessage id="list.show" values={{ count }} />;
  return (
    <Groups aria-busy={isCounting}>
      {groups.slice(0, 1).map(({ id, ...group }) => (
        <FilterGroup key={id} {...group} />
      ))}
      <FilterGroup name={say('list.price')} ticks={[]}>
        <Prices>
          <Field
            label={say('list.priceFrom')}
            inputMode="decimal"
            value={typed.minPrice}
            onChange={type('minPrice')}
            error={error ? <FormattedMessage id={messageId(`list.price.${error}`)} /> : undefined}
          />
          <Field label={say('list.priceTo')} inputMode="decimal" value={typed.maxPrice} onChange={type('maxPrice')} />
        </Prices>
      </FilterGroup>
      {groups
        .slice(1)
        .filter(({ ticks }) => ticks.length > 0)
        .map(({ id, ...group }) => (
          <FilterGroup key={id} {...group} />
        ))}
      {uncountable}
      {isDrafted(snapshot.context) || error || inSheet ? (
        <Foot role="status" raised={inSheet}>
          {isDrafted(snapshot.context) && !error ? (
            <PlaceButton kind="primary" place={withListQuery(place, { filters: draft })}>
              {isCounting ? <FormattedMessage id="list.counting" /> : show}
            </PlaceButton>
          ) : (
            <Button
              wide
              kind="primary"
              onPress={error ? undefined : may({ type: 'panel.closed' })}
              reason={error && say(`list.price.${error}`)}
            >
              {show}
            </Button>
          )}
          {isFiltered(draft) || error ? (
            <TextButton soft tall onPress={may({ type: 'draft.cleared' })}>
              <FormattedMessage id="list.clearAll" />
            </TextButton>
          ) : null}
        </Foot>
      ) : null}
    </Groups>
  );
};
