-- The application for the wage account (B8-04): a fourth paper, whose acceptance sets the accounts that wages go to.

alter table onboarding_templates drop constraint onboarding_templates_kind_check;
alter table onboarding_templates add constraint onboarding_templates_kind_check check (kind in
  ('personal-information-agreement', 'company-consent', 'pledge', 'wage-transfer-account-application'));
alter table onboarding_papers drop constraint onboarding_papers_kind_check;
alter table onboarding_papers add constraint onboarding_papers_kind_check check (kind in
  ('personal-information-agreement', 'company-consent', 'pledge', 'wage-transfer-account-application'));

alter table bank_accounts add column start_month text check (start_month ~ '^[0-9]{4}(0[1-9]|1[0-2])$');
alter table bank_accounts add column amount integer check (amount > 0);
alter table bank_accounts drop constraint bank_accounts_purpose_check;
alter table bank_accounts add constraint bank_accounts_purpose_check check (purpose in ('wage', 'wage-second', 'expense'));
alter table bank_accounts add constraint bank_accounts_of_wage check ((purpose = 'expense') = (start_month is null)
  and (purpose = 'wage-second') = (amount is not null));
comment on column bank_accounts.start_month is 'The first month of wages that go there, as the accepted application says.';
comment on column bank_accounts.amount is 'The fixed amount of the second account. It stands as long as the wage account of its version.';
