import { lazy, Suspense } from 'react';
import type { SheetProps } from './Sheet.tsx';

const Sheet = lazy(async () => ({ default: (await import('./Sheet.tsx')).Sheet }));

/** A `Sheet` whose code is fetched when it first opens. */
export const LazySheet = (props: SheetProps) =>
  props.open ? (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  ) : null;
