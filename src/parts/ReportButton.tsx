import { FormattedMessage } from 'react-intl';
import { TextButton } from '../design/TextLink.tsx';
import { useAround } from './around.ts';

/** "Report a problem": in the demo and in development; elsewhere nothing. */
export const ReportButton = () => {
  const { report } = useAround();
  return report ? <TextButton soft tall onPress={report}><FormattedMessage id="shell.report" /></TextButton> : null;
};
