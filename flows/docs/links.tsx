import { dirname, relative } from 'node:path/posix';
import { createContext, Fragment, useContext, type ReactNode } from 'react';

/** What a page's links need: where it lies, and what there is to link to: pages, and anchors that sentences cite. */
export type Whereabouts = { path: string; targets: ReadonlySet<string> };
export const Here = createContext<Whereabouts>({ path: 'index.html', targets: new Set() });

/** Where a machine's page lies in the site, from its root. */
export const machinePath = (noun: string): string => `machines/${noun}.html`;
/** Where a refusal's page lies. */
export const refusalPath = (code: string): string => `refusals/${code}.html`;
/** Where a Markdown file of the repository lies as a page. */
export const documentPath = (path: string): string => `documents/${path.replace(/\.md$/, '.html')}`;
/** The anchor of a state on its machine's page. */
export const stateId = (path: string): string => `state-${path || 'root'}`;

/** The innermost states of a state in words: `list.reading panel.closed`. */
export const leavesOf = (state: string): string[] => (state === '(no states)' ? [''] : state.split(' '));

/** The address of a file of the site, as the page at hand must write it. */
export const useAddress = (to: string): string => {
  const { path } = useContext(Here);
  const [file = '', anchor] = to.split('#');
  const address = file === path ? '' : relative(dirname(path), file);
  return anchor === undefined ? address || '#' : `${address}#${anchor}`;
};

/** A link to a page of the site: `machines/cart.html#walks`. */
export const To = ({ page, children, current }: { page: string; children: ReactNode; current?: boolean }) => (
  <a href={useAddress(page)} aria-current={current ? 'page' : undefined}>
    {children}
  </a>
);

/** Several links in one line. */
export const Links = ({ to }: { to: readonly { page: string; name: string }[] }) =>
  to.map(({ page, name }, index) => (
    <Fragment key={`${page} ${name}`}>
      {index === 0 ? '' : ', '}
      <To page={page}>{name}</To>
    </Fragment>
  ));

/** The states that a machine stands in, each as a link to what it is. */
export const StateLinks = ({ noun, state }: { noun: string; state: string }) => (
  <Links to={leavesOf(state).map((leaf) => ({ page: `${machinePath(noun)}#${stateId(leaf)}`, name: leaf || noun }))} />
);

const marks = /(`[^`]+`|\*\*[^*]+\*\*|(?<!\w)\*[^*]+\*(?!\w)|\[[^\]]+\]\([^)\s]+\)|\bspec \d+|\bcontract [A-Z]{1,2}\d+)/;

const fileOf = (address: string): string => {
  const name = address.replace(/^(?:\.\.?\/)*/, '').replace(/#.*$/, '');
  if (name.startsWith('errors/')) return name === 'errors/README.md' ? 'refusals.html' : refusalPath(name.slice(7).replace('.md', ''));
  return documentPath(name.replace(/^docs\//, ''));
};

/** Where a link or a citation leads in the site. */
const targetOf = (text: string, label: string | undefined, address: string | undefined): string | null => {
  const call = /^[A-Z]{1,2}\d+$/.test(label ?? '') ? label : /^contract (\w+)$/.exec(text)?.[1];
  const point = /^spec (\d+)$/.exec(text)?.[1];
  if (call) return `calls.html#${call}`;
  if (point) return `requirements.html#point-${point}`;
  return address === undefined ? null : fileOf(address);
};

/** A piece of Markdown that stands in a line, and what code cites: `spec 8`, `contract C11`. */
const Mark = ({ text }: { text: string }) => {
  const { targets } = useContext(Here);
  const [, label, address] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(text) ?? [];
  const target = targetOf(text, label, address);
  if (target && targets.has(target)) return <To page={target}>{label ?? text}</To>;
  if (label) return /^[a-z]+:/.test(address ?? '') ? <a href={address}>{label}</a> : label;
  if (text.startsWith('`')) return <code>{text.slice(1, -1)}</code>;
  if (text.startsWith('**')) return <strong>{text.slice(2, -2)}</strong>;
  return text.startsWith('*') ? <em>{text.slice(1, -1)}</em> : text;
};

/** A sentence of our own: what it cites becomes a link, what stands between backticks code. */
export const Said = ({ text }: { text: string }) =>
  text.split(marks).map((part, index) => (index % 2 === 1 ? <Mark key={index} text={part} /> : part));
