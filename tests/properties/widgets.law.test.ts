import { expect, test } from 'vitest';
import { explore, stepOf, stepsFrom } from '#flows/explorer.ts';
import type { ExplorerState } from '#flows/explorerState.ts';
import { machineCalled } from '#flows/machineRegistry.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { widgetLoaders } from '#src/runtime/loadWidget.ts';

/** The header opens the menu once, for the form of the window; the settings hand nothing to the others: no other input ever comes. */
const withoutOther = ['categoryMenu', 'devices', 'pushNotices', 'dataExport'];

/** What is wrong where a page hands another input to its widget, in any state that the widget can be in. */
const inputFaults = async (name: string): Promise<string[]> => {
  const { fixture } = await machineCalled(name);
  if (!fixture) return [`tests/fixtures/${name}.fixture.ts is missing`];
  const { walker, nodes } = explore(fixture);
  const snapshots = [...nodes.values()].map(({ snapshot }) => snapshot).filter(({ status }) => status === 'active');
  const heardAt = (snapshot: ExplorerState) =>
    stepsFrom(walker, snapshot).find(({ stimulus }) => stimulus.type === 'input.changed')?.stimulus;
  const sample = snapshots.map(heardAt).find((stimulus) => stimulus !== undefined);
  if (!sample) return [`'${name}' hears 'input.changed' nowhere, or its fixture has no sample of it`];
  return snapshots.flatMap((snapshot) => {
    const [state, at] = [statePath(snapshot.value), snapshot.flow.now];
    const { raw } = heardAt(snapshot) ?? sample;
    const next = stepOf(walker, snapshot, { ...sample, raw: { ...raw, at }, at });
    if (next.flow.trace.taken.length === 0) return [`'${name}' does not hear 'input.changed' in '${state}'`];
    const { input } = raw as unknown as { input: Record<string, unknown> };
    const context = next.context as Record<string, unknown>;
    return Object.keys(input)
      .filter((field) => JSON.stringify(context[field]) !== JSON.stringify(input[field]))
      .map((field) => `'${name}' keeps its old '${field}' when 'input.changed' comes in '${state}'`);
  });
};

test.each(Object.keys(widgetLoaders).filter((name) => !withoutOther.includes(name)))(
  'the widget %s takes another input of its page in each of its states',
  async (name) => {
    expect([...new Set(await inputFaults(name))]).toEqual([]);
  },
);
