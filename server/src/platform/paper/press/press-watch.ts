// A thread beside the one that prints: it ends the process with the portal, whatever the process is doing, and once a
// single file has taken more processor time than any honest one does.
import { isMainThread, Worker, workerData } from 'node:worker_threads';

const LOOK_EVERY_MS = 200;

interface Watched {
  /** The portal's process. */
  readonly parent: number;
  /** Processor time of this process, in milliseconds, when it began the file it is at; 0: it is at none. */
  readonly begun: Float64Array;
  readonly fileCpuMs: number;
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

function look({ parent, begun, fileCpuMs }: Watched): void {
  const since = begun[0] ?? 0;
  const isOrphan = process.ppid !== parent;
  if (isOrphan || (since > 0 && cpuMs() - since > fileCpuMs)) process.kill(process.pid, 'SIGKILL');
}

if (!isMainThread) setInterval(() => look(workerData as Watched), LOOK_EVERY_MS);

export interface PressWatch {
  /** The file that is read from now on; `false`: none is. */
  readonly file: (isRead: boolean) => void;
}

/** Begins to watch this process, which was started with its parent's id and the processor time that a file may take. */
export function watchPress([, , parent, fileCpuMs]: readonly string[] = process.argv): PressWatch {
  const begun = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  const watched: Watched = { parent: Number(parent), begun, fileCpuMs: Number(fileCpuMs) };
  new Worker(new URL(import.meta.url), { workerData: watched, execArgv: [] }).unref();
  return {
    file: (isRead) => {
      begun[0] = isRead ? cpuMs() : 0;
    },
  };
}
