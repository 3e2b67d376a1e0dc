import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { CloseIcon } from '../icon/icons.tsx';
import { keyframes, styled } from '../stitches.config.ts';
import { focusPanel, useOpener } from '../dialogFocus.ts';
import type { Press } from '../press.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });

const Veil = styled(Overlay, {
  position: 'fixed',
  inset: 0,
  zIndex: '$veil',
  backgroundColor: '$veil',
  animation: `${appear} $transitions$move`,
});
const Panel = styled(Content, {
  position: 'fixed',
  zIndex: '$sheet',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  alignContent: 'start',
  gap: '$3',
  maxBlockSize: 'calc(100dvh - 24px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$2 20px calc(24px + env(safe-area-inset-bottom))',
  borderRadius: '$radii$xl $radii$xl 0 0',
  backgroundColor: '$paperRaised',
  lift: 'border',
  animation: `${rise} $transitions$move`,
  '&:focus-visible': { outline: 'none' },
  '@desk': {
    inset: 0,
    margin: 'auto',
    inlineSize: '$dialog',
    maxInlineSize: 'calc(100vw - 48px)',
    blockSize: 'fit-content',
    maxBlockSize: 'calc(100dvh - 64px)',
    padding: '$6',
    borderRadius: '$xl',
  },
  variants: { wide: { true: { '@desk': { inlineSize: '640px' } } } },
});
const Grip = styled('span', {
  inlineSize: '40px',
  blockSize: '4px',
  marginInline: 'auto',
  borderRadius: '$full',
  backgroundColor: '$lineStrong',
  '@desk': { display: 'none' },
});
const Head = styled('div', { display: 'flex', alignItems: 'center', gap: '$3', justifyContent: 'space-between' });
const Heading = styled(Title, { text: '$28', fontWeight: '$heading', letterSpacing: '$page' });
const Cross = styled(Close, {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '$touch',
  blockSize: '$touch',
  marginInlineEnd: '-10px',
  padding: 0,
  border: 0,
  borderRadius: '$m',
  background: 'none',
  color: '$ink',
  cursor: 'pointer',
});
const Body = styled('div', { display: 'grid', gap: '$4', minInlineSize: 0 });
const Lead = styled(Description, { text: '$14', color: '$inkSoft' });

// Toasts stand above the veil: closing one is no press beside the dialog.
const keepForToasts = (event: CustomEvent<{ originalEvent: Event }>) => {
  if (event.target instanceof Element && event.target.closest('[data-toast]')) event.preventDefault();
};

export type SheetProps = {
  open: boolean;
  /** Escape, the cross and the veil; without it the sheet must be answered and shows no cross. */
  onClose?: Press;
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  closeLabel: string;
  children: ReactNode;
  wide?: boolean;
  state?: string;
  /** What it shows is on its way. */
  busy?: boolean;
};

/** A dialog: from below with a grip on the phone, 440 wide in the middle at the desk. Load it with `LazySheet`. */
export const Sheet = ({ open, onClose, title, lead, closeLabel, children, wide, state, busy }: SheetProps) => {
  const focusOpener = useOpener();
  return (
    <Root open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose?.())}>
      <Portal>
        <Veil />
        <Panel
          wide={wide}
          onOpenAutoFocus={focusPanel}
          onCloseAutoFocus={focusOpener}
          onInteractOutside={keepForToasts}
          {...(lead ? {} : { 'aria-describedby': undefined })}
        >
          <Grip aria-hidden />
          <Head>
            <Heading>{title}</Heading>
            {onClose ? (
              <Cross aria-label={closeLabel}>
                <CloseIcon />
              </Cross>
            ) : null}
          </Head>
          {lead ? <Lead>{lead}</Lead> : null}
          <Body data-state={state} aria-busy={busy || undefined}>
            {children}
          </Body>
        </Panel>
      </Portal>
    </Root>
  );
};
