import { join } from 'node:path';
import type { Locale } from '#machines/model/locale.ts';
import { writeWhole } from '../command.ts';
import { machineCalled } from '../machineRegistry.ts';
import { doJobs } from '../pool.ts';
import { tongueOf, written } from './files.ts';
import { endings, type Format } from './formats.ts';

/** The files of one machine, into a folder. */
export type Job = { noun: string; formats: readonly Format[]; locale: Locale; folder: string };
/** How many were written, and why what could not be was not. */
export type Done = { files: number; halts: string[] };

doJobs(async ({ noun, formats, locale, folder }: Job): Promise<Done> => {
  const halts: string[] = [];
  const texts = await written(await machineCalled(noun), formats, {}, await tongueOf(locale), ({ message }) => halts.push(message));
  for (const [format, text] of texts) await writeWhole(join(folder, `${noun}.${endings[format]}`), text);
  return { files: texts.length, halts };
});
