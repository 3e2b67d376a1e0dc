import { themeMachine } from '#machines/theme.machine.ts';
import { storeTheme } from '../theme.ts';

/** The theme's machine with its deed. */
export const plugTheme = () => themeMachine.provide({ actions: { storeTheme: (_, { theme }) => storeTheme(theme) } });
