import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMachine } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import { stateWord } from '#machines/stateWord.ts';
import { IconButton } from '#src/design/IconButton.tsx';
import { MenuIcon, MoonIcon, SunIcon } from '#src/design/icons.tsx';
import { Tabs } from '#src/design/Tabs.tsx';
import { addressIn, hashOf } from './address.ts';
import { arrowsByHand, arrowsLive } from './arrows.ts';
import { ask, type Around } from './ask.ts';
import { ChartStage } from './chart/ChartStage.tsx';
import type { Marks } from './chart/ChartView.tsx';
import { coverageTint, type CoverageRead } from './coverage.ts';
import { differenceOf } from './difference.ts';
import type { Chart } from '../chart.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { Finder } from './Finder.tsx';
import { known } from './known.ts';
import { follow, type Heard } from './live/follow.ts';
import { emptyLog } from './live/log.ts';
import { MachineList } from './MachineList.tsx';
import { mapMachine, type Mode } from './map.machine.ts';
import { AboutPanel } from './panels/AboutPanel.tsx';
import { CoveragePanel } from './panels/CoveragePanel.tsx';
import { DifferencePanel } from './panels/DifferencePanel.tsx';
import { HandPanel } from './panels/HandPanel.tsx';
import { LivePanel } from './panels/LivePanel.tsx';
import { StepDetails } from './panels/StepDetails.tsx';
import { StepList, Timeline } from './panels/Timeline.tsx';
import { Aside, Bar, Body, Brand, Code, Dock, DockParts, Fault, Half, Middle, Shell, Small, Tool, Work } from './room.look.ts';
import { activePaths, rules } from './rules.ts';
import { SessionTools } from './SessionTools.tsx';
import { readSession, unpacked, walkFile, type Session } from './session/file.ts';
import { kept } from './session/hand.ts';
import { SourceSheet } from './SourceSheet.tsx';
import { putTheme, themeNow, type Theme } from './theme.ts';
import { shownByHand, shownLive, type Shown } from './view.ts';

const machines = [...known.values()];
const modes: readonly { id: Mode; label: string }[] = [
  { id: 'looking', label: 'Chart' }, { id: 'byHand', label: 'By hand' }, { id: 'live', label: 'Live' }, { id: 'coverage', label: 'Coverage' }, { id: 'difference', label: 'Compare' },
];
const none: ReadonlySet<string> = new Set();

const logicFor = (around: Around) =>
  mapMachine(rules).provide({
    actors: {
      followShop: fromCallback(({ sendBack, receive }) => {
        const following = follow(around.shop, (heard: Heard) => sendBack(heard));
        receive((event) => (event.type === 'tab.chosen' ? following.choose(event.tab) : undefined));
        return following.end;
      }),
      readCoverage: fromPromise(async ({ input: { noun } }) => ({ noun, ...(await ask<CoverageRead>(`coverage.json?machine=${noun}`)) })),
      readDifference: fromPromise(async ({ input: { noun, ref } }) => {
        const { chart } = await ask<{ chart: Chart | null }>(`charts.json?machine=${noun}&ref=${encodeURIComponent(ref)}`);
        return differenceOf(noun, ref, chart, known.get(noun)!.chart);
      }),
    },
  });

/** The visualiser. */
export const MapRoom = ({ around }: { around: Around }) => {
  const logic = useMemo(() => logicFor(around), [around]);
  const first = useMemo(() => addressIn(location.hash), []);
  const [snapshot, send] = useMachine(logic, { input: { noun: first.machine !== null && known.has(first.machine) ? first.machine : 'cart', item: first.item } });
  const [isListed, setListed] = useState(() => matchMedia('(min-width: 835px)').matches);
  const [theme, setTheme] = useState<Theme>(themeNow);
  const [source, setSource] = useState<{ file: string; line: number } | null>(null);
  const svg = useRef<SVGSVGElement>(null);

  const { noun, chosen, hand, log, tabs, actor, acting, isFollowing, cursor, fault, coverage, difference, ref } = snapshot.context;
  const one = known.get(noun) ?? machines[0]!;
  const mode = (String(stateWord(snapshot.value)).split('.')[0] ?? 'looking') as Mode;
  const isHand = mode === 'byHand';
  const isLive = mode === 'live';

  const refuse = (sentence: string): void => send({ type: 'session.refused', sentence });
  const load = (text: string): void => {
    try {
      const loaded = readSession(text, (asked) => known.get(asked)?.happenings ?? null);
      if ('hand' in loaded) send({ type: 'hand.loaded', hand: loaded.hand });
      else send({ type: 'recording.loaded', log: rules.begun(emptyLog, loaded.recording, '') });
    } catch (failed) {
      refuse((failed as Error).message);
    }
  };
  useEffect(() => {
    const open = (): void => {
      const address = addressIn(location.hash);
      if (address.session !== null) unpacked(address.session).then(load, (failed: Error) => refuse(failed.message));
      else if (address.machine !== null && !known.has(address.machine)) refuse(`There is no machine '${address.machine}'. Choose one of the list.`);
      else if (address.machine !== null) send({ type: 'machine.chosen', noun: address.machine, item: address.item ?? undefined });
    };
    if (first.session !== null || (first.machine !== null && !known.has(first.machine))) open();
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, []);
  useEffect(() => {
    if (addressIn(location.hash).session === null) history.replaceState(null, '', hashOf({ machine: noun, item: chosen, session: null }));
    document.title = `${noun} | Flows`;
  }, [noun, chosen]);

  const steps: Shown[] = useMemo(() => (isHand && hand ? shownByHand(hand) : isLive && actor !== null ? shownLive(log, actor, one) : []), [isHand, isLive, hand, log, actor, one]);
  const at = isHand ? Math.min(cursor ?? steps.length - 1, steps.length - 1) : cursor === null ? steps.length - 1 : steps.findLastIndex((step) => step.nth <= cursor);
  const now = steps[at];
  const taken = useRef(steps);
  taken.current = steps;
  const move = useCallback((index: number): void => {
    const step = taken.current[index];
    if (step) send({ type: 'cursor.moved', cursor: index === taken.current.length - 1 ? null : step.nth });
  }, [send]);

  const chart = mode === 'difference' && difference?.noun === noun ? difference.chart : one.chart;
  const tintOf = useMemo((): Marks['tintOf'] => {
    if (mode === 'coverage' && coverage?.noun === noun) return coverageTint(one.chart, coverage);
    if (mode === 'difference' && difference?.noun === noun) return (item: string) => difference.tints.get(item) ?? 'none';
    return () => 'none';
  }, [mode, coverage, difference, noun, one]);
  const marks = useMemo((): Marks => ({ active: now && now.status !== 'stopped' ? activePaths(now.value) : none, taken: new Set(now?.taken ?? []), run: now?.nth ?? 0, chosen, tintOf }), [now, chosen, tintOf]);
  const described = useMemo(() => new Map([...chart.states.map((state) => [state.path, state.description] as const), ...chart.transitions.map((transition) => [transition.place, transition.description] as const)]), [chart]);
  const session: Session | null = isHand && hand ? walkFile(kept(hand)) : isLive ? log.recording : null;
  const told = () => (isHand && hand ? arrowsByHand(hand) : arrowsLive(log, (id) => known.get(rules.nounOf(log, id) ?? '')?.chart));
  const choose = useCallback((item: string | null): void => send({ type: 'item.chosen', item }), [send]);
  const hintOf = useCallback((item: string): string => described.get(item) ?? '', [described]);
  const enter = useCallback((wanted: string, item?: string): void => {
    if (!matchMedia('(min-width: 835px)').matches) setListed(false);
    send({ type: 'machine.chosen', noun: wanted, item });
  }, [send]);
  const about = <AboutPanel known={one} chart={chart} chosen={chosen} around={around} onItem={choose} onMachine={enter} onSource={(file, line) => setSource({ file, line })} />;

  return (
    <Shell>
      <Bar>
        <IconButton label="Machines" pressed={isListed} onPress={() => setListed(!isListed)}><MenuIcon /></IconButton>
        <Brand><Half aria-hidden />Flows</Brand>
        <Finder machines={machines} onChoose={(found) => enter(found.noun, found.item === '' ? undefined : found.item)} />
        <SessionTools session={session} name={noun} onLoad={load} onFault={refuse} />
        <IconButton
          label={theme === 'day' ? 'Night' : 'Day'}
          onPress={() => {
            const next = theme === 'day' ? 'night' : 'day';
            putTheme(next);
            setTheme(next);
          }}
        >
          {theme === 'day' ? <MoonIcon /> : <SunIcon />}
        </IconButton>
      </Bar>
      <Body listed={isListed}>
        {isListed ? <MachineList machines={machines} noun={noun} onChoose={enter} /> : null}
        <Work data-state={stateWord(snapshot.value)}>
          {fault ? <Fault role="alert"><span>{fault}</span><Tool type="button" onClick={() => send({ type: 'fault.closed' })}>Close</Tool></Fault> : null}
          <Tabs label="What to do with the machine" tabs={modes} value={mode} onChange={(id) => send({ type: 'mode.chosen', mode: id })}>
            <Middle>
              <ChartStage chart={chart} marks={marks} onChoose={choose} hintOf={hintOf} svg={svg} heading={<div><h2>{noun}</h2><p>{one.chart.description}</p></div>} tools={<ExportMenu known={one} chart={chart} svg={svg} onFault={refuse} />} />
              {isHand || isLive ? (
                <Dock aria-label="What happened">
                  <Timeline steps={steps} at={at} onMove={move} isNewest={cursor === null} onNewest={() => send({ type: 'cursor.moved', cursor: null })} />
                  <DockParts>
                    <StepList steps={steps} at={at} stateOf={(step) => stateWord(step.value) || step.status} onMove={move} />
                    <StepDetails now={now?.context} before={steps[at - 1]?.context ?? null} event={now?.event ?? null} told={told} nth={now?.nth ?? 0} onMove={(nth) => send({ type: 'cursor.moved', cursor: nth })} />
                  </DockParts>
                </Dock>
              ) : null}
            </Middle>
            <Aside aria-label="About">
              {isHand && hand && steps.length > 0 ? (
                <HandPanel known={one} situation={hand.steps[at]!.situation} start={hand.start} onBegin={(start) => send({ type: 'hand.begun', start })} onHappen={(happening) => send({ type: 'happening.chosen', happening })} />
              ) : null}
              {isHand && !hand ? <Small>This machine has no sample happenings: write <Code>tests/happenings/{noun}.happenings.ts</Code>.</Small> : null}
              {isLive ? (
                <LivePanel
                  log={log} tabs={tabs} actor={actor} acting={acting} isFollowing={isFollowing} shop={around.shop} state={snapshot.matches({ live: 'kept' }) ? 'kept' : snapshot.matches({ live: { attached: 'calling' } }) ? 'calling' : snapshot.matches({ live: { attached: 'lost' } }) ? 'lost' : 'following'}
                  onTab={(tab) => send({ type: 'tab.chosen', tab })} onActor={(id) => send({ type: 'actor.chosen', actor: id })} onFollow={() => send({ type: 'follow.pressed' })} onRetry={() => send({ type: 'retry.pressed' })} onLoad={load} onFault={refuse}
                />
              ) : null}
              {mode === 'coverage' && coverage?.noun === noun ? <CoveragePanel chart={one.chart} coverage={coverage} onItem={choose} /> : null}
              {mode === 'difference' ? <DifferencePanel against={ref} difference={difference?.noun === noun ? difference : null} onRef={(wanted) => send({ type: 'ref.chosen', ref: wanted })} onItem={choose} /> : null}
              {mode === 'looking' || chosen !== null ? about : null}
            </Aside>
          </Tabs>
        </Work>
      </Body>
      {source ? <SourceSheet {...source} onClose={() => setSource(null)} /> : null}
    </Shell>
  );
};
