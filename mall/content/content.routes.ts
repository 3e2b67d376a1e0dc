import { door } from '../door.ts';
import type { Noun } from '../noun.ts';
import { ts, z } from '../shapes.ts';

const health = door({
  id: 'A10', operationId: 'health', method: 'get', path: '/healthz', who: 'guest', summary: 'Alive', refusals: ['UNAVAILABLE'],
  answer: z.object({ status: z.string(), version: z.string(), time: ts }).openapi('Health'),
  async handler({ house }) {
    return { status: 'ok', version: house.config.version, time: house.clock.iso() };
  },
});

export const contentNoun: Noun = { name: 'content', doors: [health] };
