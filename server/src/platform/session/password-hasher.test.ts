import { describe, expect, it } from 'vitest';
import { PasswordHasher } from './password-hasher.ts';

const STRANGER = { isKnown: false };
const KNOWN = { isKnown: true };

/** A line whose first turn lasts until `open` is called; what takes its turn is noted by name. */
function gatedLine() {
  const hasher = new PasswordHasher();
  const gate = Promise.withResolvers<void>();
  const order: string[] = [];
  const take = (name: string, place: typeof STRANGER) =>
    hasher.inTurn(async () => {
      if (order.length === 0) await gate.promise;
      order.push(name);
    }, place);
  return { take, order, open: gate.resolve };
}

describe('the line for hashing', () => {
  it('lets known people go before strangers who came first, however many (T13, T23)', async () => {
    const { take, order, open } = gatedLine();
    const flood = Array.from({ length: 100 }, (_, nth) => take(`stranger ${nth}`, STRANGER));
    const known = [take('known 0', KNOWN), take('known 1', KNOWN)];
    open();
    await Promise.all([...flood, ...known]);
    expect(order.slice(0, 4)).toEqual(['stranger 0', 'known 0', 'known 1', 'stranger 1']);
  });

  it('takes a hundred strangers and asks the next to come back; known people have a line of their own (T23)', async () => {
    const { take, open } = gatedLine();
    const flood = Array.from({ length: 101 }, () => take('stranger', STRANGER));
    expect(() => take('one too many', STRANGER)).toThrow('unavailable');
    const known = take('known', KNOWN);
    open();
    await Promise.all([...flood, known]);
  });

  it('goes on after a turn that failed', async () => {
    const hasher = new PasswordHasher();
    const failed = hasher.inTurn(() => Promise.reject(new Error('the database is down')), STRANGER);
    const next = hasher.inTurn(() => Promise.resolve('next'), STRANGER);
    await expect(failed).rejects.toThrow('the database is down');
    expect(await next).toBe('next');
  });
});

it.each([
  ['ｐａｓｓ－ｗｏｒｄ', 'pass-word'],
  ['ﾊﾟｽﾜｰﾄﾞは秘密', 'パスワードは秘密'],
  ['が'.normalize('NFD').repeat(8), 'がががががががが'],
])('a password is the same in any width and composition: %s', async (typed, meant) => {
  const hasher = new PasswordHasher();
  const hashed = await hasher.hash(meant);
  expect(await hasher.verify(hashed, typed)).toBe(true);
  expect(await hasher.verify(hashed, `${typed}x`)).toBe(false);
});
