import { FormattedMessage } from 'react-intl';
import type { Paged } from '#machines/paged.ts';
import type { Place } from '#machines/words.ts';
import { Note } from '../design/Note.tsx';
import { PlaceText } from './PlaceText.tsx';

/** Instead of the cards of a page that a list has not got: how many it has, and the way to its first. */
export const BehindEnd = ({ read, page, first }: { read: Paged; page: number; first: Place }) =>
  read.total > 0 && read.cards.length === 0 ? (
    <Note kind="warn"><p><FormattedMessage id="list.behindEnd" values={{ page, pages: read.pages }} /></p><PlaceText tall place={first}><FormattedMessage id="list.toFirst" /></PlaceText></Note>
  ) : null;
