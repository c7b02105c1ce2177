-- Accounts that end by themselves: an auditor's (B7-06), and those of people who have not started yet.
alter table accounts add column ends_on date;
comment on column accounts.ends_on is 'The last day, in Tokyo, on which anybody logs in with it; null: it ends by nothing but a person.';

alter table accounts drop constraint accounts_roles_check;
alter table accounts add constraint accounts_roles_check
  check (roles <@ array['system', 'admin', 'staff', 'user', 'auditor'] and cardinality(roles) > 0);
alter table accounts add constraint accounts_auditor_check
  check (not 'auditor' = any(roles) or (cardinality(roles) = 1 and ends_on is not null and employee_id is null));

drop trigger accounts_changed on accounts;
create trigger accounts_changed after update of email, display_name, roles, status, language, employee_id, ends_on on accounts
  for each row execute function tell_account_changed();
