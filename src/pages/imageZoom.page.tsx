import { useContext, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { statePath } from '#machines/rules/statePath.ts';
import { imageZoomMachine } from '#machines/imageZoom.machine.ts';
import { iconButtonStyles } from '../design/control/IconButton.tsx';
import { SearchIcon } from '../design/icon/icons.tsx';
import { styled } from '../design/stitches.config.ts';
import { GalleryContext } from '../components/product/GalleryContext.ts';
import { lazyComponent } from '../components/hooks/lazyComponent.tsx';
import { PictureStrip } from '../components/product/PictureStrip.tsx';
import type { Page, ViewOf } from '../app/pageTypes.ts';

const { Part: ZoomDialog, near } = lazyComponent(async () => (await import('../components/product/ZoomDialog.tsx')).ZoomDialog);

const Opener = styled('button', iconButtonStyles, {
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: '$3',
  insetInlineStart: '$3',
  backgroundColor: '$paperRaised',
  borderRadius: '$full',
  // At the desk the whole picture is pressed; on the phone it is swiped.
  '@desk': {
    inset: 0,
    placeItems: 'end',
    inlineSize: '100%',
    blockSize: '100%',
    padding: '$4',
    borderRadius: '$l',
    cursor: 'zoom-in',
    '&, &:hover': { backgroundColor: 'transparent' },
    '&:active': { transform: 'none' },
    '& svg': { padding: '10px', inlineSize: '$touch', blockSize: '$touch', borderRadius: '$full', backgroundColor: '$paperRaised' },
  },
});

const keys: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** In the row of small pictures the arrow keys go on to the next, and show it. */
const useArrows = (choose: (index: number) => void) => {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const gallery = root.current?.closest('[data-gallery]');
    const press = (event: Event) => {
      const by = event instanceof KeyboardEvent ? keys[event.key] : undefined;
      const buttons = [...(gallery?.querySelectorAll<HTMLElement>('li > button') ?? [])];
      const at = buttons.findIndex((button) => button === document.activeElement);
      const wanted = by !== undefined && at >= 0 ? buttons[at + by] : undefined;
      if (!wanted || by === undefined) return;
      event.preventDefault();
      wanted.focus();
      choose(at + by);
    };
    gallery?.addEventListener('keydown', press);
    return () => gallery?.removeEventListener('keydown', press);
  });
  return root;
};

/** What a product's pictures can do once they stand: swiping, arrow keys, and a closer look. */
const Zoom = (view: ViewOf<typeof imageZoomMachine>) => {
  const intl = useIntl();
  const { snapshot, may } = view;
  const { pictures } = snapshot.context;
  const { shown, onChoose } = useContext(GalleryContext);
  const choose = (index: number) => onChoose(index)?.();
  const root = useArrows(choose);
  const label = intl.formatMessage({ id: 'imageZoom.open' });
  return (
    <div ref={root} data-state={statePath(snapshot.value)}>
      {pictures.length > 1 ? <PictureStrip pictures={pictures} shown={shown} onShow={choose} /> : null}
      <Opener type="button" aria-label={label} title={label} onPointerEnter={near} onFocus={near} onClick={may({ type: 'zoom.opened' })}>
        <SearchIcon />
      </Opener>
      {snapshot.matches('open') ? <ZoomDialog {...view} /> : null}
    </div>
  );
};

export const page = { machine: imageZoomMachine, View: Zoom } satisfies Page<typeof imageZoomMachine>;
