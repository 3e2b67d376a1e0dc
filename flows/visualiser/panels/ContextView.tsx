import { useMemo, useState } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { Code, Small, Tool } from '../visualiser.styles.ts';
import { canonical } from '../../canonical.ts';
import { leavesOf, type Leaf } from './context.ts';

const Tree = styled('ul', { fontFamily: 'ui-monospace, monospace', fontSize: '12px', lineHeight: '18px' });
const Line = styled('li', {
  overflowWrap: 'anywhere',
  paddingInline: '6px',
  borderInlineStart: '3px solid transparent',
  variants: {
    change: {
      same: {},
      new: { backgroundColor: '$goodSoft', borderColor: '$good' },
      changed: { backgroundColor: '$accentSoft', borderColor: '$accentInk' },
      gone: { backgroundColor: '$alarmSoft', borderColor: '$alarm', textDecoration: 'line-through' },
    },
    depth: {
      0: {},
      1: { marginInlineStart: '14px' },
      2: { marginInlineStart: '28px' },
      3: { marginInlineStart: '42px' },
      4: { marginInlineStart: '56px' },
      5: { marginInlineStart: '70px' },
      6: { marginInlineStart: '84px' },
      7: { marginInlineStart: '84px' },
    },
  },
});
const Name = styled('span', { color: '$inkSoft' });
const Row = styled('div', {
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '$2',
  marginBlock: '$2 $1',
  overflowWrap: 'anywhere',
  '& button': { flex: 'none' },
});

const inShort = (event: unknown): string => {
  const text = canonical(event);
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
};

const changeWords: Record<Leaf['change'], string> = { same: '', new: ' (new)', changed: ' (changed)', gone: ' (gone)' };

/** The event of a step, and the context with what it changed there. */
export const ContextView = ({ now, before, event }: { now: unknown; before: unknown; event: unknown }) => {
  const [onlyChanges, setOnlyChanges] = useState(true);
  const all = useMemo(() => leavesOf(now, before ?? now), [now, before]);
  const leaves = onlyChanges && before !== null ? all.filter((leaf) => leaf.change !== 'same') : all;
  return (
    <section aria-label="Context" tabIndex={0}>
      <Row>
        <Small>{event === null ? 'Begins' : <Code>{inShort(event)}</Code>}</Small>
        <Tool type="button" aria-pressed={onlyChanges} onClick={() => setOnlyChanges(!onlyChanges)}>
          Only changes
        </Tool>
      </Row>
      {leaves.length === 0 ? (
        <Small>{all.length === 0 ? 'This machine keeps nothing in its context.' : 'The last step changed nothing.'}</Small>
      ) : null}
      <Tree>
        {leaves.map((leaf) => (
          <Line
            key={`${leaf.path} ${leaf.change}`}
            change={leaf.change}
            depth={Math.min(leaf.depth, 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}
            title={`${leaf.path}${changeWords[leaf.change]}`}
          >
            <Name>{leaf.name}</Name>
            {leaf.value === null ? '' : `: ${leaf.value}`}
          </Line>
        ))}
      </Tree>
    </section>
  );
};
