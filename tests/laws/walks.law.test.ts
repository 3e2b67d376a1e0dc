import { describe, expect, test } from 'vitest';
import { canonical } from '#flows/canonical.ts';
import { explore } from '#flows/explorer.ts';
import type { Happenings } from '#flows/happenings.ts';
import { possibleAt } from '#flows/possible.ts';
import type { Situation } from '#flows/situation.ts';
import { coveringWalks, type Walk } from '#flows/walks.ts';
import { MachineDriver } from '#tests/drivers/machine.driver.ts';
import { kettle } from '#tests/flows/kettle.happenings.ts';
import { session } from '#tests/happenings/session.happenings.ts';
import { toasts } from '#tests/happenings/toasts.happenings.ts';

const walksOf = (happenings: Happenings): Walk[] => coveringWalks(explore(happenings), (situation: Situation) => possibleAt(happenings, situation));

describe.each([kettle, session, toasts].map((happenings) => [happenings.machine.id, happenings] as const))('%s', (_, happenings) => {
  test('runs as it was explored', () => {
    for (const walk of walksOf(happenings)) {
      const first = walk.steps[0]?.event.sample ?? '';
      const driver = new MachineDriver(happenings, happenings.inputs[first]);
      for (const step of walk.steps) {
        driver.take(step.event);
        const now = driver.actor.getSnapshot();
        expect(now.value, step.event.type).toEqual(step.state.value);
        expect(canonical(now.context), step.event.type).toBe(canonical(step.state.context));
      }
    }
  });
});
