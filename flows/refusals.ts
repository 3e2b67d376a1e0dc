import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { networkProblemCodes, ProblemError, type ProblemCode } from '#machines/model/problem.ts';
import { refusalCodes } from '#machines/model/refusalCodes.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { coversOf, stepOf, type Exploration } from './explorer.ts';
import type { Invocation, ExplorerState } from './explorerState.ts';
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
export function portCodes(noun: string, codes: Map<string, ProblemCode[]>): (invocation: Invocation) => Promise<readonly ProblemCode[]> {
  const named = new Map<string, readonly ProblemCode[]>();
  return async ({ src, input }) => {
    const known = named.get(src) ?? [
      ...new Set([...networkProblemCodes, ...(await callsOf(noun, src, input)).flatMap((call) => codes.get(call) ?? [])]),
    ];
    named.set(src, known);
    return known;
  };
}

const refused = (exploration: Exploration, snapshot: ExplorerState, invocation: Invocation, code: ProblemCode): ExplorerState => {
  const at = snapshot.flow.now;
  return stepOf(exploration.walker, snapshot, {
    type: `${invocation.src}.refused`,
    kind: 'refusal',
    sample: code,
    nth: -1,
    id: invocation.id,
    at,
    raw: { type: `xstate.error.actor.${invocation.id}`, error: new ProblemError({ code, at }), actorId: invocation.id },
  });
};

/**
 * Refusals of the contract that no sample stands for: in each state that waits for a port, each code is tried; where it goes
 * a way, or asks a guard to a side, that no sampled refusal goes from that state, its sample is missing.
 */
export async function refusalsWithoutSample(
  exploration: Exploration,
  codesOf: (invocation: Invocation) => Promise<readonly ProblemCode[]>,
): Promise<string[]> {
  const { fixture } = exploration.walker;
  const byPlace = new Map<string, { snapshot: ExplorerState; invocation: Invocation; ways: Set<string> }>();
  for (const { snapshot, edges } of exploration.nodes.values()) {
    for (const invocation of snapshot.flow.invocations.filter(({ src }) => fixture.ports[src]?.isRequest)) {
      const key = `${statePath(snapshot.value)} ${invocation.src}`;
      const place = byPlace.get(key) ?? { snapshot, invocation, ways: new Set<string>() };
      for (const { stimulus, covers } of edges)
        if (stimulus.kind === 'refusal' && stimulus.id === invocation.id) place.ways.add(covers.join());
      byPlace.set(key, place);
    }
  }
  const missing: string[] = [];
  for (const { snapshot, invocation, ways } of byPlace.values()) {
    for (const code of await codesOf(invocation)) {
      const next = refused(exploration, snapshot, invocation, code);
      if (ways.has(coversOf(next).join())) continue;
      const where = `in '${statePath(snapshot.value)}'`;
      missing.push(`${where} the contract's refusal ${code} of '${invocation.src}' leads to '${statePath(next.value)}' as no sample does`);
    }
  }
  return missing;
}
