// The process that sends: apart from the servers and from the bench, so that its work is not theirs.
import { type Drive, drive } from './run.ts';

process.on('message', (order: Drive) => {
  drive(order).then(
    (driven) => process.send?.(driven),
    (error: unknown) => process.send?.(error),
  );
});
process.on('disconnect', () => process.exit());
