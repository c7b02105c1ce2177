-- A request for a paper that HR takes back before anything was handed in (B8-02): its reason stays, what was typed goes.

alter table onboarding_papers add column taken_back_reason text check (taken_back_reason <> '');
alter table onboarding_papers drop constraint onboarding_papers_status_check;
alter table onboarding_papers add constraint onboarding_papers_status_check check (status in
  ('requested', 'in_progress', 'submitted', 'returned', 'accepted', 'superseded', 'withdrawn', 'taken_back'));
alter table onboarding_papers drop constraint onboarding_papers_answered;
alter table onboarding_papers add constraint onboarding_papers_answered check ((template_id is null) = (answers is null)
  and (status in ('requested', 'taken_back') or answers is not null)
  and (status = 'taken_back') = (taken_back_reason is not null));
comment on column onboarding_papers.taken_back_reason is 'Why the request was taken back.';
-- Those whose day has come are looked for each morning.
create index onboarding_papers_due on onboarding_papers (due_on) where status in ('requested', 'in_progress', 'returned');
