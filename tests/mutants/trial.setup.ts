import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { required } from '#machines/rules/required.ts';
import { beginWith, reachedSoFar } from './switch.ts';
import { reachedFile, reachedFolder, switchFile } from './trialFiles.ts';

const storey = required(process.env['STOREY']);

const on = Number(readFileSync(switchFile(storey), 'utf8'));
beginWith(on);

afterAll(() => {
  // A file that a mutant has ended early came by less than it does.
  if (on !== -1) return;
  mkdirSync(reachedFolder(storey), { recursive: true });
  writeFileSync(reachedFile(storey, required(expect.getState().testPath)), JSON.stringify([...reachedSoFar()]));
});
