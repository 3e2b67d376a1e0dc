import { contactMachine } from '#machines/contact.machine.ts';
import { sendContactMessage } from '../data/contact.data.ts';
import { plug, type Door } from './plug.ts';

/** The contact machine with its ports filled. */
export const plugPage = (door: Door) =>
  contactMachine.provide({ actors: { sendContactMessage: plug(door, sendContactMessage) } });
