import { useId, useState } from 'react';
import type { Difference } from '../difference.ts';
import { Box, Entry, H3, Items, Small, Tool, Tools } from '../visualiser.styles.ts';

/** Which commit to compare with, and what differs, in words. */
export const DifferencePanel = ({
  against,
  difference,
  onRef,
  onItem,
}: {
  against: string;
  difference: Difference | null;
  onRef: (ref: string) => void;
  onItem: (item: string) => void;
}) => {
  const [text, setText] = useState(against);
  const id = useId();
  return (
    <>
      <section aria-label="Another commit">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onRef(text.trim() || 'HEAD');
          }}
        >
          <H3 as="label" htmlFor={id}>
            Compare with the commit, branch or tag
          </H3>
          <Tools>
            <Box
              id={id}
              narrow
              value={text}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <Tool type="submit">Compare</Tool>
          </Tools>
        </form>
      </section>
      {difference ? (
        <section aria-label="What differs">
          <H3>
            {difference.words.length === 0
              ? `No difference to ${difference.ref}`
              : `${difference.words.length} difference${difference.words.length === 1 ? '' : 's'} to ${difference.ref}`}
          </H3>
          <Small>Green: new in the working tree. Red: gone. Amber: changed.</Small>
          <Items>
            {difference.words.map(({ item, text: words }) => (
              <li key={`${item} ${words}`}>
                <Entry type="button" onClick={() => onItem(item)}>
                  <span>{words}</span>
                </Entry>
              </li>
            ))}
          </Items>
        </section>
      ) : null}
    </>
  );
};
