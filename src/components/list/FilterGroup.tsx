import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../../design/control/Checkbox.tsx';
import { styled } from '../../design/stitches.config.ts';
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx';
import type { Press } from '../../design/press.ts';

const Set = styled('fieldset', {
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, text: '$16', fontWeight: '$bold', paddingBlockEnd: '$1' },
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '$touch',
    text: '$14',
    color: '$inkSoft',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& details[open] > summary': { display: 'none' },
});
const Line = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '$2',
  text: '$14',
  overflowWrap: 'anywhere',
  '& > span': { paddingBlock: '12px', color: '$inkSoft', fontVariantNumeric: 'tabular-nums' },
});

export type Tick = { id: string | number; name: string; count: number; isChosen: boolean; onChange: Press };

/** How many choices of a group stand there before the rest is folded away. */
const firstShown = 7;

const TickLine = ({ name, count, isChosen, onChange }: Tick) => {
  const intl = useIntl();
  const shown = intl.formatNumber(count);
  return (
    <Line>
      <Checkbox
        checked={isChosen}
        onChange={onChange}
        label={
          <>
            {name}
            <VisuallyHidden>{` (${shown})`}</VisuallyHidden>
          </>
        }
      />
      <span aria-hidden>{shown}</span>
    </Line>
  );
};

/** One kind of filter under its name: what can be ticked, each with the count it would leave, long lists folded. */
export const FilterGroup = ({ name, ticks, children }: { name: string; ticks: readonly Tick[]; children?: ReactNode }) => {
  const lines = (some: readonly Tick[]) => some.map((tick) => <TickLine key={tick.id} {...tick} />);
  const rest = ticks.slice(firstShown + 1).length > 0 ? ticks.slice(firstShown) : [];
  return (
    <Set>
      <legend>{name}</legend>
      {lines(ticks.slice(0, ticks.length - rest.length))}
      {rest.length > 0 ? (
        <details open={rest.some(({ isChosen }) => isChosen) || undefined}>
          <summary>
            <FormattedMessage id="list.showAll" values={{ count: ticks.length }} />
          </summary>
          {lines(rest)}
        </details>
      ) : null}
      {children}
    </Set>
  );
};
