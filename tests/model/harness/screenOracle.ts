import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Path } from '#flows/model.ts';
import type { Stimulus } from '#flows/explorerState.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { readableDiff } from '../../snapshots/lineDiff.ts';
import { readScreensText, screensFile, screensText, type CommittedStep, type Perceived } from '../../snapshots/screens.ts';

/** What happens in a step, in the fewest words. */
const wordOf = ({ type, kind, sample }: Stimulus): string =>
  type === 'xstate.init' || kind !== 'event' ? `${type.replace('xstate.init', 'starts')}: ${sample}` : type;

/** Knows from `tests/snapshots/screens` what a person perceives at each step of a page's walks; or writes it there anew, with `SCREENS=write`. */
export class ScreenOracle {
  /** What the fields of a screen send, by the screen's text. */
  readonly filled = new Map<string, string[]>();
  readonly #noun: string;
  readonly #paths: readonly Path[];
  readonly #file: string;
  readonly #isWriting = process.env.SCREENS === 'write';
  readonly #written: Perceived[][] = [];
  #committed: CommittedStep[][] | null = null;

  constructor(noun: string, paths: readonly Path[]) {
    this.#noun = noun;
    this.#paths = paths;
    this.#file = screensFile(noun);
  }

  #read(): CommittedStep[][] {
    this.#committed ??= existsSync(this.#file) ? readScreensText(readFileSync(this.#file, 'utf8')) : [];
    return this.#committed;
  }

  /** Throws where a step of a walk is perceived otherwise than committed, with what changed. */
  check(path: Path, step: number, { screen, says }: Pick<Perceived, 'screen' | 'says'>): void {
    const walk = this.#paths.indexOf(path);
    const taken = path.steps[step];
    if (!taken) return;
    const stimulus = wordOf(taken.event);
    const state = statePath(taken.state.value) || '(no states)';
    if (this.#isWriting) {
      (this.#written[walk] ??= [])[step] = { stimulus, state, screen, says };
      return;
    }
    const committed = this.#read()[walk]?.[step];
    const diff = committed
      ? [
          ...readableDiff([committed.stimulus, committed.state], [stimulus, state]),
          ...readableDiff(committed.screen, screen),
          ...readableDiff(committed.says, says),
        ]
      : ['  nothing is committed for this step'];
    if (diff.length === 0) return;
    const place = `tests/snapshots/screens/${this.#noun}.txt${committed ? `:${committed.line}` : ''}`;
    throw new Error(
      [
        `In '${state}' the screen is another than committed (${place}, walk ${walk + 1}, step ${step}, ${stimulus}):`,
        ...diff,
        `Where that is meant: npm run ledger -- ${this.#noun} --write`,
      ].join('\n'),
    );
  }

  /** Writes what was perceived, where it is to be written and every walk came to its end. */
  end(): void {
    if (!this.#isWriting) return;
    const isWhole = this.#paths.every((path, walk) => path.steps.every((_, step) => this.#written[walk]?.[step] !== undefined));
    if (isWhole) writeFileSync(this.#file, screensText(this.#noun, this.#written));
  }
}
