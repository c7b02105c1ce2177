-- Approvals under way and past: the steps with the names found for them, whose turn it is, and who did what (B3-03 … B3-07).

create table approvals (
  id uuid primary key,
  domain text not null check (domain <> ''),
  subject_id uuid not null,
  requester_id uuid not null references employees (id) on delete restrict,
  route_version_id uuid not null,
  route_name text not null,
  route_name_en text not null,
  route_number integer not null check (route_number > 0),
  amount bigint not null check (amount >= 0),
  status text not null check (status in ('in_progress', 'approved', 'returned', 'rejected', 'withdrawn')),
  round integer not null check (round > 0),
  version integer not null check (version > 0),
  current_step integer check (current_step >= 0),
  steps jsonb not null check (jsonb_typeof(steps) = 'array'),
  number text not null check (number <> ''),
  title text not null,
  title_en text not null,
  about text not null,
  requester_number text not null,
  requester_name text not null,
  department_code text not null,
  department_name text not null,
  warnings integer not null check (warnings >= 0),
  submitted_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint one_approval_per_subject unique (domain, subject_id),
  constraint approvals_requester unique (id, requester_id),
  constraint approvals_current_while_in_progress check ((status = 'in_progress') = (current_step is not null))
);
comment on table approvals is 'A request on its way through approval, whatever feature it comes from. One for each subject: a request that comes again begins a new round of it.';
comment on column approvals.subject_id is 'The claim, say: the domain''s own row. No foreign key, because the engine knows no feature.';
comment on column approvals.steps is 'What the plan says of each step of this round: names, kind, mode, days. Who acts in it are tasks.';
comment on column approvals.current_step is 'Index of the step whose turn it is; null once it has ended.';
comment on column approvals.number is 'From here on to `warnings`: how the request presents itself, as its domain wrote it when it was submitted.';
comment on column approvals.about is 'Where it opens: the month of a claim.';
create index approvals_under_way on approvals (route_version_id) where status = 'in_progress';
create index approvals_of_requester on approvals (requester_id, submitted_at desc);

create table approval_tasks (
  id uuid primary key,
  approval_id uuid not null,
  requester_id uuid not null,
  round integer not null check (round > 0),
  step integer not null check (step >= 0),
  place integer not null check (place >= 0),
  chair uuid not null references approval_tasks (id) on delete restrict,
  is_past boolean not null,
  employee_id uuid not null references employees (id) on delete restrict,
  approver jsonb not null,
  status text not null check (
    status in ('waiting', 'pending', 'approved', 'checked', 'read', 'returned', 'rejected', 'taken_back', 'skipped', 'reassigned')
  ),
  arrived_at timestamptz(3),
  due_on date,
  done_at timestamptz(3),
  done_by_employee uuid references employees (id) on delete restrict,
  done_by_name text,
  foreign key (approval_id, requester_id) references approvals (id, requester_id) on delete restrict,
  constraint nobodys_own_turn check (employee_id <> requester_id),
  constraint nobody_acts_on_their_own check (done_by_employee <> requester_id),
  constraint approval_tasks_pending_arrived check (status <> 'pending' or arrived_at is not null),
  constraint approval_tasks_done_by check ((done_by_employee is null) = (done_by_name is null))
);
comment on table approval_tasks is 'One person''s turn in a step. Those of former rounds stay as they were.';
comment on column approval_tasks.requester_id is 'The approval''s, held to it by the foreign key: so that the row itself can refuse that people decide their own.';
comment on column approval_tasks.place is 'Among those of its step, in the order in which they were found.';
comment on column approval_tasks.chair is 'The first task of its chair: who is added or takes over sits on the same one, and one yes is its yes.';
comment on column approval_tasks.is_past is 'The request came back to this step or before it since: told, and counting no more.';
comment on column approval_tasks.approver is 'Name, department and how they were found, as the plan had it on the day of submission (B1-04).';
comment on column approval_tasks.arrived_at is 'When it became the person''s turn.';
comment on column approval_tasks.due_on is 'The last day on which it is not overdue.';
comment on column approval_tasks.done_by_employee is 'Who acted: the approver, a delegate of theirs, or the admin who reassigned.';
create index approval_tasks_inbox on approval_tasks (employee_id, arrived_at, id) where status = 'pending';
create index approval_tasks_due on approval_tasks (due_on) where status = 'pending';
create index approval_tasks_of_approval on approval_tasks (approval_id, round, step, place);

create table approval_acts (
  id uuid primary key,
  approval_id uuid not null,
  requester_id uuid not null,
  round integer not null check (round > 0),
  kind text not null check (
    kind in ('submit', 'approve', 'check', 'read', 'return', 'reject', 'take-back', 'comment', 'reassign', 'withdraw',
      'remind', 'escalate', 'change-amount')
  ),
  step integer check (step >= 0),
  step_name text,
  step_name_en text,
  task_id uuid references approval_tasks (id) on delete restrict,
  account_id uuid references accounts (id) on delete restrict,
  employee_id uuid references employees (id) on delete restrict,
  name text not null,
  department_name text not null,
  behalf_of_employee uuid references employees (id) on delete restrict,
  behalf_of_name text,
  reason text check (reason in ('entry', 'receipt', 'amount', 'purpose', 'other')),
  comment text not null check (length(comment) <= 500),
  at timestamptz(3) not null,
  change_xid xid8 not null default pg_current_xact_id(),
  foreign key (approval_id, requester_id) references approvals (id, requester_id) on delete restrict,
  constraint nobody_decides_their_own_request check (
    kind in ('submit', 'comment', 'withdraw') or employee_id is distinct from requester_id
  ),
  constraint approval_acts_on_behalf check (
    (behalf_of_employee is null) = (behalf_of_name is null) and coalesce(behalf_of_employee <> employee_id, true)
  ),
  constraint approval_acts_calendar check (employee_id is not null or kind in ('remind', 'escalate'))
);
comment on table approval_acts is 'Facts: who did what to a request, when, and for whom. Append-only.';
comment on column approval_acts.employee_id is 'Null where the calendar did it.';
comment on column approval_acts.behalf_of_employee is 'The approver for whom a delegate acted (B3-07).';
comment on column approval_acts.change_xid is 'Transaction of the fact; what follows from it is worked off in this order.';
create index approval_acts_of_approval on approval_acts (approval_id, at, id);
create index approval_acts_by_change on approval_acts (change_xid);
create trigger approval_acts_append_only before update or delete or truncate on approval_acts
  for each statement execute function refuse_change();
