import { useContext, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { stateWord } from '#machines/stateWord.ts';
import { zoomMachine } from '#machines/zoom.machine.ts';
import { iconLook } from '../design/IconButton.tsx';
import { SearchIcon } from '../design/icons.tsx';
import { styled } from '../design/stitches.config.ts';
import { GalleryChoiceContext } from '../parts/galleryChoice.ts';
import { lazily } from '../parts/lazily.tsx';
import { PictureStrip } from '../parts/PictureStrip.tsx';
import type { Page, ViewOf } from '../view.ts';

const { Part: ZoomDialog, near } = lazily(async () => (await import('../parts/ZoomDialog.tsx')).ZoomDialog);

const Opener = styled('button', iconLook, {
  position: 'absolute', zIndex: 1, insetBlockEnd: '$3', insetInlineStart: '$3', backgroundColor: '$paperRaised', borderRadius: '$full',
  // At the desk the whole picture is pressed; on the phone it is swiped.
  '@desk': { inset: 0, placeItems: 'end', inlineSize: '100%', blockSize: '100%', padding: '$4', borderRadius: '$l', cursor: 'zoom-in', '&, &:hover': { backgroundColor: 'transparent' }, '&:active': { transform: 'none' }, '& svg': { padding: '10px', inlineSize: '$touch', blockSize: '$touch', borderRadius: '$full', backgroundColor: '$paperRaised' } },
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
const Zoom = (view: ViewOf<typeof zoomMachine>) => {
  const intl = useIntl();
  const { snapshot, may } = view;
  const { pictures } = snapshot.context;
  const { shown, onChoose } = useContext(GalleryChoiceContext);
  const choose = (index: number) => onChoose(index)?.();
  const root = useArrows(choose);
  const label = intl.formatMessage({ id: 'zoom.open' });
  return (
    <div ref={root} data-state={stateWord(snapshot.value)}>
      {pictures.length > 1 ? <PictureStrip pictures={pictures} shown={shown} onShow={choose} /> : null}
      <Opener type="button" aria-label={label} title={label} onPointerEnter={near} onFocus={near} onClick={may({ type: 'zoom.opened' })}><SearchIcon /></Opener>
      {snapshot.matches('open') ? <ZoomDialog {...view} /> : null}
    </div>
  );
};

export const page = { machine: zoomMachine, View: Zoom } satisfies Page<typeof zoomMachine>;
