import { sharedStorage } from './browserStorage.ts';

/** Something can be taken back until then, in ms of the mall's clock: the next document asks what. */
export const noteUndo = (until: unknown): void => {
  if (typeof until === 'number') sharedStorage.put('undo', until);
};

/** Whether something could be taken back at a moment. */
export const isUndoNoted = (now: number): boolean => Number(sharedStorage.read('undo')) > now;
