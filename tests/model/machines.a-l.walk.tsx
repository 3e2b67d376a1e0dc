import { checkMachines } from './harness/checkMachines.ts';

await checkMachines('a-l');
