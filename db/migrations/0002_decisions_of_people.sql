-- What somebody decided, and what was decided in their name, newest first.
create index approval_acts_decided on approval_acts (employee_id, at, id)
  where kind in ('approve', 'check', 'read', 'return', 'reject');
create index approval_acts_in_name on approval_acts (behalf_of_employee, at, id)
  where kind in ('approve', 'check', 'read', 'return', 'reject') and behalf_of_employee is not null;
