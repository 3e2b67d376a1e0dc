import { EmptyState, type EmptyStateProps } from '../../design/EmptyState.tsx';
import { emptyStatePictures } from './emptyStatePictures.ts';
import { ProductPicture } from '../product/ProductPicture.tsx';

export type IllustratedEmptyStateProps = Omit<EmptyStateProps, 'picture' | 'urgent'> & { of: keyof typeof emptyStatePictures };

/** A page without contents: a thing on its shelf, one sentence, one button. */
export const IllustratedEmptyState = ({ of, ...empty }: IllustratedEmptyStateProps) => (
  <EmptyState picture={<ProductPicture pic={emptyStatePictures[of]} alt="" size={120} eager />} {...empty} />
);
