import { useLayoutEffect, useState } from 'react';
import type { Moment } from '#machines/ports.ts';
import { useAppContext } from '../../app/AppContext.ts';

const second = 1000;

/** The mall's time, counting by seconds until `until`; a document begins with the moment it was drawn at. */
export const useClock = (until: Moment): Moment => {
  const { visitor, now } = useAppContext();
  const [moment, setMoment] = useState(visitor.at);
  useLayoutEffect(() => {
    setMoment(now());
    if (until <= now()) return undefined;
    const clock = setInterval(() => {
      setMoment(now());
      if (until <= now()) clearInterval(clock);
    }, second);
    return () => clearInterval(clock);
  }, [until, now]);
  return moment;
};
