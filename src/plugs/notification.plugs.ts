import { notificationMachine } from '#machines/notification.machine.ts';
import { readNotices, readMoreNotices, markRead } from '../data/notification.data.ts';
import { plug, type Door } from './plug.ts';

/** The notification machine with its ports filled. */
export const plugPage = (door: Door) =>
  notificationMachine.provide({ actors: { readNotices: plug(door, readNotices), readMoreNotices: plug(door, readMoreNotices), markRead: plug(door, markRead) } });
