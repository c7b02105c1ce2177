// The device's layer of the autosave: IndexedDB, by person and month (entry-grid 10).
import { createStore, del, get, set } from 'idb-keyval';
import type { DeviceDraft, DevicePort, Timers } from './save-ports.ts';

const KEEP_MS = 300;

/** Where drafts lie; tests hand in a Map. */
export interface DraftStorage {
  get(key: string): Promise<DeviceDraft | undefined>;
  set(key: string, draft: DeviceDraft): Promise<void>;
  del(key: string): Promise<void>;
}

export function indexedDbDrafts(): DraftStorage {
  const store = createStore('madoguchi-claim-drafts', 'drafts');
  return {
    get: (key) => get(key, store),
    set: (key, draft) => set(key, draft, store),
    del: (key) => del(key, store),
  };
}

export interface DeviceDrafts extends DevicePort {
  load(): Promise<DeviceDraft | null>;
  /** Writes what waits without waiting for its time: the page goes away. */
  writeNow(): void;
  /** Whether the device could keep what was last typed; a full or forbidden storage cannot. */
  readonly canKeep: boolean;
}

/** Writes at most every 300 ms, in the order given; a draft that was sent meanwhile is never written back. */
export function deviceDrafts(
  storage: DraftStorage,
  owner: { readonly uid: string; readonly month: string },
  timers: Timers,
): DeviceDrafts {
  const key = `${owner.uid}/${owner.month}`;
  let waiting: DeviceDraft | 'forget' | null = null;
  let cancel: (() => void) | null = null;
  let lastWrite: Promise<void> = Promise.resolve();
  let canKeep = true;

  function writeNow(): void {
    cancel?.();
    cancel = null;
    const next = waiting;
    waiting = null;
    if (next === null) return;
    lastWrite = lastWrite
      .then(() => (next === 'forget' ? storage.del(key) : storage.set(key, next)))
      .then(
        () => {
          canKeep = true;
        },
        () => {
          canKeep = false;
        },
      );
  }

  return {
    get canKeep() {
      return canKeep;
    },
    async load() {
      try {
        return (await storage.get(key)) ?? null;
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        canKeep = false;
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
