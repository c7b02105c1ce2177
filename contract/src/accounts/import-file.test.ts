import { describe, expect, it } from 'vitest';
import { readImport } from './import-file.ts';

const file = (...lines: readonly string[]) => lines.join('\r\n');
const HEAD = '表示名,フリガナ,メールアドレス,社員番号,部署,役職';
const told = (csv: string) => readImport(csv).faults.map(({ line, column, code }) => `${line} ${column}: ${code}`);

describe('a file of people', () => {
  it('whose quotes do not pair has no rows', () => {
    expect(told('表示名,"メール')).toEqual(['1 null: csv-quotes']);
  });

  it('is read by its heading, in either language and any order [B2-03]', () => {
    const { rows, faults } = readImport(file('Email,,Display name,', 'Hana@Example.jp,,新井　花,'));
    expect(faults).toEqual([]);
    expect(rows).toMatchObject([
      { line: 2, person: { email: 'hana@example.jp', displayName: '新井 花', employment: 'none' } },
    ]);
  });

  it('tells by its filled cells whose employee record is meant', () => {
    const { rows } = readImport(
      file(HEAD, '新井 花,,a@b.jp,,,', '石井 葵,,c@d.jp,0042,,', '上田 光,ウエダ ヒカル,e@f.jp,,HQ,staff'),
    );
    expect(rows.map(({ person }) => person.employment)).toEqual(['none', 'existing', 'new']);
  });

  it('is told every fault with line and column, at once [B2-03]', () => {
    expect(
      told(file(HEAD, ',,nobody,,,', '石井 葵,石井,c@d.jp,,,', '上田,,e@f.jp,,HQ,', '江口 礼,,g@h.jp,#1,,')),
    ).toEqual([
      '2 displayName: display-name-required',
      '2 email: invalid-email',
      '3 kana: kana',
      '4 position: required',
      '4 kana: two-names',
      '5 employeeNumber: code',
    ]);
  });

  it('with an address or a number twice says where it stands again', () => {
    const again = file(HEAD, '新井 花,,a@b.jp,0001,,', '石井 葵,,A@B.jp,0002,,', '上田 光,,c@d.jp,0001,,');
    expect(told(again)).toEqual(['3 email: twice-in-file', '4 employeeNumber: twice-in-file']);
  });

  it('without the needed columns, without rows or with too many is refused as a whole', () => {
    expect(told('社員番号\r\n1')).toEqual(['1 displayName: column-missing', '1 email: column-missing']);
    expect(told(HEAD)).toEqual(['1 null: no-rows']);
    const many = Array.from({ length: 5_001 }, (_, nth) => `新井 花,,a${nth}@b.jp,,,`);
    expect(told(file(HEAD, ...many))).toEqual(['1 null: too-many']);
    expect(readImport(file(HEAD, ...many.slice(1))).rows).toHaveLength(5_000);
  });
});
