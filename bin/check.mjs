import { handOver } from './node.mjs';

handOver('tools/check.ts');
