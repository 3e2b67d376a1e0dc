import { FormattedMessage } from 'react-intl';
import { Button } from '../../design/control/Button.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { Page } from '../../design/layout/Page.tsx';
import type { Press } from '../../design/press.ts';

/** A guest at a shopper's page: "Login to the mall" (spec 1). */
export const LoginRequired = ({ onLogin }: { onLogin: Press }) => (
  <Page data-state="gated">
    <EmptyState
      level={1}
      title={<FormattedMessage id="shell.loginToMall" />}
      reason={<FormattedMessage id="shell.loginReason" />}
      action={
        <Button kind="primary" onPress={onLogin}>
          <FormattedMessage id="shell.login" />
        </Button>
      }
    />
  </Page>
);
