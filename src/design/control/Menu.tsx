import { Content, Item, ItemIndicator, RadioGroup, RadioItem, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { CheckIcon } from '../icon/icons.tsx';
import type { MenuProps } from './menu.types.ts';
import { triggerStyles } from './menuTrigger.styles.ts';
import { css, keyframes, styled } from '../stitches.config.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

const Opener = styled(Trigger, triggerStyles);
const List = styled(Content, {
  zIndex: '$sheet',
  minInlineSize: '208px',
  maxBlockSize: 'min(420px, var(--radix-dropdown-menu-content-available-height))',
  overflowY: 'auto',
  padding: '$1',
  borderRadius: '$m',
  backgroundColor: '$paperRaised',
  lift: 'border',
  animation: `${appear} $transitions$quick`,
  // An animation of no length may end unheard: Radix would wait for it for ever before it takes the menu away.
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '$touch',
  paddingInline: '$3',
  borderRadius: '$s',
  text: '$14',
  outline: 'none',
  cursor: 'pointer',
  '&[data-highlighted]': {
    backgroundColor: '$paperSunk',
    boxShadow: 'inset 0 0 0 2px $colors$ink',
    outline: '2px solid transparent',
    outlineOffset: '-2px',
  },
  '&[aria-checked="true"]': { fontWeight: '$bold' },
  '& > .name': { flex: 1 },
});
const Act = styled(Item, row);
const Choice = styled(RadioItem, row);
const Glyph = styled('span', { display: 'grid', placeItems: 'center', minInlineSize: '24px' });
const Tick = styled(ItemIndicator, { marginInlineStart: 'auto' });

/**
 * A menu of acts or of choices; it stays inside the landmark of its trigger. Where it stands on a page that does not open with it, use
 * `LazyMenu`.
 */
export const Menu = ({ label, children, items, value, onChoose, openAtOnce = false }: MenuProps & { openAtOnce?: boolean }) => (
  <Root modal={false} defaultOpen={openAtOnce}>
    <Opener aria-label={label}>{children}</Opener>
    <List align="end" sideOffset={6} collisionPadding={12} aria-label={label}>
      {value === undefined ? (
        items.map((item) => (
          <Act key={item.id} lang={item.lang} onSelect={() => onChoose?.(item.id)}>
            {item.icon ? <Glyph>{item.icon}</Glyph> : null}
            <span className="name">{item.label}</span>
          </Act>
        ))
      ) : (
        <RadioGroup value={value} onValueChange={onChoose}>
          {items.map((item) => (
            <Choice key={item.id} value={item.id} lang={item.lang}>
              {item.icon ? <Glyph>{item.icon}</Glyph> : null}
              <span className="name">{item.label}</span>
              <Tick>
                <CheckIcon size={20} />
              </Tick>
            </Choice>
          ))}
        </RadioGroup>
      )}
    </List>
  </Root>
);
