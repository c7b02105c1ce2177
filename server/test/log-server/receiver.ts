// Our receiver as a log server of a test, in the test's own process.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RecentRecords, recordOf } from '../../src/audit-receiver/recent-records.ts';
import { RecordFile } from '../../src/audit-receiver/record-file.ts';
import { type RunningReceiver, serve } from '../../src/audit-receiver/serve.ts';
import type { CertificateSet } from './certificate-set.ts';

export interface TestReceiver {
  readonly records: string;
  /** The messages to its operator. */
  readonly said: readonly string[];
  /** Starts it, again on the same file, with these certificates. */
  start(certificates: CertificateSet): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

export async function openReceiver(port: number): Promise<TestReceiver> {
  const folder = await mkdtemp(join(tmpdir(), 'madoguchi-receiver-'));
  const records = join(folder, 'records.log');
  const said: string[] = [];
  let running: { readonly receiver: RunningReceiver; readonly file: RecordFile } | undefined;
  const stop = async () => {
    await running?.receiver.stop();
    await running?.file.close();
    running = undefined;
  };
  return {
    records,
    said,
    start: async ({ ca, serverCert, serverKey }) => {
      const { file, tail } = await RecordFile.open(records);
      const recent = new RecentRecords();
      for (const record of tail.map(recordOf)) if (record !== null) recent.remember(record);
      const order = { command: 'serve', folder, host: '127.0.0.1', port } as const;
      const files = { caFile: ca, certFile: serverCert, keyFile: serverKey };
      const say = (line: string) => void said.push(line);
      running = { receiver: await serve({ ...order, ...files }, { file, recent, say }), file };
    },
    stop,
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
