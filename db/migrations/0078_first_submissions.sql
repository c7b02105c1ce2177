-- The list of all requests is asked for by the month of their first submission, as the analysis counts them (S7-02): a request that is
-- submitted again begins a new round, and `submitted_at` is that of the newest one.
alter table approvals add column first_submitted_at timestamptz(3);
update approvals p set first_submitted_at = coalesce(
  (select min(a.at) from approval_acts a where a.approval_id = p.id and a.kind = 'submit'), p.submitted_at);
alter table approvals alter column first_submitted_at set not null;
comment on column approvals.first_submitted_at is 'When the first round began.';

create function note_first_submission() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  new.first_submitted_at := coalesce(new.first_submitted_at, new.submitted_at);
  return new;
end $$;
create trigger first_submission before insert on approvals for each row execute function note_first_submission();

create index approvals_by_first_submission on approvals (first_submitted_at, id);
