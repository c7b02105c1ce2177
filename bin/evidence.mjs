import { handOver } from './node.mjs';

handOver('server/src/evidence.ts');
