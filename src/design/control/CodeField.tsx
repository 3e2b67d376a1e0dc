import { Button } from './Button.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { styled } from '../stitches.config.ts';
import type { Press } from '../press.ts';

const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '$2',
  // Beside the button where its label fits, else above it.
  '& > :first-child': { flex: '999 1 172px' },
  '& > :last-child': { flex: '1 0 $sizes$code', minInlineSize: 0 },
  '& > :last-child > button': { minBlockSize: '$field', paddingBlock: '$1', paddingInline: '$2', text: '$14' },
});

export type CodeFieldProps = Omit<FieldProps, 'type' | 'inputMode' | 'spaced'> & {
  /** "Send code", "Resend in 47 s": always 132 wide, so the words never move the field. */
  sendLabel: string;
  onSend?: Press;
  sending?: boolean;
};

/** A code of digits and the button that has it sent. */
export const CodeField = ({ sendLabel, onSend, sending = false, ...field }: CodeFieldProps) => (
  <Row>
    <Field autoComplete="one-time-code" maxLength={6} {...field} inputMode="numeric" spaced />
    <Button kind="quiet" wide onPress={onSend} busy={sending}>
      {sendLabel}
    </Button>
  </Row>
);
