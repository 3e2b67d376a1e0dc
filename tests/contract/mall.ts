import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mallSource, startMall } from '../drivers/mallProcess.ts';
import { faultOf, operation, type Operation } from './contract.ts';

export type Asked = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  form?: FormData;
  token?: string | undefined;
  headers?: Record<string, string>;
};
export type Answered = { status: number; headers: Headers; body: unknown; text: string };

/** The first answer with 200 of each call that gave one. */
export const seen = new Map<string, unknown>();

export async function send(
  url: string,
  method: string,
  path: string,
  init: { headers?: Record<string, string>; body?: BodyInit | undefined } = {},
): Promise<Answered> {
  const response = await fetch(url + path, {
    method,
    headers: init.headers ?? {},
    ...(init.body === undefined ? {} : { body: init.body }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.headers.get('content-type')?.includes('json')) {
    await response.body?.cancel();
    return { status: response.status, headers: response.headers, body: null, text: '' };
  }
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : (JSON.parse(text) as unknown), text };
}

export function pathWith(of: Operation, { params = {}, query = {} }: Pick<Asked, 'params' | 'query'>): string {
  const path = of.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return path + (search === '' ? '' : `?${search}`);
}

/** Asks one call of the contract and holds its answer against the contract, whatever its status. @throws Error with what is wrong */
export async function ask(url: string, id: string, asked: Asked = {}): Promise<Answered> {
  const of = operation(id);
  const answered = await send(url, of.method, pathWith(of, asked), {
    headers: {
      ...(asked.body === undefined ? {} : { 'content-type': 'application/json;charset=utf-8' }),
      ...(asked.token ? { authorization: `Bearer ${asked.token}` } : {}),
      ...asked.headers,
    },
    body: asked.form ?? (asked.body === undefined ? undefined : JSON.stringify(asked.body)),
  });
  const fault = faultOf(of, answered.status, answered.body);
  if (fault !== '') throw new Error(`${id} answered ${answered.status}: ${fault} ${answered.text.slice(0, 300)}`);
  if (answered.status === 200 && !seen.has(id)) seen.set(id, answered.body);
  return answered;
}

/** Asks and expects 200. */
export async function get<Body>(url: string, id: string, asked: Asked = {}): Promise<Body> {
  const { status, body, text } = await ask(url, id, asked);
  if (status !== 200) throw new Error(`${id} answered ${status} ${text.slice(0, 300)}`);
  return body as Body;
}

/** MALL_URL, or a mall of our own on free ports with a small catalogue; then the simulation plane is there too. */
export async function openMall(): Promise<{ url: string; ops: string | null; close(): Promise<void> }> {
  const given = process.env['MALL_URL'];
  if (given)
    return { url: given.replace(/\/$/, ''), ops: process.env['OPS_URL']?.replace(/\/$/, '') ?? null, close: async () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), 'serendib-contract-'));
  const { url, ops, child, gone } = await startMall(mallSource, { DATABASE_URL: '', DEMO: '1', PRODUCTS: '300', DATA_DIR: dataDir });
  return {
    url,
    ops,
    async close() {
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true });
    },
  };
}
