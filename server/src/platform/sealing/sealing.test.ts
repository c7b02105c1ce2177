import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert, integer, property, string } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addKey, dropKeys } from './key-file.ts';
import { keyIdOf, SealFault, Sealing } from './sealing.ts';

const PLACE = { table: 'bank_accounts', column: 'sealed', row: '018f' };

let folder: string;
let file: string;
let sealing: Sealing;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'madoguchi-sealing-'));
  file = join(folder, 'keys.txt');
  sealing = new Sealing(file);
  sealing.makeFirstKey();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a sealed value', () => {
  it('opens to the text that was sealed, whatever it was, and shows nothing of it [B2-05]', () => {
    assert(
      property(string({ unit: 'binary', minLength: 4 }), (text) => {
        const sealed = sealing.seal(PLACE, text);
        expect(sealing.open(PLACE, sealed)).toBe(text);
        expect(sealed.includes(Buffer.from(text))).toBe(false);
      }),
    );
  });

  it('is other bytes each time', () => {
    expect(sealing.seal(PLACE, '0123456')).not.toEqual(sealing.seal(PLACE, '0123456'));
  });

  it.each([
    ['row', { ...PLACE, row: '0190' }],
    ['column', { ...PLACE, column: 'holder' }],
    ['table', { ...PLACE, table: 'onboarding_answers' }],
    ['split of the same letters', { table: 'bank_account', column: 'ssealed', row: '018f' }],
  ])('does not open at another %s [B2-05]', (_name, elsewhere) => {
    const sealed = sealing.seal(PLACE, '0123456');
    expect(() => sealing.open(elsewhere, sealed)).toThrow(SealFault);
  });

  it('does not open with any bit changed or any byte cut off [B2-05]', () => {
    const sealed = sealing.seal(PLACE, '0123456');
    assert(
      property(integer({ min: 0, max: sealed.length - 1 }), integer({ min: 0, max: 7 }), (at, bit) => {
        const changed = Buffer.from(sealed);
        changed[at] = (changed[at] ?? 0) ^ (1 << bit);
        expect(() => sealing.open(PLACE, changed)).toThrow(SealFault);
        expect(() => sealing.open(PLACE, sealed.subarray(0, at))).toThrow(SealFault);
      }),
    );
  });

  it('does not open with the keys of another installation; the fault names the place and the key, not the value', () => {
    const other = new Sealing(join(folder, 'other.txt'));
    other.makeFirstKey();
    const sealed = sealing.seal(PLACE, '0123456');
    expect(() => other.open(PLACE, sealed)).toThrow(
      `bank_accounts.sealed of 018f was sealed with key ${keyIdOf(sealed)}, which ${join(folder, 'other.txt')} does not hold.`,
    );
  });
});

describe('the file of keys', () => {
  it('is for this user alone, and is left as it is once made', () => {
    const before = readFileSync(file, 'utf8');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    new Sealing(file).makeFirstKey();
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('with a further key seals with the newest and opens with each, in a process that has read it before', () => {
    const former = sealing.seal(PLACE, 'former');
    const added = addKey(file);
    const renewed = sealing.seal(PLACE, 'new');
    expect(keyIdOf(former)).not.toBe(added);
    expect(keyIdOf(renewed)).toBe(added);
    expect([sealing.open(PLACE, former), sealing.open(PLACE, renewed)]).toEqual(['former', 'new']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('loses the keys that are dropped, never the newest', () => {
    const [first = ''] = sealing.keyIds();
    const former = sealing.seal(PLACE, 'former');
    const second = addKey(file);
    expect(dropKeys(file, [first, second])).toEqual([first]);
    expect(sealing.keyIds()).toEqual([second]);
    expect(() => sealing.open(PLACE, former)).toThrow(SealFault);
  });

  it.each([
    ['a line of another length', 'YWJj\n', 'line 1 is not 32 bytes in Base64'],
    ['a line that is no Base64', `# x\n${'?'.repeat(44)}\n`, 'line 2 is not 32 bytes in Base64'],
    ['no key', '# none\n', 'there is no key in it'],
  ])('with %s is a fault that says so', (_name, content, reason) => {
    writeFileSync(join(folder, 'bad.txt'), content);
    expect(() => new Sealing(join(folder, 'bad.txt')).seal(PLACE, 'x')).toThrow(reason);
  });
});
