-- What pages told of their crashes, and what people said of faults (S8-02).

create table page_crashes (
  id uuid primary key,
  at timestamptz(3) not null,
  reference text not null check (reference ~ '^[0-9a-f]{12}$'),
  source text not null check (source <> ''),
  account_id uuid references accounts (id) on delete set null,
  path text not null check (path ~ '^/[^?#]*$' and length(path) <= 300),
  error_name text not null check (error_name <> ''),
  frames text[] not null check (cardinality(frames) <= 20)
);
comment on table page_crashes is 'Pages that broke by themselves: no sentence of the error, which may quote what was typed. Kept for 90 days.';
comment on column page_crashes.reference is 'Number of the request that told of it: the log has it, too.';
comment on column page_crashes.source is 'The session, or the address of guests: how many may come of one is bounded.';
create index page_crashes_by_source on page_crashes (source, at);
create index page_crashes_by_reference on page_crashes (reference);
create index page_crashes_by_age on page_crashes (at);

create table fault_reports (
  id uuid primary key,
  at timestamptz(3) not null,
  reference text not null check (reference ~ '^[0-9a-f]{12}$'),
  source text not null check (source <> ''),
  account_id uuid references accounts (id) on delete restrict,
  path text not null check (path ~ '^/[^?#]*$' and length(path) <= 300),
  said text not null check (btrim(said) <> '' and length(said) <= 2000)
);
comment on table fault_reports is 'Facts: what people reported from a page that failed them. Append-only.';
comment on column fault_reports.reference is 'That of the crash they saw, else that of the report itself.';
comment on column fault_reports.source is 'As in page_crashes.';
create index fault_reports_by_source on fault_reports (source, at);
create trigger fault_reports_append_only before update or delete or truncate on fault_reports
  for each statement execute function refuse_change();
