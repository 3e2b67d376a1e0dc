import type { ReactNode } from 'react';
import { styled } from './stitches.config.ts';

const Line = styled('ol', { display: 'grid', '@desk': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } });
const ProgressStep = styled('li', {
  position: 'relative',
  display: 'grid',
  gap: '2px',
  paddingInlineStart: '34px',
  paddingBlockEnd: '20px',
  alignContent: 'start',
  '&::before, &::after': { content: '""', position: 'absolute' },
  '&::before': {
    zIndex: 1,
    insetBlockStart: '2px',
    insetInlineStart: '4px',
    inlineSize: '18px',
    blockSize: '18px',
    border: '2px solid $ink',
    borderRadius: '$full',
    backgroundColor: '$ink',
    '@forced': { backgroundColor: 'CanvasText' },
  },
  '&::after': { insetBlock: '4px -4px', insetInlineStart: '12px', borderInlineStart: '2px solid $ink' },
  '&:last-child::after': { display: 'none' },
  '&:last-child': { paddingBlockEnd: 0 },
  '@desk': {
    padding: '30px $3 0 0',
    '&::before': { insetBlockStart: '1px', insetInlineStart: 0 },
    '&::after': { insetBlock: '9px auto', insetInline: '9px -9px', borderInlineStart: 0, borderBlockStart: '2px solid $ink' },
  },
  variants: {
    when: {
      past: {},
      now: {
        '&::before': { insetInlineStart: '2px', insetBlockStart: 0, inlineSize: '22px', blockSize: '22px', backgroundColor: '$accent' },
        '&::after': { borderInlineStartStyle: 'dashed', borderBlockStartStyle: 'dashed', borderColor: '$lineStrong' },
        '@desk': { '&::before': { insetBlockStart: '-1px', insetInlineStart: 0 } },
      },
      coming: {
        '&::before': { backgroundColor: '$paperRaised', borderColor: '$lineStrong' },
        '&::after': { borderInlineStartStyle: 'dashed', borderBlockStartStyle: 'dashed', borderColor: '$lineStrong' },
      },
      broken: {
        '&::before': { backgroundColor: '$paperRaised', borderColor: '$alarm', borderWidth: '5px' },
        '&::after': { borderInlineStartStyle: 'dashed', borderBlockStartStyle: 'dashed', borderColor: '$lineStrong' },
      },
    },
  },
});
const Name = styled('span', { text: '$14', fontWeight: '$bold' });
const Time = styled('span', { text: '$13', color: '$inkSoft' });

export type ProgressStep = {
  id: string;
  name: ReactNode;
  /** When it happened, or "promised by ...". */
  time?: ReactNode;
  when: 'past' | 'now' | 'coming' | 'broken';
};

/** How far it has come: upright on the phone, flat at the desk. */
export const ProgressSteps = ({ label, stages }: { label: string; stages: readonly ProgressStep[] }) => (
  <Line aria-label={label}>
    {stages.map((stage) => (
      <ProgressStep key={stage.id} when={stage.when} aria-current={stage.when === 'now' ? 'step' : undefined}>
        <Name>{stage.name}</Name>
        {stage.time ? <Time>{stage.time}</Time> : null}
      </ProgressStep>
    ))}
  </Line>
);
