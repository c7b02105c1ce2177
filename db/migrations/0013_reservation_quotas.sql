-- Two bookings of one person that meet at a limit: the slower one counts anew (B6-01).

create table reservation_quotas (
  employee_id uuid primary key references employees (id) on delete restrict,
  writes integer not null check (writes >= 0)
);
comment on table reservation_quotas is 'Counts what was written under a limit of the person. Whoever counts their bookings reads it before, and writes only while it stands: so no two of one person pass a limit together.';
