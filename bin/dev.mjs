import { handOver } from './node.mjs';

handOver('tools/dev.ts', [], { tethered: true });
