import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
// Without the fonts Chinese is drawn as boxes, and what measures widths lies.
const packages = ['chromium', 'chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-cjk'];

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const inPath = (wanted: readonly string[]): string[] => {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  return folders.flatMap((folder) => wanted.map((name) => `${folder}/${name}`));
};

const found = (): string | null => {
  const path = process.env.CHROME_PATH;
  if (path) {
    if (!canRun(path)) throw new Error(`CHROME_PATH is ${path}, but nothing there can be run.`);
    return path;
  }
  return [...inPath(names), ...elsewhere].find(canRun) ?? null;
};

/**
 * The browser of the journeys: `CHROME_PATH`, or an installed Chromium or Chrome; as root on Debian it is installed.
 * @throws Error with one sentence where there is none
 */
export const findChromium = (): string => {
  const there = found();
  if (there) return there;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(' ')} ...`);
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    });
    const installed = found();
    if (installed) return installed;
  }
  throw new Error(
    'The journeys need Chromium or Chrome: install one (Debian: apt-get install chromium fonts-noto-core fonts-noto-cjk), or set CHROME_PATH to it.',
  );
};

/**
 * Chromium without windows, which starts in half the time and needs two thirds of the processor; where there is none, or `CHROME_PATH` says
 * otherwise, the browser of `findChromium`. It keeps no page for Back.
 * @throws Error as `findChromium`
 */
export const findHeadlessShell = (): string => {
  const whole = findChromium();
  return process.env.CHROME_PATH ? whole : (inPath(['chromium-headless-shell']).find(canRun) ?? whole);
};
