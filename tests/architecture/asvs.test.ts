import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingFrom } from './namedTests.ts';

/** How many requirements each section has, and which of them belong to level 3 alone (ASVS 5.0.0). */
const sections: Record<string, [count: number, level3?: number[]]> = {
  '1.1': [2],
  '1.2': [10, [10]],
  '1.3': [12, [12]],
  '1.4': [3],
  '1.5': [3, [3]],
  '2.1': [3],
  '2.2': [3],
  '2.3': [5, [5]],
  '2.4': [2, [2]],
  '3.1': [1, [1]],
  '3.2': [3, [3]],
  '3.3': [5, [5]],
  '3.4': [8, [7, 8]],
  '3.5': [8, [6, 7, 8]],
  '3.6': [1, [1]],
  '3.7': [5, [3, 4, 5]],
  '4.1': [5, [4, 5]],
  '4.2': [5, [2, 3, 4, 5]],
  '4.3': [2],
  '4.4': [4],
  '5.1': [1],
  '5.2': [6, [4, 5, 6]],
  '5.3': [3, [3]],
  '5.4': [3],
  '6.1': [3],
  '6.2': [12],
  '6.3': [8, [5, 6, 7, 8]],
  '6.4': [6, [5, 6]],
  '6.5': [8, [6, 7, 8]],
  '6.6': [4, [4]],
  '6.7': [2, [1, 2]],
  '6.8': [4],
  '7.1': [3],
  '7.2': [4],
  '7.3': [2],
  '7.4': [5],
  '7.5': [3, [3]],
  '7.6': [2],
  '8.1': [4, [3, 4]],
  '8.2': [4, [4]],
  '8.3': [3, [2, 3]],
  '8.4': [2, [2]],
  '9.1': [3],
  '9.2': [4],
  '10.1': [2],
  '10.2': [3, [3]],
  '10.3': [5, [5]],
  '10.4': [16, [12, 13, 14, 15, 16]],
  '10.5': [5],
  '10.6': [2],
  '10.7': [3],
  '11.1': [4, [3, 4]],
  '11.2': [5, [4, 5]],
  '11.3': [5, [4, 5]],
  '11.4': [4],
  '11.5': [2, [2]],
  '11.6': [2, [2]],
  '11.7': [2, [1, 2]],
  '12.1': [5, [4, 5]],
  '12.2': [2],
  '12.3': [5, [5]],
  '13.1': [4, [2, 3, 4]],
  '13.2': [6, [6]],
  '13.3': [4, [3, 4]],
  '13.4': [7, [6, 7]],
  '14.1': [2],
  '14.2': [8, [5, 6, 7, 8]],
  '14.3': [3],
  '15.1': [5, [4, 5]],
  '15.2': [5, [4, 5]],
  '15.3': [7],
  '15.4': [4, [1, 2, 3, 4]],
  '16.1': [1],
  '16.2': [5],
  '16.3': [4],
  '16.4': [3],
  '16.5': [4, [4]],
  '17.1': [2, [2]],
  '17.2': [8, [5, 6, 7, 8]],
  '17.3': [2],
};

const required = Object.entries(sections).flatMap(([section, [count, level3 = []]]) =>
  Array.from({ length: count }, (_, at) => at + 1)
    .filter((at) => !level3.includes(at))
    .map((at) => `${section}.${at}`),
);

const states = ['kept', 'partly', 'open', 'none'];
type Row = { number: string; state: string; where: string };

const rows: Row[] = readFileSync('tests/asvs.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number = '', , , state = '', where = ''] = line.split('|').map((cell) => cell.trim());
    return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, state, where }] : [];
  });

describe('The table of ASVS 5.0', () => {
  it('holds each requirement of levels 1 and 2 once, in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(required);
  });

  it.each(rows)('$number says where it stands', ({ number, state, where }) => {
    expect(states, number).toContain(state);
    expect(where.length, 'a reason, a file or a test').toBeGreaterThan(5);
    expect(missingFrom(where)).toEqual([]);
  });
});
