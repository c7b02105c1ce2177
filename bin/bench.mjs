import { handOver } from './node.mjs';

handOver('bench/main.ts');
