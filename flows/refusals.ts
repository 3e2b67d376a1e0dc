import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { networkProblemCodes, ProblemError, type ProblemCode } from '#machines/model/problem.ts';
import { refusalCodes } from '#machines/model/refusalCodes.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { coversOf, stepOf, type Exploration } from './explorer.ts';
import type { Ask, ExplorerState } from './explorerState.ts';
import { callsOf } from './paths/mall.answers.ts';

type Contract = { paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, { 'x-codes'?: string[] }> }>> };

/** The refusal codes that the contract names for each call, by its operation id. */
export async function contractCodes(): Promise<Map<string, ProblemCode[]>> {
  const { paths } = JSON.parse(await readFile(join(import.meta.dirname, '../mesh/mall.openapi.json'), 'utf8')) as Contract;
  const known = new Set<string>(refusalCodes);
  return new Map(
    Object.values(paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ operationId, responses }) => {
        const codes = Object.values(responses ?? {})
          .flatMap((response) => response['x-codes'] ?? [])
          .filter((code): code is ProblemCode => known.has(code));
        return operationId === undefined ? [] : [[operationId, [...new Set(codes)]] as const];
      }),
  );
}

/** Which codes the ports of a machine are refused with: those of the network, and those of the calls that each one asks. */
export function portCodes(noun: string, codes: Map<string, ProblemCode[]>): (ask: Ask) => Promise<readonly ProblemCode[]> {
  const named = new Map<string, readonly ProblemCode[]>();
  return async ({ src, question }) => {
    const known = named.get(src) ?? [
      ...new Set([...networkProblemCodes, ...(await callsOf(noun, src, question)).flatMap((call) => codes.get(call) ?? [])]),
    ];
    named.set(src, known);
    return known;
  };
}

const refused = (exploration: Exploration, situation: ExplorerState, ask: Ask, code: ProblemCode): ExplorerState => {
  const at = situation.flow.now;
  return stepOf(exploration.walker, situation, {
    type: `${ask.src}.refused`,
    kind: 'refusal',
    sample: code,
    nth: -1,
    id: ask.id,
    at,
    raw: { type: `xstate.error.actor.${ask.id}`, error: new ProblemError({ code, at }), actorId: ask.id },
  });
};

/**
 * Refusals of the contract that no sample stands for: in each state that waits for a port, each code is tried; where it goes
 * a way, or asks a guard to a side, that no sampled refusal goes from that state, its sample is missing.
 */
export async function refusalsWithoutSample(
  exploration: Exploration,
  codesOf: (ask: Ask) => Promise<readonly ProblemCode[]>,
): Promise<string[]> {
  const { fixture } = exploration.walker;
  const byPlace = new Map<string, { situation: ExplorerState; ask: Ask; ways: Set<string> }>();
  for (const { situation, edges } of exploration.nodes.values()) {
    for (const ask of situation.flow.asks.filter(({ src }) => fixture.ports[src]?.isQuestion)) {
      const key = `${statePath(situation.value)} ${ask.src}`;
      const place = byPlace.get(key) ?? { situation, ask, ways: new Set<string>() };
      for (const { happening, covers } of edges) if (happening.kind === 'refusal' && happening.id === ask.id) place.ways.add(covers.join());
      byPlace.set(key, place);
    }
  }
  const missing: string[] = [];
  for (const { situation, ask, ways } of byPlace.values()) {
    for (const code of await codesOf(ask)) {
      const next = refused(exploration, situation, ask, code);
      if (!ways.has(coversOf(next).join()))
        missing.push(
          `in '${statePath(situation.value)}' the contract's refusal ${code} of '${ask.src}' leads to '${statePath(next.value)}' as no sample does`,
        );
    }
  }
  return missing;
}
