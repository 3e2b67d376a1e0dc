import type { Locale } from '#machines/model/locale.ts';
import { settleDemoCoins } from '../coin/demo.ts';
import type { Filling } from '../platform/module.ts';
import { defaultRegion } from '../region/region.ts';
import { createShopper } from '../user/shopper.ts';
import { confirmInvitation, noteInvitation } from './invite.ts';

const DAY = 86_400_000;

/** Who invites in the demo: how many came by it, and how many of them have an order for good. Without a name it is the demo account. */
const inviters: { name: string | null; came: number; confirmed: number; locale: Locale }[] = [
  { name: 'Kasun', came: 9, confirmed: 6, locale: 'en' },
  { name: 'Ayşe', came: 7, confirmed: 4, locale: 'tr' },
  { name: null, came: 6, confirmed: 3, locale: 'en' },
  { name: '王芳', came: 6, confirmed: 2, locale: 'zn' },
  { name: 'Мария', came: 5, confirmed: 2, locale: 'ru' },
  { name: 'Somphone', came: 4, confirmed: 1, locale: 'en' },
  { name: 'João', came: 2, confirmed: 0, locale: 'pt' },
];

/** How long before now the invited one at this place came: every nine days one, the last yesterday. */
const ageOf = (came: number, place: number): number => ((came - place) * 9 - 8) * DAY;

/** How long an order takes until it is for good. */
const UNTIL_CONFIRMED = 21 * DAY;

/** The demo's invitations, with their coins; the whole ledger stands in the order of time then. */
export async function fillDemoInvitations(filling: Filling): Promise<void> {
  const { context, db, scenario } = filling;
  if (scenario !== 'demo') return;
  const now = context.clock.now();
  const newcomer = async (at: number, locale: Locale, nickName?: string): Promise<string> => {
    const then = { ...context, clock: { ...context.clock, now: () => at } };
    const { regionId } = defaultRegion;
    return (await createShopper(then, db, { contact: null, regionId, locale, ...(nickName ? { nickName } : {}) })).userId;
  };
  for (const { name, came, confirmed, locale } of inviters) {
    const inviterId = name === null ? 'demo' : await newcomer(now - ageOf(came + 1, 0), locale, name);
    for (let place = 0; place < came; place += 1) {
      const at = now - ageOf(came, place);
      const inviteeId = await newcomer(at, locale);
      await noteInvitation(context, db, { inviterId, inviteeId, at });
      if (place < confirmed) await confirmInvitation(context, db, { userId: inviteeId, at: at + UNTIL_CONFIRMED });
    }
  }
  await settleDemoCoins(filling);
}
