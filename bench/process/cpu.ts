// Processor time and memory of processes, as Linux counts them in /proc.
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;
const PAGE_KIB = 4;

/** The fields of /proc/<pid>/stat behind the name, which may hold blanks; `null` once the process is gone. */
function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || (error as NodeJS.ErrnoException).code === 'ESRCH')
      return null;
    throw error;
  }
}

const PARENT = 1;
const OWN = [11, 12] as const;
const OF_ENDED_CHILDREN = [13, 14] as const;

const sum = (fields: readonly string[], places: readonly number[]) =>
  places.reduce((total, place) => total + Number(fields[place]), 0) * TICK_MS;

/** Processor time of a process so far, in milliseconds. */
export function cpuMs(pid: number): number {
  const stat = statOf(pid);
  return stat === null ? 0 : sum(stat, OWN);
}

/** Processor time of a process, its children, and those of its children that have ended. */
export function cpuWithChildrenMs(pid: number): number {
  const own = statOf(pid);
  if (own === null) return 0;
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(Number(name))?.[PARENT] === String(pid),
  );
  const ofChildren = children.reduce((total, child) => total + cpuMs(Number(child)), 0);
  return sum(own, [...OWN, ...OF_ENDED_CHILDREN]) + ofChildren;
}

/** Resident memory of a process, in MB (1,000,000 bytes). */
export function residentMb(pid: number): number {
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
  return (Number(pages) * PAGE_KIB * 1024) / 1e6;
}
