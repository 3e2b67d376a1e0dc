import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** What tests start: databases, browsers, shops and malls. */
const ours = /postgres -D|--headless|mesh\/start|mall\/main|impatientShop|sandbox\.js|pgbouncer/;

/** So often, and so long between, it is looked whether what ends has ended. */
const looks = 20;
const betweenLooks = 250;

const processes = (): Map<string, string> => {
  const lines = process.platform === 'win32' ? '' : execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' });
  const found = lines.split('\n').flatMap((line) => {
    const [, pid, args = ''] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
    return pid !== undefined && ours.test(args) ? [[pid, args] as const] : [];
  });
  return new Map(found);
};

const folders = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('serendib-'));

/** What stands before a kind runs. */
export type Before = { pids: ReadonlySet<string>; folders: ReadonlySet<string> };

/** Remembers what stands now. */
export const lookBefore = (): Before => ({ pids: new Set(processes().keys()), folders: new Set(folders()) });

/** A line for each process and folder that a kind left behind. */
export const leftBehind = async (kind: string, before: Before): Promise<string[]> => {
  const running = (): [string, string][] => [...processes()].filter(([pid]) => !before.pids.has(pid));
  for (let look = 0; look < looks && running().length > 0; look += 1) await pause(betweenLooks);
  const left = folders().filter((name) => !before.folders.has(name));
  return [
    ...running().map(([pid, args]) => `LEFT ${kind}: process ${pid} ${args}`.slice(0, 200)),
    ...(left.length > 0 ? [`LEFT ${kind}: ${left.length} folders in ${tmpdir()}: ${left.slice(0, 3).join(', ')}`] : []),
  ];
};
