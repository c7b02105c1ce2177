/** Stands for a portal that runs the sample's log server: `node own-log-server-process.ts DATA_DIR`. Says where it is. */
import { systemClock } from '../../src/platform/clock.ts';
import { startOwnLogServer } from '../../src/start/own-log-server.ts';

const dataDir = process.argv[2] ?? '';
const say = (line: string) => process.stderr.write(`${line}\n`);
const searchPath = process.env['PATH'] ?? '';
const { address } = await startOwnLogServer({ dataDir, searchPath, now: systemClock.now(), say });
process.stdout.write(`${address.port}\n`);
