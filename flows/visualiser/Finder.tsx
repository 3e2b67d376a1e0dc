import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '#src/design/VisuallyHidden.tsx';
import { find, type Found } from './find.ts';
import { Box, Entry, Finds, Seek, Small } from './visualiser.styles.ts';
import type { LoadedMachine } from './loadedMachine.ts';

/** Search by machine, state, event, guard, port or any word of a description. */
export const Finder = ({ machines, onChoose }: { machines: readonly LoadedMachine[]; onChoose: (found: Found) => void }) => {
  const [word, setWord] = useState('');
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const found = find(machines, word);
  const choose = (one: Found): void => {
    setWord('');
    onChoose(one);
  };
  const press = (event: KeyboardEvent): void => {
    const stops = [...(place.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])];
    const here = stops.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Escape') {
      setWord('');
      stops[0]?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      stops[(here + (event.key === 'ArrowDown' ? 1 : stops.length - 1)) % stops.length]?.focus();
    }
  };
  return (
    <Seek ref={place} role="search" onKeyDown={press}>
      <VisuallyHidden as="label" htmlFor={id}>
        Search states, events and words
      </VisuallyHidden>
      <Box
        id={id}
        type="search"
        autoComplete="off"
        placeholder="Search states, events and words"
        value={word}
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      {word.trim() !== '' ? (
        <Finds aria-label="Found">
          {found.length === 0 ? (
            <li>
              <Small>Nothing in the machines holds &ldquo;{word}&rdquo;.</Small>
            </li>
          ) : null}
          {found.map((one, index) => (
            <li key={`${one.noun} ${one.item} ${index}`}>
              <Entry type="button" onClick={() => choose(one)}>
                <strong>{one.kind === 'machine' ? one.noun : `${one.noun} · ${one.kind}`}</strong>
                <span>{one.text}</span>
              </Entry>
            </li>
          ))}
        </Finds>
      ) : null}
    </Seek>
  );
};
