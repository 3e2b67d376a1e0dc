import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import words from '#lang/en.json';
import { AppContext, type AppContextValue } from '#src/app/AppContext.ts';
import { formatPlace } from '#src/navigation/formatPlace.ts';
import { sriLanka, visitor } from '../fixtures/visitor.ts';

const intl = createIntl({ locale: 'en', messages: words, timeZone: visitor.timeZone });

/** A part of a page in English whose document was drawn at `at`; `now` is what its browser's clock says. */
export const inEnglish = (part: ReactNode, at = visitor.at, now = () => at) => {
  const context = { visitor: { ...visitor, at }, region: sriLanka, now, addressOf: formatPlace, near: () => undefined };
  return (
    <RawIntlProvider value={intl}>
      <AppContext value={context as unknown as AppContextValue}>{part}</AppContext>
    </RawIntlProvider>
  );
};

/** The body of a document that holds such a part alone. */
export const drawn = (part: ReactNode, at = visitor.at): HTMLElement =>
  new DOMParser().parseFromString(renderToString(inEnglish(part, at)), 'text/html').body;
