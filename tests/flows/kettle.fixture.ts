import { fixtureOf } from '#flows/fixtureTypes.ts';
import { kettleMachine } from './kettle.machine.ts';

export const kettle = fixtureOf(kettleMachine)({
  inputs: { usual: { deadline: 0 } },
  events: {
    'fill.pressed': [{}],
    'boil.pressed': [{ hot: true }, { hot: false }],
    'power.cut': [{}],
    'power.came': [{}],
    'whistle.blew': [{}],
    'lamp.pressed': [{}],
  },
  ports: {
    readWater: {
      answers: { nothing: { litres: 0 }, 'a litre': { litres: 1 }, 'what was wanted': ({ input }) => ({ litres: input.wanted }) },
      refusals: ['OFFLINE', { code: 'VALIDATION', desc: 'No.' }],
    },
    listen: { says: [] },
    whistle: { says: ['whistle.blew'] },
  },
});
