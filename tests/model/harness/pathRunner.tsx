import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createIntl, MissingTranslationError, RawIntlProvider, type IntlShape } from 'react-intl';
import type { AnyActor, EventObject, StateValue } from 'xstate';
import { canonical } from '#flows/canonical.ts';
import type { Recorder } from '#flows/coverage/recorder.ts';
import type { Fixture } from '#flows/fixtureTypes.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { Stimulus, ExplorerState } from '#flows/explorerState.ts';
import type { Place } from '#machines/model/place.ts';
import type { VisitorContext } from '#machines/model/visitor.ts';
import english from '#lang/en.json';
import { formatPlace } from '#src/navigation/formatPlace.ts';
import { pageMetadata } from '#src/seo/metadataRegistry.ts';
import { AppContext, type AppContextValue } from '#src/app/AppContext.ts';
import { FavouritesStore } from '#src/runtime/favouritesStore.ts';
import { ActorView } from '#src/app/ActorView.tsx';
import { keepFocus } from '#src/design/keptFocus.ts';
import type { AnyPage } from '#src/app/pageTypes.ts';
import { MachineDriver } from '../../drivers/machine.driver.ts';
import { OutgoingCheck } from '../../drivers/outgoing.ts';
import { visitor, sriLanka } from '../../fixtures/visitor.ts';
import { userActions } from './userActions.ts';
import { disabledControls, enabledControls, nameOf, press, type UserActions } from './controls.ts';
import { replayEvent, recordedEventsIn, type RecordedEvent } from './recordedEvents.ts';
import { ariaSnapshot, type AriaLine } from './aria/ariaSnapshot.ts';
import { FocusTrail } from './aria/focusTrail.ts';
import { enabledFields, fillOtherwise } from './fields.ts';
import { shopResponsesTo } from './shopResponses.ts';
import type { ScreenOracle } from './screenOracle.ts';

/** Every sentence, as the document server knows them. */
const everyWord = createIntl({ locale: 'en', messages: english, timeZone: visitor.timeZone });

export type Body = Record<string, unknown>;
/** How events that are no plain press are done by hand. */
export type ByHand = Partial<Record<string, (body: Body, hands: UserActions) => void>>;

export type Harness = {
  page: AnyPage;
  fixture: Fixture;
  by: ByHand;
  elsewhere: ReadonlySet<string>;
  heldBack: ReadonlySet<string>;
  locale: string;
  messages: Record<string, string>;
  frame: (view: ReactNode) => ReactNode;
  /** Who writes down what the actor really takes and asks; nobody while a faulty view is tried. */
  recorder: Recorder | null;
  /** Who knows what is perceived at each step; nobody while a view is tried for what it sends alone. */
  screens: ScreenOracle | null;
};

const unstamped = (event: EventObject): string => canonical({ ...event, at: undefined });

/** An event as a reader of walks wants it: its type, and its payload where it has one. */
const eventText = (event: EventObject): string => {
  const { type, at: _, ...body } = event as EventObject & Body;
  return Object.keys(body).length > 0 ? `${type} ${canonical(body)}` : type;
};

const statesOf = (value: StateValue): string[] => {
  const full = statePath(value);
  return [
    full,
    full
      .split(' ')
      .map((word) => word.split('.').at(-1))
      .join(' '),
  ];
};

/** What says the page's sentences; one that its page does not load is a fault. */
const intlOf = ({ locale, messages, fixture }: Harness): IntlShape =>
  createIntl({
    locale,
    defaultLocale: 'en',
    messages,
    timeZone: visitor.timeZone,
    onError: (problem) => {
      if (problem instanceof MissingTranslationError)
        throw new Error(
          `${problem.message} The view of '${fixture.machine.id}' says a sentence of a room that its page does not load: ` +
            "name the room in 'messages' of its entry in machines/model/place.ts, or say a sentence of its own.",
        );
      throw problem;
    },
  });

/** Where the page stands, as in the shop: it can have the focus. It is not told, since each page has it. */
const mainOfPage = (): HTMLElement => {
  const main = document.createElement('main');
  main.tabIndex = -1;
  main.setAttribute('role', 'presentation');
  return document.body.appendChild(main);
};

/** One walk through a real view: a real actor whose ports and clock the walk holds, shown by the shop's own `Show`. */
export class PathRunner {
  readonly #harness: Harness;
  readonly driver: MachineDriver;
  readonly #outgoing: OutgoingCheck;
  /** What the hands did in the last step. */
  touches: readonly RecordedEvent[] = [];
  #heard: EventObject[] = [];
  /** The code that comes only when it is shown. */
  readonly #coming: Promise<unknown>[] = [];
  #lines: readonly AriaLine[] = [];
  #presses = new Map<Element, EventObject[]>();
  #offered = new Map<string, EventObject>();
  #isTrying = false;
  readonly #focus = new FocusTrail();
  readonly #endFocus: () => void;
  readonly #isTold: boolean;
  /** Where the page stands; null for what is no page. */
  readonly #place: Place | null;
  readonly #visitor: VisitorContext;
  readonly #intl: IntlShape;

  /** `isTold`: the walk is only told, so that what its own test has tried on every control (that a refused event is nowhere to press) is not tried again. */
  constructor(harness: Harness, input: unknown, isTold = false) {
    this.#harness = harness;
    this.#isTold = isTold;
    const from = input as { place?: Place; visitor?: VisitorContext } | undefined;
    this.#place = from?.place ?? null;
    this.#visitor = from?.visitor ?? visitor;
    this.#intl = intlOf(harness);
    const { fixture, recorder } = harness;
    this.driver = new MachineDriver(recorder ? { ...fixture, machine: recorder.watched() } : fixture, input);
    this.#outgoing = new OutgoingCheck(fixture, this.driver, true);
    recorder?.follow(this.driver.actor);
    this.#endFocus = keepFocus();
    this.#render();
  }

  /** What the page's document says of itself: its title, its status, and what those are told who find, list and share it. */
  #document(): string[] {
    const { head, statuses } = this.#harness.page;
    const now = this.driver.actor.getSnapshot();
    if (!head || this.#place === null) return [];
    const { title = '', description, robots, status = statuses?.[statePath(now.value)] } = head(now, this.#intl);
    const about =
      status === undefined
        ? pageMetadata(this.#place.name, now, {
            place: this.#place,
            visitor: this.#visitor,
            region: sriLanka,
            brand: 'Serendib',
            origin: 'https://shop.example',
            canonical: `https://shop.example${formatPlace(this.#place)}`,
            intl: everyWord,
            addressOf: formatPlace,
          })
        : { data: [] };
    const marks = [...(status === undefined ? [] : [`status=${status}`]), ...(robots === undefined ? [] : [robots])];
    const told = about.description ?? description;
    return [
      `- document ${JSON.stringify(title)}${marks.map((mark) => ` [${mark}]`).join('')}`,
      ...(told === undefined ? [] : [`  - description: ${told}`]),
      ...(about.picture ? [`  - picture: ${about.picture.address}`] : []),
      ...about.data.map((thing) => `  - data: ${JSON.stringify(thing)}`),
    ];
  }

  #render(): void {
    const {
      page: { View },
      frame,
    } = this.#harness;
    const ear = Object.assign(Object.create(this.driver.actor) as AnyActor, {
      send: (event: EventObject) => {
        this.#heard.push(event);
        if (!this.#isTrying) this.driver.actor.send(event);
      },
    });
    const Watched: AnyPage['View'] = (shown) => {
      this.#offered.clear();
      const may: typeof shown.may = (event, field) => {
        const handler = shown.may(event, field);
        if (handler) this.#offered.set(unstamped(event), event);
        return handler;
      };
      return <View {...shown} may={may} />;
    };
    const around: AppContextValue = {
      visitor: this.#visitor,
      brand: 'Serendib',
      region: sriLanka,
      isSafe: true,
      addressOf: formatPlace,
      go: () => undefined,
      near: () => undefined,
      now: this.driver.clock.now,
      favourites: new FavouritesStore(false),
      bring: (load) => {
        const coming = load();
        this.#coming.push(coming);
        return coming;
      },
    };
    render(
      <RawIntlProvider value={this.#intl}>
        <AppContext value={around}>{frame(<ActorView actor={ear} View={Watched} now={this.driver.clock.now} />)}</AppContext>
      </RawIntlProvider>,
      { container: mainOfPage() },
    );
  }

  /** Waits until what is loaded lazily is there. */
  async settle(): Promise<void> {
    await act(async () => {
      await Promise.all(this.#coming.splice(0));
      await new Promise((resolve) => setImmediate(resolve));
    });
  }

  /** What would be sent, without sending it; the focus is afterwards where it was. */
  #heardIn(work: () => void): EventObject[] {
    this.#isTrying = true;
    this.#heard = [];
    this.#focus.aside(work);
    const heard = this.#heard;
    this.#isTrying = false;
    this.#heard = [];
    return heard;
  }

  /** What a control would send, for those who know what it says. */
  sends(control: Element): readonly EventObject[] {
    return this.#tried(control);
  }

  /** What a control would send, without sending it. */
  #tried(control: Element): EventObject[] {
    return this.#heardIn(() => {
      const changes = new MutationObserver(() => undefined);
      changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      act(() => press(control));
      // What only turns something on the screen is turned back.
      if (this.#heard.length === 0 && changes.takeRecords().length > 0 && control.isConnected) act(() => press(control));
      changes.disconnect();
    });
  }

  /** What each field that can be filled would send. */
  #fills(): Map<Element, EventObject[]> {
    return new Map(
      enabledFields().map((field) => [field, this.#heardIn(() => fillOtherwise(field, () => this.#heard.length > 0))] as const),
    );
  }

  /**
   * What a person perceived before `faults` pressed every control, each control with what it sends when it is pressed or filled; what
   * the shop says since `told`, and where the focus went. `filled`: what the fields of a screen send, by its text; a screen that comes
   * again is not filled again.
   */
  perceived(told: number, filled: Map<string, string[]>): { screen: string[]; says: string[] } {
    const withSends = (lines: readonly string[], sends: Map<Element, EventObject[]>): string[] =>
      lines.map((line, nth) => {
        const element = this.#lines[nth]?.element;
        const events = element ? (sends.get(element) ?? []) : [];
        return events.length > 0 ? `${line} -> ${[...new Set(events.map(eventText))].join(', ')}` : line;
      });
    const pressed = withSends(
      this.#lines.map(({ text }) => text),
      this.#presses,
    );
    const key = pressed.join('\n');
    const screen = filled.get(key) ?? withSends(pressed, this.#fills());
    filled.set(key, screen);
    return { screen: [...this.#document(), ...screen], says: [...shopResponsesTo(this.driver.told.slice(told)), ...this.#focus.steps()] };
  }

  /**
   * Lets one step of the walk happen: through the screen where it is the shopper's, else as the walk says. What the machine
   * would not hear now (a guard says no) must be nowhere to press. `again`: what the hands touched in the same step of a view in
   * another language.
   */
  take(stimulus: Stimulus, isHeard: boolean, again?: readonly RecordedEvent[]): void {
    this.touches = [];
    if (stimulus.kind !== 'event' || this.#harness.elsewhere.has(stimulus.type)) {
      act(() => this.driver.take(stimulus));
      return;
    }
    act(() => this.driver.clock.goTo(stimulus.at));
    const wanted = unstamped(stimulus.raw);
    const { at: _, type, ...body } = stimulus.raw as EventObject & Body;
    const byHand = this.#harness.by[type];
    this.#heard = [];
    if (!isHeard) {
      if (this.#isTold) return;
      if (this.driver.actor.getSnapshot().can(stimulus.raw))
        throw new Error(`The machine would hear ${wanted}, which the walk says it refuses.`);
      if (enabledControls().some((each) => this.#tried(each).some((event) => unstamped(event) === wanted)))
        throw new Error(`A control sends ${wanted}, which the machine refuses.`);
      return;
    }
    if (byHand) {
      this.touches = recordedEventsIn(() => act(() => (again && again.length > 0 ? replayEvent(again) : byHand(body, userActions))));
    } else {
      const control = enabledControls().find((each) => this.#tried(each).some((event) => unstamped(event) === wanted));
      if (!control) throw new Error(this.#noControl(wanted));
      if (control instanceof HTMLElement) act(() => control.focus());
      this.touches = recordedEventsIn(() => act(() => press(control)));
    }
    if (!this.#heard.some((event) => unstamped(event) === wanted)) {
      throw new Error(
        `By hand '${type}' should send ${wanted}; it sent ${this.#heard.map(unstamped).join(', ') || 'nothing'}. ` +
          `${byHand ? `Mend the view, or how 'by' of '${this.#harness.fixture.machine.id}' does it` : 'Mend the view'} (tests/model/harness/views.tsx).`,
      );
    }
  }

  /** As `take`, but time passes for everybody alike: what is due before then rings, whatever the walk expects; in a step of time, then the next that is due. */
  takeOnTime(stimulus: Stimulus, isHeard: boolean): void {
    if (stimulus.kind === 'time') return this.passTime(stimulus.at);
    act(() => this.driver.clock.passTo(stimulus.at));
    this.take(stimulus, isHeard);
  }

  /** Lets time pass until a moment: what is due before rings, and one of what is due then. */
  passTime(moment: number): void {
    const { clock } = this.driver;
    act(() => clock.passTo(moment));
    if ((clock.waiting[0] ?? Infinity) <= moment) act(() => clock.fireNext());
  }

  #noControl(wanted: string): string {
    const seen = enabledControls().map(
      (control) => `  ${nameOf(control)} sends ${this.#tried(control).map(unstamped).join(', ') || 'nothing'}`,
    );
    return `In '${statePath(this.driver.actor.getSnapshot().value)}' no control sends ${wanted}. On the screen:\n${seen.join('\n') || '  nothing that can be pressed'}\nLet a control send it, or say in tests/model/harness/views.tsx how a person does it ('by') or that another part of the shop sends it ('elsewhere').`;
  }

  /** What is wrong with the screen, if it should show this snapshot. */
  faults(snapshot: ExplorerState): string[] {
    if (this.#harness.screens) this.#lines = ariaSnapshot();
    const focusFaults = this.#focus.look();
    const now = this.driver.actor.getSnapshot();
    const words = statesOf(snapshot.value);
    const marked = [...document.body.querySelectorAll('[data-state]')];
    const roots = marked.filter((element) => words.includes(element.getAttribute('data-state') ?? ''));
    const shown = marked.map((element) => `'${element.getAttribute('data-state')}'`).join(', ') || 'none';
    const isBusy = roots.some((root) => root.getAttribute('aria-busy') === 'true');
    const sent = this.#outgoing.wrongIn(snapshot);
    return [
      ...(sent === null ? [] : [`in '${statePath(snapshot.value)}' of '${this.#harness.fixture.machine.id}' ${sent}`]),
      ...(canonical(now.value) === canonical(snapshot.value)
        ? []
        : [`the machine is in '${statePath(now.value)}', the walk in '${statePath(snapshot.value)}'`]),
      ...(canonical(now.context) === canonical(snapshot.context)
        ? []
        : [`the machine knows ${canonical(now.context)}, the walk ${canonical(snapshot.context)}`]),
      ...(roots.length > 0 ? [] : [`data-state should be '${statePath(snapshot.value)}', the screen has ${shown}`]),
      ...(now.hasTag('busy') && roots.length > 0 && !isBusy
        ? ['the machine is busy, the element with its data-state has no aria-busy']
        : []),
      ...(!now.hasTag('busy') && isBusy ? ['the element with its data-state has aria-busy, the machine is not busy'] : []),
      ...focusFaults,
      ...this.#controlFaults(),
    ];
  }

  #controlFaults(): string[] {
    const now = this.driver.actor.getSnapshot();
    const sends = enabledControls().map((control) => ({ control, events: this.#tried(control) }));
    this.#presses = new Map(sends.map(({ control, events }) => [control, events]));
    const reachable = new Set(sends.flatMap(({ events }) => events.map(unstamped)));
    return [
      ...sends.flatMap(({ control, events }) =>
        events
          .filter((event) => !now.can(event))
          .map((event) => `${nameOf(control)} sends ${unstamped(event)}, which the machine does not hear`),
      ),
      ...disabledControls().flatMap((control) =>
        this.#tried(control).map((event) => `${nameOf(control)} is disabled and sends ${unstamped(event)}`),
      ),
      ...[...this.#offered]
        .filter(
          ([word, event]) =>
            !reachable.has(word) &&
            !this.#harness.by[event.type] &&
            !this.#harness.elsewhere.has(event.type) &&
            !this.#harness.heldBack.has(event.type),
        )
        .map(([word]) => `the view offers ${word}, but no control sends it`),
    ];
  }

  end(): void {
    this.#endFocus();
    cleanup();
    document.body.replaceChildren();
  }
}
