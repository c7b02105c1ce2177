-- An upload that breaks off after its bytes lie in the file store, and before its row is written, leaves nothing behind (B0-07): its
-- content is noted before the bytes are put there, among those that no row may name.

grant insert on purged_contents to madoguchi_app;
comment on table purged_contents is 'Contents that no row may name: just received, or of a deleted row. Their bytes go from the file store once nothing names them.';
comment on column purged_contents.purged_at is 'When it was last received, or the last row of it deleted.';
comment on column purged_contents.removed_at is 'When nothing was left to do: a row named it, or its bytes were removed.';
