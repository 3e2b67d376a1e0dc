/** What a press does; nothing, while nobody would listen: the control is off then. */
export type Press = (() => void) | undefined;
