-- Names of banks and branches that a system person corrects with a day, where the public list lags behind (OB6).

create table bank_names (
  id uuid primary key,
  version integer not null default 1 check (version > 0),
  bank_code text not null references banks (code) on delete restrict,
  branch_code text,
  valid_from date not null,
  name text not null check (name <> ''),
  kana text not null check (kana <> ''),
  search_text text not null,
  listed_name text not null,
  reason text not null check (reason <> ''),
  added_by uuid not null references accounts (id) on delete restrict,
  added_at timestamptz(3) not null,
  withdrawn_by uuid references accounts (id) on delete restrict,
  withdrawn_at timestamptz(3),
  constraint bank_names_branch foreign key (bank_code, branch_code) references bank_branches (bank_code, code) on delete restrict,
  constraint bank_names_withdrawn check ((withdrawn_at is null) = (withdrawn_by is null))
);
comment on table bank_names is 'Names that hold from a day, as long as the public list still has the name that was corrected. Withdrawn ones stay.';
comment on column bank_names.branch_code is 'Null: the name of the bank itself.';
comment on column bank_names.search_text is '`bankSearchText` of the contract: folded, a line each.';
comment on column bank_names.listed_name is 'Of the public list on the day of the correction; once the list says something else, the list counts.';
create unique index bank_names_once on bank_names (bank_code, coalesce(branch_code, ''), valid_from) where (withdrawn_at is null);
create index bank_names_of_branch on bank_names (bank_code, branch_code);

create function bank_name_on(bank text, branch text, listed text, day date) returns text language sql stable as $$
  select coalesce((select n.name from bank_names n
    where n.bank_code = bank and n.branch_code is not distinct from branch and n.withdrawn_at is null
      and n.listed_name = listed and n.valid_from <= day
    order by n.valid_from desc limit 1), listed)
$$;
comment on function bank_name_on is 'The name of a bank, or of its branch, on a day: as corrected, else as listed.';
