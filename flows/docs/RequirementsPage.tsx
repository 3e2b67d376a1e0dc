import type { ReactNode } from 'react';
import type { NamedIn, ServedRequirement, ServingPart } from '../requirements.ts';
import { machinePath, Said, stateId, To } from './links.tsx';
import { Jumps, Rows, Soft, Wide } from './site.styles.ts';

const PartRow = ({ part }: { part: ServingPart }) => (
  <li>
    <To page={`${machinePath(part.machine)}#${stateId(part.state)}`}>
      {part.machine} {part.state}
    </To>{' '}
    {part.event === null ? null : <code>{part.event}</code>}
    <p>
      <Said text={part.text} />
    </p>
  </li>
);

const FileRow = ({ named }: { named: NamedIn }) => (
  <li>
    <code>
      {named.path}:{named.line}
    </code>
    <p>{named.text}</p>
  </li>
);

const Served = ({ title, count, children }: { title: string; count: number; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {count === 0 ? <p>None names this point.</p> : <Rows>{children}</Rows>}
  </section>
);

const RequirementView = ({ requirement: { id, title, text, parts, tests, sources } }: { requirement: ServedRequirement }) => (
  <section id={`point-${id}`} aria-labelledby={`point-${id}-title`}>
    <h2 id={`point-${id}-title`}>
      {id}. {title}
    </h2>
    <details>
      <summary>The text of point {id}</summary>
      <Wide role="region" tabIndex={0} aria-label={`The text of point ${id}`}>
        <pre style={{ whiteSpace: 'pre-wrap' }}>{text}</pre>
      </Wide>
    </details>
    <Served title="States and transitions" count={parts.length}>
      {parts.map((part) => (
        <PartRow key={`${part.machine} ${part.state} ${part.event} ${part.text}`} part={part} />
      ))}
    </Served>
    <Served title="Tests" count={tests.length}>
      {tests.map((named) => (
        <FileRow key={`${named.path} ${named.text}`} named={named} />
      ))}
    </Served>
    <Served title="Other code" count={sources.length}>
      {sources.map((named) => (
        <FileRow key={`${named.path} ${named.text}`} named={named} />
      ))}
    </Served>
  </section>
);

/** Every numbered point of the specification, and what says that it serves it. */
export const RequirementsPage = ({ requirements }: { requirements: readonly ServedRequirement[] }) => (
  <>
    <p>
      Every numbered point of <To page="documents/specification.html">the specification</To>, with the states and transitions whose
      descriptions name it, and the tests and other code that do. What names no point serves one all the same; it is only not found here.
    </p>
    <Jumps aria-label="Points">
      <ul>
        {requirements.map(({ id, title, parts, tests }) => (
          <li key={id}>
            <To page={`requirements.html#point-${id}`}>
              {id}. {title}
            </To>{' '}
            <Soft>
              in machines {parts.length}, in tests {tests.length}
            </Soft>
          </li>
        ))}
      </ul>
    </Jumps>
    {requirements.map((requirement) => (
      <RequirementView key={requirement.id} requirement={requirement} />
    ))}
  </>
);
