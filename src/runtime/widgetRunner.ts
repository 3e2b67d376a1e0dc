import type { Snapshot } from 'xstate';
import type { LazyPartName } from '#machines/model/widget.ts';
import type { PartRequest } from '../app/pageTypes.ts';
import type { StartedWidget } from './runner.ts';
import type { Runtime } from './runtime.ts';

/** A part as a document brings it: what it was started with, and, once it was drawn, how it stands. */
export type DrawnPart = PartRequest & { snapshot?: Snapshot<unknown> };

const keyOf = ({ name, input }: PartRequest): string => name + JSON.stringify(input);

/** Runs the parts of the page on the screen that have machines of their own. */
export const createWidgetRunner = (runtime: Runtime) => {
  const started = new Map<string, StartedWidget>();
  const beside = async (name: LazyPartName, input: object, drawn?: Snapshot<unknown>): Promise<StartedWidget> =>
    (await import('./loadWidget.ts')).loadWidget(runtime, name, input, drawn);
  const partAt = (part: PartRequest): StartedWidget | undefined => started.get(keyOf(part));
  return {
    beside,
    partAt,
    /** Begins parts of a page before it is drawn: on the server, and, from the document's snapshots, in the browser that takes it over. */
    beginParts: async (parts: readonly DrawnPart[]): Promise<void> => {
      await Promise.all(parts.map(async (part) => started.set(keyOf(part), await beside(part.name, part.input, part.snapshot))));
    },
    takePart: (part: PartRequest): StartedWidget | undefined => {
      const taken = partAt(part);
      started.delete(keyOf(part));
      return taken;
    },
  };
};
