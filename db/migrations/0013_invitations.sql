-- Accounts that somebody was invited to, and the links that let them in (B2-03).

alter table accounts drop constraint accounts_status_check;
alter table accounts
  add constraint accounts_status_check check (status in ('invited', 'active', 'suspended')),
  alter column password_hash drop not null,
  add column kana text not null default '';
comment on column accounts.password_hash is 'argon2id, with its parameters inside. Null where none was chosen: invited, or single sign-on alone.';
comment on column accounts.kana is 'The reading of the name as it was registered; the employee record''s counts where there is one.';

create table account_links (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'reset')),
  token_hash bytea not null unique,
  created_by uuid not null references accounts (id) on delete restrict,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null check (expires_at > created_at),
  used_at timestamptz(3),
  ended_at timestamptz(3),
  check (used_at is null or ended_at is null)
);
comment on table account_links is 'Links by which a person chooses a password, once. Only the SHA-256 of their secret is stored.';
comment on column account_links.ended_at is 'Good no more though nobody used it: a newer one was made, or the account was suspended.';
create unique index account_links_one_open on account_links (account_id) where used_at is null and ended_at is null;

-- A mail that carries a secret keeps it only until it has been handed over.
alter table mails
  add column secret text,
  add column good_until timestamptz(3),
  add constraint mails_forget_secrets check (secret is null or (state = 'queued' and good_until is not null));
comment on column mails.secret is 'The secret of the link in it. Gone as soon as the mail is sent, refused, too late or of no more use.';
comment on column mails.good_until is 'Later than this it is not sent: what it says would not be true any more.';

-- No fact tells of such a mail: whoever sends mails hears of it here.
create function tell_letter_queued() returns trigger language plpgsql as $$
begin
  perform pg_notify('letters', '');
  return null;
end $$;
create trigger mails_letter_queued after insert on mails for each row
  when (new.secret is not null) execute function tell_letter_queued();
