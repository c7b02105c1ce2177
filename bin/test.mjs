import { handOver } from './node.mjs';

handOver('tools/test.ts');
