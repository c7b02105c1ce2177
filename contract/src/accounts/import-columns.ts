// The columns of a file of people who get accounts (B2-03).
import type { Text } from '../message.ts';
import type { NamedPerson } from './model.ts';

export type ImportColumn = Exclude<keyof NamedPerson, 'employment'>;

/** The columns in the order of the sample file; a file may have its heading in either language, in any order. */
export const IMPORT_COLUMNS: Readonly<Record<ImportColumn, Text>> = {
  displayName: { ja: '表示名', en: 'Display name' },
  kana: { ja: 'フリガナ', en: 'Kana' },
  email: { ja: 'メールアドレス', en: 'Email' },
  employeeNumber: { ja: '社員番号', en: 'Employee number' },
  department: { ja: '部署', en: 'Department' },
  position: { ja: '役職', en: 'Position' },
};
export const IMPORT_COLUMN_NAMES = Object.keys(IMPORT_COLUMNS) as [ImportColumn, ...ImportColumn[]];
/** Without these a file is no such file. */
export const NEEDED_COLUMNS: readonly ImportColumn[] = ['displayName', 'email'];
