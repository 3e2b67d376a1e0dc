import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumb } from '../../design/Breadcrumb.tsx';
import { PlaceLink } from './PlaceLink.tsx';

type Props = {
  /** Where one is; without it nothing is known of the page yet. */ here?: ReactNode;
  /** The way there from the home page. */ children?: ReactNode;
};

/** Where a page below the home page lies. */
export const PageBreadcrumb = ({ here, children }: Props) => {
  const intl = useIntl();
  return (
    <Breadcrumb label={intl.formatMessage({ id: 'shell.breadcrumb' })}>
      <PlaceLink place={{ name: 'home' }}>
        <FormattedMessage id="shell.tabHome" />
      </PlaceLink>
      {children}
      {here === undefined ? null : <span aria-current="page">{here}</span>}
    </Breadcrumb>
  );
};
