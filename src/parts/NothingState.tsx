import { EmptyState, type EmptyStateProps } from '../design/EmptyState.tsx';
import { ProductPicture } from './ProductPicture.tsx';

const pictures = { found: '/oss/p/magnifying-glass-tilted-left/own/4', kept: '/oss/p/shopping-bags/own/2', walked: '/oss/p/thong-sandal/own/3', known: '/oss/p/compass/own/5' } as const;

export type NothingStateProps = Omit<EmptyStateProps, 'picture' | 'urgent'> & { /** What there is nothing of: matches of a search, kept things, steps taken, a place that is known. */ of: keyof typeof pictures };

/** A page without contents: a thing on its shelf, one sentence, one button. */
export const NothingState = ({ of, ...empty }: NothingStateProps) => <EmptyState picture={<ProductPicture pic={pictures[of]} alt="" size={120} eager />} {...empty} />;
