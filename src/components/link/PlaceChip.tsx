import { chipStyles } from '../../design/control/Chip.tsx';
import { styled } from '../../design/stitches.config.ts';
import { PlaceLink } from './PlaceLink.tsx';

/** A pill that leads to a place: `<PlaceChip place={...} chosen aria-current="page">`. */
export const PlaceChip = styled(PlaceLink, chipStyles);
