declare module 'virtual:foreign' {
  import type { Samples } from '../foreign/derivedFixture.ts';

  /** Files of machines that were written elsewhere, and the samples beside them by the same names. */
  const files: readonly { file: string; machines: Record<string, unknown>; samples: Record<string, Samples | undefined> }[];
  export default files;
}
