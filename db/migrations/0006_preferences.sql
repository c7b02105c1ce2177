-- What people chose for themselves: their settings of the frame, their lists, what they want to be told.

create table preferences (
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null check (length(name) between 1 and 40),
  value jsonb not null check (length(value::text) <= 8192),
  version integer not null default 1 check (version > 0),
  updated_at timestamptz(3) not null,
  primary key (account_id, name)
);
comment on table preferences is 'One row for each choice of a person (S6-09); the contract''s table of preferences knows names and shapes.';
comment on column preferences.value is 'At most 4,096 characters as written by the contract; PostgreSQL writes it with blanks.';
