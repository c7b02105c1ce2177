-- An approval lapses when its domain asks for it no more: a booking that was moved, cancelled or is over. A person does it, or the
-- calendar, and neither says yes or no by it.
alter table approvals drop constraint approvals_status_check;
alter table approvals add constraint approvals_status_check
  check (status in ('in_progress', 'approved', 'returned', 'rejected', 'withdrawn', 'lapsed'));
alter table approval_acts drop constraint approval_acts_kind_check;
alter table approval_acts add constraint approval_acts_kind_check
  check (kind in ('submit', 'approve', 'check', 'read', 'return', 'reject', 'take-back', 'comment', 'reassign', 'withdraw', 'remind',
    'escalate', 'change-amount', 'lapse'));
alter table approval_acts drop constraint approval_acts_calendar;
alter table approval_acts add constraint approval_acts_calendar
  check (employee_id is not null or kind in ('remind', 'escalate', 'lapse'));
