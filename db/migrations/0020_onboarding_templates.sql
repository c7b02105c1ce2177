-- The texts of onboarding documents (B8-01): a draft of each paper, and published versions that never change.

create table onboarding_templates (
  id uuid primary key,
  kind text not null check (kind in ('personal-information-agreement', 'company-consent', 'pledge')),
  status text not null check (status in ('draft', 'published')),
  version integer not null check (version > 0),
  number integer check (number > 0),
  title text not null,
  title_en text not null,
  body text not null,
  body_en text not null,
  sha256 bytea check (octet_length(sha256) = 32),
  must_agree_again boolean not null,
  note text not null,
  updated_by uuid references accounts (id) on delete restrict,
  updated_at timestamptz(3) not null,
  published_at timestamptz(3),
  constraint onboarding_templates_published_complete check ((status = 'published') = (number is not null)
    and (status = 'published') = (sha256 is not null) and (status = 'published') = (published_at is not null)
    and (status = 'draft' or (title <> '' and body <> ''))),
  unique (kind, number)
);
comment on table onboarding_templates is 'Texts of the papers that people sign when they join, version by version. What is published never changes: a trigger refuses it.';
comment on column onboarding_templates.number is 'Of the published texts of its kind, from 1.';
comment on column onboarding_templates.body is 'Markdown; lines in brackets are fields and items to agree to (contract/src/onboarding/template-text.ts).';
comment on column onboarding_templates.sha256 is 'Of `canonicalTemplate` of the contract.';
comment on column onboarding_templates.must_agree_again is 'Whoever agreed to an earlier text is to be asked once more (B8-05).';
comment on column onboarding_templates.updated_by is 'Null: it came with the portal.';
create unique index onboarding_templates_one_draft on onboarding_templates (kind) where status = 'draft';

create function keep_published_template() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.status = 'published' then
    raise exception 'a published text of a paper never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger onboarding_templates_stay before update or delete on onboarding_templates
  for each row execute function keep_published_template();
revoke delete on onboarding_templates from madoguchi_app;
