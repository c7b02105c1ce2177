// To-dos that were added or completed while the server could not be reached: kept on the device, sent once, in their order (B9-04).
import type { InputOf } from '@madoguchi/contract/operation.ts';
import type { actOnTodos, addTodo } from '@madoguchi/contract/to-dos/operations.ts';
import type { DraftStorage } from '../../platform/drafts/device-drafts.ts';
import { observable } from '../../platform/observable.ts';

interface Kept {
  /** The Idempotency-Key: however often it is sent, from however many pages, it happens once. */
  readonly key: string;
  readonly title: string;
}
export type Unsent =
  | (Kept & { readonly kind: 'add'; readonly input: InputOf<typeof addTodo> })
  | (Kept & { readonly kind: 'complete'; readonly input: InputOf<typeof actOnTodos> });

export interface UnsentTodos {
  readonly items: readonly Unsent[];
}

/** `later`: the server cannot be reached yet. Anything else has been settled, one way or the other. */
export type Outcome = 'settled' | 'later';

/** The queue of one person on this device. */
export function unsentQueue(
  storage: DraftStorage<UnsentTodos>,
  person: string,
  send: (item: Unsent) => Promise<Outcome>,
) {
  const shown = observable<readonly Unsent[]>([]);
  /** Reads and writes of what is kept, one after the other: two at once would lose what the other had added. */
  let turn: Promise<void> = Promise.resolve();
  let sending: Promise<void> | null = null;

  const read = async () => (await storage.get(person))?.items ?? [];
  function change(made: (items: readonly Unsent[]) => readonly Unsent[]): Promise<void> {
    const changed = turn.then(async () => {
      const items = made(await read());
      await (items.length === 0 ? storage.del(person) : storage.set(person, { items }));
      shown.set(items);
    });
    turn = changed.catch(() => undefined);
    return changed;
  }

  async function sendAll(): Promise<void> {
    shown.set(await read());
    for (let [next] = await read(); next !== undefined; [next] = await read()) {
      if ((await send(next)) === 'later') return;
      const { key } = next;
      await change((items) => items.filter((item) => item.key !== key));
    }
  }

  return {
    shown,
    keep: (item: Unsent) => change((items) => [...items, item]),
    /** Sends what is kept; a second call waits for the first. */
    sendAll: () => {
      sending ??= sendAll().finally(() => {
        sending = null;
      });
      return sending;
    },
  };
}
