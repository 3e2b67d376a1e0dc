import { spawn } from 'node:child_process';
import type { TestResult } from '../reports/results.ts';

/** What a run of one kind counted. `results` of each test, where the kind knows them; `tail` is what a program printed last. */
export type Count = { passed: number; failed: number; results?: TestResult[]; tail?: string };

/** Whether this is the long run. */
export const full = process.argv.includes('--full');

const environment = {
  ...process.env,
  FULL: full ? '1' : '',
  ...(full ? { RUNS: '300' } : {}),
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-old-space-size=4096'].filter(Boolean).join(' '),
};

const tailLength = 4_000;

/** Runs a program of `node_modules` or a file; answers its code and the last of what it complained of, before the last of what it printed. */
export const program = (command: string[], more: Record<string, string> = {}): Promise<{ code: number; tail: string }> =>
  new Promise((resolve) => {
    const [name = '', ...rest] = command;
    const child = spawn(process.execPath, [name, ...rest], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...environment, ...more } });
    let complained = '';
    let printed = '';
    child.stderr.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      complained = (complained + chunk.toString()).slice(-tailLength);
    });
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      printed = (printed + chunk.toString()).slice(-tailLength);
    });
    child.on('close', (code) => resolve({ code: code ?? 1, tail: `${complained}\n${printed}`.trim() }));
  });

/** The command line of a TypeScript program. */
export const tsx = (file: string, ...rest: string[]): string[] => ['--import', 'tsx', file, ...rest];

/** One thing that holds or does not. */
export const holds = async (command: string[]): Promise<Count> => {
  const { code, tail } = await program(command);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, tail };
};

/** A program that counts for itself and says so in its last line. */
export const counted = async (command: string[]): Promise<Count> => {
  const { code, tail } = await program(command);
  const counts = /(\d+) passed, (\d+) failed/.exec(tail.split('\n').at(-1) ?? '');
  if (!counts) return { passed: 0, failed: 1, tail };
  const failed = Number(counts[2]);
  return { passed: Number(counts[1]), failed: code === 0 ? failed : Math.max(failed, 1), tail };
};
