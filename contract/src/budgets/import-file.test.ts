import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBudgetFile } from './import-file.ts';

const NAMES = {
  departments: [
    { code: 'DEV', name: '開発部', nameEn: 'Development' },
    { code: 'HQ', name: 'DEV', nameEn: '' },
  ],
  categories: [{ code: 'books', name: '書籍', nameEn: 'Books' }],
  writtenForms: (text: string) => [text],
};
const read = (...lines: readonly string[]) => readBudgetFile(lines.join('\r\n'), NAMES);

it('takes years, names, codes and amounts as people write them, and a code before a name that looks like it [B0-11] [B1-05]', () => {
  const { rows, faults } = read(
    'Budget (with tax),Category,Department,Fiscal year',
    '"¥１２０,０００",ＢＯＯＫＳ,開発部,２０２６年度',
    '1円,書籍,dev,FY2025',
  );
  expect(faults).toEqual([]);
  expect(rows).toEqual([
    { line: 2, fiscalYear: 2026, departmentCode: 'DEV', category: 'books', amountYen: 120_000 },
    { line: 3, fiscalYear: 2025, departmentCode: 'DEV', category: 'books', amountYen: 1 },
  ]);
});

it('refuses a file without one of its columns, and an amount that is left out [B1-05]', () => {
  expect(read('年度,部署,区分', '2026,DEV,books').faults).toMatchObject([
    { column: 'amountYen', code: 'column-missing' },
  ]);
  expect(read('年度,部署,区分,予算額（税込）', '2026,DEV,books,').faults).toEqual([
    { line: 2, column: 'amountYen', code: 'required' },
  ]);
});

it('never throws, whatever its text, and each line is a budget or a fault [B1-05]', () => {
  const cell = fc.string({
    unit: fc.constantFrom(',', '"', '\n', '2', '0', '6', '¥', '年', 'D', 'E', 'V', '=', '-', ' '),
  });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (lines) => {
      const { rows, faults } = read('年度,部署,区分,予算額（税込）', ...lines);
      expect(rows.length + faults.length).toBeGreaterThan(0);
      for (const { line } of [...rows, ...faults]) expect(line).toBeGreaterThan(0);
    }),
  );
});
