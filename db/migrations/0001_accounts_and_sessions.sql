-- Who works here, who may log in, and who is logged in.

create table installation (
  one boolean primary key default true check (one),
  sample boolean not null,
  created_at timestamptz(3) not null default now()
);
comment on table installation is 'One row: whether this database holds the sample organisation. `serve` refuses it then.';

create table employees (
  id uuid primary key,
  number text not null unique check (number ~ '^[0-9A-Za-z][0-9A-Za-z_-]{0,31}$'),
  last_name text not null,
  first_name text not null,
  last_name_kana text not null,
  first_name_kana text not null,
  email text not null,
  department_code text not null,
  position_code text not null,
  joined_on date not null,
  left_on date check (left_on >= joined_on),
  version integer not null default 1 check (version > 0),
  change_xid xid8 not null default pg_current_xact_id(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
comment on table employees is 'People of the organisation (B2-01). One post each for now: department and position codes of the masters.';
comment on column employees.change_xid is 'Transaction of the last change; lists answer 304 by the newest one.';
create index employees_by_department on employees (department_code, number);
create index employees_by_kana on employees ((last_name_kana || ' ' || first_name_kana), number);
create index employees_by_change on employees (change_xid desc);

create table accounts (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  display_name text not null,
  roles text[] not null check (roles <@ array['system', 'admin', 'staff', 'user'] and cardinality(roles) > 0),
  status text not null default 'active' check (status in ('active', 'suspended')),
  language text check (language in ('ja', 'en')),
  employee_id uuid unique references employees (id) on delete restrict,
  version integer not null default 1 check (version > 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
comment on table accounts is 'Who may log in. An account may stand without an employee record (an operator).';
comment on column accounts.password_hash is 'argon2id, with its parameters inside.';
comment on column accounts.language is 'The person''s choice; null follows the browser (S1-02).';

create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  token_hash bytea not null unique,
  previous_token_hash bytea unique,
  previous_until timestamptz(3),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ip text not null,
  user_agent text not null
);
comment on table sessions is 'Open sessions: cookie and bearer token are one. Only the SHA-256 of a token is stored.';
comment on column sessions.previous_token_hash is 'The token before the last renewal, good until previous_until, so that running requests do not fail.';
create index sessions_of_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

-- Every process that remembers sessions hears of their end, whoever ends them.
create function tell_session_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', old.id::text);
  return null;
end $$;
create trigger sessions_changed after delete or update on sessions
  for each row execute function tell_session_changed();

create function tell_account_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', s.id::text) from sessions s where s.account_id = old.id;
  return null;
end $$;
create trigger accounts_changed after update on accounts
  for each row execute function tell_account_changed();
