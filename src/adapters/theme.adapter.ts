import { themeMachine } from '#machines/theme.machine.ts';
import { storeTheme } from '../storage/themeStorage.ts';

/** The theme's machine with its effect. */
export const adaptTheme = () => themeMachine.provide({ actions: { persistTheme: (_, { theme }) => storeTheme(theme) } });
