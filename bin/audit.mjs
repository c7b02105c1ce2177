import { handOver } from './node.mjs';

handOver('server/src/audit.ts');
