import { handOver } from './node.mjs';

handOver('server/src/account.ts');
