import { assign, setup } from 'xstate';
import { callbackPort, effect, fromEvent, port, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { PageInput, PlaceOf } from './model/place.ts';
import type { SignInProvider } from './model/signIn.ts';
import type { Shopper, VisitorContext } from './model/visitor.ts';

export type ProviderLogin = { provider: SignInProvider; idToken: string; regionId: number };

export const signInMachine = setup({
  types: {
    input: {} as PageInput<'signIn'>,
    context: {} as { place: PlaceOf<'signIn'>; visitor: VisitorContext; idToken: string; problem: Problem | null },
    events: {} as Stamped<{ type: 'token.brought'; idToken: string } | { type: 'token.missing' } | { type: 'retry.pressed' }>,
    tags: {} as 'busy',
  },
  actors: {
    /** What the provider sent back with this browser: nothing where this tab did not ask for it, or the shopper gave up there. */
    listenForReturn: callbackPort<{ type: 'resume' }>(),
    loginByProvider: port<Shopper, ProviderLogin>(),
  },
  actions: {
    storeToken: assign({ idToken: (_, brought: { idToken: string }) => brought.idToken }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    clearToken: assign({ idToken: '' }),
    /** Spec 8: "Login failed" is logged. */
    logFailure: effect(),
    /** Where the shopper was, with what he wanted there and the word that he is logged in (spec 4). */
    comeBack: effect(),
    askAgain: effect<{ provider: SignInProvider }>(),
  },
}).createMachine({
  id: 'signIn',
  description: 'A provider has sent the browser back: the mall is told what it says of the shopper (spec 7, contract B4, B5).',
  context: ({ input }) => ({ ...input, idToken: '', problem: null }),
  initial: 'returning',
  states: {
    returning: {
      description: 'What the provider says is read from the address, and taken out of it.',
      tags: 'busy',
      invoke: { src: 'listenForReturn' },
      on: {
        'token.brought': {
          target: 'asking',
          actions: { type: 'storeToken', params: fromEvent('idToken') },
          description: 'It says who it is.',
        },
        'token.missing': { target: 'failed', actions: 'logFailure', description: 'It says nothing, or nobody asked.' },
      },
    },
    asking: {
      description: 'The mall looks at the word of the provider.',
      tags: 'busy',
      invoke: {
        src: 'loginByProvider',
        input: ({ context: { place, idToken, visitor } }) => ({ provider: place.provider, idToken, regionId: visitor.regionId }),
        onDone: { target: 'done', actions: 'comeBack', description: 'The shopper is known now: back to where he was.' },
        onError: {
          target: 'failed',
          actions: [{ type: 'storeProblem', params: fromEvent('error') }, 'clearToken', 'logFailure'],
          description: 'The mall does not believe it, or is not reached.',
        },
      },
    },
    failed: {
      description: '"Login failed": it says why, and can be tried again.',
      on: {
        'retry.pressed': {
          actions: { type: 'askAgain', params: ({ context }) => ({ provider: context.place.provider }) },
          description: 'The provider is asked again.',
        },
      },
    },
    done: { description: 'The page where the shopper was is loaded.' },
  },
});
