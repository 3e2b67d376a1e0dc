import { zoomMachine } from '#machines/zoom.machine.ts';

/** The machine of a closer look; it asks nobody anything. */
export const plugPage = () => zoomMachine;
