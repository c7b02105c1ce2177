-- Eight views of each list, with their columns, are more than the four thousand characters that all of them together were given.

alter table preferences drop constraint preferences_value_check;
alter table preferences add constraint preferences_value_check check (length(value::text) <= 131072);
comment on column preferences.value is 'As long as the contract lets it be (4,096 characters, 65,536 for what is kept of lists); PostgreSQL writes it with blanks.';
