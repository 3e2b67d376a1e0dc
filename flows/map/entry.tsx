import { createRoot } from 'react-dom/client';
import { putGlobalStyles } from '#src/design/stitches.config.ts';
import { ask, type Around } from './ask.ts';
import { MapRoom } from './MapRoom.tsx';
import { restoreTheme } from './theme.ts';

restoreTheme();
putGlobalStyles();
const root = createRoot(document.getElementById('map')!);

ask<Around>('atlas.json').then(
  (around) => root.render(<MapRoom around={around} />),
  (failed: Error) => root.render(<main><h1>Flows</h1><p>{failed.message}</p></main>),
);
