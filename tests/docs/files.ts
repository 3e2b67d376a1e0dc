import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './markdown.ts';

const rooms = ['machines', 'src', 'mesh', 'mall', 'flows', 'tests'];
const made = /^(mesh\/\.|src\/data\/gql\/)/;

/** Every file of the rooms in which somebody writes comments. */
export const documented = (): string[] =>
  rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((path) => `${room}/${path}`)
      .filter((path) => /\.(tsx?|mts|mjs|sql|ya?ml)$/.test(path) && !made.test(path)),
  );

/** Every page that a person reads. */
export const written = (): string[] => [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`),
];
