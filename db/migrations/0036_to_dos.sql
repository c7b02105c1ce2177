-- To-dos of people (B9-04): folders and labels, the to-dos, and what takes a change of them back.

create table todo_places (
  id uuid primary key,
  version integer not null check (version > 0),
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('folder', 'label')),
  handle text not null check (handle <> ''),
  title text not null check (char_length(title) between 1 and 40),
  colour text not null check (colour in ('blue', 'green', 'orange', 'crimson', 'grey')),
  position integer not null,
  removed_at timestamptz(3),
  constraint todo_places_one_handle unique (account_id, kind, handle),
  constraint todo_places_free_handle check (kind = 'label' or handle not in ('all', 'label', 'filter'))
);
comment on table todo_places is 'Folders and labels of a person''s to-dos. Removed ones keep their to-dos, which come back with them.';
comment on column todo_places.handle is 'Its part of the address, for good.';
create unique index todo_places_one_title on todo_places (account_id, kind, folded(title)) where (removed_at is null);

create table todos (
  id uuid primary key,
  version integer not null check (version > 0),
  account_id uuid not null references accounts (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  notes text not null,
  start_on date,
  due_on date,
  due_time text check (due_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  starred boolean not null,
  important boolean not null,
  folder_id uuid references todo_places (id) on delete set null,
  label_ids uuid[] not null check (cardinality(label_ids) <= 40),
  subtasks jsonb not null,
  repeat jsonb,
  remind_at timestamptz(3),
  reminded_at timestamptz(3),
  link jsonb,
  completed_at timestamptz(3),
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  status text generated always as (case when completed_at is null then 'open' else 'done' end) stored not null,
  search_text text generated always as (folded(title) || e'\n' || folded(notes) || e'\n'
    || folded(jsonb_path_query_array(subtasks, '$[*].title')::text)) stored not null,
  constraint todos_dates check (start_on <= due_on),
  constraint todos_time_of_day check (due_time is null or due_on is not null)
);
comment on table todos is 'To-dos, each of one person alone (B9-04). Deleted: marked, until its person deletes it for good.';
comment on column todos.folder_id is 'Null: in no folder. One that is removed counts as none.';
comment on column todos.label_ids is 'Labels of the same person, in the order in which they were given; removed ones are not shown.';
comment on column todos.subtasks is 'In their order: id, title, isDone.';
comment on column todos.repeat is 'How it comes again once it is done, as the contract''s TodoRepeat; null: not at all.';
comment on column todos.remind_at is 'When its person wants to be reminded.';
comment on column todos.reminded_at is 'The moment for which they were reminded: one that is moved later is told again.';
comment on column todos.link is 'A request by its number and its page.';
create index todos_by_due on todos (account_id, status desc, due_on, due_time, id) where (deleted_at is null);
create index todos_in_folder on todos (account_id, folder_id, status desc, due_on, due_time, id) where (deleted_at is null);
create index todos_deleted on todos (account_id, deleted_at) where (deleted_at is not null);
create index todos_with_label on todos using gin (label_ids);
create index todos_by_words on todos using gin (bigrams(search_text)) with (fastupdate = off);
create index todos_to_remind on todos (remind_at) where (remind_at is not null and completed_at is null and deleted_at is null);

create table todo_changes (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  changed_at timestamptz(3) not null,
  states jsonb not null,
  undone_at timestamptz(3)
);
comment on table todo_changes is 'What a change found, for a day: who made it takes it back while its to-dos are as it left them.';
comment on column todo_changes.states is 'Of each to-do: its id, the version that the change led to, and the to-do before it, null where there was none.';
create index todo_changes_of_account on todo_changes (account_id, changed_at);
