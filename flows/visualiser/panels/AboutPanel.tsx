import type { Chart, ChartTransition } from '../../chart/chart.ts';
import type { Neighbourhood } from '../api.ts';
import { childNoun, parentsOf, type LoadedMachine } from '../loadedMachine.ts';
import { Code, H3, Items, Pre, Small, Tool, Tools } from '../visualiser.styles.ts';
import { Entry } from '../visualiser.styles.ts';
import { guardText } from './guardText.ts';
import { SourceLinks } from './SourceLinks.tsx';

export type AboutProps = {
  known: LoadedMachine;
  chart: Chart;
  chosen: string | null;
  around: Neighbourhood;
  onItem: (item: string | null) => void;
  onMachine: (noun: string) => void;
  onSource: (file: string, line: number) => void;
};

const TransitionFacts = ({ transition, known }: { transition: ChartTransition; known: LoadedMachine }) => (
  <>
    <Small>{transition.description || 'No description.'}</Small>
    <Items>
      <li>
        <Small>
          From <Code>{transition.source || '(root)'}</Code> to <Code>{transition.targets.join(', ') || 'the same (stays)'}</Code>
          {transition.reenter ? ', entered again' : ''}
        </Small>
      </li>
      {transition.actions.length > 0 ? (
        <li>
          <Small>
            Does <Code>{transition.actions.join(', ')}</Code>
          </Small>
        </li>
      ) : null}
    </Items>
    {transition.guards.map(({ guard }) => (
      <div key={guard}>
        <Small>
          Only if <Code>{guard}</Code>
        </Small>
        {guardText(known.machine, guard) ? <Pre>{guardText(known.machine, guard)}</Pre> : null}
      </div>
    ))}
  </>
);

/** What is chosen, in words: a state, a transition, or the whole machine; with the ways on from it and where it is written. */
export const AboutPanel = ({ known, chart, chosen, around, onItem, onMachine, onSource }: AboutProps) => {
  const entry = around.machines.find((one) => one.noun === known.noun);
  const transition = chart.transitions.find((one) => one.place === chosen);
  const state = chart.states.find((one) => one.path === (transition ? transition.source : (chosen ?? ''))) ?? chart.states[0];
  const parents = parentsOf(known.noun);
  const inner = chart.states.filter((one) => one.path !== '' && one.path.split('.').slice(0, -1).join('.') === state?.path);
  if (!state) return null;
  return (
    <>
      <section aria-label="Chosen">
        <H3>{transition ? transition.event : state.path || chart.id}</H3>
        {transition ? <TransitionFacts transition={transition} known={known} /> : <Small>{state.description || 'No description.'}</Small>}
        <Tools>
          {transition || state.path !== '' ? (
            <Tool type="button" onClick={() => onItem(transition ? state.path : null)}>
              {transition ? `State ${state.path || chart.id}` : 'The whole machine'}
            </Tool>
          ) : null}
        </Tools>
      </section>
      {entry ? <SourceLinks entry={entry} root={around.root} item={transition?.place ?? state.path} onSource={onSource} /> : null}
      {transition ? null : (
        <>
          {state.invokes.length > 0 ? (
            <section aria-label="Asks">
              <H3>Asks</H3>
              <Tools>
                {state.invokes.map((invoke) => {
                  const child = childNoun(known.machine, invoke.src);
                  return child ? (
                    <Tool key={invoke.name} type="button" onClick={() => onMachine(child)}>
                      Enter {child}
                    </Tool>
                  ) : (
                    <Code key={invoke.name}>{invoke.name}</Code>
                  );
                })}
              </Tools>
            </section>
          ) : null}
          {inner.length > 0 ? (
            <section aria-label="States">
              <H3>States</H3>
              <Items>
                {inner.map((one) => (
                  <li key={one.path}>
                    <Entry type="button" onClick={() => onItem(one.path)}>
                      <strong>{one.path.split('.').at(-1)}</strong>
                      <span>{one.description}</span>
                    </Entry>
                  </li>
                ))}
              </Items>
            </section>
          ) : null}
          {state.transitions.length > 0 ? (
            <section aria-label="Ways on">
              <H3>Ways on</H3>
              <Items>
                {state.transitions.map((one) => (
                  <li key={one.place}>
                    <Entry type="button" onClick={() => onItem(one.place)}>
                      <strong>
                        {one.event}
                        {one.guard ? ` [${one.guard}]` : ''}
                      </strong>
                      <span>{one.description}</span>
                    </Entry>
                  </li>
                ))}
              </Items>
            </section>
          ) : null}
          {state.path === '' && parents.length > 0 ? (
            <section aria-label="Run by">
              <H3>Run by</H3>
              <Tools>
                {parents.map((noun) => (
                  <Tool key={noun} type="button" onClick={() => onMachine(noun)}>
                    {noun}
                  </Tool>
                ))}
              </Tools>
            </section>
          ) : null}
        </>
      )}
    </>
  );
};
