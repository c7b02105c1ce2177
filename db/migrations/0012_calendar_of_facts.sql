-- The mail of a fact may bring the event along, for the calendars of whoever gets it. It waits and is sent again: what it says is of then.
alter table told_facts add column calendar jsonb;
comment on column told_facts.calendar is 'The event as it was then, for the calendar part of the mail: its method and its events, of one UID (RFC 5546).';
