-- Reservations of resources (B6-02 … B6-06). Whoever writes them, by whatever path: the constraints below let no two of them have one
-- place at one moment, count identical items, and let nobody into a time that is closed.

create table reservation_series (
  id uuid primary key,
  version integer not null default 1 check (version > 0),
  rule jsonb not null,
  first_day date not null,
  starts text not null check (starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  minutes integer not null check (minutes > 0),
  created_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
comment on table reservation_series is 'Rules by which reservations repeat (B6-02). The dates themselves are reservations.';
comment on column reservation_series.rule is 'As the contract''s Recurrence says it, in days of Asia/Tokyo.';
comment on column reservation_series.ended_at is 'From here on it has no date to come: all were cancelled, or belong to the series that follows.';

create table reservations (
  id uuid primary key,
  version integer not null check (version > 0),
  change_xid xid8 not null default pg_current_xact_id(),
  series_id uuid references reservation_series (id) on delete restrict,
  original_day date,
  own_fields text[] not null default '{}',
  organizer_id uuid not null references employees (id) on delete restrict,
  booked_by_id uuid references employees (id) on delete restrict,
  title text not null check (title <> '' and length(title) <= 100),
  purpose text not null check (length(purpose) <= 200),
  note text not null check (length(note) <= 1000),
  visibility text not null check (visibility in ('public', 'private')),
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  status text not null check (status in ('tentative', 'confirmed', 'in_use', 'finished', 'rejected', 'cancelled', 'no_show')),
  expires_at timestamptz(3),
  release_at timestamptz(3),
  awaits_approval boolean not null default false,
  checked_in_at timestamptz(3),
  cancelled_at timestamptz(3),
  cancel_reason text not null default '' check (length(cancel_reason) <= 200),
  sequence integer not null default 0 check (sequence >= 0),
  destination text not null check (length(destination) <= 100),
  licence_until date,
  kilometres_out integer check (kilometres_out >= 0),
  kilometres_back integer check (kilometres_back >= kilometres_out),
  handed_out_at timestamptz(3),
  handed_out_by uuid references accounts (id) on delete restrict,
  returned_at timestamptz(3),
  returned_by uuid references accounts (id) on delete restrict,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint reservations_times check (ends_at > starts_at),
  constraint reservations_series_day check ((series_id is null) = (original_day is null)),
  constraint reservations_expiry check ((status = 'tentative') <= (expires_at is not null)),
  constraint reservations_returned check (returned_at is null or handed_out_at is not null)
);
comment on table reservations is 'Who has which time (B6-02). Its resources stand in reservation_holds. Never deleted: cancelled.';
comment on column reservations.change_xid is 'Transaction of the last change; lists answer 304 by the newest one.';
comment on column reservations.original_day is 'Its day by the rule of its series, which names it there whatever it was moved to.';
comment on column reservations.own_fields is 'Fields that differ from its series: a change of the series leaves these alone.';
comment on column reservations.booked_by_id is 'The person who typed it for the organizer; null: the organizer.';
comment on column reservations.expires_at is 'Of a tentative one: it is released at this instant, whether or not anybody writes it down then.';
comment on column reservations.release_at is 'Where a check-in is asked for: without one it is released at this instant, likewise.';
comment on column reservations.awaits_approval is 'Tentative until a manager of its resources says yes: one of them asks for that.';
comment on column reservations.sequence is 'Counts what an invitation tells anew: time, resources, the cancellation (RFC 5545).';
comment on column reservations.licence_until is 'Of a vehicle: the last day of the licence that the driver has looked at.';
create index reservations_of_series on reservations (series_id, original_day) where (series_id is not null);
create index reservations_of_organizer on reservations (organizer_id, starts_at);
create index reservations_of_booker on reservations (booked_by_id, starts_at) where (booked_by_id is not null);
create index reservations_by_change on reservations (change_xid desc);
create index reservations_overdue on reservations (least(expires_at, release_at))
  where (status = 'tentative' or (status = 'confirmed' and release_at is not null));
create index reservations_out on reservations (ends_at) where (handed_out_at is not null and returned_at is null);

create table reservation_attendees (
  reservation_id uuid not null references reservations (id) on delete restrict,
  employee_id uuid not null references employees (id) on delete restrict,
  primary key (reservation_id, employee_id)
);
comment on table reservation_attendees is 'Who takes part, besides the organizer.';
create index reservation_attendees_of_employee on reservation_attendees (employee_id, reservation_id);

create table reservation_holds (
  reservation_id uuid not null references reservations (id) on delete restrict,
  resource_id uuid not null references resources (id) on delete restrict,
  part_id uuid not null references resources (id) on delete restrict,
  quantity integer not null check (quantity between 1 and 999),
  exclusive boolean not null,
  live boolean not null,
  during tstzrange not null check (not isempty(during) or not live),
  held tstzrange not null check (not isempty(held) or not live),
  primary key (reservation_id, part_id),
  constraint reservation_holds_within check (not live or held @> during),
  constraint reservation_holds_one check (not exclusive or quantity = 1),
  constraint reservation_holds_exclusive exclude using gist (part_id with =, held with &&) where (exclusive and live)
);
comment on table reservation_holds is 'The places that a reservation takes: one row a part of each of its resources. No two live rows have one place at one moment.';
comment on column reservation_holds.exclusive is 'False for identical items, which are counted instead.';
comment on column reservation_holds.live is 'False once it keeps nobody from the time: cancelled, rejected, released.';
comment on column reservation_holds.during is 'The time of the reservation itself.';
comment on column reservation_holds.held is 'With the buffers that the resource had when it was written: a later buffer changes nothing that stands.';
create index reservation_holds_of_items on reservation_holds using gist (part_id, held) where (live and not exclusive);
create index reservation_holds_by_time on reservation_holds using gist (during) where (live);
create index reservation_holds_of_resource on reservation_holds (resource_id, lower(during));

-- Each query in a volatile function sees what was committed until it begins, so that after the lock on the resource it counts what
-- others have written meanwhile. Whoever writes holds takes these locks first, in the order of the ids.
create function keep_reservation_holds() returns trigger language plpgsql as $$
declare
  items integer;
  most integer;
begin
  if not new.live then
    return null;
  end if;
  -- A time that becomes shorter takes nothing from anybody, and may be shortened in a closed time too.
  if tg_op = 'UPDATE' and old.live and old.part_id = new.part_id and old.held @> new.held and old.quantity >= new.quantity then
    return null;
  end if;
  select r.quantity into items from resources r where r.id = new.part_id for no key update;
  if exists (
    select from resource_closures c
    where c.lifted_at is null and c.closed && new.during and c.resource_id in (
      select p.resource_id from resource_parts p where p.part_id = new.part_id)
  ) then
    raise exception 'the resource is closed then'
      using errcode = 'exclusion_violation', constraint = 'reservation_holds_closed', table = 'reservation_holds';
  end if;
  if not new.exclusive then
    select max(taken) into most from (
      select (select sum(h.quantity) from reservation_holds h
        where h.part_id = new.part_id and h.live and not h.exclusive and h.held && new.held and h.held @> m.moment) as taken
      from (
        select lower(new.held) as moment
        union
        select lower(h.held) from reservation_holds h
        where h.part_id = new.part_id and h.live and not h.exclusive and h.held && new.held and lower(h.held) > lower(new.held)
      ) m
    ) t;
    if most > items then
      raise exception 'so many items are not left'
        using errcode = 'exclusion_violation', constraint = 'reservation_holds_quantity', table = 'reservation_holds';
    end if;
  elsif items > 1 then
    raise exception 'identical items are counted'
      using errcode = 'check_violation', constraint = 'reservation_holds_counted', table = 'reservation_holds';
  end if;
  return null;
end $$;
create trigger reservation_holds_kept after insert or update on reservation_holds
  for each row execute function keep_reservation_holds();

create table reservation_waits (
  id uuid primary key,
  version integer not null check (version > 0),
  state text not null check (state in ('waiting', 'promoted', 'given_up', 'expired')),
  organizer_id uuid not null references employees (id) on delete restrict,
  resource_id uuid not null references resources (id) on delete restrict,
  quantity integer not null check (quantity between 1 and 999),
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > starts_at),
  asked jsonb not null,
  is_admin boolean not null,
  waiting_since timestamptz(3) not null,
  reservation_id uuid references reservations (id) on delete restrict,
  constraint reservation_waits_promoted check ((state = 'promoted') = (reservation_id is not null))
);
comment on table reservation_waits is 'Who waits for a time that is taken (B6-06): whoever came first gets it. Never deleted.';
comment on column reservation_waits.asked is 'The content of the reservation to come, as the contract''s NewWait has it.';
comment on column reservation_waits.is_admin is 'The role by which it is booked, as it was then.';
create index reservation_waits_waiting on reservation_waits (resource_id, waiting_since, id) where (state = 'waiting');
create index reservation_waits_of_organizer on reservation_waits (organizer_id, starts_at);

create table alcohol_checks (
  id uuid primary key,
  reservation_id uuid not null references reservations (id) on delete restrict,
  phase text not null check (phase in ('before', 'after')),
  result text not null check (result in ('none', 'found')),
  measured integer check (measured between 0 and 999),
  checked_by uuid not null references accounts (id) on delete restrict,
  by_name text not null,
  checked_at timestamptz(3) not null
);
comment on table alcohol_checks is 'Facts: whom of the drivers somebody checked before and after a drive. Kept for a year (Regulation for Enforcement of the Road Traffic Act, article 9-10).';
comment on column alcohol_checks.measured is 'Hundredths of a milligram a litre of breath; null: judged without a device.';
comment on column alcohol_checks.by_name is 'The name of who checked, as it was then.';
create index alcohol_checks_of_reservation on alcohol_checks (reservation_id, checked_at);
create trigger alcohol_checks_append_only before delete or update or truncate on alcohol_checks for each statement execute function refuse_change();
