import { door } from '../door.ts';
import type { Noun } from '../noun.ts';
import { i64, nothing, pageQuery, z } from '../shapes.ts';
import { fillDemoFootprint } from './demo.ts';
import { addLook, addLooks, looksPage, removeLooks } from './footprint.ts';
import { browseLogPage, browseParam } from './footprint.shapes.ts';

const add = door({
  id: 'H13', operationId: 'addBrowseLog', method: 'post', path: '/p/prodBrowseLog', who: 'user', summary: 'A product was looked at; one row per product and day',
  body: browseParam, answer: nothing,
  async handler({ house, db, user, body, zone }) {
    await addLook({ house, db, userId: user.userId }, body, zone);
    return {};
  },
});

const addMany = door({
  id: 'H16', operationId: 'addBrowseLogs', method: 'post', path: '/p/prodBrowseLog/batch', who: 'user', summary: 'What was looked at before the login, or is wanted back; each keeps its time',
  body: z.array(browseParam).max(100), answer: nothing,
  async handler({ house, db, user, body, zone }) {
    await addLooks({ house, db, userId: user.userId }, body, zone);
    return {};
  },
});

const read = door({
  id: 'H14', operationId: 'browseLogs', method: 'get', path: '/p/prodBrowseLog/page', who: 'user', summary: 'What the shopper looked at, the last first',
  query: z.object(pageQuery()), answer: browseLogPage,
  handler: ({ house, db, user, region, locale, query }) => looksPage({ house, db, userId: user.userId }, { region, locale }, query),
});

const remove = door({
  id: 'H15', operationId: 'removeBrowseLogs', method: 'delete', path: '/p/prodBrowseLog', who: 'user', summary: 'Forgets what the shopper looked at; no ids: everything',
  body: z.array(i64).max(500), answer: nothing,
  async handler({ house, db, user, body }) {
    await removeLooks({ house, db, userId: user.userId }, body);
    return {};
  },
});

export const footprintNoun: Noun = { name: 'footprint', doors: [add, addMany, read, remove], fill: fillDemoFootprint };
