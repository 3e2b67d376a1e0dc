import { createContext } from 'react';
import type { Press } from '../../design/press.ts';

/** Which picture of the product is shown, and what choosing another would do. */
export type GalleryContextValue = { shown: number; onChoose: (index: number) => Press };

export const GalleryContext = createContext<GalleryContextValue>({ shown: 0, onChoose: () => undefined });
