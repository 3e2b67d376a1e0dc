import { useIntl } from 'react-intl';
import type { Region } from '#machines/model/region.ts';
import { LazyMenu } from './LazyMenu.tsx';
import { ChevronDownIcon } from '../../design/icon/icons.tsx';
import { styled } from '../../design/stitches.config.ts';

const Flag = styled('img', { inlineSize: '24px', blockSize: '18px', objectFit: 'cover', borderRadius: '$xs' });
const Name = styled('span', { display: 'none', '@lg': { display: 'inline' } });

export type RegionMenuProps = { region: Region; regions: readonly Region[]; onChoose?: ((regionId: number) => void) | undefined };

/** The button "Region: Sri Lanka" and its menu of regions with their flags. */
export const RegionMenu = ({ region, regions, onChoose }: RegionMenuProps) => {
  const intl = useIntl();
  return (
    <LazyMenu
      label={intl.formatMessage({ id: 'shell.region' }, { name: region.regionName })}
      value={String(region.regionId)}
      items={regions.map(({ regionId, regionName, flag }) => ({
        id: String(regionId),
        label: regionName,
        icon: <Flag src={flag} alt="" width={24} height={18} />,
      }))}
      onChoose={onChoose ? (id) => onChoose(Number(id)) : undefined}
    >
      <Flag src={region.flag} alt="" width={24} height={18} />
      <Name>{region.regionName}</Name>
      <Name aria-hidden>
        <ChevronDownIcon size={18} />
      </Name>
    </LazyMenu>
  );
};
