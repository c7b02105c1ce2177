import { handOver } from './node.mjs';

handOver('server/src/main.ts', ['serve'], { tethered: true });
