import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMachine } from '@xstate/react';
import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import { statePath } from '#machines/rules/statePath.ts';
import { IconButton } from '#src/design/control/IconButton.tsx';
import { MenuIcon, MoonIcon, SunIcon } from '#src/design/icon/icons.tsx';
import { Tabs } from '#src/design/control/Tabs.tsx';
import { addressIn, hashOf } from './address.ts';
import { arrowsByHand, arrowsLive } from './sequenceMessages.ts';
import { api, type Neighbourhood } from './api.ts';
import { ChartStage } from './chart/ChartStage.tsx';
import type { Marks } from './chart/ChartView.tsx';
import { coverageTint, type CoverageRead } from './coverage.ts';
import { differenceOf } from './difference.ts';
import type { Chart } from '../chart/chart.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { Finder } from './Finder.tsx';
import { isChartText, readMachine } from './import/machineFrom.ts';
import { addMachine, loadedMachines } from './loadedMachine.ts';
import { follow, type Heard } from './live/follow.ts';
import { emptyLog, type Log } from './live/log.ts';
import { useInspectedApp, useStockInspector } from './live/useStately.ts';
import { MachineList } from './MachineList.tsx';
import { visualiserMachine, type Mode } from './visualiser.machine.ts';
import { AboutPanel } from './panels/AboutPanel.tsx';
import { CoveragePanel } from './panels/CoveragePanel.tsx';
import { DifferencePanel } from './panels/DifferencePanel.tsx';
import { ManualPanel } from './panels/ManualPanel.tsx';
import { LivePanel, type LivePanelProps } from './panels/LivePanel.tsx';
import { StepDetails } from './panels/StepDetails.tsx';
import { StepList, Timeline } from './panels/Timeline.tsx';
import { Aside, Bar, Body, Brand, Code, Dock, DockParts, Fault, Half, Middle, Shell, Small, Tool, Work } from './visualiser.styles.ts';
import { activePaths, replayRules } from './replayRules.ts';
import { SessionTools } from './SessionTools.tsx';
import { readSession, unpacked, walkFile, type Session } from './session/file.ts';
import { sessionOf } from './session/manualWalk.ts';
import { SourceSheet } from './SourceSheet.tsx';
import { putTheme, themeNow, type Theme } from './theme.ts';
import { shownByHand, shownLive, type Shown } from './view.ts';

const modes: readonly { id: Mode; label: string }[] = [
  { id: 'looking', label: 'Chart' },
  { id: 'byHand', label: 'By hand' },
  { id: 'live', label: 'Live' },
  { id: 'coverage', label: 'Coverage' },
  { id: 'difference', label: 'Compare' },
];
const none: ReadonlySet<string> = new Set();

const logicFor = (around: Neighbourhood) =>
  visualiserMachine(replayRules).provide({
    actors: {
      followShop: fromCallback(({ sendBack, receive }) => {
        const following = follow(around.shop, (heard: Heard) => sendBack(heard));
        receive((event) => (event.type === 'tab.chosen' ? following.choose(event.tab) : undefined));
        return following.end;
      }),
      readCoverage: fromPromise(async ({ input: { noun } }) => ({ noun, ...(await api<CoverageRead>(`coverage.json?machine=${noun}`)) })),
      readDifference: fromPromise(async ({ input: { noun, ref } }) => {
        const { chart } = await api<{ chart: Chart | null }>(`charts.json?machine=${noun}&ref=${encodeURIComponent(ref)}`);
        return differenceOf(noun, ref, chart, loadedMachines.get(noun)!.chart);
      }),
    },
  });

const liveStateOf = (snapshot: SnapshotFrom<ReturnType<typeof visualiserMachine>>): LivePanelProps['state'] => {
  if (snapshot.matches({ live: 'kept' })) return 'kept';
  if (snapshot.matches({ live: { attached: 'calling' } })) return 'calling';
  return snapshot.matches({ live: { attached: 'lost' } }) ? 'lost' : 'following';
};

/** The visualiser. */
export const Visualiser = ({ around }: { around: Neighbourhood }) => {
  const logic = useMemo(() => logicFor(around), [around]);
  const first = useMemo(() => addressIn(location.hash), []);
  const [snapshot, send] = useMachine(logic, {
    input: { noun: first.machine !== null && loadedMachines.has(first.machine) ? first.machine : 'cart', item: first.item },
  });
  const [isListed, setListed] = useState(() => matchMedia('(min-width: 1440px)').matches);
  const [isBeside, setBeside] = useState(true);
  const [theme, setTheme] = useState<Theme>(themeNow);
  const [machines, setMachines] = useState(() => [...loadedMachines.values()]);
  const [source, setSource] = useState<{ file: string; line: number } | null>(null);
  const svg = useRef<SVGSVGElement>(null);

  const { noun, chosen, hand, log, tabs, actor, acting, isFollowing, cursor, fault, coverage, difference, ref } = snapshot.context;
  const one = loadedMachines.get(noun) ?? machines[0]!;
  const mode = (String(statePath(snapshot.value)).split('.')[0] ?? 'looking') as Mode;
  const isHand = mode === 'byHand';
  const isLive = mode === 'live';

  const refuse = (sentence: string): void => send({ type: 'session.refused', sentence });
  const load = (text: string): void => {
    try {
      if (isChartText(text)) {
        const imported = addMachine(readMachine(text));
        setMachines([...loadedMachines.values()]);
        return send({ type: 'machine.chosen', noun: imported });
      }
      const loaded = readSession(text, (asked) => loadedMachines.get(asked)?.fixture ?? null);
      if ('hand' in loaded) send({ type: 'hand.loaded', hand: loaded.hand });
      else send({ type: 'recording.loaded', log: replayRules.begun(emptyLog, loaded.recording, '') });
    } catch (failed) {
      refuse((failed as Error).message);
    }
  };
  useEffect(() => {
    const open = (): void => {
      const address = addressIn(location.hash);
      if (address.session !== null) unpacked(address.session).then(load, (failed: Error) => refuse(failed.message));
      else if (address.machine !== null && !loadedMachines.has(address.machine))
        refuse(`There is no machine '${address.machine}'. Choose one of the list.`);
      else if (address.machine !== null) send({ type: 'machine.chosen', noun: address.machine, item: address.item ?? undefined });
    };
    if (first.session !== null || (first.machine !== null && !loadedMachines.has(first.machine))) open();
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, []);
  useEffect(() => {
    if (addressIn(location.hash).session === null) history.replaceState(null, '', hashOf({ machine: noun, item: chosen, session: null }));
    document.title = `${noun} | Flows`;
  }, [noun, chosen]);

  useInspectedApp((recorded: Log) => {
    setMachines([...loadedMachines.values()]);
    send({ type: 'recording.loaded', log: recorded });
  });
  const openInspector = useStockInspector(log);

  const steps = useMemo((): Shown[] => {
    if (isHand && hand) return shownByHand(hand);
    return isLive && actor !== null ? shownLive(log, actor, one) : [];
  }, [isHand, isLive, hand, log, actor, one]);
  const last = steps.length - 1;
  const liveAt = cursor === null ? last : steps.findLastIndex((step) => step.nth <= cursor);
  const at = isHand ? Math.min(cursor ?? last, last) : liveAt;
  const now = steps[at];
  const taken = useRef(steps);
  taken.current = steps;
  const move = useCallback(
    (index: number): void => {
      const step = taken.current[index];
      if (step) send({ type: 'cursor.moved', cursor: index === taken.current.length - 1 ? null : step.nth });
    },
    [send],
  );

  const chart = mode === 'difference' && difference?.noun === noun ? difference.chart : one.chart;
  const tintOf = useMemo((): Marks['tintOf'] => {
    if (mode === 'coverage' && coverage?.noun === noun) return coverageTint(one.chart, coverage);
    if (mode === 'difference' && difference?.noun === noun) return (item: string) => difference.tints.get(item) ?? 'none';
    return () => 'none';
  }, [mode, coverage, difference, noun, one]);
  const marks = useMemo(
    (): Marks => ({
      active: now && now.status !== 'stopped' ? activePaths(now.value) : none,
      taken: new Set(now?.taken ?? []),
      run: now?.nth ?? 0,
      chosen,
      tintOf,
    }),
    [now, chosen, tintOf],
  );
  const described = useMemo(
    () =>
      new Map([
        ...chart.states.map((state) => [state.path, state.description] as const),
        ...chart.transitions.map((transition) => [transition.place, transition.description] as const),
      ]),
    [chart],
  );
  const recording = isLive ? log.recording : null;
  const session: Session | null = isHand && hand ? walkFile(sessionOf(hand)) : recording;
  const sequence = () =>
    isHand && hand ? arrowsByHand(hand) : arrowsLive(log, (id) => loadedMachines.get(replayRules.nounOf(log, id) ?? '')?.chart);
  const choose = useCallback((item: string | null): void => send({ type: 'item.chosen', item }), [send]);
  const hintOf = useCallback((item: string): string => described.get(item) ?? '', [described]);
  const enter = useCallback(
    (wanted: string, item?: string): void => {
      if (!matchMedia('(min-width: 835px)').matches) setListed(false);
      send({ type: 'machine.chosen', noun: wanted, item });
    },
    [send],
  );
  const about = (
    <AboutPanel
      known={one}
      chart={chart}
      chosen={chosen}
      around={around}
      onItem={choose}
      onMachine={enter}
      onSource={(file, line) => setSource({ file, line })}
    />
  );

  return (
    <Shell>
      <Bar>
        <IconButton label="Machines" pressed={isListed} onPress={() => setListed(!isListed)}>
          <MenuIcon />
        </IconButton>
        <Brand>
          <Half aria-hidden />
          Flows
        </Brand>
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
        <Work data-state={statePath(snapshot.value)}>
          {fault ? (
            <Fault role="alert">
              <span>{fault}</span>
              <Tool type="button" onClick={() => send({ type: 'fault.closed' })}>
                Close
              </Tool>
            </Fault>
          ) : null}
          <Tabs label="What to do with the machine" tabs={modes} value={mode} onChange={(id) => send({ type: 'mode.chosen', mode: id })}>
            <Middle>
              <ChartStage
                chart={chart}
                marks={marks}
                onChoose={choose}
                hintOf={hintOf}
                svg={svg}
                heading={
                  <div>
                    <h2>{noun}</h2>
                    <p>{one.chart.description}</p>
                  </div>
                }
                tools={
                  <>
                    <ExportMenu known={one} chart={chart} svg={svg} onFault={refuse} />
                    <Tool type="button" aria-pressed={isBeside} onClick={() => setBeside(!isBeside)}>
                      Panel
                    </Tool>
                  </>
                }
              />
              {isHand || isLive ? (
                <Dock aria-label="What happened">
                  <Timeline
                    steps={steps}
                    at={at}
                    onMove={move}
                    isNewest={cursor === null}
                    onNewest={() => send({ type: 'cursor.moved', cursor: null })}
                  />
                  <DockParts>
                    <StepList steps={steps} at={at} stateOf={(step) => statePath(step.value) || step.status} onMove={move} />
                    <StepDetails
                      now={now?.context}
                      before={steps[at - 1]?.context ?? null}
                      event={now?.event ?? null}
                      sequence={sequence}
                      nth={now?.nth ?? 0}
                      onMove={(nth) => send({ type: 'cursor.moved', cursor: nth })}
                    />
                  </DockParts>
                </Dock>
              ) : null}
            </Middle>
            <Aside aria-label="About" hidden={!isBeside}>
              {isHand && hand && steps.length > 0 ? (
                <ManualPanel
                  known={one}
                  snapshot={hand.steps[at]!.snapshot}
                  start={hand.start}
                  onBegin={(start) => send({ type: 'hand.begun', start })}
                  onHappen={(stimulus) => send({ type: 'stimulus.chosen', stimulus })}
                />
              ) : null}
              {isHand && !hand ? (
                <Small>
                  This machine has no fixture: write <Code>tests/fixtures/{noun}.fixture.ts</Code>.
                </Small>
              ) : null}
              {isLive ? (
                <LivePanel
                  log={log}
                  tabs={tabs}
                  actor={actor}
                  acting={acting}
                  isFollowing={isFollowing}
                  shop={around.shop}
                  state={liveStateOf(snapshot)}
                  onTab={(tab) => send({ type: 'tab.chosen', tab })}
                  onActor={(id) => send({ type: 'actor.chosen', actor: id })}
                  onFollow={() => send({ type: 'follow.pressed' })}
                  onRetry={() => send({ type: 'retry.pressed' })}
                  onInspector={() => openInspector()}
                  onLoad={load}
                  onFault={refuse}
                />
              ) : null}
              {mode === 'coverage' && coverage?.noun === noun ? (
                <CoveragePanel chart={one.chart} coverage={coverage} onItem={choose} />
              ) : null}
              {mode === 'difference' ? (
                <DifferencePanel
                  against={ref}
                  difference={difference?.noun === noun ? difference : null}
                  onRef={(wanted) => send({ type: 'ref.chosen', ref: wanted })}
                  onItem={choose}
                />
              ) : null}
              {mode === 'looking' || chosen !== null ? about : null}
            </Aside>
          </Tabs>
        </Work>
      </Body>
      {source ? <SourceSheet {...source} onClose={() => setSource(null)} /> : null}
    </Shell>
  );
};
