import { expect, it } from 'vitest';
import { TypedAccount } from './model.ts';
import { isClosed, isRecent } from './rules.ts';

const TYPED = {
  bank: '0005',
  branch: '001',
  kind: 'ordinary',
  number: '１２３４５',
  holder: 'やまだ　はなこ',
  reason: '',
};
const faults = (more: object) =>
  (TypedAccount.safeParse({ ...TYPED, ...more }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

it('an account is taken in whatever width and kana it is typed, and kept as banks write it [B2-05, B8-04]', () => {
  expect(TypedAccount.parse(TYPED)).toMatchObject({ number: '0012345', holder: 'ﾔﾏﾀﾞ ﾊﾅｺ' });
});

it('says of each field what is wrong with it [B2-05]', () => {
  expect(faults({ bank: '5' })).toEqual(['bank: unknown-bank']);
  expect(faults({ branch: '01' })).toEqual(['branch: unknown-branch']);
  expect(faults({ number: '12345678' })).toEqual(['number: account-number-long']);
  expect(faults({ number: '' })).toEqual(['number: required']);
  expect(faults({ holder: '山田' })).toEqual(['holder: holder-kanji']);
  expect(faults({ holder: "オ'ブライエン" })).toEqual(['holder: holder-sign']);
  expect(faults({ holder: 'ワ゛タ' })).toEqual(['holder: holder-mark']);
  expect(faults({ holder: '　' })).toEqual(['holder: required']);
});

it('a change is marked for 30 days, a closed branch from its day on', () => {
  const changed = '2026-11-01T00:00:00.000Z';
  expect([isRecent(changed, '2026-11-30T23:59:59.999Z'), isRecent(changed, '2026-12-01T00:00:00.000Z')]).toEqual([
    true,
    false,
  ]);
  expect([
    isClosed({ closedOn: '2026-11-21' as never }, '2026-11-20'),
    isClosed({ closedOn: '2026-11-21' as never }, '2026-11-21'),
  ]).toEqual([false, true]);
  expect(isClosed({ closedOn: null }, '2026-11-21')).toBe(false);
});
