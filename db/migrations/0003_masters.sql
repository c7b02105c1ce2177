-- Lists that people choose from, and values that the law or the company changes by date.

create table classifications (
  code text primary key,
  name text not null,
  name_en text not null,
  description text not null,
  system boolean not null
);
comment on table classifications is 'The master lists (B1-01). `system`: needed by the product itself.';

create table classification_details (
  classification_code text not null references classifications (code) on delete restrict,
  code text not null check (code ~ '^[0-9A-Za-z][0-9A-Za-z_-]{0,31}$'),
  name text not null,
  name_en text not null,
  kana text not null,
  sort_order integer not null,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  active boolean not null default true,
  extra jsonb not null,
  version integer not null default 1 check (version > 0),
  primary key (classification_code, code)
);
comment on table classification_details is 'Values of the master lists; `extra` has its shape per list in the contract (B1-02). Never deleted: ended.';

create function tell_masters_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('masters', '');
  return null;
end $$;
create trigger classification_details_changed after insert or update or delete or truncate on classification_details
  for each statement execute function tell_masters_changed();

create table dated_rates (
  key text not null,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  value integer not null,
  source text not null,
  primary key (key, valid_from)
);
comment on table dated_rates is 'Figures set by law or company, by date: a look-up takes the transaction''s date (B1-06).';
create trigger dated_rates_changed after insert or update or delete or truncate on dated_rates
  for each statement execute function tell_masters_changed();

create table holidays (
  day date primary key,
  name text not null,
  name_en text not null
);
comment on table holidays is 'National and company holidays; editable, filled from the public list.';
create trigger holidays_changed after insert or update or delete or truncate on holidays
  for each statement execute function tell_masters_changed();
