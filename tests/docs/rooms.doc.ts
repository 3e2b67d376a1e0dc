import { mayOpen, rooms } from '../architecture/walls.ts';
import { withGenerated } from './markdown.ts';

const titles: Record<(typeof rooms)[number], string> = {
  machines: 'machines: the shop itself',
  src: 'src: views, in browser and on the server',
  lang: 'lang: sentences',
  mesh: 'mesh: gateway, documents, sessions',
  mall: 'mall: the reference REST mall',
  flows: 'flows: tools over the machines',
  tests: 'tests',
};

/** The rooms, and who may import whom: a line is a room that may be opened, a dotted line is named files only. */
const picture = (): string => {
  const nodes = rooms.map((room) => `  ${room}["${titles[room]}"]`);
  const open = rooms.flatMap((room) => mayOpen[room].rooms.map((other) => `  ${room} --> ${other}`));
  const single = rooms.flatMap((room) => {
    const others = Object.values(mayOpen[room].files)
      .flat()
      .map((path) => path.split('/')[0] ?? '');
    return [...new Set(others)]
      .filter((other) => !mayOpen[room].rooms.includes(other))
      .map((other) => `  ${room} -. "named files" .-> ${other}`);
  });
  return ['```mermaid', 'flowchart TD', ...nodes, ...open, ...single, '```'].join('\n');
};

/** `docs/architecture.md` with the picture that the walls draw. */
export const architecturePage = (page: string): string => withGenerated(page, 'rooms', picture());
