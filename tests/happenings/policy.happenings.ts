import { happeningsOf } from '#flows/happenings.ts';
import { policyMachine } from '#machines/policy.machine.ts';
import { here } from './here.ts';

export const policy = happeningsOf(policyMachine)({
  inputs: { 'the privacy agreement': { place: { name: 'policy', slug: 'privacy-agreement', lang: 'en-us' }, here } },
  events: { 'retry.pressed': [{}], resume: [{}] },
  ports: {
    readStaticPage: {
      answers: { 'the text': { slug: 'privacy-agreement', lang: 'en-us', title: 'Privacy agreement', html: '<p>We keep little.</p>', updateTime: '2026-01-01T00:00:00.000Z' } },
      refusals: ['NOT_FOUND', 'UNREACHABLE'],
    },
  },
  stays: { shown: 'a text is read', unknown: 'a link leads on' },
});
