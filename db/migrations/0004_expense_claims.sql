-- Travel and transport expenses: one live claim a person and month (B4).

create table attachments (
  id uuid primary key,
  sha256 bytea not null,
  bytes integer not null check (bytes > 0),
  media_type text not null,
  name text not null,
  added_by uuid not null references accounts (id) on delete restrict,
  added_at timestamptz(3) not null
);
comment on table attachments is 'Files handed in (B0-07). The bytes lie outside, addressed by their SHA-256, and never change.';
create index attachments_by_content on attachments (sha256);

create table number_counters (
  prefix text not null,
  fiscal_year integer not null,
  last integer not null check (last > 0),
  primary key (prefix, fiscal_year)
);
comment on table number_counters is 'Last number given, per kind and fiscal year: TE-2026-00123 (B0-06).';

create table expense_claims (
  id uuid primary key,
  employee_id uuid not null references employees (id) on delete restrict,
  month text not null check (month ~ '^[0-9]{4}(0[1-9]|1[0-2])$'),
  status text not null check (
    status in ('draft', 'submitted', 'returned', 'rejected', 'cancelled', 'approved', 'confirmed')
  ),
  version integer not null check (version > 0),
  number text unique,
  employee_number text not null,
  employee_name text not null,
  employee_kana text not null,
  department_code text not null,
  department_name text not null,
  line_count integer not null check (line_count between 0 and 10000),
  total_yen bigint not null check (total_yen >= 0),
  warning_count integer not null check (warning_count >= 0),
  findings jsonb not null default '[]',
  submitted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  change_xid xid8 not null default pg_current_xact_id(),
  check (status in ('draft', 'cancelled') or number is not null)
);
comment on table expense_claims is 'A person''s expenses of a month. Name and department are those it was made under (B1-04, B2-01).';
comment on column expense_claims.findings is 'What the checks found at submission, as the contract shapes it: the reviewer sees what the requester saw.';
comment on column expense_claims.change_xid is 'Transaction of the last change; the review list answers 304 by the newest one.';
create unique index one_live_claim_per_month on expense_claims (employee_id, month)
  where status not in ('rejected', 'cancelled');
create index expense_claims_of_employee on expense_claims (employee_id, month, created_at desc);
create index expense_claims_by_employee on expense_claims (month, status, employee_number, id);
create index expense_claims_by_kana on expense_claims (month, status, employee_kana, id);
create index expense_claims_by_total on expense_claims (month, status, total_yen, id);
create index expense_claims_by_submission on expense_claims (month, status, submitted_at, id);
create index expense_claims_warned on expense_claims (month, status, employee_number, id) where warning_count > 0;
create index expense_claims_by_change on expense_claims (month, change_xid desc);

create table claim_lines (
  id uuid primary key,
  claim_id uuid not null references expense_claims (id) on delete restrict,
  position integer not null check (position >= 0),
  use_date date,
  purpose_code text,
  purpose_name text,
  purpose_text text not null,
  visited_party text not null,
  transport_mode_code text,
  transport_mode_name text,
  section_from text not null,
  section_via text not null,
  section_to text not null,
  trip_type_code text,
  trip_type_name text,
  unit_fare integer check (unit_fare >= 1),
  deduction integer not null check (deduction >= 0),
  amount integer check (amount >= 0),
  expense_type text not null,
  tax_class text not null,
  invoice_basis text,
  registration_number text not null,
  paid_by text not null,
  memo text not null,
  typed jsonb not null,
  removed_at timestamptz(3),
  removed_by uuid references accounts (id) on delete restrict
);
comment on table claim_lines is 'Lines of a claim. `typed` keeps by column what could not be read. Names of masters are fixed at submission (B1-04).';
comment on column claim_lines.removed_at is 'Set instead of deleting once the claim has been submitted (B0-04).';
create index claim_lines_of_claim on claim_lines (claim_id, position) where removed_at is null;

create table claim_line_attachments (
  line_id uuid not null references claim_lines (id) on delete cascade,
  attachment_id uuid not null references attachments (id) on delete restrict,
  position integer not null,
  primary key (line_id, attachment_id)
);
comment on table claim_line_attachments is 'Which files prove which line.';
create index claim_lines_of_attachment on claim_line_attachments (attachment_id);

create table expense_claim_decisions (
  id uuid primary key,
  claim_id uuid not null references expense_claims (id) on delete restrict,
  decision text not null check (
    decision in ('submitted', 'withdrawn', 'cancelled', 'returned', 'rejected', 'approved', 'confirmed')
  ),
  owner_id uuid not null,
  decided_by uuid not null references accounts (id) on delete restrict,
  decider_employee_id uuid,
  decider_name text not null,
  decider_department text not null,
  decided_at timestamptz(3) not null,
  comment text not null,
  constraint nobody_decides_their_own check (
    decision in ('submitted', 'withdrawn', 'cancelled') or decider_employee_id is distinct from owner_id
  )
);
comment on table expense_claim_decisions is 'Facts: who did what to a claim, when. Status says where it is, facts say how it got there. Append-only.';
create index expense_claim_decisions_of_claim on expense_claim_decisions (claim_id, decided_at, id);
create trigger expense_claim_decisions_append_only before update or delete or truncate on expense_claim_decisions
  for each statement execute function refuse_change();
