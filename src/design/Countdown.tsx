import { styled } from './stitches.config.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Blocks = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  fontWeight: '$bold',
  '& i': {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '30px',
    blockSize: '30px',
    paddingInline: '$1',
    borderRadius: '$s',
    backgroundColor: '$ink',
    color: '$paper',
    fontSize: '.9375rem',
    fontStyle: 'normal',
  },
});

const two = (part: number) => String(part).padStart(2, '0');

/** What is left of a time in ms, never below zero. */
const partsOf = (left: number) => {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
};

export type CountdownProps = {
  /** Both in ms of the mall's clock. */
  until: number;
  now: number;
  /** Ink blocks, for an offer; else plain words. */
  blocks?: boolean;
  /** "d", behind the number of days. */
  dayMark: string;
  /** What is said at 10 minutes, 1 minute and 0 left; nothing else is announced. */
  announce?: (minutes: 10 | 1 | 0) => string;
};

/** The time left, ticking with its `now`. */
export const Countdown = ({ until, now, blocks = false, dayMark, announce }: CountdownProps) => {
  const { days, hours, minutes, seconds } = partsOf(until - now);
  const day = days ? `${days}${dayMark}` : null;
  const clock = [...(days || hours ? [two(hours)] : []), two(minutes), two(seconds)];
  const passed = ([0, 1, 10] as const).find((minute) => until - now <= minute * 60_000);
  return (
    <span role="timer" aria-live="off">
      {blocks ? (
        <Blocks>
          {day ? <i>{day}</i> : null}
          {clock.map((part, place) => [place ? ':' : null, <i key={place}>{part}</i>])}
        </Blocks>
      ) : (
        [day, clock.join(':')].filter(Boolean).join('\u00a0')
      )}
      {announce ? <VisuallyHidden aria-live="polite">{passed === undefined ? '' : announce(passed)}</VisuallyHidden> : null}
    </span>
  );
};
