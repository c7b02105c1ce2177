create table general_tools (
  tool text primary key check (tool ~ '^[a-z][a-z-]*$'),
  open_to text not null check (open_to in ('system', 'staff', 'signed-in')),
  version integer not null default 1 check (version >= 1),
  updated_at timestamptz(3) not null,
  updated_by uuid not null references accounts (id) on delete restrict
);
comment on table general_tools is 'Who may have a general tool, where system people have chosen; a tool without a row is as the contract begins it.';
comment on column general_tools.open_to is 'The rule that operations and screens of the tool follow; its data stays whatever it is.';

-- Every process judges by its memory, and forgets it with the change.
create function tell_general_tools_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('general-tools', '');
  return null;
end $$;

create trigger general_tools_tell after insert or update or delete on general_tools
  for each statement execute function tell_general_tools_changed();
