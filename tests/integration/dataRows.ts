import { expect } from 'vitest';
import type { Execute, RequestOptions } from '#src/data/gateway.ts';

/** One data function asked once, in the order of a shopper's day; `holds` is what its answer must be beside what the mall said. */
export type Row = { name: string; title: string; run: () => Promise<void> };

type Read<Input, Answer> = (execute: Execute, input: Input, options?: RequestOptions) => Promise<Answer>;
/** How a row is asked: `refusal` is the code that the mall must refuse it with, `data` what it says beside it; by `key` it happens once. */
type Asked<Answer> = { holds?: (answer: Answer) => void; refusal?: string; data?: object; key?: string; title?: string };

/** Rows of one visitor; a question may be made of earlier answers, so it is worked out when its row comes. */
export const rowsOf = (askFor: () => Execute) => {
  const rows: Row[] = [];
  const row =
    <Input, Answer>(read: Read<Input, Answer>) =>
    (input: () => Input, asked: Asked<Answer> = {}): void => {
      const { holds, refusal, data, key, title } = asked;
      rows.push({
        name: read.name,
        title: [read.name, title, refusal && `is refused with ${refusal}`].filter(Boolean).join(', '),
        run: async () => {
          const answering = read(askFor(), input(), key === undefined ? {} : { key });
          if (refusal !== undefined) return expect(answering).rejects.toMatchObject({ problem: { code: refusal, ...(data && { data }) } });
          holds?.(await answering);
          await answering;
        },
      });
    };
  /** What others do before the next row. */
  const meanwhile = (title: string, run: () => Promise<void>): void => void rows.push({ name: '', title, run });
  return { rows, row, meanwhile };
};

/** Keeps an answer for later rows, and reads it there. */
export const memoized = <Answer>() => {
  let held: Answer | undefined;
  return {
    keep: (answer: Answer): void => void (held = answer),
    get now(): Answer {
      if (held === undefined) throw new Error('a row before this one has failed');
      return held;
    },
  };
};
