import type { AnyStateMachine } from 'xstate';
import type { AnyPage, Page } from '../app/pageTypes.ts';
import type { ActorSlot, ActorSlots } from './actorSlots.ts';
import { startActor, type Start } from './runner.ts';

type Dialog<Machine> = Pick<Start, 'place' | 'input' | 'inspect' | 'tell'> & { adapted: Machine };

/** Shows a dialog that no port of the shop waits for, until its machine is done; its sentences are those of its slot. */
export const openDialog = async <Machine extends AnyStateMachine>(
  slots: ActorSlots,
  slot: Exclude<ActorSlot, 'page' | 'ahead' | 'dialog'>,
  loadWords: (room: string) => Promise<void>,
  page: Page<Machine>,
  { adapted, ...start }: Dialog<Machine>,
): Promise<void> => {
  await loadWords(slot);
  const { running } = startActor({ adapted, page: page as unknown as AnyPage }, { ...start, address: '' });
  slots.set(slot, running);
  return new Promise((resolve, error) => {
    const complete = (): void => {
      slots.set(slot, null);
      resolve();
    };
    running.actor.subscribe({ complete, error });
  });
};
