import type { ComponentType } from 'react';
import type { IntlShape } from 'react-intl';
import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import type { LazyPartName } from '#machines/model/widget.ts';
import type { KeepDrafts } from '../storage/drafts.ts';
import type { Press } from '../design/press.ts';

/** An event before the shop's clock has stamped it. */
export type Unstamped<Event> = Event extends unknown ? Omit<Event, 'at'> : never;

type TypeOf<Event> = Event extends { type: infer Type extends string } ? Type : never;
type EventOf<Event, Type> = Extract<Event, { type: Type }>;

/**
 * What pressing would do; nothing, while the machine would not listen. With the name of a field: what a control would do that
 * fills it in. The same question has the same answer, so that a memoised piece which shows nothing new is not drawn again.
 */
export type May<Event> = {
  (event: Event): Press;
  <Type extends TypeOf<Event>, Field extends keyof EventOf<Event, Type>>(
    event: EventOf<Event, Type> & { type: Type },
    field: Field,
  ): ((value: EventOf<Event, Type>[Field]) => void) | undefined;
};

/** What a page's view gets. It knows neither actors nor data. */
export type ViewOf<Machine extends AnyStateMachine> = {
  snapshot: SnapshotFrom<Machine>;
  send: (event: Unstamped<EventFrom<Machine>>) => void;
  may: May<Unstamped<EventFrom<Machine>>>;
};

/** What a document says about itself before anything is drawn. */
export type Head = {
  title?: string | undefined;
  description?: string | undefined;
  /** Where the machine's state alone does not say it. */
  status?: number | undefined;
  robots?: 'noindex' | undefined;
};

/** A part of a page that has a machine of its own, and what that is started with, beside where the shopper is. */
export type PartRequest = { name: LazyPartName; input: object };

/** One page: the machine it follows, how it looks, and what its document's head says. */
export type Page<Machine extends AnyStateMachine> = {
  machine: Machine;
  View: ComponentType<ViewOf<Machine>>;
  head?: (snapshot: SnapshotFrom<Machine>, intl: IntlShape) => Head;
  /** Its document's HTTP status by the machine's state, where it is not 200. */
  statuses?: { [State in Extract<SnapshotFrom<Machine>['value'], string>]?: number };
  /** The parts that stand on its first screen: the document brings them with it, drawn. */
  parts?: (snapshot: SnapshotFrom<Machine>) => readonly PartRequest[];
  /** A list: it stays drawn while something else is looked at. */
  stays?: boolean;
  /** Has what is typed and chosen kept over a reload. */
  keepDrafts?: KeepDrafts;
};

/** A page whose machine is known only while it runs: what the stage holds. */
export type AnyPage = {
  View: ComponentType<{
    snapshot: AnyMachineSnapshot;
    send: (event: { type: string }) => void;
    may: (event: { type: string }, field?: string) => ((value?: unknown) => void) | undefined;
  }>;
  head?: (snapshot: AnyMachineSnapshot, intl: IntlShape) => Head;
  statuses?: Partial<Record<string, number>>;
  parts?: (snapshot: AnyMachineSnapshot) => readonly PartRequest[];
  stays?: boolean;
  keepDrafts?: KeepDrafts;
};
