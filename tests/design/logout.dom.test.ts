import { createActor, type AnyActorLogic } from 'xstate';
import { expect, it } from 'vitest';
import { adaptSession } from '#src/adapters/session.adapter.ts';
import type { Gateway } from '#src/adapters/adapt.ts';
import { hasJustLoggedOut } from '#src/storage/logout.ts';

it('every tab knows of a logout before the mall has answered it: none may take the end of the session for a loss', () => {
  const forgotten: boolean[] = [];
  const gateway = {
    now: () => 0,
    execute: () => new Promise(() => undefined),
    storage: { forget: () => void forgotten.push(hasJustLoggedOut()) },
  } as unknown as Gateway;
  const { logout } = adaptSession(gateway, { goHomeAfresh: () => undefined }).implementations.actors;
  expect(hasJustLoggedOut()).toBe(false);
  const leaving = createActor(logout as AnyActorLogic).start();
  expect([hasJustLoggedOut(), forgotten]).toEqual([true, [true]]);
  leaving.stop();
});
