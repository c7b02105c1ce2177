-- What people are told of facts, in the portal and by mail (B0-08).

-- Facts are worked off in the order in which they were committed. The column costs a claim's step eight bytes and one
-- entry at the end of an index; a row in an outbox would cost it a row with two.
alter table expense_claim_decisions add column change_xid xid8 not null default pg_current_xact_id();
comment on column expense_claim_decisions.change_xid is 'Transaction of the fact; what follows from it is worked off in this order.';
create index expense_claim_decisions_by_change on expense_claim_decisions (change_xid);

-- Whom a fact of a role is told to is asked for each fact.
create index accounts_by_role on accounts using gin (roles);

create table told_facts (
  id uuid primary key,
  key text unique check (length(key) between 1 and 200),
  kind text not null check (kind <> ''),
  at timestamptz(3) not null,
  subject uuid,
  about text not null,
  said jsonb not null,
  to_roles text[] check (to_roles <@ array['system', 'admin', 'staff', 'user']),
  to_employee uuid references employees (id) on delete restrict,
  change_xid xid8 not null default pg_current_xact_id(),
  check (num_nonnulls(to_roles, to_employee) = 1)
);
comment on table told_facts is 'Facts which are rows nowhere else, told so that people hear of them: a reminder, a day that has come, a fault.';
comment on column told_facts.key is 'What happens once, though several processes or days come upon it.';
comment on column told_facts.subject is 'The thing it is about, where there is one.';
comment on column told_facts.about is 'Those of one kind about the same stand together, such as a month.';
comment on column told_facts.said is 'The values that the sentences name.';
create index told_facts_by_change on told_facts (change_xid);
create index told_facts_by_age on told_facts (at);

create table fact_cursors (
  source text primary key,
  after xid8 not null
);
comment on table fact_cursors is 'How far the facts of each source have been worked off: all of this transaction and before.';
-- Where people work already, what they do from now on is told; an empty database begins with its first start.
insert into fact_cursors (source, after)
  select source, pg_current_xact_id() from unnest(array['expense-claims', 'told']) as source
  where exists (select from installation);

create table notifications (
  account_id uuid not null references accounts (id) on delete cascade,
  fact_id uuid not null,
  kind text not null check (kind <> ''),
  subject uuid,
  about text not null,
  said jsonb not null,
  at timestamptz(3) not null,
  shown boolean not null,
  read_at timestamptz(3),
  dismissed_at timestamptz(3),
  primary key (account_id, fact_id)
);
comment on table notifications is 'A fact as it was told to a person: once, by its key.';
comment on column notifications.shown is 'False where the person wants this kind by mail only.';
create index notifications_unread on notifications (account_id, fact_id) where read_at is null and shown;
create index notifications_unread_alike on notifications (account_id, kind, about, at desc) where read_at is null;
create index notifications_open_tasks on notifications (subject) where read_at is null;
create index notifications_by_age on notifications (at);

create table mails (
  account_id uuid not null,
  fact_id uuid not null,
  state text not null check (state in ('queued', 'sent', 'failed')),
  queued_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  attempts integer not null default 0 check (attempts >= 0),
  sent_at timestamptz(3),
  last_answer text not null default '' check (length(last_answer) <= 500),
  primary key (account_id, fact_id),
  foreign key (account_id, fact_id) references notifications (account_id, fact_id) on delete cascade,
  check ((state = 'sent') = (sent_at is not null))
);
comment on table mails is 'The queue of mails: one for a notification whose person wants it by mail, in the same transaction.';
comment on column mails.due_at is 'When it is tried next. Whoever takes it moves this on first, so that nobody else takes it meanwhile.';
comment on column mails.last_answer is 'What the mail server said last.';
create index mails_due on mails (due_at) where state = 'queued';
