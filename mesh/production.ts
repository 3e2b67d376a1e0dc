import { builtSandbox, readBuilt } from './built.ts';
import { runMain } from './runMain.ts';
import { readEnvironment } from './environment.ts';
import { serve } from './serve.ts';

runMain(async () => {
  await serve(readEnvironment(), builtSandbox, readBuilt());
});
