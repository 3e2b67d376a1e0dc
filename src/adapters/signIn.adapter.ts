import { fromCallback } from 'xstate';
import { signInMachine } from '#machines/signIn.machine.ts';
import { loginByProvider } from '../data/signIn.data.ts';
import { storeHandover } from '../storage/reloadHandover.ts';
import { beginSignIn, forgetSignIn, signInQuestion } from '../storage/signInStorage.ts';
import { adaptPorts, type Gateway } from './adapt.ts';
import { requireCookies } from './requireCookies.ts';

/** What stands behind the `#` of the address; it is taken out of it, and out of the history. */
const takeReturn = (): URLSearchParams => {
  const answer = new URLSearchParams(location.hash.slice(1));
  history.replaceState(history.state, '', location.pathname);
  return answer;
};

/** The machine with its ports filled. */
export const adaptPage = (gateway: Gateway) =>
  signInMachine.provide({
    actors: {
      ...adaptPorts(gateway, { loginByProvider: requireCookies(gateway, loginByProvider) }),
      listenForReturn: fromCallback<{ type: 'resume' }, undefined>(({ sendBack }) => {
        void gateway.drawn?.then(() => {
          const answer = takeReturn();
          const idToken = answer.get('id_token');
          const isAsked = answer.get('state') === signInQuestion()?.state;
          const at = gateway.now();
          sendBack(isAsked && idToken !== null ? { type: 'token.brought', idToken, at } : { type: 'token.missing', at });
        });
      }),
    },
    actions: {
      logFailure: () => console.warn('Login failed'),
      comeBack: () => {
        const input = signInQuestion();
        forgetSignIn();
        storeHandover({ intent: input?.intent ?? null, notice: { kind: 'good', id: 'toast.loggedIn' } });
        location.replace(input?.address ?? '/');
      },
      askAgain: (_, { provider }) =>
        beginSignIn(provider, { address: signInQuestion()?.address ?? '/', intent: signInQuestion()?.intent ?? null }),
    },
  });
