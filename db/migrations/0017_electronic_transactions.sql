-- Electronic transaction data (B7-01…B7-05): what was registered stays. A correction is a new version, a deletion a last one; all
-- versions of all records form one chain of digests, made here and not by whoever writes.

create table counterparties (
  id uuid primary key,
  created_by uuid not null references accounts (id) on delete restrict,
  created_at timestamptz(3) not null
);
comment on table counterparties is 'Whom papers are exchanged with. Their names stand in `counterparty_names`.';

create table counterparty_names (
  id uuid primary key,
  counterparty_id uuid not null references counterparties (id) on delete restrict,
  name text not null check (name <> ''),
  kana text not null,
  name_folded text not null,
  search_text text not null,
  valid_from date,
  added_by uuid not null references accounts (id) on delete restrict,
  added_at timestamptz(3) not null
);
comment on table counterparty_names is 'All names of a counterparty: each finds all of its papers. Append-only.';
comment on column counterparty_names.search_text is '`counterpartySearchText` of the contract: without the form of the company, a line each.';
comment on column counterparty_names.valid_from is 'Null for the name under which it was first met, and for other ways in which its papers write it.';
create unique index counterparty_names_once on counterparty_names (counterparty_id, name_folded);
create index counterparty_names_by_name on counterparty_names (name_folded);

create table transaction_files (
  id uuid primary key,
  sha256 bytea not null check (octet_length(sha256) = 32),
  bytes bigint not null check (bytes > 0),
  media_type text not null,
  name text not null check (name <> ''),
  source text not null check (source in ('upload', 'inbox')),
  sender_note text not null,
  added_by uuid not null references accounts (id) on delete restrict,
  added_at timestamptz(3) not null
);
comment on table transaction_files is 'Files as they were received; their bytes lie in the file store. Append-only.';
create index transaction_files_of_content on transaction_files (sha256);
create index transaction_files_by_time on transaction_files (added_at, id);

create table transaction_records (
  id uuid primary key,
  number text not null unique,
  registered_by uuid not null references accounts (id) on delete restrict,
  registered_at timestamptz(3) not null
);
comment on table transaction_records is 'Electronic transactions by their numbers. Append-only: their versions say what they are.';

create table transaction_versions (
  record_id uuid not null references transaction_records (id) on delete restrict,
  version integer not null check (version > 0),
  number text not null,
  change text not null check (change in ('registered', 'corrected', 'deleted')),
  direction text not null check (direction in ('received', 'issued')),
  document_type text not null,
  date_kind text not null check (date_kind in ('day', 'period', 'received', 'none')),
  transaction_date date,
  period_end date,
  amount bigint,
  tax_basis text not null check (tax_basis in ('included', 'excluded', 'none')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  foreign_minor bigint,
  rate numeric(13, 6),
  rate_date date,
  counterparty_id uuid not null references counterparties (id) on delete restrict,
  counterparty text not null check (counterparty <> ''),
  registration_number text not null,
  registration_number_reason text not null,
  taxes jsonb not null check (jsonb_typeof(taxes) = 'array'),
  received_via text not null check (received_via in ('mail', 'web', 'edi', 'cloud', 'chat', 'other')),
  received_on date not null,
  note text not null,
  sender_note text not null,
  duplicate_reason text not null,
  reason text not null,
  handler_id uuid not null references accounts (id) on delete restrict,
  handler text not null,
  at timestamptz(3) not null,
  files jsonb not null check (jsonb_typeof(files) = 'array'),
  chain_seq bigint not null unique,
  previous bytea not null,
  digest bytea not null,
  primary key (record_id, version),
  constraint transaction_versions_dated check ((date_kind = 'none') = (transaction_date is null)),
  constraint transaction_versions_period check ((date_kind = 'period') = (period_end is not null) and period_end >= transaction_date),
  constraint transaction_versions_reasoned check ((change = 'registered') = (version = 1) and (version = 1 or reason <> '')),
  constraint transaction_versions_foreign check (currency <> 'JPY' or (foreign_minor is null and rate is null and rate_date is null))
);
comment on table transaction_versions is 'What a record states, version by version (B7-03). Append-only; a trigger numbers and chains them (B7-05).';
comment on column transaction_versions.counterparty is 'The name as printed.';
comment on column transaction_versions.files is '`id, sha256, bytes, mediaType, name` of each file, in order; `transaction_version_files` repeats them.';
comment on column transaction_versions.digest is 'sha256(previous || transaction_canonical_text), which covers the hashes of the files.';

create table transaction_chain (
  singleton boolean primary key default true check (singleton),
  seq bigint not null,
  digest bytea not null
);
comment on table transaction_chain is 'The head of the chain of versions: its row is held from one version to the commit. A trigger writes it, nothing else.';
insert into transaction_chain (seq, digest) values (0, decode(repeat('00', 32), 'hex'));

-- The text of a version. `canonicalText` of the contract writes the same.
create function transaction_canonical_text(v transaction_versions) returns text language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select E'madoguchi-electronic-transaction 1\n'
    || (select string_agg(f.name || ': ' || coalesce(to_json(f.value)::text, 'null') || E'\n', '' order by f.place)
      from (values
        (1, 'recordId', v.record_id::text), (2, 'number', v.number), (3, 'version', v.version::text),
        (4, 'change', v.change), (5, 'direction', v.direction), (6, 'documentType', v.document_type),
        (7, 'dateKind', v.date_kind), (8, 'transactionDate', to_char(v.transaction_date, 'YYYY-MM-DD')),
        (9, 'periodEnd', to_char(v.period_end, 'YYYY-MM-DD')), (10, 'amount', v.amount::text),
        (11, 'taxBasis', v.tax_basis), (12, 'currency', v.currency), (13, 'foreignMinor', v.foreign_minor::text),
        (14, 'rate', v.rate::text), (15, 'rateDate', to_char(v.rate_date, 'YYYY-MM-DD')),
        (16, 'counterpartyId', v.counterparty_id::text), (17, 'counterparty', v.counterparty),
        (18, 'registrationNumber', v.registration_number),
        (19, 'registrationNumberReason', v.registration_number_reason), (20, 'receivedVia', v.received_via),
        (21, 'receivedOn', to_char(v.received_on, 'YYYY-MM-DD')), (22, 'note', v.note), (23, 'senderNote', v.sender_note),
        (24, 'duplicateReason', v.duplicate_reason), (25, 'reason', v.reason), (26, 'handlerId', v.handler_id::text),
        (27, 'handler', v.handler), (28, 'at', to_char(v.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      ) f (place, name, value))
    || coalesce((select string_agg('tax: ' || to_json(t ->> 'rate')::text || ' ' || to_json(t ->> 'base')::text || ' '
        || to_json(t ->> 'tax')::text || E'\n', '' order by n) from jsonb_array_elements(v.taxes) with ordinality x (t, n)), '')
    || coalesce((select string_agg('file: ' || to_json(f ->> 'sha256')::text || ' ' || to_json(f ->> 'bytes')::text || ' '
        || to_json(f ->> 'mediaType')::text || ' ' || to_json(f ->> 'name')::text || E'\n', '' order by n)
      from jsonb_array_elements(v.files) with ordinality x (f, n)), '')
$$;

-- Requests may not write the head of the chain: the function does, as the owner.
create function chain_transaction_version() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  before bytea;
begin
  select digest into before from transaction_chain for update;
  new.previous := before;
  update transaction_chain set seq = seq + 1 returning seq into new.chain_seq;
  new.digest := sha256(before || convert_to(transaction_canonical_text(new), 'UTF8'));
  update transaction_chain set digest = new.digest;
  return new;
end $$;
create trigger transaction_versions_chained before insert on transaction_versions
  for each row execute function chain_transaction_version();

create table transaction_version_files (
  record_id uuid not null,
  version integer not null,
  place integer not null,
  file_id uuid not null references transaction_files (id) on delete restrict,
  sha256 bytea not null,
  primary key (record_id, version, place),
  foreign key (record_id, version) references transaction_versions (record_id, version) on delete restrict
);
comment on table transaction_version_files is 'Which version has which file. A trigger writes it from `transaction_versions.files`. Append-only.';
create index transaction_version_files_of_file on transaction_version_files (file_id);
create index transaction_version_files_of_content on transaction_version_files (sha256);

create function keep_transaction_files() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into transaction_version_files (record_id, version, place, file_id, sha256)
    select new.record_id, new.version, n, (f ->> 'id')::uuid, decode(f ->> 'sha256', 'hex')
    from jsonb_array_elements(new.files) with ordinality x (f, n);
  return null;
end $$;
create trigger transaction_versions_filed after insert on transaction_versions
  for each row execute function keep_transaction_files();

create table transaction_verifications (
  record_id uuid not null,
  version integer not null,
  by_account uuid not null references accounts (id) on delete restrict,
  by_name text not null,
  at timestamptz(3) not null,
  primary key (record_id, version),
  foreign key (record_id, version) references transaction_versions (record_id, version) on delete restrict
);
comment on table transaction_verifications is 'Somebody other than the version''s writer found it in agreement with its files (ET21). Append-only.';

create table transaction_index (
  record_id uuid not null,
  version integer not null,
  number text not null,
  state text not null check (state in ('live', 'superseded', 'deleted')),
  change text not null,
  direction text not null,
  document_type text not null,
  date_kind text not null,
  transaction_date date,
  period_end date,
  amount bigint,
  tax_basis text not null,
  currency text not null,
  foreign_minor bigint,
  counterparty_id uuid not null,
  counterparty text not null,
  registration_number text not null,
  received_via text not null,
  received_on date not null,
  due_on date not null,
  note text not null,
  reason text not null,
  handler text not null,
  at timestamptz(3) not null,
  registered_at timestamptz(3) not null,
  file_count integer not null,
  late boolean not null,
  unverified boolean not null,
  search_text text not null,
  primary key (record_id, version),
  foreign key (record_id, version) references transaction_versions (record_id, version) on delete restrict
);
comment on table transaction_index is 'What the search goes along: a row for each version, written by the statement of the version. It proves nothing: the versions do.';
comment on column transaction_index.due_on is 'The last day on which it was registered in time.';
create unique index transaction_index_newest on transaction_index (record_id) where state <> 'superseded';
create index transaction_index_by_date on transaction_index (transaction_date desc nulls last, record_id desc, version desc) include (amount) where state = 'live';
create index transaction_index_by_amount on transaction_index (amount, record_id, version) include (transaction_date) where state = 'live';
create index transaction_index_by_registration on transaction_index (registered_at, record_id, version) where state = 'live';
create index transaction_index_of_counterparty on transaction_index (counterparty_id, transaction_date) include (amount);
create index transaction_index_late on transaction_index (record_id) where state = 'live' and late;
create index transaction_index_unverified on transaction_index (record_id) where state = 'live' and unverified;
create index transaction_index_by_number on transaction_index (number collate "C");
create index transaction_index_by_words on transaction_index using gin (bigrams(search_text));

create trigger counterparty_names_append_only before delete or update or truncate on counterparty_names for each statement execute function refuse_change();
create trigger transaction_files_append_only before delete or update or truncate on transaction_files for each statement execute function refuse_change();
create trigger transaction_records_append_only before delete or update or truncate on transaction_records for each statement execute function refuse_change();
create trigger transaction_versions_append_only before delete or update or truncate on transaction_versions for each statement execute function refuse_change();
create trigger transaction_version_files_append_only before delete or update or truncate on transaction_version_files for each statement execute function refuse_change();
create trigger transaction_verifications_append_only before delete or update or truncate on transaction_verifications for each statement execute function refuse_change();

revoke update, delete on counterparties, counterparty_names, transaction_files, transaction_records, transaction_versions,
  transaction_verifications from madoguchi_app;
revoke insert, update, delete on transaction_version_files, transaction_chain from madoguchi_app;
revoke delete on transaction_index from madoguchi_app;
