-- Where people say that they are today (R23): told by themselves, and over with the day.

create table presences (
  employee_id uuid primary key references employees (id) on delete restrict,
  presence text check (presence in ('office', 'remote', 'meeting', 'out', 'away', 'off')),
  note text not null check (length(note) <= 40),
  day date not null,
  told_at timestamptz(3) not null
);
comment on table presences is 'Where people say that they are, each for themselves and for one day in Japan. Nothing is watched, and no history is kept.';
comment on column presences.presence is 'Null: taken back.';
