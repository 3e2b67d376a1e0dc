import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx';

/** What is said of a link that opens beside the page, after its name: who does not see the new tab knows why there is no way back. */
export const InNewTab = () => (
  <VisuallyHidden>
    {' ('}
    <FormattedMessage id="shell.newTab" />
    {')'}
  </VisuallyHidden>
);
