import { createContext } from 'react';

/** Which picture of the product is shown, and what choosing another would do. */
export type GalleryChoice = { shown: number; onChoose: (index: number) => (() => void) | undefined };

export const GalleryChoiceContext = createContext<GalleryChoice>({ shown: 0, onChoose: () => undefined });
