-- The papers of the people (B8-01…B8-03): what is filled in lies sealed; what was handed in, decided and withdrawn stays.

create table onboarding_papers (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete restrict,
  kind text not null check (kind in ('personal-information-agreement', 'company-consent', 'pledge')),
  status text not null check (status in ('requested', 'in_progress', 'submitted', 'returned', 'accepted', 'superseded', 'withdrawn')),
  version integer not null check (version > 0),
  template_id uuid references onboarding_templates (id) on delete restrict,
  answers bytea,
  due_on date,
  requested_by uuid references accounts (id) on delete restrict,
  begun_at timestamptz(3) not null,
  reminded_on date,
  updated_at timestamptz(3) not null,
  constraint onboarding_papers_answered check ((template_id is null) = (answers is null)
    and (status = 'requested' or answers is not null))
);
comment on table onboarding_papers is 'A paper that a person is to fill in, or has; the newest of its kind counts.';
comment on column onboarding_papers.template_id is 'The text that the answers were given to.';
comment on column onboarding_papers.answers is 'Sealed JSON of what is filled in (docs/sealing.md).';
comment on column onboarding_papers.requested_by is 'Null: the person began it unasked.';
comment on column onboarding_papers.begun_at is 'When it was asked for, or begun unasked.';
comment on column onboarding_papers.reminded_on is 'The last day on which the person was reminded.';
create unique index onboarding_papers_one_open on onboarding_papers (account_id, kind)
  where status in ('requested', 'in_progress', 'submitted', 'returned');
create unique index onboarding_papers_one_accepted on onboarding_papers (account_id, kind) where status = 'accepted';
create index onboarding_papers_newest on onboarding_papers (account_id, kind, begun_at desc, id desc);
revoke delete on onboarding_papers from madoguchi_app;

create table onboarding_submissions (
  id uuid primary key,
  paper_id uuid not null references onboarding_papers (id) on delete restrict,
  count integer not null check (count > 0),
  template_id uuid not null references onboarding_templates (id) on delete restrict,
  sha256 bytea not null check (octet_length(sha256) = 32),
  answers bytea not null,
  language text not null check (language in ('ja', 'en')),
  signed_name text not null check (signed_name <> ''),
  registered_name text not null,
  ip text not null,
  signed_on date not null,
  signed_at timestamptz(3) not null,
  unique (paper_id, count)
);
comment on table onboarding_submissions is 'What was signed and handed in, each time (B8-01). Append-only; keys may be rotated.';
comment on column onboarding_submissions.sha256 is 'Hash of the text as it was signed.';
comment on column onboarding_submissions.answers is 'Sealed JSON: answers and consents item by item.';
comment on column onboarding_submissions.registered_name is 'The name that the typed one was compared with.';

create function keep_submission() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - 'answers' is distinct from to_jsonb(old) - 'answers' then
    raise exception 'what was handed in never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger onboarding_submissions_stay before update or delete on onboarding_submissions
  for each row execute function keep_submission();
revoke delete on onboarding_submissions from madoguchi_app;

create table onboarding_decisions (
  submission_id uuid primary key references onboarding_submissions (id) on delete restrict,
  outcome text not null check (outcome in ('accepted', 'returned')),
  comment text not null,
  comments jsonb not null check (jsonb_typeof(comments) = 'array'),
  by_account uuid not null references accounts (id) on delete restrict,
  by_name text not null,
  at timestamptz(3) not null
);
comment on table onboarding_decisions is 'HR accepted or returned what was handed in. Append-only.';
comment on column onboarding_decisions.comments is '`field`, `comment` of each field that is to be corrected.';
create trigger onboarding_decisions_append_only before delete or update or truncate on onboarding_decisions for each statement execute function refuse_change();
revoke update, delete on onboarding_decisions from madoguchi_app;

create table onboarding_withdrawals (
  paper_id uuid not null references onboarding_papers (id) on delete restrict,
  key text not null check (key <> ''),
  ip text not null,
  at timestamptz(3) not null,
  primary key (paper_id, key)
);
comment on table onboarding_withdrawals is 'Optional consents that their person took back; the paper itself stays as it was (OB16). Append-only.';
create trigger onboarding_withdrawals_append_only before delete or update or truncate on onboarding_withdrawals for each statement execute function refuse_change();
revoke update, delete on onboarding_withdrawals from madoguchi_app;

-- People without an employee record are told of things, too: they may not have begun yet.
alter table told_facts add column to_account uuid references accounts (id) on delete restrict;
comment on column told_facts.to_account is 'Where it is told to somebody who may have no employee record.';
alter table told_facts drop constraint told_facts_check;
alter table told_facts add constraint told_facts_check check (num_nonnulls(to_roles, to_employee, to_account) = 1);
