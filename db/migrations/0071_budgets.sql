-- Budgets by fiscal year, department and category (B9-01). What is spent of them is counted from claims and orders, never kept here.

create table budgets (
  id uuid primary key,
  version integer not null default 1 check (version > 0),
  fiscal_year integer not null check (fiscal_year between 2000 and 2100),
  department_code text not null check (department_code <> ''),
  category text not null check (category <> ''),
  amount_yen bigint not null check (amount_yen between 0 and 999999999999),
  created_by uuid not null references accounts (id) on delete restrict,
  created_at timestamptz(3) not null,
  updated_by uuid not null references accounts (id) on delete restrict,
  updated_at timestamptz(3) not null,
  removed_by uuid references accounts (id) on delete restrict,
  removed_at timestamptz(3),
  constraint budgets_removed check ((removed_at is null) = (removed_by is null))
);
comment on table budgets is 'What a department may spend in a year (April to March) on a category, with tax. Its own requests count, not those of departments below.';
comment on column budgets.fiscal_year is 'The year of its April.';
comment on column budgets.category is '`travel` for all claims, else the code of a purchase category.';
comment on column budgets.removed_at is 'Null: it holds. Removed ones stay for the audit trail.';
create unique index budgets_once on budgets (fiscal_year, department_code, category) where (removed_at is null);
