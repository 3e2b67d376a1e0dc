import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from '../stitches.config.ts';

const List = styled('div', { display: 'flex', gap: '$5', borderBlockEnd: '1px solid $line', marginBlockEnd: '$4' });
const Tab = styled('button', {
  position: 'relative',
  minBlockSize: '$touch',
  padding: 0,
  border: 0,
  background: 'none',
  color: '$inkSoft',
  text: '$16',
  fontWeight: '$medium',
  cursor: 'pointer',
  '&[aria-selected="true"]': { color: '$ink', fontWeight: '$bold' },
  '&[aria-selected="true"]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '-1px',
    blockSize: '3px',
    backgroundColor: '$accent',
    forcedColorAdjust: 'none',
    borderRadius: '$xs',
  },
});

export type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  value: Id;
  onChange?: ((id: Id) => void) | undefined;
  /** The content of the chosen tab. */
  children: ReactNode;
};

/** Tabs over one panel; left and right move and choose, Home and End go to the ends, Tab goes into the panel. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) => {
  const id = useId();
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const here = tabs.findIndex((tab) => tab.id === value);
    const forward = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    const [back, last] = [(here + tabs.length - 1) % tabs.length, tabs.length - 1];
    const indexes: Partial<Record<string, number>> = { Home: 0, End: last, ArrowLeft: back, ArrowRight: back };
    indexes[forward] = (here + 1) % tabs.length;
    const wanted = indexes[event.key] ?? -1;
    const tab = tabs[wanted];
    if (!tab || !onChange) return;
    event.preventDefault();
    onChange(tab.id);
    event.currentTarget.querySelectorAll('button')[wanted]?.focus();
  };
  return (
    <div>
      <List role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map((tab) => {
          const isChosen = tab.id === value;
          return (
            <Tab
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={isChosen}
              aria-controls={`${id}-panel`}
              tabIndex={isChosen ? 0 : -1}
              aria-disabled={onChange || isChosen ? undefined : true}
              onClick={isChosen || !onChange ? undefined : () => onChange(tab.id)}
            >
              {tab.label}
            </Tab>
          );
        })}
      </List>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
};
