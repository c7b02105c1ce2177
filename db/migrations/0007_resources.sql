-- Resources that people reserve: rooms, vehicles, equipment (B6-01). How each may be booked stands beside it.
create table resources (
  id uuid primary key,
  version integer not null check (version > 0),
  change_xid xid8 not null default pg_current_xact_id(),
  status text not null check (status in ('active', 'retired')),
  name text not null check (name <> '' and length(name) <= 60),
  reading text not null check (length(reading) <= 100),
  category text not null check (category in ('room', 'vehicle', 'equipment', 'other')),
  site text not null check (length(site) <= 60),
  capacity integer check (capacity between 1 and 9999),
  features text[] not null check (cardinality(features) <= 20),
  note text not null check (length(note) <= 1000),
  quantity integer not null check (quantity between 1 and 999),
  slot_minutes integer not null check (slot_minutes in (5, 10, 15, 20, 30, 60)),
  shortest_minutes integer not null check (shortest_minutes > 0 and shortest_minutes % slot_minutes = 0),
  longest_minutes integer not null check (longest_minutes >= shortest_minutes and longest_minutes <= 44640
    and longest_minutes % slot_minutes = 0),
  lead_minutes integer not null check (lead_minutes between 0 and 43200),
  ahead_days_staff integer not null check (ahead_days_staff between 1 and 731),
  ahead_days_admin integer not null check (ahead_days_admin between 1 and 731),
  buffer_before_minutes integer not null check (buffer_before_minutes between 0 and 240),
  buffer_after_minutes integer not null check (buffer_after_minutes between 0 and 240),
  approval text not null check (approval in ('none', 'always')),
  checks_in boolean not null,
  grace_minutes integer not null check (grace_minutes between 5 and 120),
  hours jsonb not null check (jsonb_typeof(hours) = 'array' and jsonb_array_length(hours) = 7),
  most_open_staff integer check (most_open_staff between 1 and 999),
  most_open_admin integer check (most_open_admin between 1 and 999),
  week_hours_staff integer check (week_hours_staff between 1 and 168),
  week_hours_admin integer check (week_hours_admin between 1 and 168),
  in_use_from date,
  ends_on date,
  created_by uuid not null references accounts (id) on delete restrict,
  created_at timestamptz(3) not null,
  updated_by uuid not null references accounts (id) on delete restrict,
  updated_at timestamptz(3) not null,
  search_text text generated always as (folded(name) || e'\n' || folded(reading) || e'\n' || folded(site)) stored not null,
  constraint resources_days check (ends_on >= in_use_from),
  constraint resources_grace check (not checks_in or grace_minutes <= shortest_minutes)
);
comment on table resources is 'Resources that people reserve (B6-01). Never deleted: retired, or ended on a day.';
comment on column resources.change_xid is 'Transaction of the last change; lists answer 304 by the newest one.';
comment on column resources.capacity is 'People that it holds; null where that says nothing.';
comment on column resources.quantity is 'Identical items under one name: so many bookings may hold them at one moment.';
comment on column resources.slot_minutes is 'Bookings begin and end on this grid, counted from midnight in Asia/Tokyo.';
comment on column resources.lead_minutes is 'Notice: a booking is made so long before it begins, 0 for until it begins.';
comment on column resources.ahead_days_staff is 'How many days ahead staff may book; `ahead_days_admin`: admins and system people.';
comment on column resources.grace_minutes is 'Where it has a check-in: a booking that nobody has checked in so long after its start is released.';
comment on column resources.hours is 'Opening hours, Monday first: null where closed, else {"opens":"08:00","closes":"24:00"} in Asia/Tokyo.';
comment on column resources.most_open_staff is 'Bookings to come that one person of the role may have; null: any number.';
comment on column resources.week_hours_staff is 'Hours a week (Monday to Sunday) that one person of the role may book; null: any number.';
comment on column resources.ends_on is 'The last day on which it can be used; null: no end.';
comment on column resources.search_text is 'The texts that a search looks through, folded, a line each.';
create unique index resources_one_name on resources (folded(name)) where (status = 'active');
create index resources_by_change on resources (change_xid desc);

create table resource_parts (
  resource_id uuid not null references resources (id) on delete restrict,
  part_id uuid not null references resources (id) on delete restrict,
  primary key (resource_id, part_id)
);
comment on table resource_parts is 'The places that a booking of a resource takes: itself alone, or its units, which others may book by themselves. A whole hall takes both halves, and each half the hall.';
create index resource_parts_of_part on resource_parts (part_id, resource_id);

-- A unit is a place of its own: it has no units, there is one of it, and what is in use is made of what is in use. Two writers at once are told apart by the lock, since a
-- statement that waited for it sees what the other wrote.
create function keep_resource_units_whole() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('resource_parts'));
  if exists (
    select from resource_parts p join resources whole on whole.id = p.resource_id join resources unit on unit.id = p.part_id
    where p.part_id <> p.resource_id and (whole.quantity > 1 or unit.quantity > 1
      or (whole.status = 'active' and unit.status <> 'active')
      or exists (select from resource_parts o where o.resource_id = p.resource_id and o.part_id = p.resource_id)
      or not exists (select from resource_parts o where o.resource_id = p.part_id and o.part_id = p.part_id))
  ) then
    raise exception 'a unit is one, in use, and has no units' using errcode = 'check_violation', constraint = 'resource_parts_whole';
  end if;
  return null;
end $$;
create trigger resource_parts_whole after insert or delete on resource_parts for each statement execute function keep_resource_units_whole();
create trigger resources_parts_whole after update of quantity, status on resources for each row when (old.quantity <> new.quantity or old.status <> new.status)
  execute function keep_resource_units_whole();

create table resource_managers (
  resource_id uuid not null references resources (id) on delete restrict,
  employee_id uuid not null references employees (id) on delete restrict,
  primary key (resource_id, employee_id)
);
comment on table resource_managers is 'Employees who look after a resource: they check in for others, hand out and take back.';
create index resource_managers_of_employee on resource_managers (employee_id);

create table resource_photos (
  resource_id uuid primary key references resources (id) on delete restrict,
  photo bytea not null check (octet_length(photo) = 32),
  large bytea not null check (octet_length(large) between 1 and 400000),
  small bytea not null check (octet_length(small) between 1 and 40000),
  set_at timestamptz(3) not null
);
comment on table resource_photos is 'Photos as two WebP squares made by the portal, as those of people are.';
comment on column resource_photos.photo is 'SHA-256 of the large square: the name by which a photo is fetched.';
create index resource_photos_by_name on resource_photos (photo);

create table resource_closures (
  id uuid primary key,
  group_id uuid not null,
  version integer not null check (version > 0),
  resource_id uuid not null references resources (id) on delete restrict,
  closed tstzrange not null check (not isempty(closed) and lower_inc(closed) and not upper_inc(closed)
    and not lower_inf(closed) and not upper_inf(closed)),
  reason text not null check (reason <> '' and length(reason) <= 200),
  closed_by uuid not null references accounts (id) on delete restrict,
  closed_at timestamptz(3) not null,
  lifted_by uuid references accounts (id) on delete restrict,
  lifted_at timestamptz(3),
  constraint resource_closures_lifted check ((lifted_at is null) = (lifted_by is null)),
  constraint resource_closures_group unique (group_id, resource_id)
);
comment on table resource_closures is 'Times in which a resource cannot be used. One closes its units and everything that shares one with it, too. Never deleted: lifted.';
comment on column resource_closures.group_id is 'Closures of several resources that were said at once; they are lifted together.';
create index resource_closures_by_time on resource_closures using gist (resource_id, closed) where (lifted_at is null);
create index resource_closures_newest on resource_closures (closed_at desc, id);
