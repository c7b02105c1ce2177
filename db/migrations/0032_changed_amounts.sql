-- An approver changes the amount of a request (B3-05): the fact says from what to what.
alter table approval_acts
  add column amount_before bigint check (amount_before >= 0),
  add column amount_after bigint check (amount_after >= 0),
  add constraint approval_acts_amounts check (
    (amount_before is not null) = (kind = 'change-amount') and (amount_after is not null) = (kind = 'change-amount')
  );
comment on column approval_acts.amount_before is 'Yen, of a change of the amount alone.';
