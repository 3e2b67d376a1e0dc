import { afterEach } from 'vitest';
import { endOfTest } from './browserWatch.ts';

afterEach(({ task }) => endOfTest(task));
