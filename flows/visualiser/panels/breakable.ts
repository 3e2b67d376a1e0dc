/** A name that may be broken between its words only: after a dot, before a capital letter. */
export const breakable = (name: string): string => name.replace(/[.:/](?=\w)|[a-z\d](?=[A-Z])/g, '$&\u200b');
