import type { ReactNode } from 'react';
import type { Material } from './material.ts';
import { To, useAddress } from './links.tsx';
import { Bar, Brand, Foot, Main, Skip } from './site.styles.ts';

const places = [
  ['index.html', 'Machines'],
  ['requirements.html', 'Requirements'],
  ['refusals.html', 'Refusals'],
  ['calls.html', 'Calls'],
  ['glossary.html', 'Glossary'],
  ['documents.html', 'Documents'],
] as const;

export type SitePageProps = { path: string; title: string; commit: Material['commit']; children: ReactNode };

const Menu = ({ path }: { path: string }) => (
  <nav aria-label="Site">
    <ul>
      {places.map(([page, name]) => (
        <li key={page}>
          <To page={page} current={page === path}>
            {name}
          </To>
        </li>
      ))}
    </ul>
  </nav>
);

/** One document of the site, with its head. */
export const SitePage = ({ path, title, commit, children }: SitePageProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{`${title} | Serendib`}</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href={useAddress('site.css')} />
    </head>
    <body>
      <Skip href="#content">Skip to the content</Skip>
      <Bar>
        <Brand href={useAddress('index.html')}>Serendib</Brand>
        <Menu path={path} />
      </Bar>
      <Main id="content">
        <h1>{title}</h1>
        {children}
      </Main>
      <Foot>
        Made by <code>npm run docs</code> from commit <code>{commit.hash}</code> of {commit.date}
        {commit.isChanged ? ', with changes that are not committed' : ''}.
      </Foot>
    </body>
  </html>
);
