// Two years of purchase requests: who wanted what, and what became of it.
import { checkPurchase } from '@madoguchi/contract/purchase-requests/checks.ts';
import type { PurchaseContent } from '@madoguchi/contract/purchase-requests/model.ts';
import { addDays, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Approvers } from '../approvals/approvers.ts';
import { course, identity, momentOf } from '../moments.ts';
import { numberRequests } from '../numbers.ts';
import type { Employee } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE, SAMPLE_SUPERIOR } from '../people.ts';
import type { Random } from '../random.ts';
import { OCCASIONS, type Occasion } from './catalogue.ts';
import { groundAt, type NumberedPurchase } from './check-ground.ts';
import { type Doing, doingsTo, type Outcome, SPANS } from './outcomes.ts';
import { type Drawn, drawContent, type Wish } from './purchase-content.ts';
import { PurchaseWalk } from './purchase-walk.ts';
import { type DrawnPurchase, firstSubmission, lastSubmission, type SamplePurchase } from './sample-purchase.ts';

interface KnownPurchase {
  /** E-mail address of the requester; else somebody of a department by the place of their post. */
  readonly by: string | readonly [department: string, place: number];
  /** The catalogue's name of it. */
  readonly occasion: string;
  readonly quantities?: readonly number[];
  readonly supplier?: string;
  readonly daysAgo: number;
  readonly doings: readonly Doing[];
  readonly isUnfinished?: true;
}

const STAFF = SAMPLE_PEOPLE.staff.email;
const THROUGH = ['submit', 'approve-all'] as const;

const KNOWN_PURCHASES: readonly KnownPurchase[] = [
  // The staff member's own: one to go on with, one that came back, one under way, one that is nearly over.
  { by: STAFF, occasion: '液晶モニター {n}台', quantities: [2], daysAgo: 1, doings: [], isUnfinished: true },
  { by: STAFF, occasion: '事務用品の補充', daysAgo: 4, doings: ['submit', 'return'] },
  { by: STAFF, occasion: 'ノートPC {n}台', quantities: [3, 1], daysAgo: 5, doings: ['submit', 'approve'] },
  { by: STAFF, occasion: '社用車のタイヤ交換', daysAgo: 40, doings: [...THROUGH, 'order', 'receive-part'] },
  // Nobody ordered it yet, and soon nobody can.
  { by: STAFF, occasion: '取扱説明書の翻訳', quantities: [2_000], daysAgo: 87, doings: THROUGH },
  // They wait for the superior of the staff member.
  { by: ['TYO', 4], occasion: 'トナーカートリッジ {n}個', quantities: [3], daysAgo: 3, doings: ['submit'] },
  { by: ['TYO', 6], occasion: '販促用のボールペン {n}本', quantities: [500], daysAgo: 2, doings: ['submit'] },
  // They wait for the admins' check: quotes to be compared, and one that is overdue.
  { by: ['ENG', 3], occasion: 'オシロスコープ', daysAgo: 4, doings: ['submit', 'approve', 'approve'] },
  { by: ['IT', 1], occasion: 'サーバーの更新', daysAgo: 12, doings: ['submit', 'approve', 'approve'] },
  // Two of one supplier within a week, each below the band of 100,000 yen.
  {
    by: ['NGO', 2],
    occasion: '会議室の椅子 {n}脚',
    quantities: [7],
    supplier: '㈱みなと商会',
    daysAgo: 9,
    doings: THROUGH,
  },
  {
    by: ['NGO', 2],
    occasion: '液晶モニター {n}台',
    quantities: [1],
    supplier: '株式会社みなと商会',
    daysAgo: 3,
    doings: ['submit'],
  },
  // An invoice that asks for more than was ordered.
  {
    by: ['GA', 2],
    occasion: '会議室の椅子 {n}脚',
    quantities: [10],
    daysAgo: 33,
    doings: [...THROUGH, 'order', 'receive-rest', 'invoice-over'],
  },
  // The superior's own, above which there is somebody too.
  { by: SAMPLE_SUPERIOR.email, occasion: '展示会ブースの設営', daysAgo: 6, doings: ['submit', 'approve'] },
];

const YEAR_DAYS = 365;
/** By how much prices rise a year. */
const RISE = 0.04;
/** Where the outcome needs more than one decider, or more than one piece, the smallest purchases do not serve. */
const NEEDS_MORE: readonly Outcome[] = ['in_review', 'partially_received', 'closed-incomplete'];

interface Making {
  readonly wish: Wish;
  readonly doings: readonly Doing[];
  readonly isUnfinished: boolean;
}

/** All requests up to `today`, in the order of their beginning; nothing in them is later than its first moment. */
export function drawUpPurchases(
  employees: readonly Employee[],
  approvers: Approvers,
  today: PlainDate,
  random: Random,
): { readonly purchases: readonly SamplePurchase[]; readonly last: ReadonlyMap<number, number> } {
  const known = KNOWN_PURCHASES.map((one, index) => {
    const own = random.child(`known ${index}`);
    return make(knownMaking(one, employees, today, own), approvers, today, own);
  });
  const others = SPANS.flatMap(({ daysAgo, counts }, span) =>
    Object.entries(counts).flatMap(([outcome, count]) =>
      Array.from({ length: count }, (_, index) => {
        const own = random.child(`${span} ${outcome} ${index}`);
        return make(chanceMaking(outcome as Outcome, daysAgo, employees, today, own), approvers, today, own);
      }),
    ),
  );
  const drawn = [...known, ...others].toSorted(
    (one, other) => one.createdAt - other.createdAt || one.id.localeCompare(other.id),
  );
  const { numbers, last } = numberRequests('PR', drawn, firstSubmission);
  const numbered = [...numbers].map(([request, number]): NumberedPurchase => ({ ...request, number }));
  const purchases = drawn.map((request) => ({
    ...request,
    number: numbers.get(request) ?? null,
    findings: findingsOf(request, numbered),
  }));
  return { purchases, last };
}

/** Findings at the last submission: the deciders see what the requester saw. */
function findingsOf(request: DrawnPurchase, numbered: readonly NumberedPurchase[]): SamplePurchase['findings'] {
  const at = lastSubmission(request);
  if (at === null) return [];
  return checkPurchase(request.content, groundAt(at, request.owner, numbered), tokyoDay(at), { id: request.id });
}

function beginning(daysAgo: number, today: PlainDate, random: Random): number {
  return momentOf(addDays(today, -daysAgo), random.integer(9 * 60, 17 * 60));
}

const risenBy = (daysAgo: number) => RISE * Math.max(2 - Math.floor(daysAgo / YEAR_DAYS) - 1, 0);

function knownMaking(known: KnownPurchase, employees: readonly Employee[], today: PlainDate, random: Random): Making {
  const { by, daysAgo, quantities, supplier, doings, isUnfinished = false } = known;
  const owner = employees.find(({ email, department, position }) =>
    typeof by === 'string' ? email === by : department.code === by[0] && position === department.posts[by[1]],
  );
  const occasion = OCCASIONS.find(({ name }) => name === known.occasion);
  if (owner === undefined || occasion === undefined) throw new Error(`sample purchase: nobody wants ${known.occasion}`);
  const begun = beginning(daysAgo, today, random);
  const wish: Wish = {
    occasion,
    owner,
    begun,
    risen: risenBy(daysAgo),
    ...(quantities && { quantities }),
    ...(supplier && { supplier }),
  };
  return { wish, doings, isUnfinished };
}

function chanceMaking(
  outcome: Outcome,
  [from, to]: readonly [number, number],
  employees: readonly Employee[],
  today: PlainDate,
  random: Random,
): Making {
  const daysAgo = random.integer(from, to);
  const begun = beginning(daysAgo, today, random);
  const owner = random.pick(employees.filter((employee) => mayAsk(employee, begun)));
  const occasion = random.pick(occasionsOf(owner, outcome));
  const wish = { occasion, owner, begun, risen: risenBy(daysAgo) };
  return { wish, doings: doingsTo(outcome, random), isUnfinished: outcome === 'draft' };
}

/** Whoever was there already and has not left since. What the people one logs in as ask for is told by name. */
function mayAsk({ email, joinedOn, leftOn }: Employee, begun: number): boolean {
  const known: readonly string[] = [SAMPLE_PEOPLE.staff.email, SAMPLE_SUPERIOR.email];
  return joinedOn < tokyoDay(begun) && leftOn === null && !known.includes(email);
}

function occasionsOf({ department }: Employee, outcome: Outcome): readonly Occasion[] {
  return OCCASIONS.filter(({ work }) => work.length === 0 || work.includes(department.work))
    .filter((occasion) => !NEEDS_MORE.includes(outcome) || isLarge(occasion))
    .flatMap((occasion) => Array.from({ length: occasion.weight }, () => occasion));
}

/** Dearer than what the superior decides alone, and more than one piece. */
function isLarge({ goods }: Occasion): boolean {
  const pieces = goods.reduce((sum, { quantity: [fewest] }) => sum + fewest, 0);
  const least = goods.reduce((sum, { price, quantity: [fewest] }) => sum + price * fewest, 0);
  return pieces > 1 && least >= 10_000;
}

function make(
  { wish, doings, isUnfinished }: Making,
  approvers: Approvers,
  today: PlainDate,
  random: Random,
): DrawnPurchase {
  const { owner, begun } = wish;
  const id = identity(begun, random);
  const drawn = drawContent(wish, random);
  const walk = new PurchaseWalk(
    { id, owner, content: drawn.content },
    approvers,
    course(begun, momentOf(today)),
    random,
  );
  for (const doing of doings) walk.take(doing);
  const { happened } = walk;
  return {
    ...happened,
    id,
    owner,
    ...standing(drawn, wish, doings, isUnfinished),
    createdAt: begun,
    updatedAt: lastMoment(happened, begun),
  };
}

function lastMoment({ facts, approval }: Pick<DrawnPurchase, 'facts' | 'approval'>, begun: number): number {
  return Math.max(begun, ...facts.map(({ at }) => at), ...(approval?.acts ?? []).map(({ at }) => at));
}

/** The content as it stands, and as it came back: what was asked for was added before it was submitted again. */
function standing({ content, quoteFiles }: Drawn, { occasion }: Wish, doings: readonly Doing[], isUnfinished: boolean) {
  const shortly: PurchaseContent = { ...content, reason: occasion.reason[0] };
  const cameBack = doings.includes('return');
  const isBack = doings.lastIndexOf('return') > doings.lastIndexOf('submit');
  const stands = cameBack && isBack ? shortly : content;
  return {
    content: isUnfinished ? unfinished(stands) : stands,
    returnedContent: cameBack ? shortly : null,
    quoteFiles: isUnfinished ? [] : quoteFiles,
  };
}

/** As drafts are: the quotes are still to come, and the reason is not said. */
function unfinished(content: PurchaseContent): PurchaseContent {
  return { ...content, reason: '', neededBy: null, quotes: [], singleSourceReason: '' };
}
