import { fromCallback, fromPromise, type AnyEventObject, type NonReducibleUnknown } from 'xstate';

/** A moment of the mall's clock, in milliseconds since 1970 UTC. */
export type Moment = number;

/** What every event carries once it reaches a machine: when it happened, by the mall's clock. */
export type Stamped<Event> = Event extends unknown ? Event & { at: Moment } : never;

/** What time it is where a delay begins: the moment of its event, or the last one that is known. */
export const nowOf = ({ context, event }: { context: { at: Moment }; event: { type: string; at?: Moment } }): Moment =>
  Math.max(event.at ?? context.at, context.at);

/** What a port brings back: the outside world's answer, and when it came. */
export type Answered<Answer> = { answer: Answer; at: Moment };

/** A typed hole for one question to the outside world. Bare it never answers; `adapters` fill it. */
export const port = <Answer, Input extends NonReducibleUnknown = undefined>() =>
  fromPromise<Answered<Answer>, Input>(() => new Promise(() => undefined));

/** A typed hole for something outside that keeps talking. Bare it is silent. */
export const callbackPort = <Heard extends AnyEventObject, Input extends NonReducibleUnknown = undefined>() =>
  fromCallback<Heard, Input>(() => undefined);

/** A typed hole for a effect in the outside world (scroll, store, reload). Bare it does nothing. */
export const effect =
  <Params = undefined>() =>
  (_given: unknown, _params: Params): void =>
    undefined;

const fieldsOf = <Thing, Name extends keyof Thing>(thing: Thing, names: readonly Name[]): Pick<Thing, Name> =>
  Object.fromEntries(names.map((name) => [name, thing[name]])) as Pick<Thing, Name>;

/** The params of an action or a guard that stand under the same names in its event. */
export const fromEvent =
  <Name extends string>(...names: Name[]) =>
  <Given extends Record<Name, unknown>>({ event }: { event: Given }): Pick<Given, Name> =>
    fieldsOf(event, names);
