-- The academy (B9-06): courses and their versions, whom they are assigned to, where people stand in them, and who completed which.

create table courses (
  id uuid primary key,
  version integer not null check (version > 0),
  status text not null check (status in ('draft', 'published', 'withdrawn')),
  category text check (category in ('web', 'firebase', 'cloud', 'android', 'rules', 'safety', 'security', 'work')),
  slug text not null check (slug ~ '^([a-z0-9]+(-[a-z0-9]+)*)?$'),
  title text not null,
  title_en text not null,
  description text not null,
  description_en text not null,
  renews_yearly boolean not null,
  steps jsonb not null check (jsonb_typeof(steps) = 'array'),
  picture_ids uuid[] not null,
  edition integer not null default 0 check (edition >= 0),
  published_version integer,
  required_edition integer not null default 1 check (required_edition > 0),
  retake_by date,
  created_by uuid not null references accounts (id) on delete restrict,
  created_at timestamptz(3) not null,
  updated_by uuid not null references accounts (id) on delete restrict,
  updated_at timestamptz(3) not null,
  constraint courses_published_once check (status = 'draft' or edition > 0),
  constraint courses_retake_by_a_day check (retake_by is null or required_edition > 1)
);
comment on table courses is 'Courses as they are written (B9-06). People take what was published last. Never deleted: withdrawn.';
comment on column courses.steps is 'In their order, as the contract''s CourseStep; hidden ones are left out of what is published.';
comment on column courses.picture_ids is 'Files that the texts show as pictures.';
comment on column courses.edition is 'The version that people take; 0 before the first publication.';
comment on column courses.published_version is 'The version of the row that the publication left: a later one has something that readers do not see yet.';
comment on column courses.required_edition is 'The newest edition that was published as one to be taken again: completions of earlier ones count no more.';
comment on column courses.retake_by is 'By which whoever had completed an earlier edition is to take that one.';

create table course_editions (
  course_id uuid not null references courses (id) on delete restrict,
  edition integer not null check (edition > 0),
  category text not null,
  slug text not null,
  title text not null,
  title_en text not null,
  description text not null,
  description_en text not null,
  steps jsonb not null check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) > 0),
  picture_ids uuid[] not null,
  retake boolean not null,
  published_by uuid not null references accounts (id) on delete restrict,
  published_at timestamptz(3) not null,
  primary key (course_id, edition)
);
comment on table course_editions is 'Facts: what was published of a course, when and by whom, without its hidden steps. Append-only.';
create trigger course_editions_append_only before delete or update or truncate on course_editions
  for each statement execute function refuse_change();

create table course_assignments (
  id uuid primary key,
  course_id uuid not null references courses (id) on delete restrict,
  assigned_to text not null check (assigned_to in ('everybody', 'departments', 'people')),
  departments text[] not null,
  people uuid[] not null,
  due_on date not null,
  assigned_by uuid not null references accounts (id) on delete restrict,
  assigned_at timestamptz(3) not null,
  ended_by uuid references accounts (id) on delete restrict,
  ended_at timestamptz(3),
  constraint course_assignments_to_somebody check (case assigned_to when 'departments' then cardinality(departments) > 0
    when 'people' then cardinality(people) > 0 else true end),
  constraint course_assignments_ended check ((ended_by is null) = (ended_at is null))
);
comment on table course_assignments is 'Who is asked to take a course by a day. Ended ones ask nobody any more.';
comment on column course_assignments.departments is 'Codes; those below them are meant too.';
comment on column course_assignments.people is 'Ids of employees.';
create index course_assignments_of_course on course_assignments (course_id) where (ended_at is null);

create table course_takings (
  account_id uuid not null references accounts (id) on delete cascade,
  course_id uuid not null references courses (id) on delete restrict,
  round_year integer not null,
  round_edition integer not null,
  step_id uuid,
  position integer not null check (position between 0 and 1000),
  done uuid[] not null,
  begun_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  primary key (account_id, course_id)
);
comment on table course_takings is 'Where a person stands in a course: the place, and apart from it what is done. One of an earlier round counts as none.';
comment on column course_takings.round_year is 'The fiscal year of a course that renews; else 0.';
comment on column course_takings.round_edition is 'The oldest edition that counted when it was begun.';
comment on column course_takings.position is 'How far the step was read, in thousandths.';
comment on column course_takings.done is 'Ids of steps, of steps that are gone too.';

create table course_completions (
  id uuid primary key,
  course_id uuid not null,
  account_id uuid not null references accounts (id) on delete restrict,
  edition integer not null,
  round_year integer not null,
  round_edition integer not null,
  fiscal_year integer not null,
  due_on date,
  completed_at timestamptz(3) not null,
  foreign key (course_id, edition) references course_editions (course_id, edition) on delete restrict,
  constraint course_completions_once_a_round unique (account_id, course_id, round_year, round_edition)
);
comment on table course_completions is 'Facts: who completed which edition of a course, when, and the deadline that held. Append-only.';
comment on column course_completions.fiscal_year is 'Of the day of Tokyo on which it was completed.';
create index course_completions_of_course on course_completions (course_id, account_id);
create trigger course_completions_append_only before delete or update or truncate on course_completions
  for each statement execute function refuse_change();

create table course_notes (
  account_id uuid not null references accounts (id) on delete cascade,
  course_id uuid not null references courses (id) on delete restrict,
  step_id uuid not null,
  version integer not null check (version > 0),
  note text not null,
  changed_at timestamptz(3) not null,
  primary key (account_id, course_id, step_id)
);
comment on table course_notes is 'A person''s own notes on steps; nobody else reads them. An emptied one keeps its version.';
