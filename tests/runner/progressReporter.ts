import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(0)} s`;

/** One line of how far a kind is, and one for each test that failed: drawn over on a terminal, plain lines without one. */
export default class ProgressReporter implements Reporter {
  #files = 0;
  #done = 0;
  #passed = 0;
  #failed = 0;
  #told = 0;
  #begun = 0;

  onTestRunStart(specifications: readonly unknown[]): void {
    this.#files = specifications.length;
    this.#begun = Date.now();
  }

  onTestModuleEnd(file: TestModule): void {
    this.#done += 1;
    for (const test of file.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') this.#passed += 1;
      if (state !== 'failed') continue;
      this.#failed += 1;
      const [why] = test.result().errors ?? [];
      console.log(`\n  failed: ${relative(process.cwd(), file.moduleId)} > ${test.fullName}\n    ${why?.message ?? ''}`);
    }
    for (const { message } of file.errors()) console.log(`\n  failed: ${relative(process.cwd(), file.moduleId)}\n    ${message}`);
    this.#tell();
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly { message: string; stack?: string }[]): void {
    for (const { message, stack } of unhandled) console.log(`\n  unhandled: ${stack ?? message}`);
  }

  /** Without a terminal a line for each tenth of the files. */
  #tell(): void {
    const took = Date.now() - this.#begun;
    const left = (took / this.#done) * (this.#files - this.#done);
    const line = `  ${this.#done}/${this.#files} files, ${this.#passed} passed, ${this.#failed} failed, ${seconds(took)}, about ${seconds(left)} left`;
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}${this.#done === this.#files ? '\n' : ''}`);
    const tenth = Math.floor((this.#done / this.#files) * 10);
    if (process.stdout.isTTY || tenth === this.#told) return;
    this.#told = tenth;
    console.log(line);
  }
}
