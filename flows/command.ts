import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * What ends a command: one sentence, and its exit code (2: asked wrongly or unreadable input, 1: what was looked at is not as it should
 * be).
 */
export class CommandError extends Error {
  readonly code: 1 | 2;
  constructor(sentence: string, code: 1 | 2 = 2) {
    super(sentence);
    this.name = 'CommandError';
    this.code = code;
  }
}

/** How many letters must be changed, added, taken away or swapped with their neighbour to make one word of the other. */
const distance = (from: string, to: string): number => {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const steps = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)];
      rows[row]?.push(Math.min(...steps, ...(isSwapped ? [at(row - 2, column - 2) + 1] : [])));
    }
  }
  return at(from.length, to.length);
};

/** The known words that somebody may have meant, nearest first, at most three; empty when none is like it. */
export function nearest(word: string, known: readonly string[]): string[] {
  const wanted = word.toLowerCase();
  const farness = (each: string): number => {
    const name = each.toLowerCase();
    return wanted.length > 1 && (name.includes(wanted) || wanted.includes(name))
      ? 1 + Math.abs(name.length - wanted.length) / 100
      : Math.min(distance(wanted, name), ...name.split('.').map((part) => distance(wanted, part) + 0.5));
  };
  return known
    .map((each) => ({ each, far: farness(each) }))
    .filter(({ far }) => far <= Math.max(2.5, wanted.length / 3))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ each }) => each);
}

/**
 * `word`, if it is known. `what` is a noun: `machine`, `state of 'login'`.
 * @throws CommandError with the nearest words, or all of them where none is near
 */
export function oneOf<Word extends string>(what: string, word: string, known: readonly Word[]): Word {
  const found = known.find((each) => each === word);
  if (found !== undefined) return found;
  const near = nearest(word, known);
  const hint = near.length > 0 ? `The nearest: ${near.join(', ')}.` : `There are: ${known.join(', ')}.`;
  throw new CommandError(`There is no ${what} '${word}'. ${hint}`);
}

/** The command line, read by Node's `parseArgs`; an option that does not exist, or one without its value, is a `CommandError`. */
export function readArguments<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (reason) {
    const { code, message } = reason as NodeJS.ErrnoException;
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      oneOf(
        'option',
        /'(-[^']*)'/.exec(message)?.[1] ?? '',
        Object.keys(config.options ?? {}).map((name) => `--${name}`),
      );
    if (code?.startsWith('ERR_PARSE_ARGS')) throw new CommandError(`${message.split('. ')[0]}.`);
    throw reason;
  }
}

/** Runs a command: a `CommandError` becomes its sentence on stderr and its exit code; a pipe that closes early ends it quietly. */
export async function runCommand(work: () => Promise<number | void>): Promise<void> {
  process.stdout.on('error', (reason: NodeJS.ErrnoException) => {
    if (reason.code !== 'EPIPE') throw reason;
    process.exit(0);
  });
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (reason) {
    if (!(reason instanceof CommandError)) throw reason;
    process.stderr.write(`${reason.message}\n`);
    process.exitCode = reason.code;
  }
}

/** Writes a file whole or not at all, with the folders it needs. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(part, content);
    await rename(part, file);
  } catch (reason) {
    await rm(part, { force: true });
    throw reason;
  }
}
