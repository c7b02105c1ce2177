/** The stand-in portal, entered as `bin/start.mjs` enters the real one. */
import { handOver } from '../../bin/node.mjs';

handOver('server/test/stand-in-portal.ts', [], { tethered: true });
