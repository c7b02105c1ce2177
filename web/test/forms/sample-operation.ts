// An operation of no feature, for the tests of forms: one field of each kind.
import { write } from '@madoguchi/contract/operation.ts';
import { Code, Id, Version } from '@madoguchi/contract/values/id.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { requiredText, text } from '@madoguchi/contract/values/text.ts';
import { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { Yen } from '@madoguchi/contract/values/yen.ts';
import * as z from 'zod';

export const SaveNotice = z.strictObject({
  id: Id,
  version: Version,
  title: requiredText(20),
  body: text(200),
  phone: text(20),
  day: PlainDate,
  month: YearMonth.nullable(),
  fee: Yen.nullable(),
  kind: z.enum(['work', 'rest']),
  pinned: z.boolean(),
  departments: z.array(Code).max(3),
  author: text(40),
  authorKana: text(40),
  contact: Code.nullable(),
  files: z.array(Id).max(2),
});

export const saveNotice = write('test.save-notice', {
  at: ['POST', '/api/test/notices/:id'],
  access: 'any',
  input: SaveNotice,
  output: z.object({ id: Id, version: Version }),
  refuses: ['stale'],
  records: 'announcement.changed',
});

export const NOTICE_ID = '01932b6c-0000-7000-8000-000000000001';

/** The initial values of the form. */
export const NOTICE = {
  title: '',
  body: '',
  phone: '',
  day: null,
  month: null,
  fee: null,
  kind: null,
  pinned: false,
  departments: [],
  author: '',
  authorKana: '',
  contact: null,
  files: [],
};
