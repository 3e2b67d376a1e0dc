import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError, oneOf, readArguments, runCommand } from '../command.ts';
import { recipes } from './recipes.ts';
import { missing } from './templates.ts';

const examples = [
  'page loyalty',
  'machine loyalty',
  'call loyalty T7',
  'refusal LOYALTY_EXPIRED',
  'message loyalty.hint',
  'language de',
  'region PT EUR',
];
const usage = `npm run new -- ${examples.join(' | ')}`;

// `npm run new`: writes what a new page, machine, call, refusal or message needs in all rooms, and says what is left to fill in.
await runCommand(async () => {
  const {
    positionals: [kind, name, more],
  } = readArguments({ allowPositionals: true, options: {} });
  if (kind === undefined || name === undefined) throw new CommandError(usage);
  const recipe = recipes[oneOf('recipe', kind, Object.keys(recipes))];
  const root = process.cwd();
  const written = new Map<string, string>();
  recipe?.make(
    {
      read: (path) => written.get(path) ?? (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null),
      write: (path, text) => written.set(path, text),
    },
    name,
    more,
  );
  const lines: string[] = [];
  for (const [path, text] of written) {
    const isNew = !existsSync(join(root, path));
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    lines.push(
      `  ${isNew ? 'new    ' : 'changed'} ${path}`,
      ...text.split('\n').flatMap((line, at) => (line.includes(missing) ? [`          ${at + 1}: ${line.trim().slice(0, 110)}`] : [])),
    );
  }
  const list = (title: string, items: string[]): string[] => (items.length === 0 ? [] : ['', title, ...items.map((item) => `  ${item}`)]);
  lines.push(
    ...list('Left to you, beside the lines above:', recipe?.next(name) ?? []),
    ...list('Then run:', ['npm run format', ...(recipe?.checks(name) ?? []), 'npm run check']),
  );
  process.stdout.write(`${lines.join('\n')}\n`);
});
