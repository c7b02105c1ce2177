// Adds purchase requests to a seeded database: most long closed, of ten one waits for the admin, of a hundred one for a superior,
// and some for the person who acts.
import type { ClientBase } from 'pg';
import { ACTOR, ADMIN, ID_HEADS, MEMBER } from './size.ts';
import { again } from './wait-again.ts';

/** Requests of the three databases. */
export const PURCHASE_COUNTS = [10_000, 100_000, 1_000_000] as const;

/** One of so many waits for the admin. */
const TURN = 10;

/** Where the nth of a hundred stands but for those; the rest is closed. */
const STATES = [
  ...['in_review', 'submitted', 'draft', 'draft', 'returned', 'withdrawn', 'rejected', 'rejected', 'approved'],
  ...[
    'approved',
    'ordered',
    'ordered',
    'partially_received',
    'received',
    'received',
    'cancelled',
    'cancelled',
    'expired',
  ],
] as const;
const CYCLE = 100;

/** After the oldest fifth the others of so many requests wait for the person who acts: on no list's first page. */
const toActFrom = (requests: number) => requests / 5;
const toActCount = (requests: number) => Math.min((requests * 3) / 10, 20_000);

/** How many of so many requests wait for the person who acts. */
export const purchasesToAct = (requests: number): number => (toActCount(requests) / TURN) * (TURN - 1);

/** The number of the nth request, of so many, that waits for that person. */
export const purchaseToAct = (requests: number, nth: number): number =>
  toActFrom(requests) + Math.floor(nth / (TURN - 1)) * TURN + 1 + (nth % (TURN - 1));

/** The wares, makers and purposes of purchases: each word in about a fiftieth of the requests, some in many fewer. */
export const WARES = [
  ...[
    'ノートパソコン',
    '液晶モニター',
    'ワイヤレスマウス',
    'キーボード',
    'ウェブカメラ',
    'ヘッドセット',
    'プリンター',
    'トナー',
  ],
  ...[
    'コピー用紙',
    'ホワイトボード',
    '会議用テーブル',
    'オフィスチェア',
    '書棚',
    'キャビネット',
    'シュレッダー',
    '名刺',
  ],
  ...['封筒', '印鑑', '清掃用品', '防災用品', '安全靴', '作業服', '測定器', '工具セット', '電源タップ', 'LANケーブル'],
  ...['無線ルーター', '外付けSSD', 'タブレット', '業務用スマートフォン', 'クラウド利用料', '会計ソフト', '図面ソフト'],
  ...[
    '研修教材',
    '技術書',
    '展示会ブース',
    '販促チラシ',
    '空気清浄機',
    '加湿器',
    '冷蔵庫',
    'コーヒーマシン',
    '観葉植物',
  ],
];
export const SUPPLIERS = [
  ...[
    '株式会社青葉事務機',
    '北斗商会',
    '有限会社みなと文具',
    '東洋オフィス株式会社',
    '株式会社サクラ電機',
    '瑞穂システム',
  ],
  ...['大和機器販売', '株式会社あさひ家具', '光陽印刷', '株式会社つばさ', '富岳通商', '株式会社ミライ工業', '白樺書店'],
];
const CATEGORIES = ['supplies', 'office-supplies', 'equipment', 'software', 'books', 'outsourcing', 'other'];

const id = (kind: keyof typeof ID_HEADS, n: string) =>
  `('${ID_HEADS[kind]}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** Everybody who asks has more than a page: a list has as many rows to tell however many requests there are. */
const EACH = 60;

/**
 * Evenly over two years up to now, in the order of their numbers. People 2 and on ask, so many that each has enough, and
 * never the last; the next one is the superior.
 */
const DRAWN = `create temp table wanted as
  select n, asking, ${MEMBER} + n % asking as requester, case when n % ${TURN} = 0 or is_to_act then 'in_review'
      else coalesce(($2::text[]) [1 + n % ${CYCLE}], 'closed') end as status,
    case when is_to_act then ${ACTOR} else ${ADMIN} end as last,
    now() - ($1::int - n) * (interval '2 years' / $1::int) as at
  from (select least(count(*)::int - 2, $1::int / ${EACH}) as asking from employees) counted, generate_series(0, $1::int - 1) n
    cross join lateral (select n % ${TURN} > 0 and n >= $3::int and n < $3::int + $4::int as is_to_act) acts`;

/** None was approved so long ago that the calendar would let it expire while the loads run. */
const REQUESTS = `insert into purchase_requests (id, employee_id, status, version, number, employee_number, employee_name,
    employee_kana, department_code, department_name, purchase_name, purchase_category_code, purchase_category_name, reason,
    needed_by, delivery_place, prices_include_tax, single_source_reason, line_count, quantity, unit_price, supplier,
    supplier_count, quote_count, total_yen, approved_yen, warning_count, last_decider_id, last_decider_number,
    last_decider_name, submitted_at, approved_at, decided_at, created_at, updated_at)
  select ${id('purchase', 'w.n')}, e.id, status, 2, case when status <> 'draft' then 'PR-2025-' || lpad(w.n::text, 7, '0') end,
    e.number, e.last_name || ' ' || e.first_name, e.last_name_kana || ' ' || e.first_name_kana, e.department_code, '部署',
    ($1::text[]) [1 + (w.n * 7 + w.n / 41) % cardinality($1::text[])] || ' ' || 1 + w.n % 30 || '台（第' || w.n / 500 || '期）',
    ($3::text[]) [1 + w.n % cardinality($3::text[])], '区分', '業務で使うため。', (at + interval '20 days')::date, '本社', false, '',
    1, 1 + w.n % 30, 1000 + w.n % 977 * 10, ($2::text[]) [1 + (w.n / 3) % cardinality($2::text[])], 1, w.n % 3,
    (1 + w.n % 30) * (1000 + w.n % 977 * 10), case when decided then (1 + w.n % 30) * (1000 + w.n % 977 * 10) end, w.n % 9 / 8,
    d.id, d.number, d.last_name || ' ' || d.first_name, case when status <> 'draft' then at end,
    case when status = 'approved' then now() - w.n % 30 * interval '1 day' when decided then at + interval '30 hours' end,
    case when decided or status = 'rejected' then at + interval '30 hours' end, at, at + w.n % 50 * interval '1 hour'
  from wanted w join employees e on e.id = ${id('employee', 'w.requester')}
    join employees d on d.id = ${id('employee', `${ADMIN}`)}
    cross join lateral (select status in ('approved', 'ordered', 'partially_received', 'received', 'closed', 'expired') as decided) s
  order by w.n`;

/** A trigger keeps them otherwise. */
const WORDS = `insert into purchase_words select id, submitted_at, search_text from purchase_requests`;

/** Of those under way: what is decided is looked for in no approval. */
const APPROVALS = `insert into approvals (id, domain, subject_id, requester_id, route_version_id, route_name, route_name_en,
    route_number, amount, status, round, version, current_step, steps, number, title, title_en, about, requester_number,
    requester_name, department_code, department_name, warnings, submitted_at, updated_at)
  select ${id('purchaseApproval', 'n')}, 'purchase-requests', p.id, p.employee_id, version.id, '標準', 'Standard', 1, p.total_yen,
    'in_progress', 1, 1 + step, step, $1, p.number, p.purchase_name, p.purchase_name, '', p.employee_number, p.employee_name,
    p.department_code, p.department_name, p.warning_count, at, at
  from wanted w join purchase_requests p on p.id = ${id('purchase', 'n')}
    cross join lateral (select case w.status when 'in_review' then 1 else 0 end as step) turn,
    (select id from approval_route_versions order by priority limit 1) version
  where w.status in ('submitted', 'in_review')`;

/** None is overdue: the calendar would act on it before anybody. */
const TASKS = `insert into approval_tasks (id, approval_id, requester_id, round, step, place, chair, is_past, employee_id,
    approver, status, arrived_at, due_on, done_at, done_by_employee, done_by_name)
  select ${id('purchaseTurn', 'n * 2 + turn.step')}, a.id, a.requester_id, 1, turn.step, 0,
    ${id('purchaseTurn', 'n * 2 + turn.step')}, false, ${id('employee', 'approver')}, $1,
    case when turn.step < a.current_step then 'approved' when turn.step = a.current_step then 'pending' else 'waiting' end,
    case when turn.step <= a.current_step then at end, case when turn.step <= a.current_step then current_date + 30 end,
    case when turn.step < a.current_step then at end,
    case when turn.step < a.current_step then ${id('employee', 'approver')} end,
    case when turn.step < a.current_step then '山田 太郎' end
  from wanted w join approvals a on a.id = ${id('purchaseApproval', 'n')}
    cross join lateral (values (0, ${MEMBER} + (n + 1) % asking), (1, last)) turn (step, approver)`;

const step = (name: string, routeStep: number) => ({
  ...{ routeStep, name, nameEn: 'Step', kind: 'approve', mode: { of: 'any' }, dueBusinessDays: 3 },
  ...{ onTimeout: 'remind', isSkipped: false },
});

const APPROVER = {
  name: '山田 太郎',
  departmentName: '営業部',
  foundBy: { by: 'superior', levelsUp: 0, groupCode: 'HQ', groupName: '本社' },
};

/** Fills the table while nothing is indexed but its keys: a million entries one by one take longer than to sort them at once. */
async function addRequests(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename in ('purchase_requests', 'purchase_words') and indexdef not like '% UNIQUE %'`,
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  await client.query(REQUESTS, [WARES, SUPPLIERS, CATEGORIES]);
  await client.query(WORDS);
  for (const { indexdef } of rows) await client.query(indexdef);
}

/** Adds so many requests. The client is a superuser's: foreign keys are not checked row by row. */
export async function fillPurchases(client: ClientBase, requests: number): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query(`set local maintenance_work_mem = '256MB'`);
  await client.query(DRAWN, [requests, STATES, toActFrom(requests), toActCount(requests)]);
  await addRequests(client);
  await client.query(APPROVALS, [JSON.stringify([step('上長の承認', 0), step('管理者の承認', 1)])]);
  await client.query(TASKS, [JSON.stringify(APPROVER)]);
  await client.query('commit');
  await client.query('vacuum (freeze, analyze)');
}

/** Has the requests of the person who acts wait again. The client is a superuser's. */
export const purchasesWaitAgain = again(
  `update purchase_requests r set status = 'in_review', version = 2, approved_yen = null, approved_at = null,
    decided_at = null, updated_at = submitted_at, change_xid = pg_current_xact_id()`,
);
