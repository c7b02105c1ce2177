import { expect, it } from 'vitest';
import { type Outcome, type Unsent, type UnsentTodos, unsentQueue } from './unsent.ts';

const item = (key: string): Unsent => ({ key, kind: 'add', title: key, input: { title: key } });

function queueWith(send: (item: Unsent) => Promise<Outcome>, kept = new Map<string, UnsentTodos>()) {
  const storage = {
    get: async (key: string) => kept.get(key),
    set: async (key: string, draft: UnsentTodos) => void kept.set(key, draft),
    del: async (key: string) => void kept.delete(key),
  };
  return { queue: unsentQueue(storage, 'p1', send), kept };
}

it('keeps what cannot be sent, on the device and under its person, and sends it once and in its order [B9-04]', async () => {
  const sent: string[] = [];
  let isReached = false;
  const send = async ({ key }: Unsent): Promise<Outcome> => {
    if (!isReached) return 'later';
    sent.push(key);
    return 'settled';
  };
  const { queue, kept } = queueWith(send);
  await queue.keep(item('a'));
  await queue.keep(item('b'));
  await queue.sendAll();
  expect(sent).toEqual([]);
  expect(queue.shown.get().map(({ key }) => key)).toEqual(['a', 'b']);
  // The page is closed, and opened again with a connection.
  isReached = true;
  const again = queueWith(send, kept).queue;
  await Promise.all([again.sendAll(), again.sendAll()]);
  expect(sent).toEqual(['a', 'b']);
  expect(again.shown.get()).toEqual([]);
  expect(kept.size).toBe(0);
});

it('goes on after one that the server refused, and keeps what is added while it sends', async () => {
  const sent: string[] = [];
  const { queue } = queueWith(async ({ key }) => {
    sent.push(key);
    if (key === 'a') await queue.keep(item('c'));
    return 'settled';
  });
  await queue.keep(item('a'));
  await queue.keep(item('b'));
  await queue.sendAll();
  expect(sent).toEqual(['a', 'b', 'c']);
});

it('loses none of those that are kept at the same moment, or while another one is settled [B9-04]', async () => {
  const sent: string[] = [];
  const { queue, kept } = queueWith(async ({ key }) => {
    sent.push(key);
    return key === 'c' ? 'later' : 'settled';
  });
  await Promise.all([queue.keep(item('a')), queue.keep(item('b'))]);
  expect(queue.shown.get().map(({ key }) => key)).toEqual(['a', 'b']);
  await Promise.all([queue.sendAll(), queue.keep(item('c')), queue.keep(item('d'))]);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(kept.get('p1')?.items.map(({ key }) => key)).toEqual(['c', 'd']);
});
