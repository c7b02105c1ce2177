-- Views of lists that somebody shared with everybody who may open the list (B0-10).

create table shared_views (
  id uuid primary key,
  list text not null check (length(list) between 1 and 60),
  name text not null check (length(name) between 1 and 60),
  query jsonb not null,
  columns jsonb,
  version integer not null default 1 check (version > 0),
  shared_by uuid not null references accounts (id) on delete restrict,
  shared_by_name text not null,
  shared_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_by uuid references accounts (id) on delete restrict,
  constraint shared_views_ended check ((ended_at is null) = (ended_by is null))
);
comment on table shared_views is 'A list''s conditions and columns under a name, for all who may open it. Ended: nobody finds it any more (B0-04).';
create unique index shared_views_by_name on shared_views (list, name) where ended_at is null;
