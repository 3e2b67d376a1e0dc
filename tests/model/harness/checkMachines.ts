import { loadFixtures } from '#flows/loadFixtures.ts';
import { nounOf } from '#flows/machineRegistry.ts';
import { checkLaws } from '../../properties/walks.law.checks.ts';
import { checkRedaction } from '../../properties/redaction.law.checks.ts';
import { checkGalleryList } from '../../snapshots/gallery.checks.ts';
import { checkLedger } from '../../snapshots/ledger.checks.ts';
import { walkView } from './views.tsx';
import { isChosen, nounsIn, tableOf, type WalkTable } from './walkFiles.ts';

/**
 * All that needs the machines of a table explored, which takes most of its time: their views are walked, and what holds of every machine is
 * checked on their walks. Where only some views are asked for (`VIEWS=cart`, `SCREENS=write`), the views alone.
 */
export async function checkMachines(table: WalkTable): Promise<void> {
  for (const noun of nounsIn(table)) await walkView(noun);
  if (process.env.VIEWS !== undefined || process.env.SCREENS !== undefined) return;
  const isMeant = (name: string): boolean => tableOf(name) === table && isChosen(nounOf(name));
  const fixtures = [...(await loadFixtures())].filter(([noun]) => isMeant(noun));
  checkLaws(fixtures);
  checkRedaction(fixtures, isMeant);
  await checkLedger(isMeant);
  checkGalleryList(isMeant);
}
