import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { searchPanelMachine } from '#machines/searchPanel.machine.ts';
import { IconButton } from '../../design/control/IconButton.tsx';
import { BoxIcon } from '../../design/icon/pageIcons.tsx';
import { ClockIcon, CloseIcon, MenuIcon, SearchIcon, ShopIcon } from '../../design/icon/icons.tsx';
import { styled } from '../../design/stitches.config.ts';
import { TextButton } from '../../design/control/TextLink.tsx';
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx';
import type { ViewOf } from '../../app/pageTypes.ts';
import { useAppContext } from '../../app/AppContext.ts';
import { HighlightedText } from '../list/HighlightedText.tsx';

const Panel = styled('div', {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: '$paperRaised',
  '@phone': {
    position: 'fixed',
    insetInline: 0,
    insetBlock: '62px 0',
    padding: '$3 $4 $6',
    borderBlockStart: '1px solid $line',
    backgroundColor: '$paper',
  },
  '@desk': {
    position: 'absolute',
    zIndex: '$sheet',
    insetInline: 0,
    insetBlockStart: 'calc(100% + 6px)',
    maxBlockSize: 'min(560px, calc(100dvh - 120px))',
    padding: '$3 $4 $4',
    borderRadius: '$l',
    lift: 'border',
    '&:not(:has([role="option"]))': { padding: 0, boxShadow: 'none', border: 'none' },
  },
});
const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '$touch',
  '& h2': { text: '$16', fontWeight: '$bold' },
});
// The terms are a list of options, what removes them stands beside: each row is a term and its button.
const Recent = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridAutoFlow: 'dense',
  '& > [role="listbox"]': { display: 'contents' },
  '& [role="option"]': { gridColumn: 1 },
  '& > * + *, & [role="option"] + [role="option"]': { borderBlockStart: '1px solid $line' },
});
const Cell = styled('div', { gridColumn: 2, display: 'grid', alignItems: 'center' });
const Term = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '$touch',
  paddingInline: '$2',
  borderRadius: '$s',
  text: '$16',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& svg': { flex: 'none', color: '$inkSoft' },
  '@hover': { '&:hover': { backgroundColor: '$paperSunk' } },
  '&[data-active]': {
    backgroundColor: '$paperSunk',
    boxShadow: 'inset 0 0 0 2px $colors$ink',
    outline: '2px solid transparent',
    outlineOffset: '-2px',
  },
  '@desk': { text: '$14' },
});
const Kind = styled('p', { paddingInline: '$2', paddingBlock: '$2 $1', text: '$12', fontWeight: '$strong', color: '$inkSoft' });
const Within = styled('small', { marginInlineStart: 'auto', textAlign: 'end', text: '$12', color: '$inkSoft' });
const Ranks = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  columnGap: '$3',
  '& i': { minInlineSize: '20px', fontStyle: 'normal', color: '$inkSoft', fontWeight: '$medium' },
  '& > :nth-child(-n + 3) i': { color: '$ink', fontWeight: '$bold' },
});

type Props = { id: string } & Pick<ViewOf<typeof searchPanelMachine>, 'snapshot' | 'may'>;

/** What the arrow keys choose is seen. */
const show = (chosen: Element | null) => chosen?.scrollIntoView({ block: 'nearest' });

/** What makes the option at an index one: the box tells of it while the keyboard stands on it, and a press chooses it. */
const optionAtOf =
  ({ id, snapshot, may }: Props) =>
  (index: number) => {
    const isActive = snapshot.context.active === index;
    return {
      role: 'option',
      id: `${id}-${index}`,
      'aria-selected': isActive,
      'data-active': isActive || undefined,
      ref: isActive ? show : null,
      onClick: may({ type: 'option.chosen', index }),
    } as const;
  };

// The focus stays in the box while the pointer chooses.
const keepFocus = (event: MouseEvent) => event.preventDefault();

const Idle = ({ id, snapshot, may }: Props) => {
  const intl = useIntl();
  const { region } = useAppContext();
  const { recent, popular } = snapshot.context;
  const optionAt = optionAtOf({ id, snapshot, may });
  return (
    <>
      {recent.length > 0 ? (
        <section aria-labelledby={`${id}-recent`}>
          <Head>
            <h2 id={`${id}-recent`}>
              <FormattedMessage id="shell.recent" />
            </h2>
            <TextButton soft tall onPress={may({ type: 'recent.cleared' })}>
              <FormattedMessage id="shell.recentClear" />
            </TextButton>
          </Head>
          <Recent>
            <div role="listbox" id={`${id}-recents`} aria-labelledby={`${id}-recent`}>
              {recent.map((term, at) => (
                <Term key={term} {...optionAt(at)}>
                  <ClockIcon size={20} />
                  {term}
                </Term>
              ))}
            </div>
            {recent.map((term) => (
              <Cell key={term}>
                <IconButton
                  label={intl.formatMessage({ id: 'shell.recentRemove' }, { term })}
                  onPress={may({ type: 'recent.removed', term })}
                >
                  <CloseIcon size={18} />
                </IconButton>
              </Cell>
            ))}
          </Recent>
        </section>
      ) : null}
      {popular.length > 0 ? (
        <section aria-labelledby={`${id}-popular`}>
          <Head>
            <h2 id={`${id}-popular`}>
              <FormattedMessage id="shell.popular" values={{ region: region.regionName }} />
            </h2>
          </Head>
          <Ranks role="listbox" id={`${id}-populars`} aria-labelledby={`${id}-popular`}>
            {popular.map(({ hotSearchId, title, content }, rank) => (
              <Term key={hotSearchId} {...optionAt(recent.length + rank)}>
                <i>{rank + 1}</i>
                {title || content}
              </Term>
            ))}
          </Ranks>
        </section>
      ) : null}
    </>
  );
};

/** On the phone the panel fills the screen: what is empty says so to eyes, too. */
const Nothing = styled('p', { paddingInline: '$2', color: '$inkSoft', '@desk': { display: 'none' } });

const kinds = ['term', 'category', 'brand', 'shop'] as const;
const looks = {
  term: { heading: 'shell.suggestions', Icon: SearchIcon },
  category: { heading: 'shell.categories', Icon: MenuIcon },
  brand: { heading: 'shell.brands', Icon: BoxIcon },
  shop: { heading: 'shell.shops', Icon: ShopIcon },
} as const;

const Suggestions = ({ id, snapshot, may }: Props) => {
  const intl = useIntl();
  const { text, suggestions } = snapshot.context;
  const optionAt = optionAtOf({ id, snapshot, may });
  const places = suggestions.map((suggestion, index) => ({ suggestion, index }));
  const isAnswered = snapshot.matches({ open: { typing: 'suggesting' } });
  const found = isAnswered ? intl.formatMessage({ id: 'shell.suggested' }, { count: suggestions.length }) : '';
  return (
    <>
      <VisuallyHidden role="status">{found}</VisuallyHidden>
      {isAnswered && suggestions.length === 0 ? <Nothing aria-hidden>{found}</Nothing> : null}
      <div role="listbox" id={`${id}-suggestions`} aria-label={intl.formatMessage({ id: 'shell.suggestions' })}>
        {kinds.map((kind) => {
          const own = places.filter(({ suggestion }) => suggestion.kind === kind);
          const { heading, Icon } = looks[kind];
          return own.length === 0 ? null : (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <Kind id={`${id}-${kind}`} role="presentation">
                <FormattedMessage id={heading} />
              </Kind>
              {own.map(({ suggestion, index }) => (
                <Term key={index} {...optionAt(index)}>
                  <Icon size={18} />
                  <span>
                    <HighlightedText words={suggestion.name} typed={text} />
                  </span>
                  {suggestion.kind === 'category' && suggestion.within !== null ? (
                    <>
                      {' '}
                      <Within>{suggestion.within}</Within>
                    </>
                  ) : null}
                </Term>
              ))}
            </div>
          );
        })}
      </div>
    </>
  );
};

/** Under the box: recent and popular searches while it is empty, suggestions while something is typed (spec 2). */
export const SearchPanel = (props: Props) => (
  <Panel id={`${props.id}-panel`} tabIndex={-1} onMouseDown={keepFocus}>
    {props.snapshot.context.text.trim() === '' ? <Idle {...props} /> : <Suggestions {...props} />}
  </Panel>
);
