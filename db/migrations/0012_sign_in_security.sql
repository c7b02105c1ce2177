-- Who may try to sign in, from which device, and for how long a session stands unused.

alter table sessions
  add column provider text not null default 'password' check (provider <> ''),
  add column last_used_at timestamptz(3);
comment on column sessions.provider is 'Who checked the person: password, or the configured name of an identity provider.';
comment on column sessions.last_used_at is 'To the minute; null until a minute after the sign-in. Who remembers sessions is not told of it.';

alter table accounts
  add column last_signed_in_at timestamptz(3),
  add column last_signed_in_ip text;

-- Columns that change while a session stands as it is must not make every process forget it.
drop trigger sessions_changed on sessions;
create trigger sessions_changed
  after delete or update of account_id, token_hash, previous_token_hash, previous_until, expires_at on sessions
  for each row execute function tell_session_changed();

drop trigger accounts_changed on accounts;
create trigger accounts_changed
  after update of email, display_name, roles, status, language, employee_id on accounts
  for each row execute function tell_account_changed();

create table known_devices (
  account_id uuid not null references accounts (id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  primary key (account_id, token_hash)
);
comment on table known_devices is 'Browsers that the person has signed in with: strangers'' guesses never lock them out.';
comment on column known_devices.token_hash is 'SHA-256 of the cookie, which is another one after each sign-in.';
create index known_devices_by_token on known_devices (token_hash);
create index known_devices_by_use on known_devices (last_used_at);

create table sign_in_limits (
  scope text not null check (scope in ('account', 'address', 'global', 'device', 'session')),
  subject text not null,
  failures integer not null check (failures >= 0),
  window_began_at timestamptz(3) not null,
  blocked_until timestamptz(3),
  primary key (scope, subject)
);
comment on table sign_in_limits is 'Failed guesses at passwords, by what they were aimed at or came from; forgiven with time.';
comment on column sign_in_limits.subject is 'Scope account: the account''s id, or a hash of the address that nobody has; address: IPv4, or the /64 of an IPv6.';
comment on column sign_in_limits.failures is 'Those not forgiven yet, as of window_began_at.';
create index sign_in_limits_by_age on sign_in_limits (window_began_at);

-- A person's own sign-ins, newest first.
create index audit_events_of_sign_ins on audit_events (account_id, occurred_at desc, id desc)
  where event = 'session.started';
