-- The own steps of every approved kind of record are facts of one table, in one vocabulary.

create table record_facts (
  id uuid primary key,
  noun text not null,
  record_id uuid not null,
  owner_id uuid not null,
  fact text not null,
  by_account uuid references accounts (id) on delete restrict,
  by_employee uuid,
  by_name text not null,
  by_department text not null,
  at timestamptz(3) not null,
  comment text not null,
  change_xid xid8 not null default pg_current_xact_id(),
  claim_id uuid generated always as (case noun when 'expense-claim' then record_id end) stored
    references expense_claims (id) on delete restrict,
  purchase_id uuid generated always as (case noun when 'purchase-request' then record_id end) stored
    references purchase_requests (id) on delete restrict,
  constraint record_facts_of_noun check (
    case noun
      when 'expense-claim' then
        fact in ('submitted', 'withdrawn', 'cancelled', 'returned', 'rejected', 'approved', 'confirmed')
      when 'purchase-request' then
        fact in ('submitted', 'withdrawn', 'cancelled', 'ordered', 'received', 'invoiced', 'closed', 'expired')
      else false
    end
  ),
  constraint record_facts_by check ((by_account is null) = (fact = 'expired')),
  constraint nobody_decides_their_own check (
    noun <> 'expense-claim' or fact in ('submitted', 'withdrawn', 'cancelled') or by_employee is distinct from owner_id
  )
);
comment on table record_facts is 'Facts: the own steps of claims and purchase requests, and what was decided on claims before they went through the approval engine. What approvers did stands in approval_acts. Append-only.';
comment on column record_facts.noun is 'Kind of the record, named as in the audit trail.';
comment on column record_facts.owner_id is 'Employee whose record it is.';
comment on column record_facts.by_account is 'Null where the calendar did it.';
comment on column record_facts.change_xid is 'Transaction of the fact; what follows from it is worked off in this order.';
comment on column record_facts.claim_id is 'Ties a fact to its claim: a foreign key of one column has one table.';
comment on column record_facts.purchase_id is 'Ties a fact to its purchase request.';

insert into record_facts
    (id, noun, record_id, owner_id, fact, by_account, by_employee, by_name, by_department, at, comment, change_xid)
  select id, 'expense-claim', claim_id, owner_id, decision, decided_by, decider_employee_id, decider_name,
    decider_department, decided_at, comment, change_xid
  from expense_claim_decisions
  union all
  select f.id, 'purchase-request', f.request_id, r.employee_id, f.fact, f.by_account, a.employee_id, f.by_name,
    f.by_department, f.at, f.comment, f.change_xid
  from purchase_facts f join purchase_requests r on r.id = f.request_id left join accounts a on a.id = f.by_account;

create index record_facts_of_record on record_facts (record_id, at, id);
create index record_facts_by_change on record_facts (noun, change_xid);
create trigger record_facts_append_only before update or delete or truncate on record_facts
  for each statement execute function refuse_change();

drop table expense_claim_decisions;
drop table purchase_facts;
