import { useId, type ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { styled } from '../stitches.config.ts';

const Group = styled('div', { display: 'grid', gap: '$2', minInlineSize: 0 });
const Legend = styled('span', { text: '$14', color: '$inkSoft', '& strong': { color: '$ink', fontWeight: '$bold' } });
const Cards = styled('div', {
  display: 'grid',
  gap: '$2',
  variants: {
    kind: {
      /** Words, and a note below: delivery times, sizes, days. */
      tile: { gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' },
      /** Two beside each other, whatever the width: two prices, two times. */
      half: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '@desk': { gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))' } },
      /** A picture above the name: variants; four in a row, fewer where a word would break. */
      picture: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(88px, 20%), 1fr))' },
      /** One under the other between hairlines, a ring before the words: payment, addresses. */
      row: { gap: 0 },
    },
  },
});
const Card = styled('label', {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minBlockSize: '$field',
  minInlineSize: 0,
  cursor: 'pointer',
  // What is chosen must show in forced colours too.
  forcedColorAdjust: 'none',
  '& input': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'inherit' },
  '&:has(input:focus-visible)': { outline: '2px solid $ink', outlineOffset: '2px' },
  variants: {
    kind: {
      tile: { alignContent: 'center', textAlign: 'center' },
      half: {},
      picture: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        padding: '3px',
        paddingBlockEnd: '$2',
        justifyItems: 'center',
        textAlign: 'center',
        '& > img, & > :first-child:not(span):not(input)': { inlineSize: '100%', marginBlockEnd: '$1' },
      },
      row: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: '$3',
        paddingBlock: '14px',
        borderBlockStart: '1px solid $line',
        borderRadius: '$xs',
        '&:first-child': { borderBlockStart: 0, paddingBlockStart: '$2' },
      },
    },
    boxed: {
      true: {
        borderRadius: '$m',
        backgroundColor: '$paperRaised',
        boxShadow: 'inset 0 0 0 1px $colors$lineStrong',
        transition: 'box-shadow $quick',
        '&:has(input:checked)': { boxShadow: 'inset 0 0 0 2px $colors$ink' },
      },
    },
    padded: { true: { padding: '$2 $3' } },
    refused: {
      true: {
        borderRadius: '$m',
        color: '$inkSoft',
        backgroundColor: '$paperSunk',
        boxShadow: 'none',
        outline: '1px dashed $lineStrong',
        outlineOffset: '-1px',
        '& img': { opacity: 0.4 },
      },
    },
    off: { true: { cursor: 'not-allowed' } },
  },
});
const Ring = styled('span', {
  inlineSize: '22px',
  blockSize: '22px',
  border: '2px solid $lineStrong',
  borderRadius: '$full',
  backgroundColor: '$paperRaised',
  'input:checked ~ &': { border: '7px solid $ink', backgroundColor: '$paperRaised' },
  'input:disabled ~ &': { borderStyle: 'dashed', backgroundColor: '$paperSunk' },
});
const Words = styled('span', { display: 'grid', minInlineSize: 0, inlineSize: '100%' });
const Name = styled('span', { text: '$14', wordBreak: 'keep-all', hyphens: 'auto', 'input:checked ~ * > &': { fontWeight: '$bold' } });
const Note = styled('span', { text: '$13', color: '$inkSoft' });

export type RadioCard = {
  value: string;
  label: ReactNode;
  /** Below the label: a fee, an address, what is left. */
  note?: ReactNode;
  /** For `picture`: above the label. */
  picture?: ReactNode;
  /** For `row`: at its right end. */
  end?: ReactNode;
  /** Drawn dashed with this reason as its note; it can still be chosen, unless `disabled`. */
  refused?: ReactNode;
  disabled?: boolean;
};

export type RadioCardsProps = {
  /** The group's name for assistive technology. */
  label: string;
  /** What stands above the cards, e.g. `<>Colour <strong>Chilli</strong></>`. */
  legend?: ReactNode;
  value: string | null;
  cards: readonly RadioCard[];
  /** Without it all cards are disabled. */
  onChange?: ((value: string) => void) | undefined;
  kind?: 'tile' | 'half' | 'picture' | 'row';
  /** What is wrong, as a sentence: nothing was chosen. */
  error?: ReactNode;
};

/** One out of a few, as cards; chosen has an ink edge of 2 px. Native radios: arrows choose, Tab leaves. */
export const RadioCards = ({ label, legend, value, cards, onChange, kind = 'tile', error }: RadioCardsProps) => {
  const id = useId();
  return (
    <Group
      role="radiogroup"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      tabIndex={error ? -1 : undefined}
    >
      {legend ? <Legend aria-hidden>{legend}</Legend> : null}
      <Cards kind={kind}>
        {cards.map((card, place) => {
          const names = `${id}-${place}`;
          const note = card.refused ?? card.note;
          const off = card.disabled || !onChange;
          return (
            <Card
              key={card.value}
              kind={kind}
              boxed={kind !== 'row'}
              padded={kind === 'tile' || kind === 'half'}
              refused={!!card.refused && kind !== 'row'}
              off={off}
            >
              <input
                type="radio"
                name={id}
                value={card.value}
                checked={card.value === value}
                disabled={off}
                aria-labelledby={names}
                aria-describedby={note ? `${names}-note` : undefined}
                onChange={() => (off ? undefined : onChange(card.value))}
              />
              {kind === 'row' ? <Ring aria-hidden /> : null}
              {card.picture ?? null}
              <Words>
                <Name id={names}>{card.label}</Name>
                {note ? <Note id={`${names}-note`}>{note}</Note> : null}
              </Words>
              {card.end ?? null}
            </Card>
          );
        })}
      </Cards>
      {error ? (
        <FieldFrame describedBy={`${id}-error`} error={error}>
          {null}
        </FieldFrame>
      ) : null}
    </Group>
  );
};
