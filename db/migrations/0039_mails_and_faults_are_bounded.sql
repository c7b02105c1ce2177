-- A mail that was sent whole and never confirmed may have arrived: it goes once more and then ends (B0-08, decision 0019).

alter table mails add column unanswered integer not null default 0 check (unanswered >= 0);
comment on column mails.unanswered is 'How often all of it was sent to the mail server and no answer came.';

-- When a mail went out last tells whether any goes out at all.
create index mails_sent on mails (sent_at) where sent_at is not null;

-- Reports are counted by account, and all together.
comment on column page_crashes.source is 'The account, or the network of guests: how many may come of one is bounded.';
create index fault_reports_by_age on fault_reports (at);
