-- Members: how they are reached, where they work, and the posts they hold from day to day (B2-01).

-- Equality of an id beside the overlap of its days, in one exclusion constraint. Every installation may create it: trusted.
create extension if not exists btree_gist;

create function kana_row(kana text) returns text language plpgsql immutable strict parallel safe as $$
declare
  -- Two, as ｶﾞ is.
  initial text := left(normalize(left(kana, 2), nfkc), 1);
begin
  return case
    when initial ~ '[ぁ-おァ-オゔヴ]' then 'a'
    when initial ~ '[か-ごカ-ゴヵヶゕゖ]' then 'ka'
    when initial ~ '[さ-ぞサ-ゾ]' then 'sa'
    when initial ~ '[た-どタ-ド]' then 'ta'
    when initial ~ '[な-のナ-ノ]' then 'na'
    when initial ~ '[は-ぽハ-ポ]' then 'ha'
    when initial ~ '[ま-もマ-モ]' then 'ma'
    when initial ~ '[ゃ-よャ-ヨ]' then 'ya'
    when initial ~ '[ら-ろラ-ロ]' then 'ra'
    when initial ~ '[ゎ-んヮ-ン]' then 'wa'
    else 'other' end;
end $$;
comment on function kana_row(text) is 'The row of the kana table in which a reading begins: あかさたな…, as an index of names has them.';

alter table employees
  add column phone text not null default '',
  add column extension text not null default '',
  add column workplace text not null default '',
  add column kana_row text not null generated always as (kana_row(last_name_kana)) stored,
  add column contact_text text not null generated always as (
    folded(email) || e'\n' || folded(extension) || e'\n' || folded(phone) || e'\n' || replace(folded(phone), '-', '')
  ) stored;
comment on table employees is 'People of the organisation (B2-01). What they hold from day to day stands in employee_posts.';
comment on column employees.phone is 'The company''s number of the person; private ones stand in the profile.';
comment on column employees.workplace is 'Where the person works (勤務地): a name that colleagues know.';
comment on column employees.department_code is 'Of the primary post of today, kept in step with employee_posts (decision 0037).';
comment on column employees.position_code is 'Of the primary post of today, kept in step with employee_posts (decision 0037).';
comment on column employees.contact_text is 'What a search of the member list looks through besides search_text, folded, a line each.';
create index employees_by_contact on employees using gin (bigrams(contact_text)) with (fastupdate = off);

create table employee_posts (
  id uuid primary key,
  employee_id uuid not null references employees (id) on delete restrict,
  department_code text not null,
  position_code text not null,
  is_primary boolean not null,
  valid_from date not null,
  valid_to date check (valid_to > valid_from),
  withdrawn_at timestamptz(3),
  withdrawn_by uuid references accounts (id) on delete restrict,
  created_at timestamptz(3) not null default now(),
  constraint employee_posts_withdrawn check ((withdrawn_at is null) = (withdrawn_by is null)),
  constraint employee_posts_one_primary exclude using gist (employee_id with =, daterange(valid_from, valid_to) with &&)
    where (is_primary and withdrawn_at is null) deferrable initially deferred,
  constraint employee_posts_once exclude using gist (
    employee_id with =, department_code with =, position_code with =, daterange(valid_from, valid_to) with &&
  ) where (withdrawn_at is null) deferrable initially deferred
);
comment on table employee_posts is 'Which posts a person holds, by days (B2-01): one primary each day, any number besides. The record of the employee counts their version.';
comment on column employee_posts.valid_to is 'The first day on which the post is held no more; null: until something ends it.';
comment on column employee_posts.withdrawn_at is 'Entered by mistake or called off: it counts for nothing, and stays (B0-04).';
create index employee_posts_of_employee on employee_posts (employee_id, valid_from);
create index employee_posts_of_department on employee_posts (department_code) where withdrawn_at is null;

insert into employee_posts (id, employee_id, department_code, position_code, is_primary, valid_from)
select gen_random_uuid(), id, department_code, position_code, true, joined_on from employees;

-- Whoever adds an employee gives them a first post: a person without one would be nowhere.
create function begin_first_post() returns trigger language plpgsql as $$
begin
  insert into employee_posts (id, employee_id, department_code, position_code, is_primary, valid_from, created_at)
  values (gen_random_uuid(), new.id, new.department_code, new.position_code, true, new.joined_on, new.created_at);
  return null;
end $$;
create trigger employees_first_post after insert on employees for each row execute function begin_first_post();

-- A session knows the employee behind it: whoever moves, is renamed or leaves is asked for anew.
create function tell_employee_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', s.id::text)
  from sessions s join accounts a on a.id = s.account_id where a.employee_id = new.id;
  return null;
end $$;
create trigger employees_changed after update on employees for each row
  when ((old.number, old.last_name, old.first_name, old.last_name_kana, old.first_name_kana, old.department_code,
      old.joined_on, old.left_on)
    is distinct from (new.number, new.last_name, new.first_name, new.last_name_kana, new.first_name_kana,
      new.department_code, new.joined_on, new.left_on))
  execute function tell_employee_changed();
