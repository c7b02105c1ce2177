import { describe, expect, it } from 'vitest';
import { runBulk } from './bulk.ts';

const ROWS = [...'abcdefg'];
const say = (error: unknown) => (error instanceof Error ? error.message : '');

describe('one thing done to many rows', () => {
  it('is done to each by itself: a refused row stops no other, and each tells what became of it [B0-10]', async () => {
    const ran: string[] = [];
    const action = {
      nameOf: (row: string) => row.toUpperCase(),
      run: async (row: string) => {
        ran.push(row);
        if (row === 'b') throw new Error(`no ${row}`);
        return row === 'g' ? 'not g' : null;
      },
    };
    const seen: number[] = [];
    const result = await runBulk(action, ROWS, say, ({ done, of }) => seen.push(done / of));
    expect(ran.toSorted()).toEqual(ROWS);
    expect(result.done).toEqual(['A', 'C', 'D', 'E', 'F']);
    expect(result.failed).toEqual([
      { name: 'B', text: 'no b' },
      { name: 'G', text: 'not g' },
    ]);
    expect(seen.at(-1)).toBe(1);
  });

  it('keeps only a few writes under way at once', async () => {
    let under = 0;
    let most = 0;
    const run = async () => {
      under += 1;
      most = Math.max(most, under);
      await Promise.resolve();
      under -= 1;
      return null;
    };
    await runBulk(
      { nameOf: String, run },
      Array.from({ length: 30 }, (_, n) => n),
      say,
      () => {},
    );
    expect(most).toBeLessThanOrEqual(4);
    expect(under).toBe(0);
  });
});
