import { statePath } from '#machines/rules/statePath.ts';
import type { themeMachine } from '#machines/theme.machine.ts';
import type { ViewOf } from '../../app/pageTypes.ts';
import { ThemeButton } from './ThemeButton.tsx';

/** Day or night. */
export const ThemeView = ({ snapshot, send }: ViewOf<typeof themeMachine>) => (
  <span data-state={statePath(snapshot.value)}>
    <ThemeButton onChoose={(theme) => send({ type: theme === 'day' ? 'day.chosen' : 'night.chosen' })} />
  </span>
);
