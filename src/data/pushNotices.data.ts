import type { BrowserSubscription } from '#machines/model/push.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ReadPushState = graphql(`
  query ReadPushState {
    pushState {
      publicKey
      endpoints
    }
  }
`);
const SubscribePush = graphql(`
  mutation SubscribePush($input: PushSubscriptionParamInput!) {
    subscribePush(input: $input) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);
const UnsubscribePush = graphql(`
  mutation UnsubscribePush($input: PushEndpointParamInput!) {
    unsubscribePush(input: $input) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);

/** Where the mall tells the shopper's browsers, and the key with which one subscribes (contract U11). */
export const readPushState = async (
  execute: Execute,
  _input?: undefined,
  options?: RequestOptions,
): Promise<{ publicKey: string; endpoints: string[] }> => (await execute(ReadPushState, {}, options)).pushState;

/** The mall tells this browser from now on (contract U9). @throws ProblemError VALIDATION where it knows no such push service */
export const subscribePush = async (execute: Execute, input: BrowserSubscription, options?: RequestOptions): Promise<null> => {
  allowed((await execute(SubscribePush, { input }, options)).subscribePush);
  return null;
};

/** The mall tells this browser no more (contract U10). */
export const unsubscribePush = async (execute: Execute, input: { endpoint: string }, options?: RequestOptions): Promise<null> => {
  allowed((await execute(UnsubscribePush, { input }, options)).unsubscribePush);
  return null;
};
