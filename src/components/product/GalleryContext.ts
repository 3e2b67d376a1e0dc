import { createContext } from 'react';

/** Which picture of the product is shown, and what choosing another would do. */
export type GalleryContextValue = { shown: number; onChoose: (index: number) => (() => void) | undefined };

export const GalleryContext = createContext<GalleryContextValue>({ shown: 0, onChoose: () => undefined });
