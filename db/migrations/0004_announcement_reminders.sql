create table announcement_reminders (
  announcement_id uuid not null references announcements (id) on delete restrict,
  edition integer not null check (edition > 0),
  account_id uuid not null references accounts (id) on delete restrict,
  day date not null,
  fact_id uuid not null,
  by_account uuid not null references accounts (id) on delete restrict,
  by_name text not null,
  reminded_at timestamptz(3) not null,
  change_xid xid8 not null default pg_current_xact_id(),
  primary key (announcement_id, account_id, day)
);
comment on table announcement_reminders is 'Facts: who was asked on which day to confirm a must-read announcement, by whom; once a day a person. Append-only.';
comment on column announcement_reminders.day is 'By the days of Japan.';
comment on column announcement_reminders.fact_id is 'The same for all who were asked together: it is the fact of their notifications.';
comment on column announcement_reminders.by_name is 'The name of who asked, as it was then.';
comment on column announcement_reminders.change_xid is 'Transaction of the fact; what follows from it is worked off in this order.';
create index announcement_reminders_by_change on announcement_reminders (change_xid);
create trigger announcement_reminders_append_only before delete or update or truncate on announcement_reminders for each statement execute function refuse_change();
