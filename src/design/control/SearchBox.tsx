import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { SearchIcon } from '../icon/icons.tsx';
import { styled } from '../stitches.config.ts';
import type { Press } from '../press.ts';

const Form = styled('form', { position: 'relative', minInlineSize: 0, flex: 1 });
const Box = styled('div', {
  display: 'flex',
  blockSize: '46px',
  borderRadius: '$m',
  border: '1.5px solid $ink',
  backgroundColor: '$paperRaised',
  overflow: 'hidden',
  '&:focus-within': { outline: '2px solid $ink', outlineOffset: '1px' },
  '@desk': { blockSize: '48px' },
  '& input': {
    flex: 1,
    minInlineSize: 0,
    paddingInline: '14px $2',
    border: 0,
    background: 'none',
    outline: 'none',
    appearance: 'none',
    text: '$16',
    '@desk': { text: '$14' },
  },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '52px',
    padding: 0,
    border: 0,
    backgroundColor: '$accent',
    color: '$onAccent',
    cursor: 'pointer',
    transition: 'background-color $quick',
  },
  '& button:hover, & button:active': { backgroundColor: '$accentPress' },
  '& button:focus-visible': { outlineOffset: '-5px', outlineColor: '$onAccent' },
});

export type SearchBoxProps = {
  /** "Search": the name of the box and of its saffron end. */
  label: string;
  placeholder: string;
  value: string;
  onChange?: ((text: string) => void) | undefined;
  onSubmit?: Press;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  /** Its list while that is shown: the ids of its listboxes, and of the option that the keyboard stands on. */
  list?: { ids: string; activeId?: string | undefined } | undefined;
  /** Where the browser goes without JavaScript; the text travels as `key`. */
  action: string;
  /** Under the box: the panel. */
  children?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
};

/** The search box: an ink edge of 1.5 and a saffron end of 52. */
export const SearchBox = ({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  onFocus,
  onBlur,
  onKeyDown,
  list,
  action,
  children,
  inputRef,
}: SearchBoxProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <Form role="search" action={action} method="get" onSubmit={submit}>
      <Box>
        <input
          ref={inputRef}
          type="text"
          inputMode="search"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={list !== undefined}
          aria-controls={list?.ids}
          aria-activedescendant={list?.activeId}
          name="key"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-label={label}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        <button type="submit" aria-label={label}>
          <SearchIcon size={22} />
        </button>
      </Box>
      {children}
    </Form>
  );
};
