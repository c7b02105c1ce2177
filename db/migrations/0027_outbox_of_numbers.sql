-- A line waits for the log server as its number alone: what it is made of stands in the record and in its place. Written
-- out again, each record stood in the database twice, and was packed twice.
alter table audit_outbox drop column line;
comment on table audit_outbox is 'Places of the chain on their way to the log server; one is deleted when that has acknowledged its line.';
