-- A record that no log server takes would hold up every record behind it. The portal leaves out what is too long
-- (DIFFERENCE_MAX, docs/decisions/0026); this is the fence behind that. Size in memory, which costs nothing to know.
-- Not valid: records of before stay as they are.

alter table audit_events add constraint audit_events_difference_bounded
  check (pg_column_size(difference) <= 4194304) not valid;
