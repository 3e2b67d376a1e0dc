import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { AnyActor, EventObject, StateValue } from 'xstate';
import { canonical } from '#flows/canonical.ts';
import type { Recorder } from '#flows/coverage/recorder.ts';
import type { Happenings } from '#flows/happenings.ts';
import { stateWord } from '#machines/stateWord.ts';
import type { Happening, Situation } from '#flows/situation.ts';
import { addressOf } from '#src/address.ts';
import { AroundContext, type Around } from '#src/parts/around.ts';
import { Hearts } from '#src/hearts.ts';
import { Show } from '#src/show.tsx';
import type { AnyPage } from '#src/view.ts';
import { MachineDriver } from '../drivers/machine.driver.ts';
import { here, sriLanka } from '../happenings/here.ts';
import { hands } from './hands.ts';
import { disabledControls, enabledControls, nameOf, press, type Hands } from './screen.ts';
import { touchAgain, touchesIn, type Touch } from './touches.ts';

export type Body = Record<string, unknown>;
/** How events that are no plain press are done by hand. */
export type ByHand = Partial<Record<string, (body: Body, hands: Hands) => void>>;

export type Stage = {
  page: AnyPage; happenings: Happenings; by: ByHand; elsewhere: ReadonlySet<string>; heldBack: ReadonlySet<string>; locale: string; messages: Record<string, string>; frame: (view: ReactNode) => ReactNode;
  /** Who writes down what the actor really takes and asks; nobody while a faulty view is tried. */
  recorder: Recorder | null;
};

const unstamped = (event: EventObject): string => canonical({ ...event, at: undefined });

const statesOf = (value: StateValue): string[] => {
  const full = stateWord(value);
  return [full, full.split(' ').map((word) => word.split('.').at(-1)).join(' ')];
};

/** One walk through a real view: a real actor whose ports and clock the walk holds, shown by the shop's own `Show`. */
export class Performance {
  readonly #stage: Stage;
  readonly driver: MachineDriver;
  /** What the hands did in the last step. */
  touches: readonly Touch[] = [];
  #heard: EventObject[] = [];
  #offered = new Map<string, EventObject>();
  #isTrying = false;
  readonly #isTold: boolean;

  /** `isTold`: the walk is only told, so that what its own test has tried on every control (that a refused event is nowhere to press) is not tried again. */
  constructor(stage: Stage, input: unknown, isTold = false) {
    this.#stage = stage;
    this.#isTold = isTold;
    const { happenings, recorder } = stage;
    this.driver = new MachineDriver(recorder ? { ...happenings, machine: recorder.watched() } : happenings, input);
    recorder?.follow(this.driver.actor);
    this.#render();
  }

  #render(): void {
    const { page: { View }, locale, messages, frame } = this.#stage;
    const ear = Object.assign(Object.create(this.driver.actor) as AnyActor, {
      send: (event: EventObject) => {
        this.#heard.push(event);
        if (!this.#isTrying) this.driver.actor.send(event);
      },
    });
    const Watched: AnyPage['View'] = (shown) => {
      this.#offered.clear();
      const may: typeof shown.may = (event) => {
        const handler = shown.may(event);
        if (handler) this.#offered.set(unstamped(event), event);
        return handler;
      };
      return <View {...shown} may={may} />;
    };
    const around: Around = {
      here, brand: 'Serendib', region: sriLanka, isSafe: true, addressOf,
      go: () => undefined, near: () => undefined, now: this.driver.clock.now, hearts: new Hearts(false),
    };
    render(
      <IntlProvider locale={locale} defaultLocale="en" messages={messages} timeZone={here.timeZone} onError={(problem) => { throw problem; }}>
        <AroundContext value={around}>{frame(<Show actor={ear} View={Watched} now={this.driver.clock.now} />)}</AroundContext>
      </IntlProvider>,
    );
  }

  /** Waits until what is loaded lazily is there. */
  async settle(): Promise<void> {
    await act(async () => {
      await new Promise((resolve) => setImmediate(resolve));
    });
  }

  /** What a control would send, without sending it. */
  #tried(control: Element): EventObject[] {
    const changes = new MutationObserver(() => undefined);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    this.#isTrying = true;
    this.#heard = [];
    act(() => press(control));
    const heard = this.#heard;
    // What only turns something on the screen is turned back.
    if (heard.length === 0 && changes.takeRecords().length > 0 && control.isConnected) act(() => press(control));
    this.#isTrying = false;
    changes.disconnect();
    this.#heard = [];
    return heard;
  }

  /**
   * Lets one step of the walk happen: through the screen where it is the shopper's, else as the walk says. What the machine
   * would not hear now (a guard says no) must be nowhere to press. `again`: what the hands touched in the same step of a view in
   * another language.
   */
  take(happening: Happening, isHeard: boolean, again?: readonly Touch[]): void {
    this.touches = [];
    if (happening.kind !== 'event' || this.#stage.elsewhere.has(happening.type)) {
      act(() => this.driver.take(happening));
      return;
    }
    act(() => this.driver.clock.goTo(happening.at));
    const wanted = unstamped(happening.raw);
    const { at: _, type, ...body } = happening.raw as EventObject & Body;
    const byHand = this.#stage.by[type];
    this.#heard = [];
    if (!isHeard) {
      if (this.#isTold) return;
      if (this.driver.actor.getSnapshot().can(happening.raw)) throw new Error(`The machine would hear ${wanted}, which the walk says it refuses.`);
      if (enabledControls().some((each) => this.#tried(each).some((event) => unstamped(event) === wanted))) throw new Error(`A control sends ${wanted}, which the machine refuses.`);
      return;
    }
    if (byHand) {
      this.touches = touchesIn(() => act(() => (again && again.length > 0 ? touchAgain(again) : byHand(body, hands))));
    } else {
      const control = enabledControls().find((each) => this.#tried(each).some((event) => unstamped(event) === wanted));
      if (!control) throw new Error(this.#noControl(wanted));
      this.touches = touchesIn(() => act(() => press(control)));
    }
    if (!this.#heard.some((event) => unstamped(event) === wanted)) {
      throw new Error(`By hand '${type}' should send ${wanted}; it sent ${this.#heard.map(unstamped).join(', ') || 'nothing'}.`);
    }
  }

  /** As `take`, but time passes for everybody alike: what is due before then rings, whatever the walk expects; in a step of time, then the next that is due. */
  takeOnTime(happening: Happening, isHeard: boolean): void {
    if (happening.kind === 'time') return this.passTime(happening.at);
    act(() => this.driver.clock.passTo(happening.at));
    this.take(happening, isHeard);
  }

  /** Lets time pass until a moment: what is due before rings, and one of what is due then. */
  passTime(moment: number): void {
    const { clock } = this.driver;
    act(() => clock.passTo(moment));
    if ((clock.waiting[0] ?? Infinity) <= moment) act(() => clock.fireNext());
  }

  #noControl(wanted: string): string {
    const seen = enabledControls().map((control) => `  ${nameOf(control)} sends ${this.#tried(control).map(unstamped).join(', ') || 'nothing'}`);
    return `In '${stateWord(this.driver.actor.getSnapshot().value)}' no control sends ${wanted}. On the screen:\n${seen.join('\n') || '  nothing that can be pressed'}`;
  }

  /** What is wrong with the screen, if it should show this situation. */
  faults(situation: Situation): string[] {
    const now = this.driver.actor.getSnapshot();
    const words = statesOf(situation.value);
    const marked = [...document.body.querySelectorAll('[data-state]')];
    const roots = marked.filter((element) => words.includes(element.getAttribute('data-state') ?? ''));
    const shown = marked.map((element) => `'${element.getAttribute('data-state')}'`).join(', ') || 'none';
    const isBusy = roots.some((root) => root.getAttribute('aria-busy') === 'true');
    return [
      ...(canonical(now.value) === canonical(situation.value) ? [] : [`the machine is in '${stateWord(now.value)}', the walk in '${stateWord(situation.value)}'`]),
      ...(canonical(now.context) === canonical(situation.context) ? [] : [`the machine knows ${canonical(now.context)}, the walk ${canonical(situation.context)}`]),
      ...(roots.length > 0 ? [] : [`data-state should be '${stateWord(situation.value)}', the screen has ${shown}`]),
      ...(now.hasTag('busy') && roots.length > 0 && !isBusy ? ['the machine is busy, the element with its data-state has no aria-busy'] : []),
      ...(!now.hasTag('busy') && isBusy ? ['the element with its data-state has aria-busy, the machine is not busy'] : []),
      ...this.#controlFaults(),
    ];
  }

  #controlFaults(): string[] {
    const now = this.driver.actor.getSnapshot();
    const sends = enabledControls().map((control) => ({ control, events: this.#tried(control) }));
    const reachable = new Set(sends.flatMap(({ events }) => events.map(unstamped)));
    return [
      ...sends.flatMap(({ control, events }) => events.filter((event) => !now.can(event)).map((event) => `${nameOf(control)} sends ${unstamped(event)}, which the machine does not hear`)),
      ...disabledControls().flatMap((control) => this.#tried(control).map((event) => `${nameOf(control)} is disabled and sends ${unstamped(event)}`)),
      ...[...this.#offered].filter(([word, event]) => !reachable.has(word) && !this.#stage.by[event.type] && !this.#stage.elsewhere.has(event.type) && !this.#stage.heldBack.has(event.type))
        .map(([word]) => `the view offers ${word}, but no control sends it`),
    ];
  }

  end(): void {
    cleanup();
    document.body.replaceChildren();
  }
}
