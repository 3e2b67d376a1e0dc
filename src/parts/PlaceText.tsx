import { textLook } from '#src/design/TextLink.tsx';
import { styled } from '#src/design/stitches.config.ts';
import { PlaceLink } from './PlaceLink.tsx';

/** Words that lead to a place: `<PlaceText place={...} soft>`. */
export const PlaceText = styled(PlaceLink, textLook);
