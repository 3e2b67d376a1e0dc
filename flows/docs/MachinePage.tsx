import type { Layout } from '../visualiser/chart/layout.ts';
import { citationsOf } from '../citations.ts';
import { ChartSection } from './ChartSection.tsx';
import { Links, machinePath, refusalPath, Said, StateLinks, To } from './links.tsx';
import type { MachineAbout, Material, PortAbout } from './material.ts';
import { ScreenSection } from './ScreenSection.tsx';
import { Jumps, Rows, Soft } from './site.styles.ts';
import { StateSection } from './StateSection.tsx';
import { WalkSection } from './WalkSection.tsx';

const sections = [
  ['chart', 'Chart'],
  ['states', 'States and coverage'],
  ['walks', 'Walks'],
  ['screens', 'Screens'],
  ['ports', 'Ports and calls'],
  ['refusals', 'Refusals'],
  ['requirements', 'Requirements'],
] as const;

const PortRow = ({ port }: { port: PortAbout }) => (
  <li>
    <code>{port.src}</code>{' '}
    {port.child === null ? null : (
      <>
        is the machine <To page={machinePath(port.child)}>{port.child}</To>
      </>
    )}
    {port.calls.length > 0 ? 'asks ' : null}
    <Links to={port.calls.map(({ id, operation }) => ({ page: `calls.html#${id}`, name: `${id} ${operation}` }))} />
    {port.child === null && port.calls.length === 0 ? <Soft>asks no call of the contract</Soft> : null}
  </li>
);

const PortSection = ({ ports }: MachineAbout) => (
  <section id="ports" aria-labelledby="ports-title">
    <h2 id="ports-title">Ports and calls</h2>
    {ports.length === 0 ? (
      <p>It asks nobody.</p>
    ) : (
      <Rows>
        {ports.map((port) => (
          <PortRow key={port.src} port={port} />
        ))}
      </Rows>
    )}
  </section>
);

const RefusalSection = ({ named, refusals }: MachineAbout) => (
  <section id="refusals" aria-labelledby="refusals-title">
    <h2 id="refusals-title">Refusals</h2>
    {refusals.length === 0 ? <p>No walk of it meets a refusal.</p> : null}
    {refusals.length === 0 ? null : (
      <Rows>
        {refusals.map(({ port, code, state, why }) => (
          <li key={`${port} ${code} ${state}`}>
            <p>
              <code>{port}</code> is refused with <To page={refusalPath(code)}>{code}</To>, then{' '}
              <StateLinks noun={named.noun} state={state} />
            </p>
            <p>
              <Said text={why} />
            </p>
          </li>
        ))}
      </Rows>
    )}
  </section>
);

const RequirementSection = ({ chart }: MachineAbout) => {
  const text = [...new Set(chart.states.flatMap((state) => [state, ...state.transitions].map(({ description }) => description)))];
  const served = text.filter((each) => citationsOf(each).length > 0);
  return (
    <section id="requirements" aria-labelledby="requirements-title">
      <h2 id="requirements-title">Requirements</h2>
      {served.length === 0 ? <p>No description in it names a point of the specification or of the contract.</p> : null}
      {served.length === 0 ? null : (
        <Rows>
          {served.map((each) => (
            <li key={each}>
              <Said text={each} />
            </li>
          ))}
        </Rows>
      )}
    </section>
  );
};

/** Everything about one machine on one page. */
export const MachinePage = ({ about, layout, pressed }: { about: MachineAbout; layout: Layout; pressed: Material['pressed'] }) => (
  <>
    <p>
      <Said text={about.chart.description} />
    </p>
    <p>
      <Soft>
        <code>machines/{about.named.name}.ts</code>
        {about.named.fixture?.shownBy ? `, its effect is shown by ${about.named.fixture.shownBy}` : ''}
      </Soft>
    </p>
    <Jumps aria-label="On this page">
      <ul>
        {sections.map(([id, name]) => (
          <li key={id}>
            <To page={`${machinePath(about.named.noun)}#${id}`}>{name}</To>
          </li>
        ))}
      </ul>
    </Jumps>
    <ChartSection chart={about.chart} layout={layout} />
    <StateSection about={about} />
    <WalkSection about={about} pressed={pressed} />
    <ScreenSection about={about} />
    <PortSection {...about} />
    <RefusalSection {...about} />
    <RequirementSection {...about} />
  </>
);
