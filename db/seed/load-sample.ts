// The sample organisation: about sixty people and eighteen months of their claims, two years of their
// purchase requests, the same wherever it is loaded.
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Pool, PoolClient } from 'pg';
import { loadBankList } from '../base-data/bank-list.ts';
import { insertBaseData } from '../base-data/load-base-data.ts';
import { insertCourses } from './academy/insert-courses.ts';
import { insertViews } from './analytics/insert-views.ts';
import { insertAnnouncements } from './announcements/insert-announcements.ts';
import { approversOf } from './approvals/approvers.ts';
import { insertDelegations } from './approvals/insert-delegations.ts';
import { insertRoutes } from './approvals/insert-routes.ts';
import { insertExpenseAccounts, type Seal } from './bank-accounts/insert-accounts.ts';
import { insertBudgets } from './budgets/insert-budgets.ts';
import { insertCalendar } from './calendar/insert-calendar.ts';
import { insertTransactions } from './electronic-transactions/insert-transactions.ts';
import { calendarOf } from './expense-claims/calendar.ts';
import { drawUpClaims } from './expense-claims/draw-up-claims.ts';
import { firstSubmission } from './expense-claims/sample-claim.ts';
import { insertFaq } from './faq/insert-faq.ts';
import { insertAccountStates } from './insert-account-states.ts';
import { insertApprovals, insertFormerDelegations } from './insert-approvals.ts';
import { insertClaims, insertDecisions, insertLines, insertReceipts, presentedClaims } from './insert-claims.ts';
import { insertNotifications } from './insert-notifications.ts';
import { insertAccounts, insertDepartments, insertEmployees } from './insert-people.ts';
import { insertAttachments } from './kept-files.ts';
import { insertMasters } from './masters/insert-masters.ts';
import { insertMembers } from './members/insert-members.ts';
import { insertPresences } from './members/insert-presences.ts';
import { identity, instant, momentOf } from './moments.ts';
import { insertCounters, numberRequests } from './numbers.ts';
import { insertPapers } from './onboarding/insert-papers.ts';
import { DEPARTMENTS } from './organisation/departments.ts';
import { employRoster } from './organisation/roster.ts';
import { SAMPLE_PASSWORD } from './people.ts';
import { insertProfiles } from './profile/insert-profiles.ts';
import { insertTimeline } from './profile/insert-timeline.ts';
import { drawUpPurchases } from './purchase-requests/draw-up-purchases.ts';
import {
  insertBuying,
  insertFacts,
  insertPurchases,
  presentedPurchases,
} from './purchase-requests/insert-purchases.ts';
import { keepQuotes } from './quotes/keep-quotes.ts';
import { type Random, seededRandom } from './random.ts';
import { keepReceipts, provenLines } from './receipts/keep-receipts.ts';
import { insertReservations } from './reservations/insert-reservations.ts';
import { insertResources } from './resources/insert-resources.ts';
import { insertBoards } from './scrumboard/insert-boards.ts';
import { insertTodos } from './to-dos/insert-to-dos.ts';

export interface SampleOptions {
  /** The day in Japan; nothing in the sample is later than its first moment. */
  readonly today: PlainDate;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Folder of the files handed in, addressed by content. */
  readonly filesDir: string;
  /** Seals a value for its place, as the portal opens it. */
  readonly seal: Seal;
  readonly progress: (done: number, of: number) => void;
}

const SEED = 20_200_401;
const INSERT_STEPS = 6;

/** Fills an empty database in one transaction and marks it as the sample. Files are written before it commits. */
export async function loadSample(pool: Pool, options: SampleOptions): Promise<void> {
  const random = seededRandom(SEED);
  const { today, filesDir, progress } = options;
  const employees = employRoster(today, random.child('people'));
  const calendar = calendarOf(today);
  const approvers = approversOf(employees, calendar, random.child('approvers'));
  const claims = drawUpClaims(employees, approvers, calendar, random.child('claims'));
  const { purchases, last } = drawUpPurchases(employees, approvers, today, random.child('purchases'));
  const proven = provenLines(claims);
  const files = proven.length + purchases.flatMap(({ quoteFiles }) => quoteFiles).length;
  let done = 0;
  const step = () => {
    done += 1;
    progress(done, files + INSERT_STEPS);
  };
  const [passwordHash, receipts, quotes] = await Promise.all([
    options.hashPassword(SAMPLE_PASSWORD),
    keepReceipts(proven, filesDir, step),
    keepQuotes(purchases, filesDir, step),
  ]);
  // Accounts name banks of the list.
  await loadBankList(pool, today);
  await inTransaction(pool, async (client) => {
    await insertBaseData(client, today);
    await insertDepartments(client, DEPARTMENTS, employees);
    step();
    await insertEmployees(client, employees);
    await insertMembers(client, employees, today, random.child('members'));
    await insertPresences(client, employees, today);
    const accounts =
      (await insertAccounts(client, employees, today, passwordHash, random.child('accounts'))) +
      (await insertAccountStates(client, employees, today, random.child('account states')));
    await insertMasters(client, today);
    step();
    const numbering = numberRequests('TE', claims, firstSubmission);
    await insertClaims(client, claims, numbering);
    await insertApprovals(client, [...presentedClaims(numbering), ...presentedPurchases(purchases)]);
    await insertFormerDelegations(client, approvers.delegations);
    step();
    const lines = await insertLines(client, claims);
    await insertReceipts(client, receipts);
    step();
    await insertDecisions(client, claims, random.child('decisions'));
    await insertAttachments(client, quotes);
    await insertPurchases(client, purchases, approvers.byId);
    await insertBuying(client, purchases);
    await insertFacts(client, purchases, random.child('purchase facts'));
    await insertCounters(client, { prefix: 'PR', last });
    step();
    const notifications = await insertNotifications(client, today);
    await insertRoutes(client, employees, today, random.child('approval routes'));
    await insertDelegations(client, employees, today, random.child('delegations'));
    await insertAnnouncements(client, employees, today, random.child('announcements'), filesDir);
    await insertFaq(client, employees, today, random.child('faq'));
    await insertResources(client, employees, today, random.child('resources'));
    await insertCalendar(client, employees, today, random.child('calendar'));
    await insertCourses(client, employees, today, random.child('courses'));
    await insertTodos(client, employees, today, random.child('to-dos'));
    await insertBoards(client, employees, today, random.child('boards'));
    await insertReservations(client, employees, approvers, today, random.child('reservations'));
    const transactions = await insertTransactions(
      client,
      { employees, purchases, today, filesDir },
      random.child('transactions'),
    );
    await insertExpenseAccounts(client, employees, today, random.child('expense accounts'), options.seal);
    await insertPapers(client, employees, today, random.child('papers'), options.seal);
    await insertBudgets(client, today, random.child('budgets'));
    await insertViews(client, today, random.child('openings of screens'));
    await insertProfiles(client, employees, today, random.child('profiles'));
    await insertTimeline(client, employees, today, random.child('timeline'));
    const counts = {
      employees: employees.length,
      accounts,
      claims: claims.length,
      lines,
      receipts: receipts.length,
      purchases: purchases.length,
      quotes: quotes.length,
      transactions,
      notifications,
    };
    await markAsSample(client, today, counts, random.child('audit'));
    step();
  });
}

async function inTransaction(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** The mark that `serve` refuses, and the record of the load like of any other write (B0-09). */
async function markAsSample(
  client: PoolClient,
  today: PlainDate,
  counts: Readonly<Record<string, number>>,
  random: Random,
): Promise<void> {
  const at = momentOf(today);
  await client.query(
    'insert into installation (sample, created_at) values (true, $1) on conflict (one) do update set sample = true',
    [instant(at)],
  );
  await client.query(
    `insert into audit_events (id, occurred_at, actor, roles, ip, user_agent, operation, event, target_kind,
       difference, request_id)
     values ($1, $2, 'start', '{}', '127.0.0.1', '', 'start', 'sample.loaded', 'installation', $3, '')`,
    [identity(at, random), instant(at), JSON.stringify(counts)],
  );
}
