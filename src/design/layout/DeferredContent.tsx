import {
  createContext,
  startTransition,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { styled } from '../stitches.config.ts';

/** Whether a page is drawn in two steps: first what stands in the first screen. */
export const InSteps = createContext(false);

const Room = styled('div', { minBlockSize: '100vh' });
const never = () => () => undefined;

/** Calls once the next frame is painted, soon where nobody sees the tab; the answer takes the call back. */
export const afterPaint = (then: () => void): (() => void) => {
  let timer = document.hidden ? setTimeout(then) : undefined;
  const frame = document.hidden
    ? 0
    : requestAnimationFrame(() => {
        timer = setTimeout(then);
      });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/**
 * What stands below the first screen: it is drawn after what stands in it. Where a page is drawn in steps, it comes once the first screen
 * is painted. Documents have it from the start.
 */
export const DeferredContent = ({ children }: { children: ReactNode }) => {
  const inSteps = useContext(InSteps);
  const isDocument = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isDue, setDue] = useState(isDocument || !inSteps);
  useEffect(() => (isDue ? undefined : afterPaint(() => startTransition(() => setDue(true)))), [isDue]);
  const shown = useDeferredValue(children);
  return isDue ? shown : <Room />;
};
