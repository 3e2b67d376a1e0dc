import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type ConsoleMessage, type LaunchOptions, type Page } from 'playwright-core';
import { expect, type RunnerTestCase } from 'vitest';
import { findHeadlessShell } from '../../chromium.ts';
import { evidenceFolder } from '../../runner/failures.ts';
import { shopLogs } from './shopProcess.ts';

/** What went wrong in the pages of one context, and what the test said would. */
type Watch = { context: BrowserContext; faults: string[]; expected: RegExp[]; isOfTest: boolean };

const watches = new Map<BrowserContext, Watch>();

/** A refused answer is told by its response already, with its method and address. */
const isAnswer = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource: the server responded with a status');

/** Whoever draws the trace asks for each picture that a page holds in its memory, which the page's policy forbids. */
const isOfTrace = (message: ConsoleMessage): boolean => Boolean(process.env.TRACE) && message.text().startsWith("Connecting to 'blob:");

const watch = (context: BrowserContext): void => {
  const faults: string[] = [];
  watches.set(context, { context, faults, expected: [], isOfTest: expect.getState().currentTestName !== undefined });
  // Tests that are tried again leave their trace.
  if (process.env.TRACE) void context.tracing.start({ snapshots: true, sources: true }).catch(() => undefined);
  context.on('weberror', (event) => faults.push(`error: ${event.error().message}, in ${event.page()?.url()}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' || isAnswer(message) || isOfTrace(message)) return;
    faults.push(`console: ${message.text()} ${message.location().url}, in ${message.page()?.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
};

// The switch counts once: what playwright turns off by it stands here again. The address bar's popups are a page of their own per window.
const disabledFeatures = `AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,
  LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,
  NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,WebUIOmniboxPopup,WebUIOmniboxAimPopup`.replaceAll(/\s/g, '');

export const browserArguments = ['--no-sandbox', `--disable-features=${disabledFeatures}`];

/** A browser whose every page is watched, also one that a test opens beside its shopper. */
export const launchBrowser = async (options: LaunchOptions = {}): Promise<Browser> => {
  const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: browserArguments, ...options });
  browser.on('context', watch);
  return browser;
};

const watchOf = (context: BrowserContext): Watch => {
  const found = watches.get(context);
  if (!found) throw new Error('This context is not watched: open it in a browser of launchBrowser().');
  return found;
};

/** What this test brings about itself, and is no fault: a page that is not there, a network that is gone. */
export const expectFault = (context: BrowserContext, ...patterns: RegExp[]): void => {
  watchOf(context).expected.push(...patterns);
};

/** What the console says of a request that a test let get lost. */
export const lostRequest = /^console: Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET|FAILED) /;

/** Errors of a page or its console, rejections that nobody handles, and answers from 400 on that the test did not expect. */
export const faultsOf = (context: BrowserContext): string[] => {
  const { faults, expected } = watchOf(context);
  return faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
};

/** Within this an open page is looked at; one that does not answer is left. */
const patience = 10_000;

const stateOf = async (page: Page): Promise<string> => {
  const look = (): string[] => [
    ...[...document.querySelectorAll<HTMLElement>('[data-state]')].map(({ dataset }) => dataset.state ?? ''),
    document.body.innerText.slice(0, 2_000),
  ];
  const silence = setTimeout(patience, ['The page does not answer within 10 s.']);
  const seen = await Promise.race([page.evaluate(look).catch((failed: Error) => [failed.message]), silence]);
  return [`-- ${page.url()}`, ...seen].join('\n');
};

const nameOf = (test: RunnerTestCase): string => {
  const suites: string[] = [];
  for (let { suite } = test; suite && suite.name !== ''; suite = suite.suite as typeof suite) suites.unshift(suite.name);
  return [...suites, test.name].join(' ');
};

/** Keeps what can be seen of a failed test: what its pages say and show, their trace where one was recorded, and the shops' logs. */
const keepEvidence = async (test: RunnerTestCase, faultText: string): Promise<void> => {
  const folder = evidenceFolder(test.file.name, nameOf(test));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'pages.txt'), faultText);
  for (const [at, log] of [...shopLogs].entries()) if (existsSync(log)) copyFileSync(log, join(folder, `shop${at + 1}.log`));
  const contexts = [...watches.keys()];
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all([
    ...pages.map((page, at) => page.screenshot({ path: join(folder, `${at + 1}.png`), timeout: patience }).catch(() => undefined)),
    ...(process.env.TRACE ? contexts : []).map((context, at) =>
      Promise.race([context.tracing.stop({ path: join(folder, `trace${at + 1}.zip`) }), setTimeout(patience)]).catch(() => undefined),
    ),
  ]);
};

/**
 * Fails a test in whose pages something went wrong. Prints how every open page of a failed one stands, and keeps it: on another machine
 * nobody can look at it.
 */
export const endOfTest = async (test: RunnerTestCase): Promise<void> => {
  const all = [...watches.values()];
  const faults = all.flatMap(({ context }) => faultsOf(context));
  const hasFailed = test.result?.state === 'fail';
  if (hasFailed || faults.length > 0) {
    const states = await Promise.all(all.flatMap(({ context }) => context.pages().map(stateOf)));
    const faultText = [...faults, ...states].join('\n');
    console.log(faultText);
    await keepEvidence(test, faultText);
  }
  for (const { context, isOfTest, faults: ownFaults } of all) {
    ownFaults.length = 0;
    if (!isOfTest) continue;
    await context.close();
    watches.delete(context);
  }
  if (!hasFailed) expect(faults, 'nothing went wrong unseen in any page').toEqual([]);
};
