import type { ComponentType } from 'react';
import type { IntlShape } from 'react-intl';
import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';

/** An event before the shop's clock has stamped it. */
export type Unstamped<Event> = Event extends unknown ? Omit<Event, 'at'> : never;

/** What a page's view gets. It knows neither actors nor data. */
export type ViewOf<Machine extends AnyStateMachine> = {
  snapshot: SnapshotFrom<Machine>;
  send: (event: Unstamped<EventFrom<Machine>>) => void;
  /** What pressing would do; nothing, while the machine would not listen. */
  may: (event: Unstamped<EventFrom<Machine>>) => (() => void) | undefined;
};

/** What a document says about itself before anything is drawn. */
export type Head = { title?: string | undefined; description?: string | undefined; status?: number | undefined; robots?: 'noindex' | undefined };

/** One page: the machine it follows, how it looks, and what its document's head says. */
export type Page<Machine extends AnyStateMachine> = {
  machine: Machine;
  View: ComponentType<ViewOf<Machine>>;
  head?: (snapshot: SnapshotFrom<Machine>, intl: IntlShape) => Head;
  /** A list: it stays drawn while something else is looked at. */
  stays?: boolean;
};

/** A page whose machine is known only while it runs: what the stage holds. */
export type AnyPage = {
  View: ComponentType<{ snapshot: AnyMachineSnapshot; send: (event: { type: string }) => void; may: (event: { type: string }) => (() => void) | undefined }>;
  head?: (snapshot: AnyMachineSnapshot, intl: IntlShape) => Head;
  stays?: boolean;
};
