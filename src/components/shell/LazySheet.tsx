import type { SheetProps } from '../../design/layout/Sheet.tsx';
import { lazyComponent } from '../hooks/lazyComponent.tsx';

const { Part: Sheet } = lazyComponent(async () => (await import('../../design/layout/Sheet.tsx')).Sheet);

/** A `Sheet` whose code is fetched when it first opens. */
export const LazySheet = (props: SheetProps) => (props.open ? <Sheet {...props} /> : null);
