// Onboarding documents of the sample: those who joined last, with papers in every state.
import { PAPER_KINDS, type PaperKind } from '@madoguchi/contract/onboarding/kinds.ts';
import type { PaperStatus } from '@madoguchi/contract/onboarding/paper-model.ts';
import { isAsked, readTemplate } from '@madoguchi/contract/onboarding/template-text.ts';
import { addDays, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { identity, instant, momentOf } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE } from '../people.ts';
import type { Random } from '../random.ts';

export type Seal = (place: { table: string; column: string; row: string }, text: string) => Buffer;

/** For each of the newest, newest first: the states of their papers in the order of the kinds, and how long ago. */
const STATES: readonly (readonly [days: number, states: readonly PaperStatus[]])[] = [
  [3, ['requested', 'requested', 'requested']],
  [6, ['in_progress', 'requested', 'submitted']],
  [9, ['returned', 'submitted', 'accepted']],
  [40, ['accepted', 'withdrawn', 'accepted']],
  [60, ['accepted', 'accepted', 'superseded']],
];

const ANSWERS: Readonly<Record<string, string>> = {
  birthday: '1999-07-15',
  address: '東京都千代田区丸の内1-1-1',
  phone: '090-0000-0000',
  'emergency-name': '母',
  'emergency-phone': '03-0000-0000',
};

interface Text {
  id: string;
  kind: PaperKind;
  body: string;
}

const TEN = 10 * 60;

/** Adds the papers of the people who joined last, one of whom handed in the pledge twice. */
export async function insertPapers(
  client: PoolClient,
  employees: readonly Employee[],
  today: PlainDate,
  random: Random,
  seal: Seal,
): Promise<void> {
  const hr = employees.find(({ email }) => email === SAMPLE_PEOPLE.admin.email);
  if (hr === undefined) throw new Error('the sample has no admin');
  const { rows: texts } = await client.query<Text>('select id, kind, body from onboarding_templates');
  const newest = employees.filter(({ leftOn, role }) => leftOn === null && role === 'staff').toReversed();
  for (const [index, [days, states]] of STATES.entries()) {
    const employee = newest[index];
    if (employee === undefined) throw new Error('the sample has too few people');
    for (const [place, status] of states.entries()) {
      const text = texts.find(({ kind }) => kind === PAPER_KINDS[place]);
      if (text === undefined) throw new Error('the base data have no text of a paper');
      const at = momentOf(addDays(today, -days), TEN + place);
      await insertPaper(client, { employee, hr, text, status, at, random, seal });
      if (status === 'superseded') {
        await insertPaper(client, { employee, hr, text, status: 'accepted', at: at + 86_400_000, random, seal });
      }
    }
  }
}

interface Sample {
  readonly employee: Employee;
  readonly hr: Employee;
  readonly text: Text;
  readonly status: PaperStatus;
  readonly at: number;
  readonly random: Random;
  readonly seal: Seal;
}

async function insertPaper(client: PoolClient, sample: Sample): Promise<void> {
  const { employee, hr, text, status, at, random, seal } = sample;
  const id = identity(at, random);
  const asked = readTemplate(text.body).blocks.filter(isAsked);
  const filled = JSON.stringify({
    answers: Object.fromEntries(
      asked.filter(({ kind }) => kind === 'field').map(({ key }) => [key, ANSWERS[key] ?? '']),
    ),
    agreed: Object.fromEntries(asked.filter(({ kind }) => kind === 'consent').map(({ key }) => [key, true])),
    guardianName: '',
    guardianRelation: '',
  });
  const isBegun = status !== 'requested';
  await client.query(
    `insert into onboarding_papers (id, account_id, kind, status, version, template_id, answers, due_on, requested_by,
       begun_at, updated_at)
     values ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $9)`,
    [
      ...[id, employee.accountId, text.kind, status, isBegun ? text.id : null],
      isBegun ? seal({ table: 'onboarding_papers', column: 'answers', row: id }, filled) : null,
      ...[addDays(tokyoDay(at), 14), hr.accountId, instant(at)],
    ],
  );
  if (!isBegun || status === 'in_progress') return;
  const signed = at + 3_600_000;
  const submission = identity(signed, random);
  const name = `${employee.lastName} ${employee.firstName}`;
  await client.query(
    `insert into onboarding_submissions (id, paper_id, count, template_id, sha256, answers, language, signed_name,
       registered_name, ip, signed_on, signed_at)
     select $1, $2, 1, id, sha256, $3, 'ja', $4, $4, '192.0.2.10', $5, $6 from onboarding_templates where id = $7`,
    [
      ...[submission, id, seal({ table: 'onboarding_submissions', column: 'answers', row: submission }, filled)],
      ...[name, tokyoDay(signed), instant(signed), text.id],
    ],
  );
  if (status === 'submitted') return;
  const isReturned = status === 'returned';
  await client.query(
    `insert into onboarding_decisions (submission_id, outcome, comment, comments, by_account, by_name, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[submission, isReturned ? 'returned' : 'accepted', isReturned ? '緊急連絡先を確認してください。' : ''],
      JSON.stringify(isReturned ? [{ field: 'answers.emergency-name', comment: '氏名も書いてください。' }] : []),
      ...[hr.accountId, `${hr.lastName} ${hr.firstName}`, instant(signed + 3_600_000)],
    ],
  );
  if (status !== 'withdrawn') return;
  await client.query(
    `insert into onboarding_withdrawals (paper_id, key, ip, at)
     select $1, key, '192.0.2.10', $2 from unnest($3::text[]) key`,
    [id, instant(signed + 7_200_000), asked.flatMap((block) => (block.isRequired ? [] : [block.key]))],
  );
}
