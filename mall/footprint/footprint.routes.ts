import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { i64, nothing, pageQuery, z } from '../platform/http/schemas.ts';
import { fillDemoFootprint } from './demo.ts';
import { addLook, addLooks, looksPage, removeLooks } from './footprint.ts';
import { browseLogPage, browseParam } from './footprint.schemas.ts';

const add = route({
  id: 'H13',
  operationId: 'addBrowseLog',
  method: 'post',
  path: '/p/prodBrowseLog',
  who: 'user',
  summary: 'A product was looked at; one row per product and day',
  body: browseParam,
  answer: nothing,
  idempotent: 'optional',
  async handler({ context, db, user, body, zone }) {
    await addLook({ context, db, userId: user.userId }, body, zone);
    return {};
  },
});

const addMany = route({
  id: 'H16',
  operationId: 'addBrowseLogs',
  method: 'post',
  path: '/p/prodBrowseLog/batch',
  who: 'user',
  summary: 'What was looked at before the login, or is wanted back; each keeps its time',
  body: z.array(browseParam).max(100),
  answer: nothing,
  idempotent: 'optional',
  async handler({ context, db, user, body, zone }) {
    await addLooks({ context, db, userId: user.userId }, body, zone);
    return {};
  },
});

const read = route({
  id: 'H14',
  operationId: 'browseLogs',
  method: 'get',
  path: '/p/prodBrowseLog/page',
  who: 'user',
  summary: 'What the shopper looked at, the last first',
  query: z.object(pageQuery()),
  answer: browseLogPage,
  handler: ({ context, db, user, region, locale, query }) => looksPage({ context, db, userId: user.userId }, { region, locale }, query),
});

const remove = route({
  id: 'H15',
  operationId: 'removeBrowseLogs',
  method: 'delete',
  path: '/p/prodBrowseLog',
  who: 'user',
  summary: 'Forgets what the shopper looked at; no ids: everything',
  body: z.array(i64).max(500),
  answer: nothing,
  async handler({ context, db, user, body }) {
    await removeLooks({ context, db, userId: user.userId }, body);
    return {};
  },
});

export const footprintModule: Module = { name: 'footprint', routes: [add, addMany, read, remove], fill: fillDemoFootprint };
