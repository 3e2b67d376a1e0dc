import type { regionMachine } from '#machines/region.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { ViewOf } from '../../app/pageTypes.ts';
import { useAppContext } from '../../app/AppContext.ts';
import { RegionMenu } from './RegionMenu.tsx';

/** The region's menu, its list read when pointer or focus comes near. */
export const RegionView = ({ snapshot, send, may }: ViewOf<typeof regionMachine>) => {
  const { region } = useAppContext();
  const { regions } = snapshot.context;
  const near = may({ type: 'menu.neared' });
  return (
    <div data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy') || undefined} onPointerEnter={near} onFocus={near}>
      <RegionMenu
        region={region}
        regions={regions.length > 0 ? regions : [region]}
        onChoose={snapshot.hasTag('busy') ? undefined : (regionId) => send({ type: 'region.chosen', regionId })}
      />
    </div>
  );
};
