import { CrashNote } from '@madoguchi/contract/fault-reports/model.ts';
import { describe, expect, it } from 'vitest';
import { crashNote } from './crash-note.ts';

const PATH = '/apps/travelExpensesRequest/202611';

function broken(stack: string): Error {
  const error = new TypeError('山田 太郎 is not a function');
  error.stack = stack;
  return error;
}

describe('what a page tells of its crash', () => {
  it('names the kind of error and the places in our scripts, in every browser’s way of writing them [S8-02]', () => {
    const chromium = broken(
      'TypeError: 山田 太郎 is not a function\n    at draw (https://portal.example/assets/Page-1a.js:10:42)\n    at https://portal.example/assets/app-2b.js?v=3:1:7',
    );
    const firefox = broken(
      'draw@https://portal.example/assets/Page-1a.js:10:42\n@https://portal.example/assets/app-2b.js:1:7',
    );
    for (const error of [chromium, firefox]) {
      expect(crashNote(error, PATH)).toEqual({
        path: PATH,
        errorName: 'TypeError',
        frames: ['/assets/Page-1a.js:10:42', '/assets/app-2b.js:1:7'],
      });
    }
  });

  it('never holds what the error says: that may be what somebody typed', () => {
    const said = JSON.stringify(crashNote(broken('TypeError: 山田 太郎\n at 山田 (x)'), PATH));
    expect(said).not.toContain('山田');
  });

  it.each([
    ['a text', 'oops'],
    ['nothing', undefined],
    ['an object', { name: 'x' }],
    ['an error without a stack', Object.assign(new Error('x'), { stack: undefined })],
    [
      'an endless stack',
      broken(Array.from({ length: 99 }, () => ` at https://portal.example/${'x'.repeat(900)}:1:1`).join('\n')),
    ],
    ['an error without a name', Object.assign(new Error('x'), { name: ' ' })],
    ['a name without end', Object.assign(new Error('x'), { name: 'N'.repeat(500) })],
  ])('is a note that the server takes, whatever was thrown: %s', (_what, thrown) => {
    expect(CrashNote.safeParse(crashNote(thrown, `/${'p'.repeat(900)}`)).error).toBeUndefined();
  });
});
