-- Who decides on what, in versions that never change (B3-01), and who decides in whose name for some days (B3-07).

create table approval_routes (
  id uuid primary key,
  version integer not null check (version > 0),
  draft jsonb check (jsonb_typeof(draft) = 'object'),
  created_by uuid references accounts (id) on delete restrict,
  created_at timestamptz(3) not null,
  updated_by uuid references accounts (id) on delete restrict,
  updated_at timestamptz(3) not null,
  discarded_at timestamptz(3)
);
comment on table approval_routes is 'Approval routes: a draft being written, and published versions. Never deleted: ended, or discarded before it was ever published.';
comment on column approval_routes.draft is 'The text of the next version, where it differs from the newest; its shape stands in the contract.';
comment on column approval_routes.created_by is 'Null: it came with the product.';
comment on column approval_routes.discarded_at is 'Thrown away before any version of it was published.';

create table approval_route_versions (
  id uuid primary key,
  route_id uuid not null references approval_routes (id) on delete restrict,
  number integer not null check (number > 0),
  name text not null check (name <> ''),
  name_en text not null,
  domain text not null check (domain <> ''),
  priority integer not null check (priority between 1 and 999),
  conditions jsonb not null check (jsonb_typeof(conditions) = 'object'),
  steps jsonb not null check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) between 1 and 10),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  published_by uuid references accounts (id) on delete restrict,
  published_at timestamptz(3) not null,
  unique (route_id, number),
  constraint approval_route_versions_one_a_day exclude using gist (
    route_id with =, daterange(valid_from, valid_to) with &&
  )
);
comment on table approval_route_versions is 'What a route says, version by version. Requests under way keep theirs (B3-01).';
comment on column approval_route_versions.conditions is 'For which requests it holds; its shape stands in the contract, as that of the steps.';
comment on column approval_route_versions.valid_to is 'The first day on which it holds no more: the only thing that may still be set. On its first day: it never held.';

-- What has been decided by a version must be readable from it for ever.
create function keep_published_route() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'valid_to' = to_jsonb(new) - 'valid_to' then
    return new;
  end if;
  raise exception 'a published version of an approval route does not change' using errcode = 'restrict_violation';
end $$;
create trigger approval_route_versions_immutable before update or delete on approval_route_versions
  for each row execute function keep_published_route();
create trigger approval_route_versions_kept before truncate on approval_route_versions
  for each statement execute function refuse_change();

create function tell_routes_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('approval-routes', '');
  return null;
end $$;
create trigger approval_route_versions_changed after insert or update on approval_route_versions
  for each statement execute function tell_routes_changed();

-- The types that a delegation is for, as places on a line, so that one index finds overlaps: none named are all.
create function domain_places(domains text[]) returns int4multirange language sql immutable parallel safe
return case
  when cardinality(domains) = 0 then '{(,)}'::int4multirange
  else (
    select range_agg(int4range(place, place + 1))
    from (select ('x' || left(md5(domain), 7))::bit(28)::int as place from unnest(domains) as domain) as placed
  )
end;
comment on function domain_places(text[]) is 'Where the names lie on a line of 28 bits; an empty list covers all of it.';

create table delegations (
  id uuid primary key,
  version integer not null check (version > 0),
  status text not null check (status in ('offered', 'accepted', 'declined', 'ended')),
  from_employee uuid not null references employees (id) on delete restrict,
  to_employee uuid not null references employees (id) on delete restrict,
  valid_from date not null,
  valid_to date not null,
  domains text[] not null,
  amount_limit bigint check (amount_limit >= 0),
  note text not null check (length(note) <= 200),
  offered_at timestamptz(3) not null,
  answered_at timestamptz(3),
  ended_at timestamptz(3),
  constraint delegations_not_to_oneself check (from_employee <> to_employee),
  constraint delegations_days check (valid_to > valid_from and valid_to - valid_from <= 366),
  constraint delegations_answered check ((status in ('accepted', 'declined')) <= (answered_at is not null)),
  constraint delegations_ended check ((status = 'ended') = (ended_at is not null)),
  constraint delegations_one_at_a_time exclude using gist (
    from_employee with =, daterange(valid_from, valid_to) with &&, domain_places(domains) with &&
  ) where (status in ('offered', 'accepted'))
);
comment on table delegations is 'Who may decide in whose name, on which days (B3-07). One at a time for each giver, day and type. Never deleted: ended.';
comment on column delegations.valid_to is 'The first day on which it holds no more.';
comment on column delegations.domains is 'Types of requests; empty: all.';
comment on column delegations.amount_limit is 'Yen, inclusive; null: any amount.';
create index delegations_of_giver on delegations (from_employee, valid_to);
create index delegations_of_delegate on delegations (to_employee, valid_to);

-- A request keeps the version that it began with, whatever is published later (B3-01).
alter table approvals add constraint approvals_route_version
  foreign key (route_version_id) references approval_route_versions (id) on delete restrict;
