import { gatherMachines } from '../machines.ts';
import { byId, Player } from './play.ts';
import { readReport } from './report.ts';

/** A recording's text, played to its end with the machines as they are now. @throws CommandError when it cannot be read */
export const replayed = async (text: string): Promise<Player> => {
  const read = readReport(text, 'The recording');
  return new Player('recording' in read ? read.recording : read, byId((await gatherMachines()).values())).play();
};
