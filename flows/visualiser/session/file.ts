import type { Recording } from '#src/devtools/recording.ts';
import { recordingVersion } from '#src/devtools/recording.ts';
import type { Fixture } from '../../fixtureTypes.ts';

import { rewalked, type ManualWalk, type ManualSession } from './manualWalk.ts';

const format = 'serendib.walk';
export const walkVersion = 1;

/** A session as it is kept in a file or a link: a walk by hand, or what the shop recorded. */
export type Session = ({ format: typeof format; version: number } & ManualSession) | Recording;

/** What a loaded session shows. */
export type Loaded = { hand: ManualWalk } | { recording: Recording };

/** A walk by hand as it is kept in a file. */
export const walkFile = (session: ManualSession): Session => ({ format, version: walkVersion, ...session });

const isLoose = (thing: unknown): thing is Record<string, unknown> => typeof thing === 'object' && thing !== null && !Array.isArray(thing);

const isRoot = (thing: unknown): thing is { machine: string } =>
  isLoose(thing) && typeof thing['root'] === 'string' && typeof thing['machine'] === 'string';

const isStep = (thing: unknown): boolean =>
  isLoose(thing) &&
  typeof thing['root'] === 'string' &&
  typeof thing['to'] === 'string' &&
  isLoose(thing['event']) &&
  typeof thing['event']['type'] === 'string';

const isChoice = (thing: unknown): boolean =>
  isLoose(thing) && typeof thing['type'] === 'string' && typeof thing['nth'] === 'number' && typeof thing['id'] === 'string';

/**
 * Reads a session's text. A saved answer of the reports' route is read as the recording in it.
 * @throws Error with one sentence: where it is wrong, and what to do
 */
export function readSession(text: string, stimuliOf: (noun: string) => Fixture | null): Loaded {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (failed) {
    throw new Error(`The session is no JSON (${(failed as Error).message}): it was cut or changed. Save it again where it comes from.`);
  }
  const report = isLoose(read) && isLoose(read['report']) ? read['report'] : read;
  const session = isLoose(report) && isLoose(report['recording']) ? report['recording'] : report;
  if (!isLoose(session))
    throw new Error('The session is JSON, but no session: choose a file that was saved here, or a report of the shop.');
  if (session['format'] === format) {
    if (session['version'] !== walkVersion)
      throw new Error(
        `The session is of version ${String(session['version'])}, this visualiser reads version ${walkVersion}: open it with the visualiser of the commit that it was saved with.`,
      );
    const { machine, start, choices } = session;
    const wrong =
      (typeof machine !== 'string' && 'machine') || (typeof start !== 'string' && 'start') || (!Array.isArray(choices) && 'choices');
    if (wrong)
      throw new Error(`The session's '${wrong}' is missing or of another kind: it was cut or changed. Save it again where it comes from.`);
    const bad = (choices as unknown[]).findIndex((choice) => !isChoice(choice));
    if (bad >= 0)
      throw new Error(`Step ${bad + 1} of the session has no type, nth and id: it was cut or changed. Save it again where it comes from.`);
    const fixture = stimuliOf(String(machine));
    if (!fixture)
      throw new Error(
        `The session walks '${String(machine)}', and there is no such machine with fixture here: check out the commit that it was saved with.`,
      );
    return { hand: rewalked(session as unknown as ManualSession, fixture) };
  }
  if (session['format'] === 'serendib.recording') {
    if (session['version'] !== recordingVersion)
      throw new Error(
        `The recording is of version ${String(session['version'])}, this visualiser reads version ${recordingVersion}: open it with the visualiser of the commit that it was saved with.`,
      );
    if (!Array.isArray(session['roots']) || !Array.isArray(session['steps']))
      throw new Error('The recording has no roots and steps: it was cut or changed. Save it again where it comes from.');
    const { roots, steps } = session as { roots: unknown[]; steps: unknown[] };
    if (!roots.every(isRoot))
      throw new Error(
        `Root ${roots.findIndex((root) => !isRoot(root)) + 1} of the recording has no name and machine: it was cut or changed. Save it again where it comes from.`,
      );
    if (!steps.every(isStep))
      throw new Error(
        `Step ${steps.findIndex((step) => !isStep(step)) + 1} of the recording has no root, way and event: it was cut or changed. Save it again where it comes from.`,
      );
    if (roots.length > 0 && !roots.some(({ machine }) => stimuliOf(machine)))
      throw new Error(
        `The recording speaks of '${roots[0]?.machine}', and none of its machines is here: check out the commit that it was saved with.`,
      );
    return { recording: session as unknown as Recording };
  }
  throw new Error(`The session's format is '${String(session['format'])}': choose a file that was saved here, or a report of the shop.`);
}

const chunk = 8_192;

/** Text packed into what may stand in a link. */
export async function packed(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  let binary = '';
  for (let at = 0; at < bytes.length; at += chunk) binary += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @throws Error with one sentence when the link was cut */
export async function unpacked(link: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    return await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
  } catch {
    throw new Error('The session in the link cannot be unpacked: the link was cut. Ask for it again, or for the session as a file.');
  }
}
