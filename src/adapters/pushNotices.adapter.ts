import { fromCallback } from 'xstate';
import type { PushOutcome, PushState } from '#machines/model/push.ts';
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

const readKey = async (execute: Execute, options: RequestOptions): Promise<string> =>
  (await readPushState(execute, undefined, options)).publicKey;

const readPush = async (execute: Execute, _input: undefined, options: RequestOptions): Promise<PushState> => {
  const { publicKey, endpoints } = await readPushState(execute, undefined, options);
  const heard = await heardSubscription(publicKey);
  const isOn = heard !== null && endpoints.includes(heard.endpoint);
  // Turned on in a session that ran out, say: it is to end with this one, and to speak its language.
  if (isOn) await subscribePush(execute, heard, options);
  return { way: pushWay(), isOn };
};

const turnOn = async (execute: Execute, _input: undefined, options: RequestOptions): Promise<PushOutcome> => {
  const opened = await openPushSubscription(() => readKey(execute, options));
  if (typeof opened === 'string') return opened;
  await subscribePush(execute, opened, options);
  return 'on';
};

/** The mall first: a browser that is not told any more cannot be reached again where it is. */
const turnOff = async (execute: Execute, _input: undefined, options: RequestOptions): Promise<null> => {
  const heard = await heardSubscription(await readKey(execute, options));
  if (heard !== null) await unsubscribePush(execute, heard.endpoint, options);
  await closePushSubscription();
  return null;
};

/** The machine of notices on this device with its ports filled. */
export const adaptPage = (gateway: Gateway) =>
  pushNoticesMachine.provide({
    actors: {
      ...adaptPorts(gateway, { readPush, turnOn, turnOff }),
      subscribeToChanges: adaptChanges(gateway),
      watchPermission: fromCallback(({ sendBack }) =>
        onPermissionChange(() => sendBack({ type: 'permission.changed', at: gateway.now() })),
      ),
    },
  });
