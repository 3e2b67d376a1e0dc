import { fromPromise } from 'xstate';
import { verificationCodeMachine, type CodeSent, type CodeTarget } from '#machines/verificationCode.machine.ts';
import type { Answered } from '#machines/ports.ts';
import { storedResend, storeResend } from '../storage/resendStorage.ts';
import { sendCode } from '../data/verificationCode.data.ts';
import type { Gateway } from './adapt.ts';

/** The code button's machine with its ports filled; the deadline outlives a reload. */
export const adaptVerificationCode = (gateway: Gateway) =>
  verificationCodeMachine.provide({
    actors: {
      readCodeSent: fromPromise(async () => ({ answer: storedResend(), at: gateway.now() })),
      sendCode: fromPromise<Answered<CodeSent>, CodeTarget>(async ({ input, signal }) => {
        const seconds = await sendCode(gateway.execute, input, { signal });
        const at = gateway.now();
        const sent = { until: at + seconds * 1000 };
        storeResend(sent);
        return { answer: sent, at };
      }),
    },
  });
