// Text that is typed and not stored yet, kept on the device in IndexedDB under a key that begins with its person (B0-11).
import { createStore, del, get, set } from 'idb-keyval';
import { observable } from '../observable.ts';
import type { Timers } from '../timers.ts';

const KEEP_MS = 300;

/** Where drafts lie; tests hand in a Map. */
export interface DraftStorage<Draft> {
  get(key: string): Promise<Draft | undefined>;
  set(key: string, draft: Draft): Promise<void>;
  del(key: string): Promise<void>;
}

export function indexedDbDrafts<Draft>(database: string): DraftStorage<Draft> {
  const store = createStore(database, 'drafts');
  return {
    get: (key) => get(key, store),
    set: (key, draft) => set(key, draft, store),
    del: (key) => del(key, store),
  };
}

export interface DeviceDrafts<Draft> {
  load(): Promise<Draft | null>;
  keep(draft: Draft): void;
  forget(): void;
  /** Writes what waits without waiting for its time: the page goes away. */
  writeNow(): void;
  /** True when the device could keep what was last typed; a full or forbidden storage cannot. */
  readonly canKeep: boolean;
  /** Calls the listener whenever `canKeep` turns; answers how to stop. */
  onCanKeep(listener: () => void): () => void;
}

/**
 * The writes under way, by storage and key: a form that opens in the place of one that was sent reads after them, else a
 * draft whose last write was still on its way would come back, and stay.
 */
const writing = new WeakMap<DraftStorage<never>, Map<string, Promise<void>>>();

function writesOf(storage: DraftStorage<never>): Map<string, Promise<void>> {
  const known = writing.get(storage) ?? new Map<string, Promise<void>>();
  writing.set(storage, known);
  return known;
}

/** Writes at most every 300 ms, in the order given; a draft that was sent meanwhile is never written back. */
export function deviceDrafts<Draft extends object>(
  storage: DraftStorage<Draft>,
  key: string,
  timers: Timers,
): DeviceDrafts<Draft> {
  let waiting: Draft | 'forget' | null = null;
  let cancel: (() => void) | null = null;
  const writes = writesOf(storage as unknown as DraftStorage<never>);
  const canKeep = observable(true);

  function writeNow(): void {
    cancel?.();
    cancel = null;
    const next = waiting;
    waiting = null;
    if (next === null) return;
    const write = (writes.get(key) ?? Promise.resolve())
      .then(() => (next === 'forget' ? storage.del(key) : storage.set(key, next)))
      .then(
        () => canKeep.set(true),
        () => canKeep.set(false),
      )
      .then(() => {
        if (writes.get(key) === write) writes.delete(key);
      });
    writes.set(key, write);
  }

  return {
    get canKeep() {
      return canKeep.get();
    },
    onCanKeep: canKeep.subscribe,
    async load() {
      try {
        await writes.get(key);
        return (await storage.get(key)) ?? null;
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        canKeep.set(false);
        return null;
      }
    },
    keep(draft) {
      waiting = draft;
      cancel ??= timers.after(KEEP_MS, writeNow);
    },
    forget() {
      waiting = 'forget';
      writeNow();
    },
    writeNow,
  };
}
