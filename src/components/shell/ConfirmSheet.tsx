import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../design/control/Button.tsx';
import { LazySheet } from './LazySheet.tsx';
import type { Press } from '../../design/press.ts';

export type ConfirmSheetProps = {
  open: boolean;
  title: string;
  /** What follows if it is confirmed. */
  children: ReactNode;
  /** The words of the two buttons. */
  confirm: ReactNode;
  decline: ReactNode;
  busy?: boolean;
  onConfirm: Press;
  /** Without it the sheet cannot be closed either. */
  onDecline: Press;
};

/** A last look before something that cannot be undone at once: what follows, and the two ways on. */
export const ConfirmSheet = ({ open, title, children, confirm, decline, busy, onConfirm, onDecline }: ConfirmSheetProps) => (
  <LazySheet open={open} title={title} closeLabel={useIntl().formatMessage({ id: 'shell.close' })} onClose={onDecline}>
    {children}
    <Button kind="primary" wide busy={busy} onPress={onConfirm}>
      {confirm}
    </Button>
    <Button kind="quiet" wide onPress={onDecline}>
      {decline}
    </Button>
  </LazySheet>
);
