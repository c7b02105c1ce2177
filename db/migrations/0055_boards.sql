-- Boards (B9-05): lists from left to right with cards, shared by their members.

create table boards (
  id uuid primary key,
  version integer not null check (version > 0),
  title text not null check (char_length(title) between 1 and 100),
  uri text not null check (uri <> ''),
  colour text not null check (colour in ('blue', 'green', 'orange', 'crimson', 'grey')),
  cover_images boolean not null,
  lists_order integer not null default 0,
  last_number integer not null default 0,
  created_by uuid not null references accounts (id) on delete restrict,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  archived_at timestamptz(3),
  archived_by uuid references accounts (id) on delete restrict,
  deleted_at timestamptz(3),
  deleted_by uuid references accounts (id) on delete restrict
);
comment on table boards is 'Boards. Deleted ones are marked, and purged after thirty days.';
comment on column boards.lists_order is 'Counts the changes of the order of its lists: whoever orders them writes over the order that was read.';
comment on column boards.last_number is 'Of its cards.';
create index boards_deleted on boards (deleted_at) where (deleted_at is not null);

create table board_members (
  board_id uuid not null references boards (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  role text not null check (role in ('view', 'edit', 'owner')),
  starred boolean not null default false,
  subscribed boolean not null default false,
  added_at timestamptz(3) not null,
  primary key (board_id, account_id)
);
comment on table board_members is 'Who sees a board, and what else they may; what they marked for themselves.';
create index board_members_of_account on board_members (account_id);

create table board_labels (
  id uuid primary key,
  version integer not null check (version > 0),
  board_id uuid not null references boards (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 40),
  colour text not null check (colour in ('blue', 'green', 'orange', 'crimson', 'grey')),
  removed_at timestamptz(3)
);
comment on table board_labels is 'Labels of a board. Removed ones keep their cards, which have them again when they come back.';
create unique index board_labels_one_title on board_labels (board_id, folded(title)) where (removed_at is null);

create table board_lists (
  id uuid primary key,
  version integer not null check (version > 0),
  board_id uuid not null references boards (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 100),
  wip_limit integer check (wip_limit between 1 and 999),
  position text collate "C" not null check (char_length(position) <= 64),
  cards_order integer not null default 0,
  created_at timestamptz(3) not null,
  archived_at timestamptz(3),
  archived_by uuid references accounts (id) on delete restrict,
  deleted_at timestamptz(3),
  deleted_by uuid references accounts (id) on delete restrict,
  constraint board_lists_one_place unique (board_id, position) deferrable initially immediate
);
comment on table board_lists is 'Lists of boards by their keys of order. A removed one keeps its place and its cards.';
comment on column board_lists.cards_order is 'Counts the changes of the order of its cards, as lists_order does.';
create index board_lists_deleted on board_lists (deleted_at) where (deleted_at is not null);

create table board_cards (
  id uuid primary key,
  version integer not null check (version > 0),
  board_id uuid not null references boards (id) on delete cascade,
  list_id uuid not null references board_lists (id) on delete cascade,
  number integer not null check (number > 0),
  position text collate "C" not null check (char_length(position) <= 64),
  title text not null check (char_length(title) between 1 and 200),
  description text not null,
  due_on date,
  due_time text check (due_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  label_ids uuid[] not null,
  member_ids uuid[] not null,
  checklists jsonb not null,
  cover_id uuid,
  link jsonb,
  done_at timestamptz(3),
  archived_at timestamptz(3),
  archived_by uuid references accounts (id) on delete restrict,
  deleted_at timestamptz(3),
  deleted_by uuid references accounts (id) on delete restrict,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  status text generated always as (case when done_at is null then 'open' else 'done' end) stored not null,
  search_text text generated always as (folded(title)) stored not null,
  constraint board_cards_time_of_day check (due_time is null or due_on is not null),
  constraint board_cards_one_number unique (board_id, number),
  constraint board_cards_one_place unique (list_id, position) deferrable initially immediate
);
comment on table board_cards is 'Cards of boards, each in one list, by their keys of order. A removed one keeps its place.';
comment on column board_cards.number is 'Within its board.';
comment on column board_cards.label_ids is 'In the order in which they were given; removed labels are not shown.';
comment on column board_cards.member_ids is 'Accounts of members of its board.';
comment on column board_cards.checklists is 'As the contract''s Checklist, in their order.';
comment on column board_cards.cover_id is 'One of its attachments that has a picture.';
comment on column board_cards.link is 'A request by its number and its page.';
create index board_cards_of_board on board_cards (board_id) where (deleted_at is null and archived_at is null);
create index board_cards_of_member on board_cards using gin (member_ids) where (deleted_at is null);
create index board_cards_long_keys on board_cards (list_id) where (char_length(position) > 24);
create index board_cards_deleted on board_cards (deleted_at) where (deleted_at is not null);
create index board_cards_by_words on board_cards using gin (bigrams(search_text)) with (fastupdate = off);

create table board_watches (
  card_id uuid not null references board_cards (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  primary key (card_id, account_id)
);
comment on table board_watches is 'Who gets the news of a card.';
create index board_watches_of_account on board_watches (account_id);

create table board_attachments (
  id uuid primary key,
  card_id uuid not null references board_cards (id) on delete cascade,
  name text not null check (name <> ''),
  url text,
  media_type text,
  bytes integer,
  sha256 bytea check (octet_length(sha256) = 32),
  picture bytea,
  added_by uuid not null references accounts (id) on delete restrict,
  added_at timestamptz(3) not null,
  removed_at timestamptz(3),
  constraint board_attachments_kind check ((url is null) = (sha256 is not null and media_type is not null and bytes is not null))
);
comment on table board_attachments is 'Links and files of cards. Removed ones are marked, and purged after thirty days.';
comment on column board_attachments.picture is 'Of a picture: made anew as WebP, small enough for a card and its dialog.';
create index board_attachments_of_card on board_attachments (card_id);
create index board_attachments_by_content on board_attachments (sha256) where (sha256 is not null);

create table board_comments (
  id uuid primary key,
  version integer not null check (version > 0),
  card_id uuid not null references board_cards (id) on delete cascade,
  text text not null,
  mentions uuid[] not null,
  written_by uuid not null references accounts (id) on delete restrict,
  written_at timestamptz(3) not null,
  edited_at timestamptz(3),
  removed_at timestamptz(3)
);
comment on table board_comments is 'Comments on cards. Removed ones are marked, and purged after thirty days.';
comment on column board_comments.mentions is 'Accounts that were members of the board when it was written.';
create index board_comments_of_card on board_comments (card_id);

create table board_activities (
  id uuid primary key,
  card_id uuid not null references board_cards (id) on delete cascade,
  kind text not null,
  said jsonb not null,
  done_by uuid not null references accounts (id) on delete restrict,
  done_at timestamptz(3) not null
);
comment on table board_activities is 'What happened with a card, for its readers; the audit trail is another.';
create index board_activities_of_card on board_activities (card_id, done_at);
