-- From the first submission on nothing is deleted (B0-04): what is taken off a line or a request is marked, by whom and when.

alter table claim_line_attachments add column removed_at timestamptz(3);
alter table claim_line_attachments add column removed_by uuid references accounts (id) on delete restrict;
alter table claim_line_attachments add constraint removed_by_somebody check ((removed_at is null) = (removed_by is null));
comment on column claim_line_attachments.removed_at is 'Set instead of deleting once the claim has been submitted (B0-04).';

alter table purchase_attachments add column removed_at timestamptz(3);
alter table purchase_attachments add column removed_by uuid references accounts (id) on delete restrict;
alter table purchase_attachments add constraint removed_by_somebody check ((removed_at is null) = (removed_by is null));
comment on column purchase_attachments.removed_at is 'Set instead of deleting once the request has been submitted (B0-04).';

-- Only the requester changes a request that came back: so it was they who took out what is marked already.
alter table purchase_lines add column removed_by uuid references accounts (id) on delete restrict;
alter table purchase_quotes add column removed_by uuid references accounts (id) on delete restrict;
update purchase_lines l set removed_by = a.id from purchase_requests r join accounts a on a.employee_id = r.employee_id
  where l.request_id = r.id and l.removed_at is not null;
update purchase_quotes q set removed_by = a.id from purchase_requests r join accounts a on a.employee_id = r.employee_id
  where q.request_id = r.id and q.removed_at is not null;
alter table purchase_lines add constraint removed_at_a_time check (removed_by is null or removed_at is not null);
alter table purchase_quotes add constraint removed_at_a_time check (removed_by is null or removed_at is not null);
