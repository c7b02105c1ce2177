-- Which purchases and claims a paper belongs to (B7-01, B7-04, B5-05). A link is never altered but by the mark that removes it.

create table transaction_links (
  id uuid primary key,
  record_id uuid not null references transaction_records (id) on delete restrict,
  target_kind text not null check (target_kind in ('purchase-request', 'expense-claim')),
  target_id uuid not null,
  target_number text not null check (target_number <> ''),
  linked_by uuid not null references accounts (id) on delete restrict,
  linked_name text not null,
  linked_at timestamptz(3) not null,
  removed_by uuid references accounts (id) on delete restrict,
  removed_name text,
  removed_at timestamptz(3),
  removal_reason text,
  constraint transaction_links_removed check ((removed_at is null) = (removed_by is null) and (removed_at is null) = (removed_name is null)
    and (removed_at is null) = (coalesce(removal_reason, '') = ''))
);
comment on table transaction_links is 'Electronic transactions and the purchases and claims that they belong to. Rows stay; the mark of removal is set once.';
comment on column transaction_links.target_number is 'Of the purchase or claim: a number never changes once it is given.';
create unique index transaction_links_once on transaction_links (record_id, target_kind, target_id) where removed_at is null;
create index transaction_links_of_target on transaction_links (target_id) where removed_at is null;

create function refuse_altered_link() returns trigger language plpgsql as $$
begin
  if old.removed_at is not null or (to_jsonb(new) - array['removed_by', 'removed_name', 'removed_at', 'removal_reason'])
    <> (to_jsonb(old) - array['removed_by', 'removed_name', 'removed_at', 'removal_reason']) then
    raise exception 'a link is not altered: it is removed once';
  end if;
  return new;
end $$;
create trigger transaction_links_kept before update on transaction_links for each row execute function refuse_altered_link();
create trigger transaction_links_stay before delete or truncate on transaction_links for each statement execute function refuse_change();

alter table transaction_index add column links text not null default '';
comment on column transaction_index.links is 'Numbers of what the record is linked to, with a blank between them. Triggers write it; a superseded version keeps what it had.';

create function linked_numbers(record uuid) returns text language sql stable as $$
  select coalesce(string_agg(l.target_number, ' ' order by l.linked_at, l.id), '') from transaction_links l
  where l.record_id = record and l.removed_at is null
$$;
create function index_changed_links() returns trigger language plpgsql as $$
begin
  update transaction_index set links = linked_numbers(new.record_id) where record_id = new.record_id and state <> 'superseded';
  return null;
end $$;
create trigger transaction_links_indexed after insert or update on transaction_links for each row execute function index_changed_links();

create function index_kept_links() returns trigger language plpgsql as $$
begin
  new.links := linked_numbers(new.record_id);
  return new;
end $$;
create trigger transaction_index_linked before insert on transaction_index for each row execute function index_kept_links();

create index transaction_index_unlinked on transaction_index (record_id) where state = 'live' and direction = 'received' and links = '';

revoke delete on transaction_links from madoguchi_app;
