-- Pictures of passbooks that go with an application for a wage account (B8-04): they show what is sealed elsewhere, and lie sealed.

create table onboarding_passbooks (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete restrict,
  picture bytea not null,
  added_at timestamptz(3) not null
);
comment on table onboarding_passbooks is 'Pictures of passbooks, each of the account that added it. The answers of a paper name them.';
comment on column onboarding_passbooks.picture is 'Sealed: a WebP in Base64, upright and without what came along with the file.';
revoke delete on onboarding_passbooks from madoguchi_app;
