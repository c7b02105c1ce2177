-- Every filter of the audit screen walks an index that ends in time, however rare what it asks for. In the order of bytes
-- where the beginning of a text is asked for: other orders do not keep one beginning together.
create index audit_events_of_kind on audit_events (target_kind, occurred_at);
create index audit_events_of_ip on audit_events (ip collate "C", occurred_at);
create index audit_events_of_request on audit_events (request_id collate "C");

-- Logins begun at the identity provider are counted by address, as failed guesses are.
alter table sign_in_limits drop constraint sign_in_limits_scope_check;
alter table sign_in_limits add constraint sign_in_limits_scope_check
  check (scope in ('account', 'address', 'global', 'device', 'session', 'provider-login'));
comment on table sign_in_limits is
  'Failed guesses at passwords, and logins at the provider that nobody came back from, by what they were aimed at or came from; forgiven with time.';
