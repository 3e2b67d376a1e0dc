import { FormattedMessage } from 'react-intl';
import { TextButton } from '../../design/control/TextLink.tsx';
import { useAppContext } from '../../app/AppContext.ts';

/** "Report a problem": in the demo and in development; elsewhere nothing. */
export const ReportButton = () => {
  const { report } = useAppContext();
  return report ? (
    <TextButton soft tall onPress={report}>
      <FormattedMessage id="shell.report" />
    </TextButton>
  ) : null;
};
