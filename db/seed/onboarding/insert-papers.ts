// Onboarding documents of the sample: those who joined last, with papers in every state.
import { PAPER_KINDS, type PaperKind } from '@madoguchi/contract/onboarding/kinds.ts';
import type { PaperStatus } from '@madoguchi/contract/onboarding/paper-model.ts';
import { isAsked, readTemplate } from '@madoguchi/contract/onboarding/template-text.ts';
import { partKey, START_MONTH_KEY, WAGE_ACCOUNT_KEYS } from '@madoguchi/contract/onboarding/wage-accounts.ts';
import { addDays, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { type DrawnAccount, drawnAccount, insertAccount, type Seal } from '../bank-accounts/insert-accounts.ts';
import { printPassbook } from '../bank-accounts/print-passbook.ts';
import { identity, instant, momentOf } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE } from '../people.ts';
import type { Random } from '../random.ts';

/** For each of the newest, newest first: the states of their papers in the order of the kinds, and how long ago. */
const STATES: readonly (readonly [days: number, states: readonly PaperStatus[]])[] = [
  [3, ['requested', 'requested', 'requested', 'requested']],
  [6, ['in_progress', 'requested', 'submitted', 'in_progress']],
  [9, ['returned', 'submitted', 'accepted', 'submitted']],
  [12, ['accepted', 'accepted', 'accepted', 'returned']],
  [40, ['accepted', 'withdrawn', 'accepted', 'accepted']],
  [60, ['accepted', 'accepted', 'superseded', 'superseded']],
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

/** Two strokes, on every other paper: nobody has to draw. */
const DRAWING = 'M60 120L90 60L120 140L160 70M200 110L320 100L420 130L540 90';

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
      const sample = { employee, hr, text, random, seal };
      await insertPaper(client, { ...sample, status, at, isRenewed: false });
      if (status === 'superseded') {
        await insertPaper(client, { ...sample, status: 'accepted', at: at + 86_400_000, isRenewed: true });
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
  /** One of its kind was accepted before. */
  readonly isRenewed: boolean;
  readonly random: Random;
  readonly seal: Seal;
}

const NAME_COMMENT = { field: 'answers.emergency-name', comment: '氏名も書いてください。' };
const BRANCH_COMMENT = { field: 'answers.account-branch', comment: '通帳の支店と違います。' };

/** The accounts of an application, with nothing of a second one. */
function answersOf(account: DrawnAccount, passbook: string, from: PlainDate): Record<string, string> {
  const { bank, bankName, branch, branchName, number, holder } = account;
  return {
    ...Object.fromEntries(WAGE_ACCOUNT_KEYS.map((key) => [key, ''])),
    [START_MONTH_KEY]: monthOf(from),
    ...{ 'account-bank': bank, 'account-bank-name': bankName, 'account-branch': branch },
    ...{ 'account-branch-name': branchName, 'account-kind': 'ordinary', 'account-number': number },
    ...{ 'account-holder': holder, [partKey('account', 'passbook')]: passbook },
  };
}

/** The picture that goes with an application: its id. */
async function insertPassbook(
  client: PoolClient,
  { employee, at, random, seal }: Sample,
  account: DrawnAccount,
): Promise<string> {
  const id = identity(at, random);
  const picture = (await printPassbook(account)).toString('base64');
  await client.query('insert into onboarding_passbooks (id, account_id, picture, added_at) values ($1, $2, $3, $4)', [
    ...[id, employee.accountId],
    ...[seal({ table: 'onboarding_passbooks', column: 'picture', row: id }, picture), instant(at)],
  ]);
  return id;
}

async function insertPaper(client: PoolClient, sample: Sample): Promise<void> {
  const { employee, hr, text, status, at, random, seal } = sample;
  const id = identity(at, random);
  const { blocks } = readTemplate(text.body);
  const asked = blocks.filter(isAsked);
  const account = blocks.some(({ kind }) => kind === 'accounts') ? drawnAccount(employee, random) : null;
  const passbook = account === null ? '' : await insertPassbook(client, sample, account);
  const filled = JSON.stringify({
    answers: {
      ...Object.fromEntries(asked.filter(({ kind }) => kind === 'field').map(({ key }) => [key, ANSWERS[key] ?? ''])),
      ...(account === null ? {} : answersOf(account, passbook, addDays(tokyoDay(at), 31))),
    },
    agreed: Object.fromEntries(asked.filter(({ kind }) => kind === 'consent').map(({ key }) => [key, true])),
    guardianName: '',
    guardianRelation: '',
    drawing: random.chance(0.5) ? DRAWING : '',
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
      ...[submission, isReturned ? 'returned' : 'accepted', isReturned ? '次の項目を確認してください。' : ''],
      JSON.stringify(isReturned ? [account === null ? NAME_COMMENT : BRANCH_COMMENT] : []),
      ...[hr.accountId, `${hr.lastName} ${hr.firstName}`, instant(signed + 3_600_000)],
    ],
  );
  if (account !== null && !isReturned) {
    const accepted = { ...account, employee, purpose: 'wage', by: hr.accountId, at: signed + 3_600_000 } as const;
    await insertAccount(client, { ...accepted, version: sample.isRenewed ? 2 : 1 }, random, seal);
  }
  if (status !== 'withdrawn') return;
  await client.query(
    `insert into onboarding_withdrawals (paper_id, key, ip, at)
     select $1, key, '192.0.2.10', $2 from unnest($3::text[]) key`,
    [id, instant(signed + 7_200_000), asked.flatMap((block) => (block.isRequired ? [] : [block.key]))],
  );
}
