import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openPushService } from '../../drivers/pushService.ts';
import { startFilled } from './filledShop.ts';
import { dataFolder, type RunningShop } from './shopProcess.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The shop that journeys share which leave its clock and its demo accounts as they were. */
    sharedShop: Omit<RunningShop, 'close'>;
    /** The origin of the push service that shops of the run know. */
    pushOrigin: string;
  }
}

/** One folder for what the shops of a run share: a filled database, and pictures: drawn anew they take a core for half a minute. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = dataFolder();
  process.env['SHARED_DATA'] = folder;
  const pushService = await openPushService();
  process.env['PUSH_ORIGINS'] = pushService.origin;
  project.provide('pushOrigin', pushService.origin);
  const { close, ...shop } = await startFilled();
  project.provide('sharedShop', shop);
  return async () => {
    await close();
    await pushService.close();
    for (const each of [shop.dataDir, folder]) rmSync(each, { recursive: true, force: true });
  };
};
