-- Purging what was kept for as long as it had to be (B7-01): proposed by one person and confirmed by another. Values and files go; the
-- places in the chain stay, so that the chain still verifies. Nothing else deletes a version or a file of one.

create table transaction_purges (
  id uuid primary key,
  reason text not null check (reason <> ''),
  state text not null default 'proposed' check (state in ('proposed', 'confirmed', 'withdrawn')),
  proposed_by uuid not null references accounts (id) on delete restrict,
  proposed_name text not null,
  proposed_at timestamptz(3) not null,
  decided_by uuid references accounts (id) on delete restrict,
  decided_name text,
  decided_at timestamptz(3),
  constraint transaction_purges_decided check ((state = 'proposed') = (decided_at is null) and (decided_at is null) = (decided_by is null)
    and (decided_at is null) = (decided_name is null)),
  constraint transaction_purges_two_people check (state <> 'confirmed' or decided_by <> proposed_by)
);
comment on table transaction_purges is 'Proposals to purge records, and what became of each. Decided once.';
create index transaction_purges_by_time on transaction_purges (proposed_at desc, id desc);

create table transaction_purge_records (
  purge_id uuid not null references transaction_purges (id) on delete restrict,
  record_id uuid not null references transaction_records (id) on delete restrict,
  number text not null,
  retained_until date not null,
  primary key (purge_id, record_id)
);
comment on table transaction_purge_records is 'What a proposal names, with the last day of retention as it was computed then. Append-only.';
create index transaction_purge_records_of_record on transaction_purge_records (record_id);

create table purged_versions (
  record_id uuid not null references transaction_records (id) on delete restrict,
  version integer not null,
  number text not null,
  change text not null,
  handler text not null,
  at timestamptz(3) not null,
  chain_seq bigint not null unique,
  previous bytea not null,
  digest bytea not null,
  file_hashes text[] not null,
  token bytea,
  purge_id uuid not null references transaction_purges (id) on delete restrict,
  primary key (record_id, version)
);
comment on table purged_versions is 'What is left of a version: its place in the chain, its digests, who wrote it and when; no value of the paper. Append-only.';
comment on column purged_versions.token is 'Its time stamp, which is over the digest.';

create table purged_contents (
  sha256 bytea primary key,
  purged_at timestamptz(3) not null,
  removed_at timestamptz(3)
);
comment on table purged_contents is 'Contents whose bytes go from the file store once nothing names them.';
create index purged_contents_left on purged_contents (purged_at) where removed_at is null;

create function last_day_of_retention(record uuid) returns date language sql stable as $$
  select max(retained_until(coalesce(v.period_end, v.transaction_date, v.received_on), v.document_type))
  from transaction_versions v where v.record_id = record
$$;

-- The last guard, against the tables' owner too: only what is due, on no hold and confirmed by two people is put here.
create function refuse_early_purge() returns trigger language plpgsql as $$
begin
  if is_held(new.record_id) or not exists (
    select from transaction_purges p join transaction_purge_records r on r.purge_id = p.id
      join transaction_versions v on v.record_id = r.record_id
    where p.id = new.purge_id and p.state = 'confirmed' and r.record_id = new.record_id and v.version = new.version
      and v.digest = new.digest and v.previous = new.previous and v.chain_seq = new.chain_seq
      and last_day_of_retention(new.record_id) < (p.decided_at at time zone 'Asia/Tokyo')::date)
  then raise exception 'a version within its retention or on hold is not purged' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger purged_versions_due before insert on purged_versions for each row execute function refuse_early_purge();
create trigger purged_versions_append_only before delete or update or truncate on purged_versions for each statement execute function refuse_change();
create trigger transaction_purge_records_append_only before delete or update or truncate on transaction_purge_records
  for each statement execute function refuse_change();

create function refuse_altered_purge() returns trigger language plpgsql as $$
begin
  if old.state <> 'proposed' or (to_jsonb(new) - array['state', 'decided_by', 'decided_name', 'decided_at'])
    <> (to_jsonb(old) - array['state', 'decided_by', 'decided_name', 'decided_at']) then
    raise exception 'a purge is decided once' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger transaction_purges_kept before update on transaction_purges for each row execute function refuse_altered_purge();
create trigger transaction_purges_stay before delete or truncate on transaction_purges for each statement execute function refuse_change();

create function refuse_unpurged() returns trigger language plpgsql as $$
begin
  if not exists (select from purged_versions p where p.record_id = old.record_id and p.version = old.version) then
    raise exception '% is append-only', tg_table_name using errcode = '42501';
  end if;
  return old;
end $$;
create function refuse_unpurged_file() returns trigger language plpgsql as $$
begin
  if exists (select from transaction_version_files f where f.file_id = old.id)
    or not exists (select from purged_versions p where encode(old.sha256, 'hex') = any(p.file_hashes)) then
    raise exception '% is append-only', tg_table_name using errcode = '42501';
  end if;
  return old;
end $$;

drop trigger transaction_versions_append_only on transaction_versions;
create trigger transaction_versions_append_only before update or truncate on transaction_versions for each statement execute function refuse_change();
create trigger transaction_versions_kept before delete on transaction_versions for each row execute function refuse_unpurged();
drop trigger transaction_version_files_append_only on transaction_version_files;
create trigger transaction_version_files_append_only before update or truncate on transaction_version_files for each statement execute function refuse_change();
create trigger transaction_version_files_kept before delete on transaction_version_files for each row execute function refuse_unpurged();
drop trigger transaction_verifications_append_only on transaction_verifications;
create trigger transaction_verifications_append_only before update or truncate on transaction_verifications for each statement execute function refuse_change();
create trigger transaction_verifications_kept before delete on transaction_verifications for each row execute function refuse_unpurged();
drop trigger transaction_stamps_append_only on transaction_stamps;
create trigger transaction_stamps_append_only before update or truncate on transaction_stamps for each statement execute function refuse_change();
create trigger transaction_stamps_kept before delete on transaction_stamps for each row execute function refuse_unpurged();
drop trigger transaction_files_append_only on transaction_files;
create trigger transaction_files_append_only before update or truncate on transaction_files for each statement execute function refuse_change();
create trigger transaction_files_kept before delete on transaction_files for each row execute function refuse_unpurged_file();

-- Confirms a proposal as another person, and purges its records; nothing, and no row, where one of them is not due or on hold.
create function confirm_transaction_purge(purge uuid, person uuid, person_name text, moment timestamptz) returns setof jsonb
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  records uuid[];
  files uuid[];
begin
  perform from transaction_purges p where p.id = purge and p.state = 'proposed' and p.proposed_by <> person for update;
  if not found then return; end if;
  select array_agg(r.record_id order by r.record_id) into records from transaction_purge_records r where r.purge_id = purge;
  -- Whoever holds or corrects one of them in the same moment comes before, and is seen below, or finds it gone.
  perform from transaction_index i where i.record_id = any(records) and i.state <> 'superseded' order by i.record_id for update;
  if exists (select from unnest(records) r (id) where is_held(r.id)
    or not coalesce(last_day_of_retention(r.id) < (moment at time zone 'Asia/Tokyo')::date, false)) then return; end if;
  update transaction_purges set state = 'confirmed', decided_by = person, decided_name = person_name, decided_at = moment
    where id = purge;
  insert into purged_versions (record_id, version, number, change, handler, at, chain_seq, previous, digest, file_hashes, token, purge_id)
    select v.record_id, v.version, v.number, v.change, v.handler, v.at, v.chain_seq, v.previous, v.digest,
      array(select f ->> 'sha256' from jsonb_array_elements(v.files) with ordinality x (f, n) order by n), s.token, purge
    from transaction_versions v left join transaction_stamps s on s.record_id = v.record_id and s.version = v.version
    where v.record_id = any(records);
  select coalesce(array_agg(distinct f.file_id), '{}') into files from transaction_version_files f where f.record_id = any(records);
  delete from transaction_index where record_id = any(records);
  delete from transaction_version_files where record_id = any(records);
  delete from transaction_verifications where record_id = any(records);
  delete from transaction_stamps where record_id = any(records);
  delete from transaction_versions where record_id = any(records);
  with gone as (
    delete from transaction_files f where f.id = any(files)
      and not exists (select from transaction_version_files o where o.file_id = f.id) returning f.sha256
  ) insert into purged_contents (sha256, purged_at) select distinct sha256, moment from gone
    on conflict (sha256) do update set purged_at = excluded.purged_at, removed_at = null;
  return next jsonb_build_object('records', cardinality(records),
    'versions', (select count(*) from purged_versions p where p.purge_id = purge));
end $$;

-- A content is kept while any table names it, whichever feature it is of: a column `sha256` of bytes.
create function is_content_named(hash bytea) returns boolean language plpgsql security definer stable
set search_path = pg_catalog, public, pg_temp as $$
declare
  named record;
  is_named boolean;
begin
  for named in select c.relname from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attname = 'sha256' and a.atttypid = 'bytea'::regtype and c.relkind = 'r' and not a.attisdropped
      and c.relnamespace = 'public'::regnamespace and c.relname <> 'purged_contents'
  loop
    execute format('select exists (select from public.%I where sha256 = $1)', named.relname) into is_named using hash;
    if is_named then return true; end if;
  end loop;
  return false;
end $$;

revoke insert, update, delete on purged_versions from madoguchi_app;
revoke update, delete on transaction_purge_records from madoguchi_app;
revoke delete on transaction_purges from madoguchi_app;
revoke insert, delete on purged_contents from madoguchi_app;
