create table announcement_attachments (
  announcement_id uuid not null references announcements (id) on delete restrict,
  attachment_id uuid not null references attachments (id) on delete restrict,
  position integer not null check (position >= 0),
  removed_at timestamptz(3),
  removed_by uuid references accounts (id) on delete restrict,
  primary key (announcement_id, attachment_id),
  check ((removed_at is null) = (removed_by is null))
);
comment on table announcement_attachments is 'Files of announcements; whoever sees an announcement may fetch them.';
comment on column announcement_attachments.removed_at is 'Set instead of deleting (B0-04).';
create index announcements_of_attachment on announcement_attachments (attachment_id);
