import { FormattedMessage } from 'react-intl';
import type { InfiniteList } from '#machines/rules/list/infiniteList.ts';
import type { Place } from '#machines/model/place.ts';
import { Callout } from '../../design/Callout.tsx';
import { PlaceText } from '../link/PlaceText.tsx';

/** Instead of the cards of a page that a list has not got: how many it has, and the way to its first. */
export const PageOutOfRange = ({ read, page, first }: { read: InfiniteList; page: number; first: Place }) =>
  read.total > 0 && read.cards.length === 0 ? (
    <Callout kind="warn">
      <p>
        <FormattedMessage id="list.behindEnd" values={{ page, pages: read.pages }} />
      </p>
      <PlaceText tall place={first}>
        <FormattedMessage id="list.toFirst" />
      </PlaceText>
    </Callout>
  ) : null;
