import { textLinkStyles } from '../../design/control/TextLink.tsx';
import { styled } from '../../design/stitches.config.ts';
import { PlaceLink } from './PlaceLink.tsx';

/** Words that lead to a place: `<PlaceText place={...} soft>`. */
export const PlaceText = styled(PlaceLink, textLinkStyles);
