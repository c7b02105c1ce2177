-- A reservation of a resource that is not given without a yes goes through approval (B6-01). Each asking is a request of its own:
-- moved, or handed over to somebody else, it asks anew, and the former approval lapses.
alter table reservations
  add column number text,
  add column approval_request_id uuid,
  add constraint reservations_number unique (number),
  add constraint reservations_approval_request unique (approval_request_id),
  add constraint reservations_asked check ((number is null) = (approval_request_id is null) and number <> '');
comment on column reservations.number is 'Given with the first request for approval, in the same statement (B0-06): RS-2026-00012.';
comment on column reservations.approval_request_id is 'The last request for its approval: the subject of the approval.';
comment on column reservations.awaits_approval is 'Tentative until its approval says yes: one of its resources asks for that.';
-- Those that waited for their managers before begin their approvals by the clock, which finds them here.
create index reservations_unasked on reservations (id)
  where (awaits_approval and status = 'tentative' and approval_request_id is null);

-- The approver's words of a rejection are told in full.
alter table reservations drop constraint reservations_cancel_reason_check;
alter table reservations add constraint reservations_cancel_reason_check check (length(cancel_reason) <= 500);

-- Whoever asked gives up what they asked for: that decides nothing.
alter table approval_acts drop constraint nobody_decides_their_own_request;
alter table approval_acts add constraint nobody_decides_their_own_request
  check (kind in ('submit', 'comment', 'withdraw', 'lapse') or employee_id is distinct from requester_id);

-- Turns are told by the approvals now.
delete from notifications where kind = 'reservation-asked';
