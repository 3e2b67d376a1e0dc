import { useCallback, useEffect, useRef } from 'react';
import { machineJson } from '../export/stately.ts';
import { machineFrom } from '../import/machineFrom.ts';
import { readStately } from '../import/stately.ts';
import { addMachine, loadedMachines } from '../loadedMachine.ts';
import { emptyLog, type Log } from './log.ts';
import { connected, inspected, isStatelyMessage, messagesSince } from './stately.ts';

/** Where Stately's own inspector stands; any page that takes `@statelyai/inspect`'s messages does. */
export const inspectorUrl = 'https://stately.ai/inspect';

/** The noun of the machine that an app is defined by; null for what is no machine (a promise, a callback). */
const takenIn = (definition: string): string | null => {
  try {
    return addMachine(machineFrom(readStately(JSON.parse(definition))));
  } catch {
    return null;
  }
};

/** Hears an app that opened this window by stock `@statelyai/inspect`, `createBrowserInspector({ url })`. */
export const useInspectedApp = (hear: (log: Log) => void): void => {
  const heard = useRef(hear);
  heard.current = hear;
  useEffect(() => {
    const app: Window | null = window.parent === window ? window.opener : window.parent;
    if (!app) return undefined;
    let log = emptyLog;
    const listen = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== app || !isStatelyMessage(data)) return;
      log = inspected(log, data, takenIn);
      if (log.actors.size > 0) heard.current(log);
    };
    addEventListener('message', listen);
    app.postMessage(connected, '*');
    return () => removeEventListener('message', listen);
  }, []);
};

const definitionOf = (machine: string): { definition: string } | null => {
  const found = [...loadedMachines.values()].find((one) => one.machine.id === machine || one.noun === machine);
  return found ? { definition: machineJson(found.machine) } : null;
};

/** Opens a stock inspector and tells it what is followed here, and then what happens. */
export const useStockInspector = (log: Log): ((url?: string) => void) => {
  const opened = useRef<{ window: Window; origin: string; isReady: boolean; after: number; known: Set<string> } | null>(null);
  const newest = useRef(log);
  newest.current = log;
  const tell = useCallback((): void => {
    const to = opened.current;
    if (!to?.isReady) return;
    for (const message of messagesSince(newest.current, to.after, to.known, definitionOf)) to.window.postMessage(message, to.origin);
    to.after = newest.current.entries.at(-1)?.nth ?? to.after;
    for (const id of newest.current.actors.keys()) to.known.add(id);
  }, []);
  useEffect(tell, [log, tell]);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<{ type?: string } | null>): void => {
      if (!opened.current || source !== opened.current.window || data?.type !== connected.type) return;
      opened.current.isReady = true;
      tell();
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [tell]);
  return useCallback((url = inspectorUrl) => {
    const inspector = window.open(url, 'xstateinspector');
    if (inspector)
      opened.current = { window: inspector, origin: new URL(url, location.href).origin, isReady: false, after: 0, known: new Set() };
  }, []);
};
