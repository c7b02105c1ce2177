-- What the company tells its people, and who has confirmed it (B9-01).

create table announcements (
  id uuid primary key,
  status text not null check (status in ('draft', 'published', 'withdrawn')),
  version integer not null check (version > 0),
  edition integer not null check (edition > 0),
  category text not null check (category in ('company', 'procedures', 'system', 'workplace')),
  title text not null check (title <> ''),
  title_en text not null,
  body text not null check (body <> ''),
  body_en text not null,
  audience text not null check (audience in ('any', 'signed-in', 'staff', 'admin', 'system', 'departments')),
  departments text[] not null,
  shown_from date not null,
  shown_until date check (shown_until > shown_from),
  pinned boolean not null,
  must_read boolean not null,
  published_at timestamptz(3),
  created_by uuid not null references accounts (id) on delete restrict,
  created_at timestamptz(3) not null,
  updated_by uuid not null references accounts (id) on delete restrict,
  updated_at timestamptz(3) not null,
  check (status <> 'published' or published_at is not null),
  check (audience <> 'departments' or cardinality(departments) > 0),
  check ((title_en = '') = (body_en = ''))
);
comment on table announcements is 'Announcements in both languages, Markdown without HTML. Never deleted: withdrawn.';
comment on column announcements.edition is 'Counts up when everybody is to read it again; confirmations are of an edition.';
comment on column announcements.departments is 'Codes of the chosen departments; those below them are meant too. Counts only for that audience.';
comment on column announcements.shown_until is 'The first day on which it shows no more.';
comment on column announcements.published_at is 'When it first went out.';
create index announcements_in_order on announcements (pinned desc, shown_from desc, id desc) where status = 'published';

create table announcement_reads (
  announcement_id uuid not null references announcements (id) on delete restrict,
  edition integer not null check (edition > 0),
  account_id uuid not null references accounts (id) on delete restrict,
  read_at timestamptz(3) not null,
  primary key (announcement_id, edition, account_id)
);
comment on table announcement_reads is 'Facts: who confirmed having read which edition, when. Append-only.';
create trigger announcement_reads_append_only before update or delete or truncate on announcement_reads
  for each statement execute function refuse_change();

create table announcement_publications (
  id uuid primary key,
  announcement_id uuid not null references announcements (id) on delete restrict,
  edition integer not null check (edition > 0),
  published_by uuid not null references accounts (id) on delete restrict,
  published_at timestamptz(3) not null,
  change_xid xid8 not null default pg_current_xact_id()
);
comment on table announcement_publications is 'Facts: who sent which edition out, when. Append-only.';
comment on column announcement_publications.change_xid is 'Transaction of the fact; what follows from it is worked off in this order.';
create index announcement_publications_by_change on announcement_publications (change_xid, id);
create trigger announcement_publications_append_only before update or delete or truncate on announcement_publications
  for each statement execute function refuse_change();
