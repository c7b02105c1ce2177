-- People's own reservations in a range, and use by months, are found however many lie before them.
drop index reservations_of_organizer;
create index reservations_of_organizer on reservations (organizer_id, starts_at) include (id);
create index reservations_by_start on reservations (starts_at);
