import type { ReactNode } from 'react';
import type { Place } from '#machines/model/place.ts';
import { CountBadge } from '../../design/CountBadge.tsx';
import { iconButtonStyles } from '../../design/control/IconButton.tsx';
import { styled } from '../../design/stitches.config.ts';
import { PlaceLink } from './PlaceLink.tsx';

const Face = styled(PlaceLink, iconButtonStyles);

/** An icon of 44 by 44 that leads to a place, with a count at its corner: `label` says the count too. */
export const PlaceIcon = ({ place, label, count = 0, children }: { place: Place; label: string; count?: number; children: ReactNode }) => (
  <Face place={place} aria-label={label} title={label}>
    {children}
    <CountBadge value={count} />
  </Face>
);
