import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { defaultRegion } from '../region/region.ts';
import { sealPassword } from '../auth/password.ts';
import { insertShopper, markOf, type Shopper } from './shopper.ts';

const DAY_MS = 86_400_000;
/** Of both demo accounts (architecture section 10). */
const PASSWORD = 'Demo#2026';

/** The demo's people: `demo` with a history, `new` with nothing; whoever writes that history finds them by these ids. */
export async function fillDemoShoppers(context: MallContext, db: Db, scenario: 'demo' | 'empty'): Promise<void> {
  const base = {
    birthDate: null,
    sex: '' as const,
    regionId: defaultRegion.regionId,
    locale: 'en' as const,
    notify: { order: true, promo: true, chat: true },
    enabled: true,
  };
  const people: Shopper[] = [
    {
      ...base,
      userId: 'new',
      nickName: 'Nimal',
      avatarUrl: markOf('Nimal', 4),
      mobile: null,
      mail: 'new@serendib.example',
      password: await sealPassword(context, PASSWORD),
      inviteCode: 'NEWNIMAL',
      createdAt: context.clock.now(),
    },
  ];
  if (scenario === 'demo')
    people.unshift({
      ...base,
      userId: 'demo',
      nickName: 'Dilani',
      avatarUrl: markOf('Dilani', 2),
      birthDate: '1994-05-17',
      sex: 'F',
      mobile: '0094771234567',
      mail: 'demo@serendib.example',
      password: await sealPassword(context, PASSWORD),
      inviteCode: 'DEMODILA',
      createdAt: context.clock.now() - 420 * DAY_MS,
    });
  for (const person of people) await insertShopper(db, person, null);
}
