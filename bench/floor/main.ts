// The floor: what a bare Fastify with pg does on the same tables, without validation, rules, permissions and kept
// answers. `node bench/floor/main.ts <port> <database url> <connections>`
import { createHash, randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import Fastify, { type FastifyRequest } from 'fastify';
import { Pool, type PoolClient } from 'pg';
import { uuidAt } from '../../server/src/platform/uuid.ts';
import { addAnalyticsRoutes } from './analytics.ts';
import { addDocumentRoutes } from './documents.ts';
import { addReservationRoutes } from './reservations.ts';
import { addTodoRoutes } from './todos.ts';

const [port, connectionString, max] = process.argv.slice(2);
const pool = new Pool({ connectionString, max: Number(max) });
const sha256 = (text: string) => createHash('sha256').update(text).digest();
const newId = () => uuidAt(new Date().toISOString());

const ACCOUNT = `select a.id, a.display_name, a.roles, a.password_hash, e.id as employee_id, e.number,
  e.last_name || ' ' || e.first_name as name, e.last_name_kana || ' ' || e.first_name_kana as kana, e.department_code
  from accounts a join employees e on e.id = a.employee_id`;
const LIST = `select employee_number, employee_name, employee_kana, department_code, id, status, number, line_count,
  total_yen, warning_count, submitted_at, version from expense_claims where month = $1 and status = $2`;
const PURCHASES = `select id, version, number, purchase_name, purchase_category_code, line_count, quantity, unit_price,
  total_yen, supplier, supplier_count, needed_by, employee_number, employee_name, department_code, status, warning_count,
  submitted_at, updated_at, last_decider_number, last_decider_name, quote_count, decided_at from purchase_requests`;
const ORDER = 'order by employee_number, id limit 50';

let prepared = 0;
function named(text: string) {
  prepared += 1;
  const name = `floor-${prepared}`;
  return (values: unknown[]) => ({ name, text, values });
}

const query = {
  account: named(`${ACCOUNT} where a.email = $1`),
  session: named(`${ACCOUNT} join sessions s on s.account_id = a.id where s.token_hash = $1 and s.expires_at > now()`),
  list: named(`${LIST} ${ORDER}`),
  listAfter: named(`${LIST} and (employee_number, id) > ($3, $4::uuid) ${ORDER}`),
  master: named(`select code, name, name_en, kana, sort_order, valid_from, valid_to, active, extra
    from classification_details where classification_code = $1 and active and valid_from <= current_date
      and (valid_to is null or valid_to >= current_date) order by sort_order, code`),
  claim: named(`select id, month, status, version, number, employee_number, employee_name, employee_kana,
      department_name, line_count, total_yen, submitted_at, updated_at
    from expense_claims where employee_id = $1 and month = $2 order by created_at desc limit 1`),
  lines: named(`select id, use_date, purpose_code, purpose_text, visited_party, transport_mode_code, section_from,
      section_via, section_to, trip_type_code, unit_fare, deduction, amount, expense_type, tax_class, invoice_basis,
      registration_number, paid_by, memo, typed
    from claim_lines where claim_id = $1 and removed_at is null order by position`),
  addSession: named(`insert into sessions (id, account_id, token_hash, created_at, expires_at, ip, user_agent)
    values ($1, $2, $3, now(), now() + interval '2 days', $4, $5)`),
  addClaim: named(`insert into expense_claims (id, employee_id, month, status, version, employee_number, employee_name,
      employee_kana, department_code, department_name, line_count, total_yen, warning_count, created_at, updated_at)
    values ($1, $2, $3, 'draft', 1, $4, $5, $6, $7, $7, $8, $9, 0, now(), now())`),
  addLines: named(`insert into claim_lines (claim_id, id, position, use_date, purpose_code, purpose_text, visited_party,
      transport_mode_code, section_from, section_via, section_to, trip_type_code, unit_fare, deduction, amount,
      expense_type, tax_class, invoice_basis, registration_number, paid_by, memo, typed)
    select $1, id, row_number() over () - 1, "useDate", purpose, "purposeText", "visitedParty", "transportMode", "from",
      via, "to", "tripType", "unitFare", deduction, "unitFare", "expenseType", "taxClass", "invoiceBasis",
      "registrationNumber", "paidBy", memo, typed
    from json_to_recordset($2) as r (id uuid, "useDate" date, purpose text, "purposeText" text, "visitedParty" text,
      "transportMode" text, "from" text, via text, "to" text, "tripType" text, "unitFare" integer, deduction integer,
      "expenseType" text, "taxClass" text, "invoiceBasis" text, "registrationNumber" text, "paidBy" text, memo text,
      typed jsonb)`),
  confirm: named(`update expense_claims set status = 'confirmed', version = version + 1, updated_at = now(),
    change_xid = pg_current_xact_id() where id = $1 and version = $2 returning employee_id, month, number`),
  addDecision: named(`insert into record_facts (id, noun, record_id, fact, owner_id, by_account, by_employee, by_name,
      by_department, at, comment) values ($1, 'expense-claim', $2, 'confirmed', $3, $4, $5, $6, $7, now(), '')`),
  inbox:
    named(`select t.id, a.id as approval_id, a.version, a.domain, a.subject_id, a.number, a.title, a.title_en, a.about,
      a.requester_number, a.requester_name, a.department_code, a.department_name, a.amount, a.warnings, a.steps, t.step,
      t.arrived_at, t.due_on
    from approval_tasks t join approvals a on a.id = t.approval_id
    where t.employee_id = $1 and t.status = 'pending' order by t.arrived_at, t.id limit 50`),
  decide:
    named(`update approvals set status = 'approved', current_step = null, version = version + 1, updated_at = now()
    where id = $1 and version = $2 returning domain, requester_id, subject_id, round`),
  doTask:
    named(`update approval_tasks set status = 'approved', done_at = now(), done_by_employee = $2, done_by_name = $3
    where approval_id = $1 and employee_id = $2 and status = 'pending' returning id`),
  addAct:
    named(`insert into approval_acts (id, approval_id, requester_id, round, kind, step, task_id, account_id, employee_id,
      name, department_name, comment, at) values ($1, $2, $3, $4, 'approve', 1, $5, $6, $7, $8, $9, '', now())`),
  movePurchase: named(`update purchase_requests set status = 'approved', approved_yen = total_yen, approved_at = now(),
    decided_at = now(), version = version + 1, updated_at = now(), change_xid = pg_current_xact_id() where id = $1`),
  purchases: named(`${PURCHASES} where number is not null order by updated_at desc, id desc limit 50`),
  ownPurchases: named(`${PURCHASES} where employee_id = $1 order by updated_at desc, id desc limit 50`),
  purchaseDecisions: named(`${PURCHASES} where submitted_at is not null order by submitted_at desc, id desc limit 50`),
  purchaseTurns: named(`select a.subject_id, a.id, a.version, t.approver, t.due_on
    from approvals a join approval_tasks t on t.approval_id = a.id
    where a.domain = 'purchase-requests' and a.subject_id = any($1) and t.status = 'pending'`),
  moveClaim: named(`update expense_claims set status = 'approved', version = version + 1, updated_at = now(),
    change_xid = pg_current_xact_id() where id = $1`),
  addAudit: named(`insert into audit_events values ($1, now(), $2, $3, $4, $5, $6, $7, $7, 'claim', $8, $9, $10)`),
};

async function actorOf({ headers }: FastifyRequest) {
  const { rows } = await pool.query(query.session([sha256(headers.cookie?.slice('madoguchi='.length) ?? '')]));
  return rows[0] ?? Promise.reject(new Error('not signed in'));
}

async function inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    client.release();
    return done;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function audit({ ip, id, headers }: FastifyRequest, by: unknown[], event: string, target: string, difference: object) {
  return query.addAudit([newId(), ...by, ip, headers['user-agent'], event, target, JSON.stringify(difference), id]);
}

const app = Fastify();
let lastSignIn: Promise<unknown> = Promise.resolve();

app.post<{ Body: { email: string; password: string } }>('/api/auth', async ({ body, ip, headers }) => {
  const { rows } = await pool.query(query.account([body.email]));
  const { password_hash, ...user } = rows[0] ?? (await Promise.reject(new Error('no such account')));
  const turn = lastSignIn.then(() => verify(password_hash, body.password));
  lastSignIn = turn;
  if (!(await turn)) throw new Error('wrong password');
  const token = randomBytes(32).toString('base64url');
  await pool.query(query.addSession([newId(), user.id, sha256(token), ip, headers['user-agent']]));
  return { user, access_token: token };
});
app.get<{ Params: { list: string } }>('/api/master/find/:list', async (request) => {
  await actorOf(request);
  return (await pool.query(query.master([request.params.list]))).rows;
});
app.get<{ Params: { month: string } }>('/api/expense-claims/mine/:month', async (request) => {
  const actor = await actorOf(request);
  const claim = (await pool.query(query.claim([actor.employee_id, request.params.month]))).rows[0];
  return { claim: { ...claim, lines: (await pool.query(query.lines([claim.id]))).rows } };
});
app.get<{ Params: { month: string }; Querystring: { state: string; number?: string; id?: string } }>(
  '/api/expense-claims/review/:month',
  async (request) => {
    await actorOf(request);
    const { state, number, id } = request.query;
    const of = [request.params.month, state];
    return { rows: (await pool.query(number ? query.listAfter([...of, number, id]) : query.list(of))).rows };
  },
);
app.post<{ Params: { month: string }; Body: { lines: { unitFare: number }[] } }>(
  '/api/expense-claims/mine/:month/draft',
  async (request) => {
    const actor = await actorOf(request);
    const { month } = request.params;
    const { lines } = request.body;
    const id = newId();
    const total = lines.reduce((sum, line) => sum + line.unitFare, 0);
    const owner = [actor.employee_id, month, actor.number, actor.name, actor.kana, actor.department_code];
    await inTransaction(async (client) => {
      await client.query(query.addClaim([id, ...owner, lines.length, total]));
      await client.query(query.addLines([id, JSON.stringify(lines)]));
      await client.query(audit(request, [actor.id, actor.name, actor.roles], 'draft-saved', id, { lines }));
    });
    return { id, month, status: 'draft', version: 1, lineCount: lines.length, totalYen: total };
  },
);
app.post<{ Params: { id: string }; Body: { version: number } }>('/api/expense-claims/:id/confirm', async (request) => {
  const actor = await actorOf(request);
  const { id } = request.params;
  return inTransaction(async (client) => {
    const claim = (await client.query(query.confirm([id, request.body.version]))).rows[0];
    const decider = [actor.id, actor.employee_id, actor.name, actor.department_code];
    await client.query(query.addDecision([newId(), id, claim.employee_id, ...decider]));
    await client.query(audit(request, [actor.id, actor.name, actor.roles], 'confirmed', id, { status: 'confirmed' }));
    return { ...claim, id, status: 'confirmed' };
  });
});

app.get('/api/approvals/inbox', async (request) => {
  const actor = await actorOf(request);
  return { rows: (await pool.query(query.inbox([actor.employee_id]))).rows };
});
app.post<{ Params: { id: string }; Body: { version: number } }>('/api/approvals/:id/approve', async (request) => {
  const actor = await actorOf(request);
  const { id } = request.params;
  return inTransaction(async (client) => {
    const approval = (await client.query(query.decide([id, request.body.version]))).rows[0];
    const task = (await client.query(query.doTask([id, actor.employee_id, actor.name]))).rows[0];
    const decider = [actor.id, actor.employee_id, actor.name, actor.department_code];
    await client.query(query.addAct([newId(), id, approval.requester_id, approval.round, task.id, ...decider]));
    const move = approval.domain === 'purchase-requests' ? query.movePurchase : query.moveClaim;
    await client.query(move([approval.subject_id]));
    await client.query(audit(request, [actor.id, actor.name, actor.roles], 'approved', id, { status: 'approved' }));
    return { id, status: 'approved' };
  });
});

async function withTurns(rows: { id: string }[]) {
  const turns = (await pool.query(query.purchaseTurns([rows.map(({ id }) => id)]))).rows;
  return { rows: rows.map((row) => ({ ...row, turns: turns.filter((turn) => turn.subject_id === row.id) })) };
}

app.get('/api/purchase-requests', async (request) => {
  const { employee_id, roles } = await actorOf(request);
  const asked = roles.includes('admin') ? query.purchases([]) : query.ownPurchases([employee_id]);
  return withTurns((await pool.query(asked)).rows);
});
app.get('/api/purchase-requests/decision/all', async (request) => {
  await actorOf(request);
  return withTurns((await pool.query(query.purchaseDecisions([]))).rows);
});

const floor = { pool, named, newId, actorOf, inTransaction, audit };
addReservationRoutes(app, floor);
addDocumentRoutes(app, floor);
addTodoRoutes(app, floor);
addAnalyticsRoutes(app, floor);

await app.listen({ host: '127.0.0.1', port: Number(port) });
process.stdout.write('ready\n');
