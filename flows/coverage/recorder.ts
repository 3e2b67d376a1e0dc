import type { AnyActor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { inertScope } from '../inertScope.ts';
import { takenAction, instrumented } from '../instrument.ts';
import { fingerprint, type CoverageRecord, type Kind } from './records.ts';

type Tally = Record<string, number>;
const count = (tally: Tally, item: string): void => {
  tally[item] = (tally[item] ?? 0) + 1;
};
const withOuter = (path: string): string[] => (path === '' ? [''] : [...withOuter(path.split('.').slice(0, -1).join('.')), path]);

/** Writes down what really runs of one machine. */
export class Recorder {
  readonly #states: Tally = {};
  readonly #items: Tally = {};
  readonly #machine: AnyStateMachine;

  constructor(machine: AnyStateMachine) {
    this.#machine = machine;
  }

  #took(place: string): void {
    count(this.#items, place);
    const [source = ''] = place.split(' · ');
    for (const state of withOuter(source === '(root)' ? '' : source)) count(this.#states, state);
  }

  readonly #answered = (place: string, side: boolean): void => count(this.#items, `${place} = ${side ? 'yes' : 'no'}`);

  /** It stands in these states now. */
  stood(snapshot: AnyMachineSnapshot): void {
    for (const node of snapshot._nodes) count(this.#states, node.path.join('.'));
  }

  /** The same machine for an actor of a test; what the actor takes, and what its guards answer to anybody, is written down. */
  watched(): AnyStateMachine {
    return instrumented(this.#machine, this.#answered).provide({
      actions: { [takenAction]: (_, { place }: { place: string }) => this.#took(place) },
    });
  }

  /** Follows an actor that runs the watched machine. */
  follow(actor: AnyActor): void {
    this.stood(actor.getSnapshot());
    actor.subscribe((snapshot) => this.stood(snapshot));
  }

  /**
   * Listens where pure steps of the machine itself are asked for (the mall's lifecycles: `transition`, `initialTransition`,
   * `can`), and takes each beside them to see what it takes and asks. `heard` says who gets a step.
   */
  static listen(machine: AnyStateMachine, heard: () => Recorder): void {
    const { transition, getInitialSnapshot, getTransitionData } = machine;
    let recorder = heard();
    const beside = instrumented(machine, (place, side) => recorder.#answered(place, side));
    const scope = () =>
      inertScope(({ type, params }) => {
        if (type === takenAction) recorder.#took(String((params as { place: string }).place));
      });
    const note = (step: () => AnyMachineSnapshot | null): void => {
      recorder = heard();
      const after = step();
      if (after) recorder.stood(after);
    };
    const standing = ({ value, context }: AnyMachineSnapshot): AnyMachineSnapshot => beside.resolveState({ value, context });
    let isInside = false;
    const inside = <Result>(work: () => Result): Result => {
      isInside = true;
      try {
        return work();
      } finally {
        isInside = false;
      }
    };
    machine.transition = (snapshot, event, given) => {
      note(() => beside.transition(standing(snapshot), event, scope()));
      return inside(() => transition.call(machine, snapshot, event, given));
    };
    machine.getInitialSnapshot = (given, input) => {
      note(() => beside.getInitialSnapshot(scope(), input));
      return inside(() => getInitialSnapshot.call(machine, given, input));
    };
    machine.getTransitionData = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
      if (!isInside) {
        note(() => {
          beside.getTransitionData(standing(snapshot), event);
          return null;
        });
      }
      return getTransitionData.call(machine, snapshot, event);
    };
  }

  get isEmpty(): boolean {
    return Object.keys(this.#states).length === 0 && Object.keys(this.#items).length === 0;
  }

  record(about: { kind: Kind; machine: string; from: string }): CoverageRecord {
    return { format: 1, ...about, chart: fingerprint(this.#machine), states: this.#states, items: this.#items };
  }
}
