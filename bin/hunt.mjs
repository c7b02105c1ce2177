import { handOver } from './node.mjs';

handOver('tools/hunt.ts');
