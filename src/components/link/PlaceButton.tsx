import { buttonStyles } from '../../design/control/Button.tsx';
import { styled } from '../../design/stitches.config.ts';
import { PlaceLink } from './PlaceLink.tsx';

/** A link to a place that looks like a button: `<PlaceButton place={...} kind="primary" snug>`; without `snug` as wide as its place. */
export const PlaceButton = styled(PlaceLink, buttonStyles);
