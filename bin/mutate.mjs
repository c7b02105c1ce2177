import { handOver } from './node.mjs';

handOver('tools/mutate.ts');
