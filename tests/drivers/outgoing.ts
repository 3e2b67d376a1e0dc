import { canonical } from '#flows/canonical.ts';
import type { Fixture } from '#flows/fixtureTypes.ts';
import type { ExplorerState } from '#flows/explorerState.ts';
import { outgoingOf } from '#flows/outgoing.ts';
import { outgoingLine } from '#flows/outgoing.text.ts';
import type { MachineDriver } from './machine.driver.ts';

/** One thing that goes out: equal where it is the same, and in words. */
type Sent = { same: string; line: string };

const words = (sent: readonly Sent[]): string => sent.map(({ line }) => line).join('; ') || 'nothing';

/** Holds what a running machine lets out, step by step, against what was explored: questions, facts and events with their contents. */
export class OutgoingCheck {
  readonly #fixture: Fixture;
  readonly #driver: MachineDriver;
  readonly #isViewed: boolean;
  #before: ExplorerState | null = null;
  #read = { requests: 0, toldOutside: 0, passed: 0 };

  /** `isViewed`: a view stands before it, which tells the children too; what they hear is not looked at. */
  constructor(fixture: Fixture, driver: MachineDriver, isViewed = false) {
    this.#fixture = fixture;
    this.#driver = driver;
    this.#isViewed = isViewed;
  }

  #sent(kind: string, to: string, name: string, content: unknown): Sent {
    const now = this.#driver.clock.now();
    const line = outgoingLine({ kind: kind as 'asks', to, name, content }, now);
    return { same: canonical([kind, to, name, content ?? {}]), line };
  }

  /** What the driver saw go out since the last step. */
  #seen(): Sent[] {
    const { asked: requests, told: toldOutside, passed } = this.#driver;
    const read = this.#read;
    this.#read = { requests: requests.length, toldOutside: toldOutside.length, passed: passed.length };
    // A machine that ends tells its parent so by itself.
    const facts = toldOutside.slice(read.toldOutside).filter(({ type }) => !type.startsWith('xstate.'));
    return [
      ...facts.map(({ type, ...body }) => this.#sent('tells', 'the shop', type, body)),
      ...(this.#isViewed ? [] : passed.slice(read.passed)).map(({ to, event: { type, ...body } }) => this.#sent('tells', to, type, body)),
      ...requests.slice(read.requests).map(({ src, input }) => this.#sent('asks', '', src, input)),
    ];
  }

  /** What should go out in the step to a situation; effects are the adapters' to see, and what it tells itself stays inside. */
  #wanted(snapshot: ExplorerState): Sent[] {
    const out = outgoingOf(snapshot, this.#before);
    const isOutside = (to: string): boolean => to === '' || to === 'parent';
    const toldOutside = out.filter(({ kind, to }) => kind === 'emits' || (kind === 'tells' && isOutside(to)));
    const passed = (this.#isViewed ? [] : out).filter(({ kind, to }) => kind === 'tells' && !isOutside(to) && to !== 'itself');
    const requests = out.filter(({ kind, name }) => kind === 'asks' && this.#fixture.ports[name]?.isRequest);
    return [
      ...toldOutside.map(({ name, content }) => this.#sent('tells', 'the shop', name, content)),
      ...passed.map(({ to, name, content }) => this.#sent('tells', to, name, content)),
      ...requests.map(({ name, content }) => this.#sent('asks', '', name, content)),
    ];
  }

  /** What went out in the step to a situation and should not have, or the other way round; null where it is as explored. */
  wrongIn(snapshot: ExplorerState): string | null {
    const [seen, wanted] = [this.#seen(), this.#wanted(snapshot)];
    this.#before = snapshot;
    const [is, should] = [seen, wanted].map((sent) => canonical(sent.map(({ same }) => same)));
    return is === should ? null : `there went out: ${words(seen)}; it should have been: ${words(wanted)}`;
  }
}
