import type en from '#lang/en.json';

export type MessageId = keyof typeof en;

/** An id that came as data (a notice, a problem's sentence). A test of tests/architecture proves that each of them exists. */
export const messageId = (id: string): MessageId => id as MessageId;
