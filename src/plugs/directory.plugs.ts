import { directoryMachine } from '#machines/directory.machine.ts';
import { readDirectory } from '../data/directory.data.ts';
import { plug, type Door } from './plug.ts';

/** The page's machine with its port filled. */
export const plugPage = (door: Door) => directoryMachine.provide({ actors: { readDirectory: plug(door, readDirectory) } });
