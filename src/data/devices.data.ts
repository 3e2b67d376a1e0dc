import type { DeviceSession } from '#machines/model/account.ts';
import { isMissing, problemOf } from '#machines/model/problem.ts';
import type { Execute, RequestOptions } from './gateway.ts';
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
export const readDevices = async (execute: Execute, _input?: undefined, options?: RequestOptions): Promise<DeviceSession[]> =>
  (await execute(ReadDevices, {}, options)).devices;

/** Logs the shopper out of these browsers; what is over already is as he wants it (contract C8). */
export const endDevices = async (execute: Execute, { sessionIds }: { sessionIds: string[] }, options?: RequestOptions): Promise<null> => {
  for (const sessionId of sessionIds) {
    try {
      allowed((await execute(EndDevice, { sessionId }, options)).endDevice);
    } catch (failed) {
      if (!isMissing(problemOf(failed))) throw failed;
    }
  }
  return null;
};
