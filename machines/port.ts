import { fromCallback, fromPromise, type AnyEventObject, type NonReducibleUnknown } from 'xstate';

/** A moment of the mall's clock, in milliseconds since 1970 UTC. */
export type Moment = number;

/** What every event carries once it reaches a machine: when it happened, by the mall's clock. */
export type Stamped<Event> = Event extends unknown ? Event & { at: Moment } : never;

/** What a port brings back: the outside world's answer, and when it came. */
export type Answered<Answer> = { answer: Answer; at: Moment };

/** A typed hole for one question to the outside world. Bare it never answers; `plugs` fill it. */
export const port = <Answer, Question extends NonReducibleUnknown = undefined>() =>
  fromPromise<Answered<Answer>, Question>(() => new Promise(() => undefined));

/** A typed hole for something outside that keeps talking. Bare it is silent. */
export const feed = <Heard extends AnyEventObject, Question extends NonReducibleUnknown = undefined>() =>
  fromCallback<Heard, Question>(() => undefined);

/** A typed hole for a deed in the outside world (scroll, store, reload). Bare it does nothing. */
export const deed = <Params = undefined>() => (_given: unknown, _params: Params): void => undefined;
