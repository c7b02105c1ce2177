-- Banks and branches of the public list, and people's accounts (B2-05). Number and holder lie sealed; a change is a new version.

create table banks (
  code text primary key check (code ~ '^\d{4}$'),
  name text not null check (name <> ''),
  kana text not null,
  search_text text not null,
  former_text text not null default '',
  closed_on date
);
comment on table banks is 'Institutions of the public list (zengin-code), brought up to date by `npm run banks`. None is deleted: accounts name them.';
comment on column banks.search_text is '`bankSearchText` of the contract: folded, a line each.';
comment on column banks.former_text is 'The same of its former names, which find it too.';
comment on column banks.closed_on is 'The day on which the list had it no more.';

create table bank_branches (
  bank_code text not null references banks (code) on delete restrict,
  code text not null check (code ~ '^\d{3}$'),
  name text not null check (name <> ''),
  kana text not null,
  search_text text not null,
  former_text text not null default '',
  closed_on date,
  primary key (bank_code, code)
);
comment on table bank_branches is 'Branches of the public list. None is deleted.';

create table bank_accounts (
  id uuid primary key,
  employee_id uuid not null references employees (id) on delete restrict,
  purpose text not null check (purpose in ('wage', 'expense')),
  version integer not null check (version > 0),
  bank_code text not null,
  bank_name text not null,
  branch_code text not null,
  branch_name text not null,
  kind text not null check (kind in ('ordinary', 'current', 'savings')),
  number bytea not null,
  holder bytea not null,
  own_name text not null check (own_name in ('same', 'doubtful', 'different')),
  reason text not null,
  changed_by uuid not null references accounts (id) on delete restrict,
  changed_at timestamptz(3) not null,
  constraint bank_accounts_once unique (employee_id, purpose, version),
  constraint bank_accounts_branch foreign key (bank_code, branch_code) references bank_branches (bank_code, code) on delete restrict,
  constraint bank_accounts_reason check (own_name = 'same' or reason <> '')
);
comment on table bank_accounts is 'Accounts that people are paid to, a row for each version; the newest counts. Append-only, but for sealing anew.';
comment on column bank_accounts.bank_name is 'As it was called on the day of the change; that of the branch likewise.';
comment on column bank_accounts.number is 'Sealed: seven digits.';
comment on column bank_accounts.holder is 'Sealed: in the characters of transfers.';
comment on column bank_accounts.own_name is 'How the holder compares with the registered reading of the person on that day.';
create index bank_accounts_of_branch on bank_accounts (bank_code, branch_code);

create function keep_bank_accounts() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'number' - 'holder') is distinct from (to_jsonb(old) - 'number' - 'holder') then
    raise exception 'bank_accounts is append-only' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger bank_accounts_kept before update on bank_accounts for each row execute function keep_bank_accounts();
create trigger bank_accounts_append_only before delete or truncate on bank_accounts for each statement execute function refuse_change();

revoke update, delete on bank_accounts from madoguchi_app;
revoke insert, update, delete on banks, bank_branches from madoguchi_app;
