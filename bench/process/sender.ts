import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Drive, Driven } from '../load/run.ts';

/** The process that sends requests. One drive at a time for each sender. */
export interface Sender extends Disposable {
  send(drive: Drive): Promise<Driven>;
}

export function startSender(): Sender {
  const child = fork(fileURLToPath(new URL('../load/main.ts', import.meta.url)), { serialization: 'advanced' });
  return {
    async send(drive) {
      child.send(drive);
      const [answer] = (await once(child, 'message')) as [Driven | Error];
      if (answer instanceof Error) throw answer;
      return answer;
    },
    [Symbol.dispose]: () => child.disconnect(),
  };
}
