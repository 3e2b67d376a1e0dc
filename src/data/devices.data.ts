import type { DeviceSession } from '#machines/model/account.ts';
import { isMissing, problemOf } from '#machines/model/problem.ts';
import type { Ask, How } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ReadDevices = graphql(`
  query ReadDevices {
    devices {
      sessionId
      device
      ip
      region
      lastTime
      current
    }
  }
`);
const EndDevice = graphql(`
  mutation EndDevice($sessionId: String!) {
    endDevice(sessionId: $sessionId) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);

/** Where the shopper is logged in, this browser first, then the one that was here last (contract C7). */
export const readDevices = async (ask: Ask, _question?: undefined, how?: How): Promise<DeviceSession[]> =>
  (await ask(ReadDevices, {}, how)).devices;

/** Logs the shopper out of these browsers; what is over already is as he wants it (contract C8). */
export const endDevices = async (ask: Ask, { sessionIds }: { sessionIds: string[] }, how?: How): Promise<null> => {
  for (const sessionId of sessionIds) {
    try {
      allowed((await ask(EndDevice, { sessionId }, how)).endDevice);
    } catch (failed) {
      if (!isMissing(problemOf(failed))) throw failed;
    }
  }
  return null;
};
