import { expect, it } from 'vitest';
import { fitsInRow } from './choice.ts';

const choices = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

it('few choices of few characters stand in one row, on a phone too', () => {
  expect(fitsInRow(choices('承認', '確認', '回覧'), 'phone')).toBe(true);
  expect(fitsInRow(choices('System', 'Admin', 'Staff', 'User'), 'desk')).toBe(true);
});

it('choices that a row cannot hold stand one under the other, full-width characters counting twice', () => {
  expect(fitsInRow(choices('Approve', 'Check', 'Circulate'), 'phone')).toBe(false);
  expect(fitsInRow(choices('No employee record', 'An employee who is here already', 'A new employee'), 'desk')).toBe(
    false,
  );
  expect(fitsInRow(choices('全員（ログイン前も）', 'ログインした人', '社員', '管理者', 'システム管理者'), 'desk')).toBe(
    false,
  );
});
