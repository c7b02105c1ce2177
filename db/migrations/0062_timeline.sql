-- The timeline of profiles (S7-08): posts with pictures, comments with their replies, likes, and shares with a department.

create table timeline_posts (
  id uuid primary key,
  version integer not null check (version > 0),
  author_id uuid not null references accounts (id) on delete restrict,
  text text not null check (char_length(text) <= 2000),
  audience text not null check (audience in ('everyone', 'colleagues', 'department', 'private')),
  department_code text,
  shared_id uuid references timeline_posts (id) on delete cascade,
  written_at timestamptz(3) not null,
  removed_at timestamptz(3),
  hidden_at timestamptz(3),
  hidden_by uuid references accounts (id) on delete restrict,
  hidden_reason text,
  constraint timeline_posts_department check ((audience = 'department') = (department_code is not null)),
  constraint timeline_posts_share check (shared_id is null or audience = 'department'),
  constraint timeline_posts_hidden check ((hidden_at is null) = (hidden_by is null) and (hidden_at is null) = (hidden_reason is null))
);
comment on table timeline_posts is 'Posts of the timeline, by their ids in the order of time. Removed ones are marked, and purged after thirty days.';
comment on column timeline_posts.department_code is 'Of the author when they chose it: the post stays with that department.';
comment on column timeline_posts.shared_id is 'Of a share: the post that it shows to the department.';
comment on column timeline_posts.hidden_reason is 'Shown to the author.';
create index timeline_posts_of_author on timeline_posts (author_id, id desc);
create unique index timeline_posts_one_share on timeline_posts (shared_id, author_id) where (removed_at is null);
create index timeline_posts_removed on timeline_posts (removed_at) where (removed_at is not null);

create table timeline_pictures (
  id uuid primary key,
  owner_id uuid not null references accounts (id) on delete restrict,
  post_id uuid references timeline_posts (id) on delete cascade,
  place integer check (place >= 0),
  alt text not null default '',
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null,
  added_at timestamptz(3) not null,
  constraint timeline_pictures_place check ((post_id is null) = (place is null))
);
comment on table timeline_pictures is 'Pictures of posts, made anew as WebP. One that no post has taken is purged after a day.';
comment on column timeline_pictures.alt is 'A description for whoever does not see it; empty where its author gave none.';
create index timeline_pictures_of_post on timeline_pictures (post_id, place);
create index timeline_pictures_waiting on timeline_pictures (owner_id, added_at) where (post_id is null);

create table timeline_comments (
  id uuid primary key,
  post_id uuid not null references timeline_posts (id) on delete cascade,
  answers_id uuid references timeline_comments (id) on delete cascade,
  author_id uuid not null references accounts (id) on delete restrict,
  text text not null check (char_length(text) between 1 and 1000),
  written_at timestamptz(3) not null,
  removed_at timestamptz(3),
  hidden_at timestamptz(3),
  hidden_by uuid references accounts (id) on delete restrict,
  hidden_reason text,
  constraint timeline_comments_hidden check ((hidden_at is null) = (hidden_by is null) and (hidden_at is null) = (hidden_reason is null))
);
comment on table timeline_comments is 'Comments on posts, by their ids in the order of time. Removed ones are marked, and purged after thirty days.';
comment on column timeline_comments.answers_id is 'Of a reply: the comment of the same post that it answers, which is none itself.';
create index timeline_comments_of_post on timeline_comments (post_id, id);
create index timeline_comments_answers on timeline_comments (answers_id) where (answers_id is not null);
create index timeline_comments_removed on timeline_comments (removed_at) where (removed_at is not null);

create table timeline_likes (
  post_id uuid not null references timeline_posts (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  primary key (post_id, account_id)
);
comment on table timeline_likes is 'Who likes which post.';
create index timeline_likes_of_account on timeline_likes (account_id);
