import type { JSX as ReactJSX } from 'react';

// Stitches 1.2.8 reads the global JSX namespace, which React 19 no longer declares.
declare global {
  namespace JSX {
    interface IntrinsicElements extends ReactJSX.IntrinsicElements {}
  }
}
