-- What ends the sessions of an account ends those too that a sign-in begins in that moment; and no fast hash of a password
-- is kept.

-- A statement sees what stood when it began. It may then have waited for the account behind a sign-in: this looks anew.
create function end_sessions(whose uuid, kept_session uuid, kept_device bytea) returns integer
  language sql volatile as $$
  delete from known_devices where account_id = whose and token_hash is distinct from kept_device;
  with over as (delete from sessions where account_id = whose and id is distinct from kept_session returning id)
  select count(*)::integer from over;
$$;
comment on function end_sessions(uuid, uuid, bytea) is 'Ends the sessions of an account that its caller has locked, and forgets its known devices, each but the named one; how many sessions that were.';

-- Their hash was taken of the whole body, with the password in it (decision 0022).
delete from idempotency_keys where operation in ('passwords.change', 'accounts.register');
