import { fromPromise } from 'xstate';
import type { Answered } from '#machines/port.ts';
import { shareMachine, type Sharing } from '#machines/share.machine.ts';
import type { Place } from '#machines/words.ts';
import { addressOf } from '../address.ts';
import { sharedAddress } from '../sharedAddress.ts';
import type { Door } from './plug.ts';

/** A sheet that is closed without a choice says so with an `AbortError`. */
const isClosed = (failed: unknown): boolean => failed instanceof DOMException && failed.name === 'AbortError';

/** By the device's own sheet where there is one, else into the clipboard. Throws where the browser allows neither. */
const share = async (data: { title: string; url: string }): Promise<Sharing> => {
  if (!('share' in navigator)) {
    await (navigator as Navigator).clipboard.writeText(data.url);
    return 'copied';
  }
  await navigator.share(data).catch((failed: unknown) => {
    if (!isClosed(failed)) throw failed;
  });
  return 'given';
};

/** The sharing's machine with its port filled. */
export const plugPage = ({ now }: Door) =>
  shareMachine.provide({
    actors: {
      shareLink: fromPromise<Answered<Sharing>, { place: Place; title: string; regionId: number }>(async ({ input: { place, title, regionId } }) => ({
        answer: await share({ title, url: sharedAddress(addressOf(place), regionId) }), at: now(),
      })),
    },
  });
