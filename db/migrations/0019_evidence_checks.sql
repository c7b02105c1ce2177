-- Checks of everything that proves electronic transactions (B7-05): how far one has come, and what it found. They prove nothing
-- themselves; their outcome is in the audit trail.

create table evidence_checks (
  id uuid primary key,
  begun_by uuid references accounts (id) on delete restrict,
  begun_by_name text not null,
  begun_at timestamptz(3) not null,
  ended_at timestamptz(3),
  head bigint not null,
  step text not null check (step in ('versions', 'records', 'files', 'anchors', 'trail')),
  place text not null,
  link text not null,
  done bigint not null,
  total bigint not null,
  versions bigint not null default 0,
  files bigint not null default 0,
  bytes bigint not null default 0,
  places bigint not null default 0,
  faults integer not null default 0
);
comment on table evidence_checks is 'Checks of all electronic transactions, one at a time.';
comment on column evidence_checks.begun_by is 'Null for one that was begun at the console.';
comment on column evidence_checks.head is 'The last place of the chain of versions when it began: it looks up to there.';
comment on column evidence_checks.place is 'The last thing that its step has looked at, from where it goes on after an interruption.';
comment on column evidence_checks.link is 'The digest of that thing in hex, which the next one has to name.';
comment on column evidence_checks.places is 'Places of the audit trail that it has looked at.';
create unique index evidence_checks_running on evidence_checks ((ended_at is null)) where ended_at is null;
create index evidence_checks_by_time on evidence_checks (begun_at desc, id desc);

create table evidence_faults (
  check_id uuid not null references evidence_checks (id) on delete cascade,
  subject text not null,
  kind text not null,
  record_id uuid,
  number text not null,
  version integer,
  place bigint,
  file_name text not null,
  sha256 text not null
);
comment on table evidence_faults is 'Each thing that a check found not to be as it was registered, once.';
comment on column evidence_faults.record_id is 'No foreign key: the record may be gone.';
comment on column evidence_faults.place is 'A place of the chain of versions; of the audit trail, where the kind says so.';
alter table evidence_faults add primary key (check_id, subject);
