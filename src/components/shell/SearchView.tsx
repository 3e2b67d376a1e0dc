import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { optionsOf, type SearchPanelContext, type searchPanelMachine } from '#machines/searchPanel.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { BackIcon } from '../../design/icon/icons.tsx';
import { IconButton } from '../../design/control/IconButton.tsx';
import { SearchBox } from '../../design/control/SearchBox.tsx';
import { styled } from '../../design/stitches.config.ts';
import type { ViewOf } from '../../app/pageTypes.ts';
import { lazyComponent } from '../hooks/lazyComponent.tsx';

const { Part: SearchPanel } = lazyComponent(async () => (await import('./SearchPanel.tsx')).SearchPanel);

/** The panel's listboxes, by id: while nothing is typed the recent and the popular searches, else the suggestions. */
const listIds = (id: string, { text, recent, popular }: SearchPanelContext): string =>
  text.trim() !== ''
    ? `${id}-suggestions`
    : [...(recent.length > 0 ? [`${id}-recents`] : []), ...(popular.length > 0 ? [`${id}-populars`] : [])].join(' ');

// On the phone the open search fills the screen: the same box, so that the keyboard stays up and the focus never moves.
const Room = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$1',
  minInlineSize: 0,
  '& > :first-child:not(form)': { display: 'none' },
  '@phone': {
    '&[data-open]': { position: 'fixed', zIndex: '$sheet', inset: 0, padding: '$2 $3', backgroundColor: '$paperRaised' },
    '&[data-open] > :first-child:not(form)': { display: 'block' },
  },
});

const keys: Partial<Record<string, 'option.next' | 'option.previous' | 'escape.pressed'>> = {
  ArrowDown: 'option.next',
  ArrowUp: 'option.previous',
  Escape: 'escape.pressed',
};

/** The search box with its panel; on a small screen the open panel fills it (spec 2). */
export const SearchView = ({ snapshot, send, may }: ViewOf<typeof searchPanelMachine>) => {
  const intl = useIntl();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const { text, active } = snapshot.context;
  const isOpen = snapshot.matches('open');
  const options = optionsOf(snapshot.context);
  const leave = may({ type: 'box.left' });
  const search = may({ type: 'search.pressed' });
  const back =
    leave &&
    (() => {
      box.current?.blur();
      leave();
    });
  const leaveRoom = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) leave?.();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const meant = event.nativeEvent.isComposing ? undefined : keys[event.key];
    const act = meant && may({ type: meant });
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <Room data-state={statePath(snapshot.value)} data-open={isOpen || undefined} onBlur={leaveRoom}>
      <span>
        {isOpen ? (
          <IconButton label={intl.formatMessage({ id: 'shell.searchClose' })} onPress={back}>
            <BackIcon />
          </IconButton>
        ) : null}
      </span>
      <SearchBox
        label={intl.formatMessage({ id: 'shell.search' })}
        placeholder={intl.formatMessage({ id: 'shell.searchHint' })}
        action="/SearchResults/-"
        value={text}
        inputRef={box}
        onChange={(typed) => send({ type: 'text.typed', text: typed })}
        onFocus={may({ type: 'box.focused' })}
        onKeyDown={press}
        onSubmit={search}
        list={
          isOpen && options.length > 0
            ? { ids: listIds(id, snapshot.context), activeId: active === null || !options[active] ? undefined : `${id}-${active}` }
            : undefined
        }
      >
        {isOpen ? <SearchPanel id={id} snapshot={snapshot} may={may} /> : null}
      </SearchBox>
    </Room>
  );
};
