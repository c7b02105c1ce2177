// The process that sends: apart from the servers and from the bench, so that its work is not theirs.
import { type Drive, drive } from './run.ts';

process.on('message', async (order: Drive) => {
  try {
    process.send?.(await drive(order));
  } catch (error) {
    process.send?.(error);
  }
});
process.on('disconnect', () => process.exit());
