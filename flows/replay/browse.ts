import { spawn } from 'node:child_process';

const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

/** Opens an address in the system's browser. `giveUp` is called where there is none. */
export const browse = (address: string, giveUp: () => void): void => {
  const [opener, ...given] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(opener, [...given, address], { stdio: 'ignore', detached: true });
  child.on('error', giveUp).on('exit', (code) => {
    if (code !== 0) giveUp();
  });
  child.unref();
};
