import { createRoot } from 'react-dom/client';
import { putGlobalStyles } from '#src/design/globalStyles.ts';
import { api, type Neighbourhood } from './api.ts';
import { Visualiser } from './Visualiser.tsx';
import { restoreTheme } from './theme.ts';

restoreTheme();
putGlobalStyles();
const root = createRoot(document.getElementById('map')!);

api<Neighbourhood>('atlas.json').then(
  (around) => root.render(<Visualiser around={around} />),
  (failed: Error) =>
    root.render(
      <main>
        <h1>Flows</h1>
        <p>{failed.message}</p>
      </main>,
    ),
);
