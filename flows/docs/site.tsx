import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ELK from 'elkjs/lib/elk.bundled.js';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { putGlobalStyles } from '#src/design/globalStyles.ts';
import { documentStyles } from '#src/design/stitches.config.ts';
import { recordsFolder } from '../coverage/records.ts';
import { pictureOf } from './ChartSection.tsx';
import { HomePage } from './HomePage.tsx';
import { documentPath, Here, machinePath, refusalPath } from './links.tsx';
import { MachinePage } from './MachinePage.tsx';
import { gatherMaterial, type MadeBefore, type Material } from './material.ts';
import { CallsPage, DocumentPage, DocumentsPage, GlossaryPage } from './ReferencePages.tsx';
import { RefusalPage, RefusalsPage } from './RefusalPages.tsx';
import { RequirementsPage } from './RequirementsPage.tsx';
import { galleryPictures, linkPictures } from './screenPictures.ts';
import { putSiteStyles } from './site.styles.ts';
import { SitePage } from './SitePage.tsx';

type PageText = { path: string; title: string; content: ReactNode };

async function pagesOf(material: Material): Promise<PageText[]> {
  const { machines, requirements, refusals, documents, glossary, pressed } = material;
  const elk = new ELK();
  const machinePages: PageText[] = [];
  for (const about of machines) {
    const layout = await pictureOf(about.chart, elk);
    const content = <MachinePage about={about} layout={layout} pressed={pressed} />;
    machinePages.push({ path: machinePath(about.named.noun), title: about.named.noun, content });
  }
  return [
    { path: 'index.html', title: 'Living documents', content: <HomePage material={material} /> },
    ...machinePages,
    { path: 'requirements.html', title: 'Requirements', content: <RequirementsPage requirements={requirements} /> },
    { path: 'refusals.html', title: 'Refusals and problems', content: <RefusalsPage refusals={refusals} machines={machines} /> },
    ...refusals.map((refusal) => ({
      path: refusalPath(refusal.code),
      title: refusal.code,
      content: <RefusalPage refusal={refusal} machines={machines} />,
    })),
    { path: 'calls.html', title: 'Calls of the contract', content: <CallsPage material={material} /> },
    { path: 'glossary.html', title: 'Glossary', content: <GlossaryPage glossary={glossary} /> },
    { path: 'documents.html', title: 'Documents', content: <DocumentsPage documents={documents} /> },
    ...documents.map((document) => ({
      path: documentPath(document.path),
      title: document.title,
      content: <DocumentPage document={document} />,
    })),
  ];
}

/** What a sentence of the site can lead to. */
const targetsOf = (pages: readonly PageText[], { calls, requirements }: Material): Set<string> =>
  new Set([
    ...pages.map(({ path }) => path),
    ...calls.map(({ id }) => `calls.html#${id}`),
    ...requirements.map(({ id }) => `requirements.html#point-${id}`),
  ]);

const madeHere: MadeBefore = { records: recordsFolder, pictures: galleryPictures };

/** Writes the site into a folder, in place of what stood there. Answers what it was made from, and how many pages it has. */
export async function writeSite(folder: string, made = madeHere): Promise<{ material: Material; pages: number }> {
  const material = await gatherMaterial(made);
  const pages = await pagesOf(material);
  const targets = targetsOf(pages, material);
  putGlobalStyles();
  putSiteStyles();
  rmSync(folder, { recursive: true, force: true });
  for (const { path, title, content } of pages) {
    const markup = renderToStaticMarkup(
      <Here value={{ path, targets }}>
        <SitePage path={path} title={title} commit={material.commit}>
          {content}
        </SitePage>
      </Here>,
    );
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    // A line break behind the last tag would be a part of the body.
    writeFileSync(file, `<!doctype html>\n${markup}`);
  }
  writeFileSync(join(folder, 'site.css'), documentStyles());
  linkPictures(
    material.machines.flatMap(({ screens }) => screens),
    made.pictures,
    join(folder, 'pictures'),
  );
  return { material, pages: pages.length };
}
