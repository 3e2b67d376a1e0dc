import { format } from 'node:util';

/** Hears what is said on the console as an error, React's own complaints among it: two of a list with one key, say. */
export const hearConsoleErrors = (): { take: () => string[]; end: () => void } => {
  const { error } = console;
  const heard: string[] = [];
  console.error = (...said: unknown[]) => void heard.push(`the console says: ${format(...said)}`);
  return {
    take: () => heard.splice(0),
    end: () => {
      console.error = error;
    },
  };
};
