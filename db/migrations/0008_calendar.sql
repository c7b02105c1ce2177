-- Events of people's calendars (B9-03): own events, their series, the people who are invited, addresses to subscribe to.

create table calendar_events (
  id uuid primary key,
  version integer not null check (version > 0),
  owner_account uuid not null references accounts (id) on delete restrict,
  title text not null check (title <> ''),
  description text not null,
  place text not null,
  all_day boolean not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  visibility text not null check (visibility in ('public', 'busy', 'private')),
  rule jsonb,
  days date[] not null check (cardinality(days) between 0 and 100),
  span tstzrange not null,
  uid text not null check (uid <> ''),
  sequence integer not null default 0 check (sequence >= 0),
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  removed_at timestamptz(3),
  constraint calendar_events_times check (starts_at <= ends_at),
  constraint calendar_events_one_uid unique (owner_account, uid)
);
comment on table calendar_events is 'Events of people''s calendars, one row a series (B9-03). Removed: 30 days in subscribed calendars as cancelled.';
comment on column calendar_events.starts_at is 'Of the first date; all day: midnight in Tokyo.';
comment on column calendar_events.rule is 'How it repeats, as the contract''s Recurrence; null: once.';
comment on column calendar_events.days is 'The dates that the rule has, in Tokyo: the rule is expanded once, when it is saved.';
comment on column calendar_events.span is 'From the first moment of any date to the end of any, for the search by time. Empty where no date takes place.';
comment on column calendar_events.uid is 'Its name in iCalendar, for life.';
comment on column calendar_events.sequence is 'Counts changes of time and place, for calendars that subscribe.';
create index calendar_events_in_time on calendar_events using gist (owner_account, span) where (removed_at is null);

create table calendar_exceptions (
  event_id uuid not null references calendar_events (id) on delete cascade,
  day date not null,
  is_removed boolean not null,
  title text check (title <> ''),
  description text,
  place text,
  all_day boolean,
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  primary key (event_id, day),
  constraint calendar_exceptions_times check (starts_at <= ends_at and (starts_at is null) = (ends_at is null) and (starts_at is null) = (all_day is null))
);
comment on table calendar_exceptions is 'Dates of series that do not take place, or keep something of their own; null is as the series has it (B6-06).';
comment on column calendar_exceptions.day is 'The date that the rule has, wherever it was moved.';

create table calendar_participants (
  event_id uuid not null references calendar_events (id) on delete cascade,
  employee_id uuid not null references employees (id) on delete restrict,
  answer text not null check (answer in ('none', 'accepted', 'tentative', 'declined')),
  answered_at timestamptz(3),
  primary key (event_id, employee_id),
  constraint calendar_participants_answered check ((answer = 'none') = (answered_at is null))
);
comment on table calendar_participants is 'The people who are invited to an event, and what they answered.';
create index calendar_events_of_participant on calendar_participants (employee_id);

create table calendar_changes (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  changed_at timestamptz(3) not null,
  states jsonb not null,
  undone_at timestamptz(3)
);
comment on table calendar_changes is 'What a change found, for a day: who made it takes it back while nobody has changed the same since.';
comment on column calendar_changes.states is 'Of each event: its id, the version that the change led to, and the event before it, null where there was none.';
create index calendar_changes_of_account on calendar_changes (account_id, changed_at);

create table calendar_feeds (
  account_id uuid primary key references accounts (id) on delete cascade,
  token_hash bytea not null unique,
  made_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
comment on table calendar_feeds is 'A person''s secret address to subscribe to; of the address itself only its hash is kept.';
