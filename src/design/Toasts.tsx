import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icon/icons.tsx';
import { keyframes, styled } from './stitches.config.ts';
import type { Press } from './press.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });

const Corner = styled('div', {
  position: 'fixed',
  zIndex: '$toast',
  insetInline: '$4',
  insetBlockEnd: 'calc(76px + env(safe-area-inset-bottom))',
  display: 'grid',
  // Without a sentence it has no height: nothing is there that could move.
  '& > :not(:empty) + :not(:empty)': { marginBlockStart: '$2' },
  pointerEvents: 'none',
  // On the phone acts stand above the tab bar, and a dialog has its buttons below.
  '@phone': {
    'body:has(main > :not([style*=none]) [data-bar]) &': { marginBlockEnd: '$sizes$buyBar' },
    'body:has([role="dialog"], [data-slip]) &': { insetBlock: '$2 auto' },
  },
  '& > div': { display: 'grid', gap: '$2' },
  '@desk': {
    insetInlineEnd: 'auto',
    insetInlineStart: '$5',
    insetBlockEnd: '$5',
    inlineSize: '400px',
    // A slip stands there, with something to press.
    'body:has([data-slip]) &': { insetInline: 'auto $5' },
  },
});
const Slip = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '48px',
  paddingInlineStart: '14px',
  borderRadius: '$m',
  backgroundColor: '$ink',
  color: '$paper',
  lift: 'border',
  text: '$14',
  pointerEvents: 'auto',
  animation: `${rise} $transitions$move`,
  '& > svg': { flex: 'none' },
  '& p': { flex: 1, paddingBlock: '$2' },
  '& button': {
    flex: 'none',
    minBlockSize: '$touch',
    minInlineSize: '$touch',
    padding: '0 $3',
    border: 0,
    borderRadius: '$m',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& button:focus-visible': { outlineColor: '$paper', outlineOffset: '-4px' },
  '& .act': { fontWeight: '$bold', textDecoration: 'underline', textUnderlineOffset: '4px' },
  '& .cross': { display: 'grid', placeItems: 'center' },
});

const glyphs = { good: CheckIcon, info: InfoIcon, warn: WarningIcon, alarm: WarningIcon };

export type Toast = {
  id: string | number;
  kind: keyof typeof glyphs;
  text: ReactNode;
  /** At its right end: "Undo". */
  act?: { label: string; onPress?: Press };
  onClose?: Press;
};

const ToastSlip = ({ toast, closeLabel }: { toast: Toast; closeLabel: string }) => {
  const Glyph = glyphs[toast.kind];
  return (
    <Slip data-toast={toast.kind}>
      <Glyph size={20} />
      <p>{toast.text}</p>
      {toast.act ? (
        <button type="button" className="act" onClick={toast.act.onPress}>
          {toast.act.label}
        </button>
      ) : null}
      {toast.onClose ? (
        <button type="button" className="cross" aria-label={closeLabel} onClick={toast.onClose}>
          <CloseIcon size={18} />
        </button>
      ) : null}
    </Slip>
  );
};

/** The last three toasts, announced: quietly, or at once when something went wrong. Stands on every page, empty too. */
export const Toasts = ({ toasts, closeLabel }: { toasts: readonly Toast[]; closeLabel: string }) => {
  const shown = toasts.slice(-3);
  const isUrgent = (toast: Toast) => toast.kind === 'alarm';
  return (
    <Corner>
      <div role="status" aria-live="polite">
        {shown
          .filter((toast) => !isUrgent(toast))
          .map((toast) => (
            <ToastSlip key={toast.id} toast={toast} closeLabel={closeLabel} />
          ))}
      </div>
      <div role="alert" aria-live="assertive">
        {shown.filter(isUrgent).map((toast) => (
          <ToastSlip key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </div>
    </Corner>
  );
};
