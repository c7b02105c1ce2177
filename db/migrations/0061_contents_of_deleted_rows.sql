-- The bytes of any file go once the last row that named them is gone: whoever deletes such a row need not think of it (B0-07).

create function note_unnamed_contents() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into purged_contents (sha256, purged_at) select g.sha256, clock_timestamp() from gone g
    where g.sha256 is not null group by g.sha256
    on conflict (sha256) do update set purged_at = excluded.purged_at, removed_at = null;
  return null;
end $$;

create trigger attachments_gone after delete on attachments referencing old table as gone
  for each statement execute function note_unnamed_contents();
create trigger board_attachments_gone after delete on board_attachments referencing old table as gone
  for each statement execute function note_unnamed_contents();

comment on table purged_contents is 'Contents a row of which was deleted: their bytes go from the file store once nothing names them.';
