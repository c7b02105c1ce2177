-- The analysis counts people again where one of them, or what they tell of themselves, has changed (B9-07). A row says which
-- transaction last wrote it, whoever did.

alter table profiles add column change_xid xid8 not null default pg_current_xact_id();
comment on column profiles.change_xid is 'The transaction that last wrote it.';
create index profiles_by_change on profiles (change_xid desc);
create trigger profiles_stamped before update on profiles for each row execute function stamp_change();
create trigger employees_stamped before update on employees for each row execute function stamp_change();
