-- Who has been told of a must-read announcement is kept for each account and edition: whoever an announcement comes to be for
-- later is told, and nobody twice (B0-08, B9-01).

create table announcement_tellings (
  announcement_id uuid not null references announcements (id) on delete restrict,
  edition integer not null check (edition > 0),
  account_id uuid not null references accounts (id) on delete restrict,
  fact_id uuid not null,
  told_at timestamptz(3) not null,
  change_xid xid8 not null default pg_current_xact_id(),
  primary key (announcement_id, edition, account_id)
);
comment on table announcement_tellings is 'Facts: who was told of which edition of a must-read announcement, when. Append-only.';
comment on column announcement_tellings.fact_id is 'The same for all who were told together: it is the fact of their notifications.';
comment on column announcement_tellings.change_xid is 'Transaction of the fact; what follows from it is worked off in this order.';
create index announcement_tellings_by_change on announcement_tellings (change_xid);
create trigger announcement_tellings_append_only before update or delete or truncate on announcement_tellings
  for each statement execute function refuse_change();

-- Who was told of the newest edition already. They have these notifications, and get no others by being written here.
insert into announcement_tellings (announcement_id, edition, account_id, fact_id, told_at)
  select distinct on (a.id, n.account_id) a.id, a.edition, n.account_id, n.fact_id, n.at
  from announcements a join notifications n on n.kind = 'announcement-must-read' and n.subject = a.id
  where n.at >= (select min(p.published_at) from announcement_publications p
    where p.announcement_id = a.id and p.edition = a.edition)
  order by a.id, n.account_id, n.at desc;

-- Nothing is worked off from publications any more.
drop index announcement_publications_by_change;
alter table announcement_publications drop column change_xid;

-- What a confirmation settles is worked off after it, as other facts are.
alter table announcement_reads add column change_xid xid8 not null default pg_current_xact_id();
comment on column announcement_reads.change_xid is 'Transaction of the fact; what follows from it is worked off in this order.';
create index announcement_reads_by_change on announcement_reads (change_xid);
insert into fact_cursors (source, after)
  select 'announcement-reads', pg_current_xact_id() where exists (select from installation);
update notifications n set read_at = r.read_at
  from announcements a join announcement_reads r on r.announcement_id = a.id and r.edition = a.edition
  where n.kind = 'announcement-must-read' and n.subject = a.id and n.account_id = r.account_id and n.read_at is null;
