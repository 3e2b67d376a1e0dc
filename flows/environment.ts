import { EnvironmentError, readVariables as readAll, type Variables } from '#mall/platform/environment.ts';
import { CommandError } from './command.ts';

export { childEnvironment } from '#mall/platform/environment.ts';

/** The project's variables, for a command. @throws CommandError with one sentence per mistake */
export const readVariables = (): Variables => {
  try {
    return readAll();
  } catch (wrong) {
    throw wrong instanceof EnvironmentError ? new CommandError(wrong.message) : wrong;
  }
};
