import type { ProblemCode } from './problem.ts';

export type PageOf<T> = { records: T[]; total: number; size: number; current: number; pages: number };
export type StaticPage = { slug: string; lang: string; title: string; html: string; updateTime: string };

/** What the mall allows now, and why not (contract 1.4). Buttons are made from these and from nothing else. */
export type Action = {
  action: string;
  allowed: boolean;
  reasonCode: ProblemCode | string | null;
  reason: string | null;
  until: string | null;
};
export type Issue = { code: string; desc: string; level: 'BLOCK' | 'WARN' | 'INFO'; basketId: number | null; shopId: number | null };
export type Reason = { code: string; desc: string; needsText: boolean };
