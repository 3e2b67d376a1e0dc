import { statePath } from '#machines/rules/statePath.ts';
import { styled } from '#src/design/stitches.config.ts';
import { guardsThatRefuse, stimulusText } from '../../stepText.ts';
import type { Stimulus, ExplorerState } from '../../explorerState.ts';
import type { LoadedMachine } from '../loadedMachine.ts';
import { Code, H3, Items, Pre, Small, Tool, Tools } from '../visualiser.styles.ts';
import { offersAt } from '../session/manualWalk.ts';
import { fieldsSeen, guardText } from './guardText.ts';

const Offer = styled('button', {
  display: 'grid',
  gap: '1px',
  inlineSize: '100%',
  minBlockSize: '$touch',
  padding: '6px 10px',
  border: '1px solid $lineStrong',
  borderRadius: '$m',
  backgroundColor: '$paperRaised',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& strong': { text: '$13', fontWeight: '$strong' },
  '& span': { text: '$12', color: '$inkSoft' },
  '@hover': { '&:hover': { borderColor: '$ink' } },
  variants: {
    kind: {
      event: {},
      answer: { borderInlineStart: '4px solid $good' },
      refusal: { borderInlineStart: '4px solid $alarm' },
      time: { borderInlineStart: '4px solid $accentInk' },
    },
  },
});
const Refused = styled('details', {
  border: '1.5px dashed $lineStrong',
  borderRadius: '$m',
  backgroundColor: '$paperSunk',
  '& summary': {
    minBlockSize: '$touch',
    padding: '6px 10px',
    cursor: 'pointer',
    text: '$13',
    '& span': { display: 'block', text: '$12', color: '$warn' },
  },
  '& > div': { display: 'grid', gap: '$2', padding: '0 10px 10px' },
});

type Offered = { stimulus: Stimulus; next: ExplorerState };

const heading: Record<Stimulus['kind'], string> = {
  event: 'Events',
  answer: 'Ports answer',
  refusal: 'Ports refuse',
  time: 'Time passes',
};

const RefusedOffer = ({ offer, known, snapshot }: { offer: Offered; known: LoadedMachine; snapshot: ExplorerState }) => {
  const guards = guardsThatRefuse(offer.next);
  return (
    <Refused>
      <summary>
        {stimulusText(offer.stimulus)}
        <span>
          {guards.length > 0 ? `refused: ${guards.join(', ')} ${guards.length > 1 ? 'say' : 'says'} no` : 'heard, and nothing happens'}
        </span>
      </summary>
      <div>
        {guards.map((guard) => (
          <div key={guard}>
            <Small>
              <Code>{guard}</Code> says no here:
            </Small>
            {guardText(known.machine, guard) ? <Pre>{guardText(known.machine, guard)}</Pre> : null}
            {fieldsSeen(known.machine, guard, snapshot.context).map(([field, value]) => (
              <Small key={field}>
                <Code>{`context.${field} = ${(JSON.stringify(value) ?? 'undefined').slice(0, 300)}`}</Code>
              </Small>
            ))}
            {offer.stimulus.raw['error'] === undefined ? null : (
              <Small>
                <Code>{`error = ${String((offer.stimulus.raw['error'] as Error).message)}`}</Code>
              </Small>
            )}
          </div>
        ))}
      </div>
    </Refused>
  );
};

export type ManualPanelProps = {
  known: LoadedMachine;
  snapshot: ExplorerState;
  start: string;
  onBegin: (start: string) => void;
  onHappen: (stimulus: Stimulus) => void;
};

/** Everything that can happen now, to be pressed; what a guard refuses, with its reason; and what is not heard here. */
export const ManualPanel = ({ known, snapshot, start, onBegin, onHappen }: ManualPanelProps) => {
  const { fixture, chart } = known;
  if (!fixture) return <Small>This machine has no fixture yet: write tests/fixtures/{known.noun}.fixture.ts.</Small>;
  const offers = offersAt(fixture, snapshot);
  const open = offers.filter(({ next }) => next.flow.trace.taken.length > 0);
  const refused = offers.filter(({ next }) => next.flow.trace.taken.length === 0);
  const offered = new Set(offers.map(({ stimulus }) => stimulus.type));
  const unheard = [
    ...new Set(chart.transitions.filter((transition) => transition.kind === 'on').map((transition) => transition.event)),
  ].filter((type) => !offered.has(type));
  return (
    <>
      <section aria-label="Start">
        <H3>Begin with</H3>
        <Tools>
          {Object.keys(fixture.inputs).map((name) => (
            <Tool key={name} type="button" aria-pressed={name === start} onClick={() => onBegin(name)}>
              {name}
            </Tool>
          ))}
        </Tools>
      </section>
      {snapshot.status !== 'active' ? <Small>The machine is {snapshot.status}: nothing more can happen to it.</Small> : null}
      {(['event', 'answer', 'refusal', 'time'] as const).map((kind) => {
        const list = open.filter(({ stimulus }) => stimulus.kind === kind);
        return list.length === 0 ? null : (
          <section key={kind} aria-label={heading[kind]}>
            <H3>{heading[kind]}</H3>
            <Items>
              {list.map(({ stimulus, next }) => (
                <li key={`${stimulus.type} ${stimulus.nth} ${stimulus.id}`}>
                  <Offer type="button" kind={kind} onClick={() => onHappen(stimulus)}>
                    <strong>{kind === 'event' ? stimulus.type : stimulusText(stimulus)}</strong>
                    {kind === 'event' && stimulus.sample !== '' ? <span>{stimulus.sample}</span> : null}
                    <span>→ {statePath(next.value) || next.status}</span>
                  </Offer>
                </li>
              ))}
            </Items>
          </section>
        );
      })}
      {refused.length > 0 ? (
        <section aria-label="Refused">
          <H3>Refused here</H3>
          <Items>
            {refused.map((offer) => (
              <li key={`${offer.stimulus.type} ${offer.stimulus.nth} ${offer.stimulus.id}`}>
                <RefusedOffer offer={offer} known={known} snapshot={snapshot} />
              </li>
            ))}
          </Items>
        </section>
      ) : null}
      {unheard.length > 0 ? (
        <section aria-label="Not heard">
          <H3>Not heard in this state</H3>
          <Small>{unheard.join(', ')}</Small>
        </section>
      ) : null}
    </>
  );
};
