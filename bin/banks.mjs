import { handOver } from './node.mjs';

handOver('server/src/banks.ts');
