import { quietMachine } from '#machines/quiet.machine.ts';

export const plugPage = () => quietMachine;
