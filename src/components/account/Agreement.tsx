import { FormattedMessage } from 'react-intl';
import { styled } from '../../design/stitches.config.ts';
import { PolicyLink } from '../link/PolicyLink.tsx';

const Line = styled('p', { text: '$13', color: '$inkSoft' });

/** What who goes on accepts, with both agreements to read. */
export const Agreement = () => (
  <Line>
    <FormattedMessage
      id="field.agree"
      values={{
        service: (words) => (
          <PolicyLink key="service" slug="service-agreement">
            {words}
          </PolicyLink>
        ),
        privacy: (words) => (
          <PolicyLink key="privacy" slug="privacy-agreement">
            {words}
          </PolicyLink>
        ),
      }}
    />
  </Line>
);
