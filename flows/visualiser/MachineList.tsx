import { memo, useEffect, useRef } from 'react';
import { Entry, Items, Side } from './visualiser.styles.ts';
import type { LoadedMachine } from './loadedMachine.ts';

type Shown = { machines: readonly LoadedMachine[]; noun: string; onChoose: (noun: string) => void };

/** All machines with their purposes; the one that is shown is in sight. */
export const MachineList = memo(({ machines, noun, onChoose }: Shown) => {
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => void chosen.current?.scrollIntoView({ block: 'nearest' }), [noun]);
  return (
    <Side aria-label="Machines">
      <Items>
        {machines.map((one) => (
          <li key={one.noun}>
            <Entry
              ref={one.noun === noun ? chosen : undefined}
              type="button"
              aria-current={one.noun === noun}
              onClick={() => onChoose(one.noun)}
            >
              <strong>{one.noun}</strong>
              <span>{one.chart.description}</span>
            </Entry>
          </li>
        ))}
      </Items>
    </Side>
  );
});
