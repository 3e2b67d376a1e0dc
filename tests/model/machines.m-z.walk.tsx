import { checkMachines } from './harness/checkMachines.ts';

await checkMachines('m-z');
