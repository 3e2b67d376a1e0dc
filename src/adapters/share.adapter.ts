import { fromPromise } from 'xstate';
import type { Answered } from '#machines/ports.ts';
import { shareMachine, type Sharing } from '#machines/share.machine.ts';
import type { Place } from '#machines/model/place.ts';
import { formatPlace } from '../navigation/formatPlace.ts';
import { shareUrl } from '../navigation/shareUrl.ts';
import type { Gateway } from './adapt.ts';

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
export const adaptPage = ({ now }: Gateway) =>
  shareMachine.provide({
    actors: {
      shareLink: fromPromise<Answered<Sharing>, { place: Place; title: string; regionId: number }>(
        async ({ input: { place, title, regionId } }) => ({
          answer: await share({ title, url: shareUrl(formatPlace(place), regionId) }),
          at: now(),
        }),
      ),
    },
  });
