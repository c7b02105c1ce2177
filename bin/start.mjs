import { handOver } from './node.mjs';

handOver('server/src/main.ts', ['start'], { tethered: true });
