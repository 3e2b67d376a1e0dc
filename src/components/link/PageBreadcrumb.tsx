import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumb } from '../../design/Breadcrumb.tsx';
import { PlaceLink } from './PlaceLink.tsx';

/** Where a page right below the home page lies; without `here` nothing is known of it. */
export const PageBreadcrumb = ({ here }: { here?: ReactNode }) => {
  const intl = useIntl();
  return (
    <Breadcrumb label={intl.formatMessage({ id: 'shell.breadcrumb' })}>
      <PlaceLink place={{ name: 'home' }}>
        <FormattedMessage id="shell.tabHome" />
      </PlaceLink>
      {here === undefined ? null : <span aria-current="page">{here}</span>}
    </Breadcrumb>
  );
};
