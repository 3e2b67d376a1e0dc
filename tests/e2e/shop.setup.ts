import { rmSync } from 'node:fs';
import { dataFolder } from './shopProcess.ts';

/** One folder for what the shops of a run share: a filled database, and pictures: drawn anew they take a core for half a minute. */
export default (): (() => void) => {
  const folder = dataFolder();
  process.env['SHARED_DATA'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};
