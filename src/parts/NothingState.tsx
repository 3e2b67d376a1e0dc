import { EmptyState, type EmptyStateProps } from '../design/EmptyState.tsx';
import { nothingPictures } from './nothingPictures.ts';
import { ProductPicture } from './ProductPicture.tsx';

export type NothingStateProps = Omit<EmptyStateProps, 'picture' | 'urgent'> & { of: keyof typeof nothingPictures };

/** A page without contents: a thing on its shelf, one sentence, one button. */
export const NothingState = ({ of, ...empty }: NothingStateProps) => <EmptyState picture={<ProductPicture pic={nothingPictures[of]} alt="" size={120} eager />} {...empty} />;
