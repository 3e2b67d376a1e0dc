import { useLayoutEffect, useRef, useState, type ReactNode, type UIEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../design/control/Button.tsx';
import { ChevronDownIcon } from '../../design/icon/icons.tsx';
import { styled } from '../../design/stitches.config.ts';

const Frame = styled('div', {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 0,
});
// Its place counts from the end: what comes above, and a picture that grows, moves nothing that is read; the end stays in view.
const Scroller = styled('div', {
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: '$3',
  '& > *': { flex: 'none', marginBlockEnd: 'auto' },
});
const Below = styled('div', { position: 'absolute', insetBlockEnd: '$2', insetInline: 0, display: 'grid', justifyItems: 'center' });

/** Who is no further from the end than this, in px, reads the newest. */
const nearEnd = 48;

type Props = {
  label: string;
  /** The newest of what others and oneself said. */ newest: number;
  /** How many messages this page wrote: each shows the end. */ written: number;
  children: ReactNode;
};

/** What was said, from its end on; who reads further up stays there and is told when something new stands below. */
export const ChatLog = ({ label, newest, written, children }: Props) => {
  const scroller = useRef<HTMLDivElement>(null);
  const [newestAsLeft, setNewestAsLeft] = useState<number | null>(null);
  const showEnd = () => {
    if (scroller.current) scroller.current.scrollTop = 0;
  };
  useLayoutEffect(showEnd, [written]);
  const goToEnd = () => {
    showEnd();
    scroller.current?.focus({ preventScroll: true });
  };
  const notePlace = ({ currentTarget: { scrollTop } }: UIEvent<HTMLDivElement>) => {
    const isNearEnd = Math.abs(scrollTop) <= nearEnd;
    setNewestAsLeft((left) => (isNearEnd ? null : (left ?? newest)));
  };
  return (
    <Frame>
      <Scroller ref={scroller} tabIndex={0} role="log" aria-label={label} onScroll={notePlace}>
        <div>{children}</div>
      </Scroller>
      {newestAsLeft !== null && newest > newestAsLeft ? (
        <Below>
          <Button kind="solid" small onPress={goToEnd}>
            <FormattedMessage id="chat.newBelow" />
            <ChevronDownIcon size={18} />
          </Button>
        </Below>
      ) : null}
    </Frame>
  );
};
