-- The check of everything verifies each time stamp again (B7-05).

alter table evidence_checks drop constraint evidence_checks_step_check;
alter table evidence_checks add constraint evidence_checks_step_check
  check (step in ('versions', 'records', 'files', 'tokens', 'anchors', 'trail'));
alter table evidence_checks add column tokens bigint not null default 0;
comment on column evidence_checks.tokens is 'Time stamps that it has verified.';
