-- Frequently asked questions, what their readers thought of them, and what they asked when nothing fitted (B1-07).

create table faq_questions (
  id uuid primary key,
  version integer not null check (version > 0),
  status text not null check (status in ('open', 'answered', 'closed')),
  question text not null check (question <> ''),
  searched text not null,
  asked_by uuid not null references accounts (id) on delete restrict,
  asked_by_name text not null,
  asked_at timestamptz(3) not null,
  answer text not null default '',
  answered_by uuid references accounts (id) on delete restrict,
  answered_by_name text,
  answered_at timestamptz(3),
  check (status <> 'answered' or (answer <> '' and answered_at is not null))
);
comment on table faq_questions is 'What people asked because no entry fitted, and the answer that they got. Never deleted: closed.';
create index faq_questions_in_order on faq_questions (id desc);
create index faq_questions_of_account on faq_questions (asked_by, id desc);

create table faq_entries (
  id uuid primary key,
  status text not null check (status in ('draft', 'published', 'unpublished')),
  version integer not null check (version > 0),
  category text not null check (category in ('expenses', 'purchases', 'reservations', 'accounts', 'people', 'portal')),
  question text not null check (question <> ''),
  question_en text not null,
  answer text not null check (answer <> ''),
  answer_en text not null,
  keywords text[] not null,
  sort_order integer not null check (sort_order >= 0),
  readers text not null check (readers in ('any', 'signed-in', 'staff', 'admin', 'system')),
  places text[] not null,
  from_question uuid references faq_questions (id) on delete restrict,
  created_by uuid not null references accounts (id) on delete restrict,
  created_at timestamptz(3) not null,
  updated_by uuid not null references accounts (id) on delete restrict,
  updated_at timestamptz(3) not null,
  check ((question_en = '') = (answer_en = ''))
);
comment on table faq_entries is 'Questions and answers in both languages, Markdown without HTML. Never deleted: unpublished (B0-04).';
comment on column faq_entries.places is 'Fields of forms beside which the entry is offered; the contract knows them.';
create index faq_entries_in_order on faq_entries (category, sort_order, id) where status = 'published';

create table faq_ratings (
  entry_id uuid not null references faq_entries (id) on delete restrict,
  account_id uuid not null references accounts (id) on delete cascade,
  helpful boolean not null,
  rated_at timestamptz(3) not null,
  primary key (entry_id, account_id)
);
comment on table faq_ratings is 'Whether the entry helped, one word a person: the newer one counts.';

create table faq_views (
  entry_id uuid not null references faq_entries (id) on delete restrict,
  account_id uuid not null references accounts (id) on delete cascade,
  day date not null,
  primary key (entry_id, account_id, day)
);
comment on table faq_views is 'Who looked at an answer, once a day: how often it was looked at.';

create table faq_missed_searches (
  words text primary key check (words <> ''),
  count integer not null check (count > 0),
  last_at timestamptz(3) not null
);
comment on table faq_missed_searches is 'Searches that found nothing, folded. Whose they were is not kept here.';
create index faq_missed_searches_in_order on faq_missed_searches (count desc, last_at desc);
