import { wordOf } from '../gallery/variants.ts';
import type { Picture, ScreenEntry } from './screenPictures.ts';
import type { MachineAbout } from './material.ts';
import { StateLinks, useAddress } from './links.tsx';
import { Album, Rows, Soft } from './site.styles.ts';
import { languageTag } from '#machines/model/locale.ts';

const widths = [390, 1280] as const;

const PictureLink = ({ picture }: { picture: Picture }) => (
  <a href={useAddress(`pictures/${picture.file}`)} hrefLang={languageTag(picture.locale)}>
    {wordOf(picture)}
  </a>
);

/** A screen at one width, by day or by night as the reader's own system is. */
const Shown = ({ screen, width }: { screen: ScreenEntry; width: 390 | 1280 }) => {
  const usual = screen.pictures.filter((each) => each.width === width && each.text === 'normal');
  const own = usual.filter(({ locale }) => locale === 'en');
  const day = own.find(({ theme }) => theme === 'day') ?? usual[0];
  const night = own.find(({ theme }) => theme === 'night') ?? day;
  const [bright, dark] = [useAddress(`pictures/${day?.file}`), useAddress(`pictures/${night?.file}`)];
  if (!day) return null;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={dark} />
      <img src={bright} data-width={width} loading="lazy" alt={`${screen.noun} in ${screen.state}, ${width} px wide`} />
    </picture>
  );
};

const entryText = ({ kind, problems, hears }: ScreenEntry): string =>
  `${[kind, ...problems].join(' ')}; hears ${hears === '-' ? 'nothing' : hears}`;

const ScreenView = ({ screen }: { screen: ScreenEntry }) => (
  <li id={screen.slug}>
    <p>
      <StateLinks noun={screen.noun} state={screen.state} /> <Soft>{entryText(screen)}</Soft>
    </p>
    {screen.pictures.length === 0 ? null : (
      <>
        <div>
          {widths.map((width) => (
            <Shown key={width} screen={screen} width={width} />
          ))}
        </div>
        <details>
          <summary>
            Every picture of {screen.slug}: {screen.pictures.length}
          </summary>
          <ul>
            {screen.pictures.map((picture) => (
              <li key={picture.file}>
                <PictureLink picture={picture} />
              </li>
            ))}
          </ul>
        </details>
      </>
    )}
  </li>
);

/** Every screen of a machine, with its pictures where the gallery took them. */
export const ScreenSection = ({ about: { named, screens } }: { about: MachineAbout }) => {
  const hasPictures = screens.some(({ pictures }) => pictures.length > 0);
  const List = hasPictures ? Album : Rows;
  return (
    <section id="screens" aria-labelledby="screens-title">
      <h2 id="screens-title">Screens</h2>
      {screens.length === 0 ? <p>Nothing on the screen follows this machine by itself.</p> : null}
      {screens.length > 0 && !hasPictures ? (
        <p>
          {screens.length} screens. Their pictures were not taken in this checkout: <code>npm run gallery -- {named.noun}</code> takes them.
        </p>
      ) : null}
      {screens.length === 0 ? null : (
        <List>
          {screens.map((screen) => (
            <ScreenView key={screen.slug} screen={screen} />
          ))}
        </List>
      )}
    </section>
  );
};
