import { fromCallback } from 'xstate';
import type { DevicePush } from '#machines/model/push.ts';
import { pushNoticesMachine } from '#machines/pushNotices.machine.ts';
import type { Execute, RequestOptions } from '../data/gateway.ts';
import { readPushState, subscribePush, unsubscribePush } from '../data/pushNotices.data.ts';
import {
  closePushSubscription,
  heardSubscription,
  onPermissionChange,
  openPushSubscription,
  pushWay,
} from '../offline/pushSubscription.ts';
import { adaptChanges, adaptPorts, type Gateway } from './adapt.ts';

const readPush = async (execute: Execute, _input: undefined, options: RequestOptions): Promise<DevicePush> => {
  const { publicKey, endpoints } = await readPushState(execute, undefined, options);
  const heard = await heardSubscription(publicKey);
  if (heard === null || !endpoints.includes(heard.endpoint)) return { way: pushWay(), publicKey, endpoint: null };
  // Turned on in a session that ran out, say: it is to end with this one, and to speak its language.
  await subscribePush(execute, heard, options);
  return { way: pushWay(), publicKey, endpoint: heard.endpoint };
};

const askBrowser = (_execute: Execute, { publicKey }: { publicKey: string }) => openPushSubscription(publicKey);

/** The machine of notices on this device with its ports filled. */
export const adaptPage = (gateway: Gateway) =>
  pushNoticesMachine.provide({
    actors: {
      ...adaptPorts(gateway, { readPush, askBrowser, subscribePush, unsubscribePush }),
      subscribeToChanges: adaptChanges(gateway),
      watchPermission: fromCallback(({ sendBack }) =>
        onPermissionChange(() => sendBack({ type: 'permission.changed', at: gateway.now() })),
      ),
    },
    actions: { closeSubscription: () => void closePushSubscription().catch(() => undefined) },
  });
