/** `npm run audit-receiver`: an append-only log server for the audit trail, in a process and a folder of its own. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RECEIVER_HELP, readReceiverOrder } from './audit-receiver/arguments.ts';
import { RecentRecords, recordOf } from './audit-receiver/recent-records.ts';
import { RecordFile } from './audit-receiver/record-file.ts';
import { serve } from './audit-receiver/serve.ts';
import { systemClock } from './platform/clock.ts';
import { consoleLanguage } from './platform/config.ts';
import { lockFolder } from './platform/postgres/folder-lock.ts';
import { say } from './start/console.ts';
import { finish } from './start/finish.ts';
import { aborted, stopSignal } from './start/stop-signal.ts';

await finish(async () => {
  const stop = stopSignal();
  const order = readReceiverOrder(process.argv.slice(2));
  if (order === 'help') return say(RECEIVER_HELP[consoleLanguage()]);
  if (order.command === 'make-certificates') {
    // Loaded only where it is asked for: a receiver stays small.
    const { makeCertificates } = await import('./audit-receiver/certificates.ts');
    await makeCertificates(order, systemClock.now());
    return say(`Certificates for ${order.host} stand in ${order.folder}, valid for ${order.days} days.`);
  }
  // A limit on the size of files is a full disk to us: the write fails, and the sender keeps the records.
  process.on('SIGXFSZ', () => {});
  await using opened = new AsyncDisposableStack();
  await mkdir(order.folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(order.folder);
  opened.defer(() => lock.release());
  const path = join(order.folder, 'records.log');
  const { file, tail } = await RecordFile.open(path);
  opened.defer(() => file.close());
  const recent = new RecentRecords();
  for (const record of tail.map(recordOf)) if (record !== null) recent.remember(record);
  const receiver = await serve(order, { file, recent, say });
  opened.defer(() => receiver.stop());
  const last = recent.last === null ? 'It holds no records yet.' : `Its last record is ${recent.last}.`;
  say(`Records are appended to ${path}. ${last}`);
  say(`Listening on ${order.host}:${receiver.port}`);
  // Whoever started us as a part of its own wants to know where we are.
  process.send?.({ port: receiver.port });
  await aborted(stop);
  lock.announceEnd();
});
