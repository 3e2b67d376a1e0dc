import { rowsIn } from './markdownText.ts';
import { documentPath, Links, machinePath, refusalPath, Said, To } from './links.tsx';
import type { DocumentText, MachineAbout, Material } from './material.ts';
import { sentencesNaming } from '../requirements.ts';
import type { Call } from './calls.ts';
import { Rows, Soft, Wide } from './site.styles.ts';

const askedBy = (machines: readonly MachineAbout[], call: Call): { noun: string; src: string }[] =>
  machines.flatMap(({ named, ports }) =>
    ports.filter(({ calls }) => calls.some(({ id }) => id === call.id)).map(({ src }) => ({ noun: named.noun, src })),
  );

const CallRow = ({ call, material: { machines, sentences } }: { call: Call; material: Material }) => {
  const callers = askedBy(machines, call);
  const tests = sentencesNaming(sentences, 'contract', call.id).filter(({ path }) => path.startsWith('tests/'));
  return (
    <li id={call.id}>
      <h3>
        {call.id} <code>{call.operation}</code>
      </h3>
      <p>
        <code>
          {call.method} {call.path}
        </code>{' '}
        {call.summary}
      </p>
      <p>
        {callers.length === 0 ? 'No port of a machine asks it by itself.' : 'Asked by '}
        <Links to={callers.map(({ noun, src }) => ({ page: `${machinePath(noun)}#ports`, name: `${noun} ${src}` }))} />
      </p>
      {call.codes.length === 0 ? null : (
        <details>
          <summary>
            Refusals of {call.id}: {call.codes.length}
          </summary>
          <p>
            <Links to={call.codes.map((code) => ({ page: refusalPath(code), name: code }))} />
          </p>
        </details>
      )}
      {tests.length === 0 ? null : <Soft as="p">Named by {[...new Set(tests.map(({ path }) => path))].join(', ')}</Soft>}
    </li>
  );
};

/** Every call of the contract, with the machines that ask it. */
export const CallsPage = ({ material }: { material: Material }) => {
  const groups = [...new Set(material.calls.map(({ group }) => group))].sort();
  return groups.map((group) => (
    <section key={group} aria-labelledby={`group-${group[0]}`}>
      <h2 id={`group-${group[0]}`}>{group}</h2>
      <Rows>
        {material.calls
          .filter((call) => call.group === group)
          .map((call) => (
            <CallRow key={call.id} call={call} material={material} />
          ))}
      </Rows>
    </section>
  ));
};

/** The words of the house. */
export const GlossaryPage = ({ glossary }: { glossary: string }) => (
  <dl>
    {rowsIn(glossary).map(([word = '', meaning = '']) => (
      <div key={word} id={`word-${word.replaceAll(' ', '-')}`}>
        <dt>
          <strong>{word}</strong>
        </dt>
        <dd style={{ fontWeight: 'inherit', paddingBlockEnd: '12px' }}>
          <Said text={meaning} />
        </dd>
      </div>
    ))}
  </dl>
);

/** A list of the pages of `docs/`. */
export const DocumentsPage = ({ documents }: { documents: readonly DocumentText[] }) => (
  <Rows>
    {documents.map(({ path, title }) => (
      <li key={path}>
        <To page={documentPath(path)}>{title}</To> <Soft>docs/{path}</Soft>
      </li>
    ))}
  </Rows>
);

/** A page of `docs/`, as it is written. */
export const DocumentPage = ({ document: { path, title, text } }: { document: DocumentText }) => (
  <Wide role="region" tabIndex={0} aria-label={`${title}, docs/${path}`}>
    <pre style={{ whiteSpace: 'pre-wrap' }}>{text}</pre>
  </Wide>
);
