import { memo } from 'react';
import { Entry, Items, Side } from './room.look.ts';
import type { Known } from './known.ts';

/** All machines with their purposes. */
export const MachineList = memo(({ machines, noun, onChoose }: { machines: readonly Known[]; noun: string; onChoose: (noun: string) => void }) => (
  <Side aria-label="Machines">
    <Items>
      {machines.map((one) => (
        <li key={one.noun}>
          <Entry type="button" aria-current={one.noun === noun} onClick={() => onChoose(one.noun)}>
            <strong>{one.noun}</strong>
            <span>{one.chart.description}</span>
          </Entry>
        </li>
      ))}
    </Items>
  </Side>
));
