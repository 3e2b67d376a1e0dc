import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { IconButton, iconButtonStyles } from '../../design/control/IconButton.tsx';
import { CloseIcon, MinusIcon, PlusIcon } from '../../design/icon/icons.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../../design/icon/pageIcons.tsx';
import { styled } from '../../design/stitches.config.ts';
import { focusPanel, useOpener } from '../../design/dialogFocus.ts';
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx';
import type { imageZoomMachine } from '#machines/imageZoom.machine.ts';
import type { ViewOf } from '../../app/pageTypes.ts';
import { GalleryContext } from './GalleryContext.ts';
import { sourcesOf } from './pictureSources.ts';
import { step, useZoomGestures } from './useZoomGestures.ts';

const Whole = styled(Content, {
  position: 'fixed',
  zIndex: '$sheet',
  inset: 0,
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
  backgroundColor: '$paper',
  '&:focus-visible': { outline: 'none' },
});
const Bar = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  padding: '$2 $4',
  '& h2': { text: '$16', fontWeight: '$bold', minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const Tools = styled(Bar, {
  justifyContent: 'center',
  paddingBlockEnd: 'calc($space$3 + env(safe-area-inset-bottom))',
  '& span': { minInlineSize: '64px', textAlign: 'center' },
});
const Frame = styled('div', {
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  overflow: 'hidden',
  touchAction: 'none',
  cursor: 'zoom-in',
  userSelect: 'none',
  '&[data-enlarged]': { cursor: 'grab' },
  '& > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'contain', pointerEvents: 'none', transition: 'transform $quick' },
});
const Cross = styled(Close, iconButtonStyles);

const Picture = ({ snapshot, may }: ViewOf<typeof imageZoomMachine>) => {
  const intl = useIntl();
  const { pictures, name, zoomed } = snapshot.context;
  const { shown, onChoose } = useContext(GalleryContext);
  const turnTo = (index: number) => {
    const choose = index >= 0 && index < pictures.length ? onChoose(index) : undefined;
    const change = may({ type: 'picture.changed' });
    return choose && change
      ? () => {
          choose();
          change();
        }
      : undefined;
  };
  const focusOpener = useOpener();
  const { frame, press, hands } = useZoomGestures(may, (by) => turnTo(shown + by)?.());
  const enlarge = may({ type: 'zoom.changed', factor: step, point: { x: 0, y: 0 } });
  const shrink = may({ type: 'zoom.changed', factor: 1 / step, point: { x: 0, y: 0 } });
  const { scale, x, y } = zoomed;
  const stand = (picture: HTMLElement | null) =>
    picture?.style.setProperty('transform', `translate(${x * 100}%, ${y * 100}%) scale(${scale})`);
  const pic = pictures[shown] ?? pictures[0] ?? '';
  const { src, avif } = sourcesOf(pic, 'wide');
  const number = intl.formatMessage({ id: 'imageZoom.picture' }, { number: shown + 1, total: pictures.length });
  return (
    <Whole aria-describedby={undefined} onKeyDown={press} onOpenAutoFocus={focusPanel} onCloseAutoFocus={focusOpener}>
      <Bar>
        <Title>{name}</Title>
        <Cross aria-label={intl.formatMessage({ id: 'shell.close' })}>
          <CloseIcon />
        </Cross>
      </Bar>
      <Frame ref={frame} data-enlarged={scale > 1 || undefined} {...hands}>
        <img src={src} srcSet={avif} sizes={`${Math.ceil(scale)}00vw`} alt={`${name}, ${number}`} draggable={false} ref={stand} />
      </Frame>
      <Tools>
        <IconButton label={intl.formatMessage({ id: 'imageZoom.before' })} onPress={turnTo(shown - 1)}>
          <ChevronStartIcon />
        </IconButton>
        <IconButton label={intl.formatMessage({ id: 'imageZoom.smaller' })} onPress={shrink}>
          <MinusIcon />
        </IconButton>
        <span role="status">
          {intl.formatNumber(scale, { style: 'percent' })}
          <VisuallyHidden>{`, ${number}`}</VisuallyHidden>
        </span>
        <IconButton label={intl.formatMessage({ id: 'imageZoom.larger' })} onPress={enlarge}>
          <PlusIcon />
        </IconButton>
        <IconButton label={intl.formatMessage({ id: 'imageZoom.after' })} onPress={turnTo(shown + 1)}>
          <ChevronEndIcon />
        </IconButton>
      </Tools>
    </Whole>
  );
};

/**
 * The product's pictures over the whole screen: two fingers, wheel, double tap, + and - zoom; dragging and arrow keys move, or turn to the
 * next picture while it is whole.
 */
export const ZoomDialog = (view: ViewOf<typeof imageZoomMachine>) => (
  <Root open onOpenChange={view.may({ type: 'close.pressed' })}>
    <Portal>
      <Picture {...view} />
    </Portal>
  </Root>
);
