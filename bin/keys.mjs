import { handOver } from './node.mjs';

handOver('server/src/keys.ts');
