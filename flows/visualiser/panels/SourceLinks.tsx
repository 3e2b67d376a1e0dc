import type { SourceIndexEntry } from '../sourceIndex.ts';
import { H3, Items, Small, Tool, ToolLink, Tools } from '../visualiser.styles.ts';

export type SourceLinksProps = { entry: SourceIndexEntry; root: string; item: string; onSource: (file: string, line: number) => void };

/** The source line of what is chosen, in the editor and here, and the files beside it. */
export const SourceLinks = ({ entry, root, item, onSource }: SourceLinksProps) => {
  const line = entry.lines[item] ?? entry.lines[''] ?? 1;
  return (
    <section aria-label="Where it stands">
      <H3>Where it stands</H3>
      <Items>
        <li>
          <Tools>
            <Tool type="button" onClick={() => onSource(entry.file, line)}>{`${entry.file.split('/').at(-1)}:${line}`}</Tool>
            <ToolLink href={`vscode://file/${root.replace(/^\//, '')}${entry.file}:${line}`}>VS Code</ToolLink>
          </Tools>
        </li>
        <li>
          <Tools>
            {entry.related.map(({ what, file }) => (
              <Tool key={file} type="button" title={file} onClick={() => onSource(file, 1)}>
                {what}
              </Tool>
            ))}
          </Tools>
        </li>
      </Items>
      {entry.lines[item] === undefined && item !== '' ? <Small>Its own line could not be found; this is the machine&apos;s.</Small> : null}
    </section>
  );
};
