-- What the audit trail is looked through by. An audit row is written with every change: only what a full walk would be
-- too slow for has an index, and each ends in time, so that it grows at few places.
create index audit_events_by_time on audit_events (occurred_at);
create index audit_events_of_account on audit_events (account_id, occurred_at);
create index audit_events_of_event on audit_events (event, occurred_at);

create function uuid_of(written text) returns uuid language sql immutable parallel safe as $$
  select case when written ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then written::uuid end
$$;
comment on function uuid_of(text) is 'The UUID that a text is, else null: what a record is about may have another kind of id.';
