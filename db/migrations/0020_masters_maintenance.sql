-- Masters that people maintain: who changed what, which states a value had, and a count that guards each list as a whole.

alter table classifications
  add column active boolean not null default true,
  add column version integer not null default 1 check (version > 0),
  add column list_version integer not null default 1 check (list_version > 0),
  add column updated_by uuid references accounts (id) on delete restrict,
  add column updated_at timestamptz(3),
  add constraint classifications_code_check check (code ~ '^[0-9A-Za-z][0-9A-Za-z_-]{0,31}$'),
  add constraint classifications_system_stay check (active or not system);
comment on column classifications.active is 'Stopped ones stay with their values; those of the product itself cannot be stopped.';
comment on column classifications.list_version is 'Counts every change of the values: what holds for a whole list, as the tree of departments, was checked at this count.';
comment on column classifications.updated_by is 'Null as it was installed.';
create trigger classifications_changed after insert or update or delete or truncate on classifications
  for each statement execute function tell_masters_changed();

alter table classification_details
  add column updated_by uuid references accounts (id) on delete restrict,
  add column updated_at timestamptz(3),
  add constraint classification_details_sort_order_check check (sort_order >= 0);
comment on column classification_details.updated_by is 'Null as it was installed.';

create table classification_detail_versions (
  classification_code text not null,
  code text not null,
  version integer not null,
  name text not null,
  name_en text not null,
  kana text not null,
  sort_order integer not null,
  valid_from date not null,
  valid_to date,
  active boolean not null,
  extra jsonb not null,
  changed_by uuid references accounts (id) on delete restrict,
  changed_at timestamptz(3),
  primary key (classification_code, code, version)
);
comment on table classification_detail_versions is 'Every state that a master value had, by version (B1-05). Append-only; written by a trigger, whoever changes the value.';
create trigger classification_detail_versions_append_only
  before update or delete or truncate on classification_detail_versions
  for each statement execute function refuse_change();

create function keep_detail_version() returns trigger language plpgsql as $$
begin
  insert into classification_detail_versions (classification_code, code, version, name, name_en, kana, sort_order,
    valid_from, valid_to, active, extra, changed_by, changed_at)
  values (new.classification_code, new.code, new.version, new.name, new.name_en, new.kana, new.sort_order,
    new.valid_from, new.valid_to, new.active, new.extra, new.updated_by, new.updated_at)
  on conflict do nothing;
  return null;
end $$;
create trigger classification_details_kept after insert or update of version on classification_details
  for each row execute function keep_detail_version();

insert into classification_detail_versions (classification_code, code, version, name, name_en, kana, sort_order,
  valid_from, valid_to, active, extra)
select classification_code, code, version, name, name_en, kana, sort_order, valid_from, valid_to, active, extra
from classification_details;

alter table dated_rates
  add column version integer not null default 1 check (version > 0),
  add column updated_by uuid references accounts (id) on delete restrict,
  add column updated_at timestamptz(3);
comment on column dated_rates.updated_by is 'Null as it was installed.';
