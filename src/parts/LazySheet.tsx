import type { SheetProps } from '../design/Sheet.tsx';
import { lazily } from './lazily.tsx';

const { Part: Sheet } = lazily(async () => (await import('../design/Sheet.tsx')).Sheet);

/** A `Sheet` whose code is fetched when it first opens. */
export const LazySheet = (props: SheetProps) => (props.open ? <Sheet {...props} /> : null);
