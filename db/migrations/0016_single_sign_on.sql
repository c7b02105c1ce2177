-- Logging in with an identity provider (S2-24, S3-01, S4-06).

create table account_identities (
  provider text not null check (provider <> ''),
  subject text not null check (subject <> '' and length(subject) <= 255),
  account_id uuid not null references accounts (id) on delete cascade,
  email text not null,
  created_at timestamptz(3) not null,
  primary key (provider, subject),
  unique (provider, account_id)
);
comment on table account_identities is 'Whom a provider means by a subject. Found by the address once, and from then on by the subject alone.';
comment on column account_identities.provider is 'The issuer, as its tokens name it.';
comment on column account_identities.email is 'The verified address by which the account was found.';
create index account_identities_of_account on account_identities (account_id);

create table provider_logins (
  browser_hash bytea primary key,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null check (expires_at > created_at)
);
comment on table provider_logins is 'Logins under way at the provider: a row is good for one return, and goes with it.';
comment on column provider_logins.browser_hash is 'SHA-256 of what the browser''s cookie holds; state, nonce and verifier follow from that.';
create index provider_logins_by_expiry on provider_logins (expires_at);

alter table sessions add column sealed_id_token bytea;
comment on column sessions.sealed_id_token is 'The provider''s token of this login, sealed by the client secret: the logout there shows it.';
