-- A page of a board of many cards reads what changed since it read before (B9-05). A row says which transaction last changed what
-- is shown of it, whoever wrote it: triggers see to that.

alter table board_cards add column change_xid xid8 not null default pg_current_xact_id();
comment on column board_cards.change_xid is 'The transaction that last wrote it; also where something that hangs on it changed.';
alter table board_lists add column change_xid xid8 not null default pg_current_xact_id();
comment on column board_lists.change_xid is 'The transaction that last took it from its board, with its cards, or brought it back.';
alter table board_labels add column change_xid xid8 not null default pg_current_xact_id();
comment on column board_labels.change_xid is 'The transaction that last removed it from its cards, or brought it back.';

create function stamp_change() returns trigger language plpgsql as $$
begin
  new.change_xid := pg_current_xact_id();
  return new;
end $$;

create trigger board_cards_changed before update on board_cards for each row execute function stamp_change();
create trigger board_lists_changed before update of archived_at, deleted_at on board_lists
  for each row execute function stamp_change();
create trigger board_labels_changed before update of removed_at on board_labels for each row execute function stamp_change();
