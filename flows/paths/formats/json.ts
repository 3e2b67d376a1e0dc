import type { Script } from '../script.ts';
import { effectText, expectedWords } from '../scriptText.ts';

/** Everything about the walks as data. */
export const asJson = (script: Script): string =>
  `${JSON.stringify(
    {
      machine: script.noun,
      id: script.machine,
      about: script.about,
      language: script.locale,
      notes: script.notes,
      walks: script.walks.map((walk) => ({
        number: walk.number,
        start: walk.start,
        input: walk.input,
        precondition: walk.precondition,
        steps: walk.steps.map((step, index) => ({
          number: index,
          who: step.who,
          setup: { before: step.before, calls: step.calls, how: step.how },
          action: index === 0 ? `Begin: ${walk.start}.` : effectText(script, step),
          expected: expectedWords(step, walk.steps[index - 1]),
          event:
            index === 0
              ? null
              : {
                  type: step.stimulus.type,
                  sample: step.stimulus.sample,
                  content: step.stimulus.raw,
                  at: step.stimulus.at,
                  isHeard: step.isHeard,
                },
          state: step.state,
          value: step.snapshot.value,
          means: step.means,
          says: step.says,
          touches: step.touches.map(({ type, thing, text }) => ({ type, on: thing, text })),
          screen: step.screen,
          takes: step.snapshot.flow.trace.taken,
          asks: step.snapshot.flow.trace.sides,
        })),
      })),
    },
    null,
    1,
  )}\n`;
