-- Written by tools/generate-schema.ts from the migrated database. Change it through a migration.

create table account_identities (
  provider text not null,
  subject text not null,
  account_id uuid not null,
  email text not null,
  created_at timestamp(3) with time zone not null,
  constraint account_identities_provider_check CHECK (provider <> ''::text),
  constraint account_identities_subject_check CHECK (subject <> ''::text AND length(subject) <= 255),
  constraint account_identities_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint account_identities_pkey PRIMARY KEY (provider, subject),
  constraint account_identities_provider_account_id_key UNIQUE (provider, account_id)
);
comment on table account_identities is 'Whom a provider means by a subject. Found by the address once, and from then on by the subject alone.';
comment on column account_identities.provider is 'The issuer, as its tokens name it.';
comment on column account_identities.email is 'The verified address by which the account was found.';
CREATE INDEX account_identities_of_account ON public.account_identities USING btree (account_id);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table account_links (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  token_hash bytea not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  constraint account_links_check CHECK (expires_at > created_at),
  constraint account_links_check1 CHECK (used_at IS NULL OR ended_at IS NULL),
  constraint account_links_kind_check CHECK (kind = ANY (ARRAY['invitation'::text, 'reset'::text])),
  constraint account_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint account_links_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint account_links_pkey PRIMARY KEY (id),
  constraint account_links_token_hash_key UNIQUE (token_hash)
);
comment on table account_links is 'Links by which a person chooses a password, once. Only the SHA-256 of their secret is stored.';
comment on column account_links.ended_at is 'Good no more though nobody used it: a newer one was made, or the account was suspended.';
CREATE UNIQUE INDEX account_links_one_open ON public.account_links USING btree (account_id) WHERE ((used_at IS NULL) AND (ended_at IS NULL));
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table accounts (
  id uuid not null,
  email text not null,
  password_hash text,
  display_name text not null,
  roles text[] not null,
  status text not null default 'active'::text,
  language text,
  employee_id uuid,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  last_signed_in_at timestamp(3) with time zone,
  last_signed_in_ip text,
  kana text not null default ''::text,
  ends_on date,
  constraint accounts_auditor_check CHECK (NOT ('auditor'::text = ANY (roles)) OR cardinality(roles) = 1 AND ends_on IS NOT NULL AND employee_id IS NULL),
  constraint accounts_email_check CHECK (email = lower(email)),
  constraint accounts_language_check CHECK (language = ANY (ARRAY['ja'::text, 'en'::text])),
  constraint accounts_roles_check CHECK (roles <@ ARRAY['system'::text, 'admin'::text, 'staff'::text, 'user'::text, 'auditor'::text] AND cardinality(roles) > 0),
  constraint accounts_status_check CHECK (status = ANY (ARRAY['invited'::text, 'active'::text, 'suspended'::text])),
  constraint accounts_version_check CHECK (version > 0),
  constraint accounts_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_email_key UNIQUE (email),
  constraint accounts_employee_id_key UNIQUE (employee_id)
);
comment on table accounts is 'Who may log in. An account may stand without an employee record (an operator).';
comment on column accounts.password_hash is 'argon2id, with its parameters inside. Null where none was chosen: invited, or single sign-on alone.';
comment on column accounts.language is 'The person''s choice; null follows the browser (S1-02).';
comment on column accounts.kana is 'The reading of the name as it was registered; the employee record''s counts where there is one.';
comment on column accounts.ends_on is 'The last day, in Tokyo, on which anybody logs in with it; null: it ends by nothing but a person.';
CREATE INDEX accounts_by_role ON public.accounts USING gin (roles);
CREATE TRIGGER accounts_changed AFTER UPDATE OF email, display_name, roles, status, language, employee_id, ends_on ON accounts FOR EACH ROW EXECUTE FUNCTION tell_account_changed();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table alcohol_checks (
  id uuid not null,
  reservation_id uuid not null,
  phase text not null,
  result text not null,
  measured integer,
  checked_by uuid not null,
  by_name text not null,
  checked_at timestamp(3) with time zone not null,
  constraint alcohol_checks_measured_check CHECK (measured >= 0 AND measured <= 999),
  constraint alcohol_checks_phase_check CHECK (phase = ANY (ARRAY['before'::text, 'after'::text])),
  constraint alcohol_checks_result_check CHECK (result = ANY (ARRAY['none'::text, 'found'::text])),
  constraint alcohol_checks_checked_by_fkey FOREIGN KEY (checked_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint alcohol_checks_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE RESTRICT,
  constraint alcohol_checks_pkey PRIMARY KEY (id)
);
comment on table alcohol_checks is 'Facts: whom of the drivers somebody checked before and after a drive. Kept for a year (Regulation for Enforcement of the Road Traffic Act, article 9-10).';
comment on column alcohol_checks.measured is 'Hundredths of a milligram a litre of breath; null: judged without a device.';
comment on column alcohol_checks.by_name is 'The name of who checked, as it was then.';
CREATE INDEX alcohol_checks_of_reservation ON public.alcohol_checks USING btree (reservation_id, checked_at);
CREATE TRIGGER alcohol_checks_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON alcohol_checks FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table analytics_sites (
  "position" smallint not null,
  name text not null,
  name_en text not null,
  lat double precision not null,
  lng double precision not null,
  constraint analytics_sites_lat_check CHECK (lat >= '-90'::integer::double precision AND lat <= 90::double precision),
  constraint analytics_sites_lng_check CHECK (lng >= '-180'::integer::double precision AND lng <= 180::double precision),
  constraint analytics_sites_pkey PRIMARY KEY ("position"),
  constraint analytics_sites_name_key UNIQUE (name)
);
comment on table analytics_sites is 'The sites of the map. One whose name is no workplace of anybody is shown as a sample.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table announcement_attachments (
  announcement_id uuid not null,
  attachment_id uuid not null,
  "position" integer not null,
  removed_at timestamp(3) with time zone,
  removed_by uuid,
  constraint announcement_attachments_check CHECK ((removed_at IS NULL) = (removed_by IS NULL)),
  constraint announcement_attachments_position_check CHECK ("position" >= 0),
  constraint announcement_attachments_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE RESTRICT,
  constraint announcement_attachments_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES attachments(id) ON DELETE RESTRICT,
  constraint announcement_attachments_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint announcement_attachments_pkey PRIMARY KEY (announcement_id, attachment_id)
);
comment on table announcement_attachments is 'Files of announcements; whoever sees an announcement may fetch them.';
comment on column announcement_attachments.removed_at is 'Set instead of deleting (B0-04).';
CREATE INDEX announcements_of_attachment ON public.announcement_attachments USING btree (attachment_id);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table announcement_publications (
  id uuid not null,
  announcement_id uuid not null,
  edition integer not null,
  published_by uuid not null,
  published_at timestamp(3) with time zone not null,
  constraint announcement_publications_edition_check CHECK (edition > 0),
  constraint announcement_publications_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE RESTRICT,
  constraint announcement_publications_published_by_fkey FOREIGN KEY (published_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint announcement_publications_pkey PRIMARY KEY (id)
);
comment on table announcement_publications is 'Facts: who sent which edition out, when. Append-only.';
CREATE TRIGGER announcement_publications_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON announcement_publications FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table announcement_reads (
  announcement_id uuid not null,
  edition integer not null,
  account_id uuid not null,
  read_at timestamp(3) with time zone not null,
  change_xid xid8 not null default pg_current_xact_id(),
  constraint announcement_reads_edition_check CHECK (edition > 0),
  constraint announcement_reads_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint announcement_reads_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE RESTRICT,
  constraint announcement_reads_pkey PRIMARY KEY (announcement_id, edition, account_id)
);
comment on table announcement_reads is 'Facts: who confirmed having read which edition, when. Append-only.';
comment on column announcement_reads.change_xid is 'Transaction of the fact; what follows from it is worked off in this order.';
CREATE INDEX announcement_reads_by_change ON public.announcement_reads USING btree (change_xid);
CREATE TRIGGER announcement_reads_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON announcement_reads FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table announcement_reminders (
  announcement_id uuid not null,
  edition integer not null,
  account_id uuid not null,
  day date not null,
  fact_id uuid not null,
  by_account uuid not null,
  by_name text not null,
  reminded_at timestamp(3) with time zone not null,
  change_xid xid8 not null default pg_current_xact_id(),
  constraint announcement_reminders_edition_check CHECK (edition > 0),
  constraint announcement_reminders_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint announcement_reminders_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE RESTRICT,
  constraint announcement_reminders_by_account_fkey FOREIGN KEY (by_account) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint announcement_reminders_pkey PRIMARY KEY (announcement_id, account_id, day)
);
comment on table announcement_reminders is 'Facts: who was asked on which day to confirm a must-read announcement, by whom; once a day a person. Append-only.';
comment on column announcement_reminders.day is 'By the days of Japan.';
comment on column announcement_reminders.fact_id is 'The same for all who were asked together: it is the fact of their notifications.';
comment on column announcement_reminders.by_name is 'The name of who asked, as it was then.';
comment on column announcement_reminders.change_xid is 'Transaction of the fact; what follows from it is worked off in this order.';
CREATE INDEX announcement_reminders_by_change ON public.announcement_reminders USING btree (change_xid);
CREATE TRIGGER announcement_reminders_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON announcement_reminders FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table announcement_tellings (
  announcement_id uuid not null,
  edition integer not null,
  account_id uuid not null,
  fact_id uuid not null,
  told_at timestamp(3) with time zone not null,
  change_xid xid8 not null default pg_current_xact_id(),
  constraint announcement_tellings_edition_check CHECK (edition > 0),
  constraint announcement_tellings_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint announcement_tellings_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE RESTRICT,
  constraint announcement_tellings_pkey PRIMARY KEY (announcement_id, edition, account_id)
);
comment on table announcement_tellings is 'Facts: who was told of which edition of a must-read announcement, when. Append-only.';
comment on column announcement_tellings.fact_id is 'The same for all who were told together: it is the fact of their notifications.';
comment on column announcement_tellings.change_xid is 'Transaction of the fact; what follows from it is worked off in this order.';
CREATE INDEX announcement_tellings_by_change ON public.announcement_tellings USING btree (change_xid);
CREATE TRIGGER announcement_tellings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON announcement_tellings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table announcements (
  id uuid not null,
  status text not null,
  version integer not null,
  edition integer not null,
  category text,
  title text not null,
  title_en text not null,
  body text not null,
  body_en text not null,
  audience text,
  departments text[] not null,
  shown_from date,
  shown_until date,
  pinned boolean not null,
  must_read boolean not null,
  published_at timestamp(3) with time zone,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_by uuid not null,
  updated_at timestamp(3) with time zone not null,
  constraint announcements_audience_check CHECK (audience = ANY (ARRAY['any'::text, 'signed-in'::text, 'staff'::text, 'admin'::text, 'system'::text, 'departments'::text])),
  constraint announcements_category_check CHECK (category = ANY (ARRAY['company'::text, 'procedures'::text, 'system'::text, 'workplace'::text])),
  constraint announcements_check1 CHECK (status <> 'published'::text OR published_at IS NOT NULL),
  constraint announcements_edition_check CHECK (edition > 0),
  constraint announcements_published_complete CHECK (status <> 'published'::text OR category IS NOT NULL AND audience IS NOT NULL AND shown_from IS NOT NULL AND title <> ''::text AND body <> ''::text AND (shown_until IS NULL OR shown_until > shown_from) AND (audience <> 'departments'::text OR cardinality(departments) > 0) AND (title_en = ''::text) = (body_en = ''::text)),
  constraint announcements_status_check CHECK (status = ANY (ARRAY['draft'::text, 'published'::text, 'withdrawn'::text])),
  constraint announcements_version_check CHECK (version > 0),
  constraint announcements_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint announcements_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint announcements_pkey PRIMARY KEY (id)
);
comment on table announcements is 'Announcements in both languages, Markdown without HTML. Never deleted: withdrawn.';
comment on column announcements.edition is 'Counts up when everybody is to read it again; confirmations are of an edition.';
comment on column announcements.departments is 'Codes of the chosen departments; those below them are meant too. Counts only for that audience.';
comment on column announcements.shown_until is 'The first day on which it shows no more.';
comment on column announcements.published_at is 'When it first went out.';
CREATE INDEX announcements_in_order ON public.announcements USING btree (pinned DESC, shown_from DESC, id DESC) WHERE (status = 'published'::text);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table approval_acts (
  id uuid not null,
  approval_id uuid not null,
  requester_id uuid not null,
  round integer not null,
  kind text not null,
  step integer,
  step_name text,
  step_name_en text,
  task_id uuid,
  account_id uuid,
  employee_id uuid,
  name text not null,
  department_name text not null,
  behalf_of_employee uuid,
  behalf_of_name text,
  reason text,
  comment text not null,
  at timestamp(3) with time zone not null,
  change_xid xid8 not null default pg_current_xact_id(),
  amount_before bigint,
  amount_after bigint,
  constraint approval_acts_amount_after_check CHECK (amount_after >= 0),
  constraint approval_acts_amount_before_check CHECK (amount_before >= 0),
  constraint approval_acts_amounts CHECK ((amount_before IS NOT NULL) = (kind = 'change-amount'::text) AND (amount_after IS NOT NULL) = (kind = 'change-amount'::text)),
  constraint approval_acts_calendar CHECK (employee_id IS NOT NULL OR (kind = ANY (ARRAY['remind'::text, 'escalate'::text, 'lapse'::text]))),
  constraint approval_acts_comment_check CHECK (length(comment) <= 500),
  constraint approval_acts_kind_check CHECK (kind = ANY (ARRAY['submit'::text, 'approve'::text, 'check'::text, 'read'::text, 'return'::text, 'reject'::text, 'take-back'::text, 'comment'::text, 'reassign'::text, 'withdraw'::text, 'remind'::text, 'escalate'::text, 'change-amount'::text, 'lapse'::text])),
  constraint approval_acts_on_behalf CHECK ((behalf_of_employee IS NULL) = (behalf_of_name IS NULL) AND COALESCE(behalf_of_employee <> employee_id, true)),
  constraint approval_acts_reason_check CHECK (reason = ANY (ARRAY['entry'::text, 'receipt'::text, 'amount'::text, 'purpose'::text, 'other'::text])),
  constraint approval_acts_round_check CHECK (round > 0),
  constraint approval_acts_step_check CHECK (step >= 0),
  constraint nobody_decides_their_own_request CHECK ((kind = ANY (ARRAY['submit'::text, 'comment'::text, 'withdraw'::text, 'lapse'::text])) OR employee_id IS DISTINCT FROM requester_id),
  constraint approval_acts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint approval_acts_approval_id_requester_id_fkey FOREIGN KEY (approval_id, requester_id) REFERENCES approvals(id, requester_id) ON DELETE RESTRICT,
  constraint approval_acts_behalf_of_employee_fkey FOREIGN KEY (behalf_of_employee) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint approval_acts_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint approval_acts_task_id_fkey FOREIGN KEY (task_id) REFERENCES approval_tasks(id) ON DELETE RESTRICT,
  constraint approval_acts_pkey PRIMARY KEY (id)
);
comment on table approval_acts is 'Facts: who did what to a request, when, and for whom. Append-only.';
comment on column approval_acts.employee_id is 'Null where the calendar did it.';
comment on column approval_acts.behalf_of_employee is 'The approver for whom a delegate acted (B3-07).';
comment on column approval_acts.change_xid is 'Transaction of the fact; what follows from it is worked off in this order.';
comment on column approval_acts.amount_before is 'Yen, of a change of the amount alone.';
CREATE INDEX approval_acts_by_change ON public.approval_acts USING btree (change_xid);
CREATE INDEX approval_acts_by_day ON public.approval_acts USING btree ((((at AT TIME ZONE 'Asia/Tokyo'::text))::date), approval_id);
CREATE INDEX approval_acts_decided ON public.approval_acts USING btree (employee_id, at, id) WHERE (kind = ANY (ARRAY['approve'::text, 'check'::text, 'read'::text, 'return'::text, 'reject'::text]));
CREATE INDEX approval_acts_in_name ON public.approval_acts USING btree (behalf_of_employee, at, id) WHERE ((kind = ANY (ARRAY['approve'::text, 'check'::text, 'read'::text, 'return'::text, 'reject'::text])) AND (behalf_of_employee IS NOT NULL));
CREATE INDEX approval_acts_of_approval ON public.approval_acts USING btree (approval_id, at, id);
CREATE TRIGGER approval_acts_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON approval_acts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table approval_route_versions (
  id uuid not null,
  route_id uuid not null,
  number integer not null,
  name text not null,
  name_en text not null,
  domain text not null,
  priority integer not null,
  conditions jsonb not null,
  steps jsonb not null,
  valid_from date not null,
  valid_to date,
  published_by uuid,
  published_at timestamp(3) with time zone not null,
  constraint approval_route_versions_check CHECK (valid_to >= valid_from),
  constraint approval_route_versions_conditions_check CHECK (jsonb_typeof(conditions) = 'object'::text),
  constraint approval_route_versions_domain_check CHECK (domain <> ''::text),
  constraint approval_route_versions_name_check CHECK (name <> ''::text),
  constraint approval_route_versions_number_check CHECK (number > 0),
  constraint approval_route_versions_priority_check CHECK (priority >= 1 AND priority <= 999),
  constraint approval_route_versions_steps_check CHECK (jsonb_typeof(steps) = 'array'::text AND jsonb_array_length(steps) >= 1 AND jsonb_array_length(steps) <= 10),
  constraint approval_route_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint approval_route_versions_route_id_fkey FOREIGN KEY (route_id) REFERENCES approval_routes(id) ON DELETE RESTRICT,
  constraint approval_route_versions_pkey PRIMARY KEY (id),
  constraint approval_route_versions_route_id_number_key UNIQUE (route_id, number),
  constraint approval_route_versions_one_a_day EXCLUDE USING gist (route_id WITH =, daterange(valid_from, valid_to) WITH &&)
);
comment on table approval_route_versions is 'What a route says, version by version. Requests under way keep theirs (B3-01).';
comment on column approval_route_versions.conditions is 'For which requests it holds; its shape stands in the contract, as that of the steps.';
comment on column approval_route_versions.valid_to is 'The first day on which it holds no more: the only thing that may still be set. On its first day: it never held.';
CREATE TRIGGER approval_route_versions_changed AFTER INSERT OR UPDATE ON approval_route_versions FOR EACH STATEMENT EXECUTE FUNCTION tell_routes_changed();
CREATE TRIGGER approval_route_versions_immutable BEFORE DELETE OR UPDATE ON approval_route_versions FOR EACH ROW EXECUTE FUNCTION keep_published_route();
CREATE TRIGGER approval_route_versions_kept BEFORE TRUNCATE ON approval_route_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table approval_routes (
  id uuid not null,
  version integer not null,
  draft jsonb,
  created_by uuid,
  created_at timestamp(3) with time zone not null,
  updated_by uuid,
  updated_at timestamp(3) with time zone not null,
  discarded_at timestamp(3) with time zone,
  constraint approval_routes_draft_check CHECK (jsonb_typeof(draft) = 'object'::text),
  constraint approval_routes_version_check CHECK (version > 0),
  constraint approval_routes_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint approval_routes_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint approval_routes_pkey PRIMARY KEY (id)
);
comment on table approval_routes is 'Approval routes: a draft being written, and published versions. Never deleted: ended, or discarded before it was ever published.';
comment on column approval_routes.draft is 'The text of the next version, where it differs from the newest; its shape stands in the contract.';
comment on column approval_routes.created_by is 'Null: it came with the product.';
comment on column approval_routes.discarded_at is 'Thrown away before any version of it was published.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table approval_tasks (
  id uuid not null,
  approval_id uuid not null,
  requester_id uuid not null,
  round integer not null,
  step integer not null,
  place integer not null,
  chair uuid not null,
  is_past boolean not null,
  employee_id uuid not null,
  approver jsonb not null,
  status text not null,
  arrived_at timestamp(3) with time zone,
  due_on date,
  done_at timestamp(3) with time zone,
  done_by_employee uuid,
  done_by_name text,
  constraint approval_tasks_done_by CHECK ((done_by_employee IS NULL) = (done_by_name IS NULL)),
  constraint approval_tasks_pending_arrived CHECK (status <> 'pending'::text OR arrived_at IS NOT NULL),
  constraint approval_tasks_place_check CHECK (place >= 0),
  constraint approval_tasks_round_check CHECK (round > 0),
  constraint approval_tasks_status_check CHECK (status = ANY (ARRAY['waiting'::text, 'pending'::text, 'approved'::text, 'checked'::text, 'read'::text, 'returned'::text, 'rejected'::text, 'taken_back'::text, 'skipped'::text, 'reassigned'::text])),
  constraint approval_tasks_step_check CHECK (step >= 0),
  constraint nobody_acts_on_their_own CHECK (done_by_employee <> requester_id),
  constraint nobodys_own_turn CHECK (employee_id <> requester_id),
  constraint approval_tasks_approval_id_requester_id_fkey FOREIGN KEY (approval_id, requester_id) REFERENCES approvals(id, requester_id) ON DELETE RESTRICT,
  constraint approval_tasks_chair_fkey FOREIGN KEY (chair) REFERENCES approval_tasks(id) ON DELETE RESTRICT,
  constraint approval_tasks_done_by_employee_fkey FOREIGN KEY (done_by_employee) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint approval_tasks_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint approval_tasks_pkey PRIMARY KEY (id)
);
comment on table approval_tasks is 'One person''s turn in a step. Those of former rounds stay as they were.';
comment on column approval_tasks.requester_id is 'The approval''s, held to it by the foreign key: so that the row itself can refuse that people decide their own.';
comment on column approval_tasks.place is 'Among those of its step, in the order in which they were found.';
comment on column approval_tasks.chair is 'The first task of its chair: who is added or takes over sits on the same one, and one yes is its yes.';
comment on column approval_tasks.is_past is 'The request came back to this step or before it since: told, and counting no more.';
comment on column approval_tasks.approver is 'Name, department and how they were found, as the plan had it on the day of submission (B1-04).';
comment on column approval_tasks.arrived_at is 'When it became the person''s turn.';
comment on column approval_tasks.due_on is 'The last day on which it is not overdue.';
comment on column approval_tasks.done_by_employee is 'Who acted: the approver, a delegate of theirs, or the admin who reassigned.';
CREATE INDEX approval_tasks_due ON public.approval_tasks USING btree (due_on) WHERE (status = 'pending'::text);
CREATE INDEX approval_tasks_inbox ON public.approval_tasks USING btree (employee_id, arrived_at, id) WHERE (status = 'pending'::text);
CREATE INDEX approval_tasks_of_approval ON public.approval_tasks USING btree (approval_id, round, step, place);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table approvals (
  id uuid not null,
  domain text not null,
  subject_id uuid not null,
  requester_id uuid not null,
  route_version_id uuid not null,
  route_name text not null,
  route_name_en text not null,
  route_number integer not null,
  amount bigint not null,
  status text not null,
  round integer not null,
  version integer not null,
  current_step integer,
  steps jsonb not null,
  number text not null,
  title text not null,
  title_en text not null,
  about text not null,
  requester_number text not null,
  requester_name text not null,
  department_code text not null,
  department_name text not null,
  warnings integer not null,
  submitted_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  first_submitted_at timestamp(3) with time zone not null,
  constraint approvals_amount_check CHECK (amount >= 0),
  constraint approvals_current_step_check CHECK (current_step >= 0),
  constraint approvals_current_while_in_progress CHECK ((status = 'in_progress'::text) = (current_step IS NOT NULL)),
  constraint approvals_domain_check CHECK (domain <> ''::text),
  constraint approvals_number_check CHECK (number <> ''::text),
  constraint approvals_round_check CHECK (round > 0),
  constraint approvals_route_number_check CHECK (route_number > 0),
  constraint approvals_status_check CHECK (status = ANY (ARRAY['in_progress'::text, 'approved'::text, 'returned'::text, 'rejected'::text, 'withdrawn'::text, 'lapsed'::text])),
  constraint approvals_steps_check CHECK (jsonb_typeof(steps) = 'array'::text),
  constraint approvals_version_check CHECK (version > 0),
  constraint approvals_warnings_check CHECK (warnings >= 0),
  constraint approvals_requester_id_fkey FOREIGN KEY (requester_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint approvals_route_version FOREIGN KEY (route_version_id) REFERENCES approval_route_versions(id) ON DELETE RESTRICT,
  constraint approvals_pkey PRIMARY KEY (id),
  constraint approvals_requester UNIQUE (id, requester_id),
  constraint one_approval_per_subject UNIQUE (domain, subject_id)
);
comment on table approvals is 'A request on its way through approval, whatever feature it comes from. One for each subject: a request that comes again begins a new round of it.';
comment on column approvals.subject_id is 'The claim, say: the domain''s own row. No foreign key, because the engine knows no feature.';
comment on column approvals.current_step is 'Index of the step whose turn it is; null once it has ended.';
comment on column approvals.steps is 'What the plan says of each step of this round: names, kind, mode, days. Who acts in it are tasks.';
comment on column approvals.number is 'From here on to `warnings`: how the request presents itself, as its domain wrote it when it was submitted.';
comment on column approvals.about is 'Where it opens: the month of a claim.';
comment on column approvals.first_submitted_at is 'When the first round began.';
CREATE INDEX approvals_by_first_submission ON public.approvals USING btree (first_submitted_at, id);
CREATE INDEX approvals_of_requester ON public.approvals USING btree (requester_id, submitted_at DESC);
CREATE INDEX approvals_under_way ON public.approvals USING btree (route_version_id) WHERE (status = 'in_progress'::text);
CREATE TRIGGER first_submission BEFORE INSERT ON approvals FOR EACH ROW EXECUTE FUNCTION note_first_submission();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table attachments (
  id uuid not null,
  sha256 bytea not null,
  bytes integer not null,
  media_type text not null,
  name text not null,
  added_by uuid not null,
  added_at timestamp(3) with time zone not null,
  constraint attachments_bytes_check CHECK (bytes > 0),
  constraint attachments_added_by_fkey FOREIGN KEY (added_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint attachments_pkey PRIMARY KEY (id)
);
comment on table attachments is 'Files handed in (B0-07). The bytes lie outside, addressed by their SHA-256, and never change.';
CREATE INDEX attachments_by_bigram ON public.attachments USING gin (bigrams(folded(name))) WITH (fastupdate=off);
CREATE INDEX attachments_by_content ON public.attachments USING btree (sha256);
CREATE TRIGGER attachments_gone AFTER DELETE ON attachments REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_unnamed_contents();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table audit_chain (
  number bigint not null,
  event_id uuid,
  change_xid xid8 not null,
  previous bytea not null,
  hash bytea not null,
  constraint audit_chain_hash_check CHECK (length(hash) = 32),
  constraint audit_chain_number_check CHECK (number >= 1),
  constraint audit_chain_previous_check CHECK (length(previous) = 32),
  constraint audit_chain_pkey PRIMARY KEY (number),
  constraint audit_chain_event_id_key UNIQUE (event_id)
);
comment on table audit_chain is 'The place of each record in the chain, without gaps; docs/audit-records.md describes what is hashed. Append-only.';
comment on column audit_chain.event_id is 'No foreign key: the chain shows a deletion that somebody forced. Null where the place is a checkpoint.';
comment on column audit_chain.change_xid is 'That of the newest record up to here: how far records have been numbered.';
comment on column audit_chain.previous is 'The hash before it; 32 bytes of zero before the first.';
comment on column audit_chain.hash is 'SHA-256 of the line without its hash.';
CREATE TRIGGER audit_chain_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_chain FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=r/madoguchi,madoguchi_audit=ar/madoguchi}

create table audit_checkpoints (
  number bigint not null,
  at timestamp(3) with time zone not null,
  key text not null,
  signature bytea not null,
  constraint audit_checkpoints_key_check CHECK (key ~ '^[0-9a-f]{16}$'::text),
  constraint audit_checkpoints_signature_check CHECK (length(signature) = 64),
  constraint audit_checkpoints_pkey PRIMARY KEY (number)
);
comment on table audit_checkpoints is 'Signed places of the chain: whoever rewrites what lies before would need the key. Append-only.';
comment on column audit_checkpoints.key is 'The first 16 hexadecimal digits of the SHA-256 of the public key (DER).';
comment on column audit_checkpoints.signature is 'Ed25519 over the line without its signature and hash.';
CREATE TRIGGER audit_checkpoints_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_checkpoints FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=r/madoguchi,madoguchi_audit=ar/madoguchi}

create table audit_events (
  id uuid not null,
  occurred_at timestamp(3) with time zone not null,
  account_id uuid,
  actor text not null,
  roles text[] not null,
  ip text not null,
  user_agent text not null,
  operation text not null,
  event text not null,
  target_kind text,
  target_id text,
  difference jsonb not null,
  request_id text not null,
  change_xid xid8 not null default pg_current_xact_id(),
  constraint audit_events_difference_bounded CHECK (pg_column_size(difference) <= 4194304),
  constraint audit_events_pkey PRIMARY KEY (id)
);
comment on table audit_events is 'Every write, refused attempt and export (B0-09): who, from where, what, to what, the difference. Append-only.';
comment on column audit_events.account_id is 'No foreign key: the record outlives the account. Null for a guest.';
comment on column audit_events.change_xid is 'Transaction of the record; records are numbered in this order.';
CREATE INDEX audit_events_by_change ON public.audit_events USING btree (change_xid, id);
CREATE INDEX audit_events_by_time ON public.audit_events USING btree (occurred_at);
CREATE INDEX audit_events_of_account ON public.audit_events USING btree (account_id, occurred_at);
CREATE INDEX audit_events_of_event ON public.audit_events USING btree (event, occurred_at);
CREATE INDEX audit_events_of_ip ON public.audit_events USING btree (ip COLLATE "C", occurred_at);
CREATE INDEX audit_events_of_kind ON public.audit_events USING btree (target_kind, occurred_at);
CREATE INDEX audit_events_of_request ON public.audit_events USING btree (request_id COLLATE "C");
CREATE INDEX audit_events_of_sign_ins ON public.audit_events USING btree (account_id, occurred_at DESC, id DESC) WHERE (event = 'session.started'::text);
CREATE INDEX audit_events_of_target ON public.audit_events USING btree (target_id, occurred_at);
CREATE TRIGGER audit_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=ar/madoguchi,madoguchi_audit=r/madoguchi}

create table audit_outbox (
  number bigint not null,
  constraint audit_outbox_pkey PRIMARY KEY (number)
);
comment on table audit_outbox is 'Places of the chain on their way to the log server; one is deleted when that has acknowledged its line.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=r/madoguchi,madoguchi_audit=ard/madoguchi}

create table bank_accounts (
  id uuid not null,
  employee_id uuid not null,
  purpose text not null,
  version integer not null,
  bank_code text not null,
  bank_name text not null,
  branch_code text not null,
  branch_name text not null,
  kind text not null,
  number bytea not null,
  holder bytea not null,
  own_name text not null,
  reason text not null,
  changed_by uuid not null,
  changed_at timestamp(3) with time zone not null,
  start_month text,
  amount integer,
  constraint bank_accounts_amount_check CHECK (amount > 0),
  constraint bank_accounts_kind_check CHECK (kind = ANY (ARRAY['ordinary'::text, 'current'::text, 'savings'::text])),
  constraint bank_accounts_of_wage CHECK ((purpose = 'expense'::text) = (start_month IS NULL) AND (purpose = 'wage-second'::text) = (amount IS NOT NULL)),
  constraint bank_accounts_own_name_check CHECK (own_name = ANY (ARRAY['same'::text, 'doubtful'::text, 'different'::text])),
  constraint bank_accounts_purpose_check CHECK (purpose = ANY (ARRAY['wage'::text, 'wage-second'::text, 'expense'::text])),
  constraint bank_accounts_reason CHECK (own_name = 'same'::text OR reason <> ''::text),
  constraint bank_accounts_start_month_check CHECK (start_month ~ '^[0-9]{4}(0[1-9]|1[0-2])$'::text),
  constraint bank_accounts_version_check CHECK (version > 0),
  constraint bank_accounts_branch FOREIGN KEY (bank_code, branch_code) REFERENCES bank_branches(bank_code, code) ON DELETE RESTRICT,
  constraint bank_accounts_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint bank_accounts_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint bank_accounts_pkey PRIMARY KEY (id),
  constraint bank_accounts_once UNIQUE (employee_id, purpose, version)
);
comment on table bank_accounts is 'Accounts that people are paid to, a row for each version; the newest counts. Append-only, but for sealing anew.';
comment on column bank_accounts.bank_name is 'As it was called on the day of the change; that of the branch likewise.';
comment on column bank_accounts.number is 'Sealed: seven digits.';
comment on column bank_accounts.holder is 'Sealed: in the characters of transfers.';
comment on column bank_accounts.own_name is 'How the holder compares with the registered reading of the person on that day.';
comment on column bank_accounts.start_month is 'The first month of wages that go there, as the accepted application says.';
comment on column bank_accounts.amount is 'The fixed amount of the second account. It stands as long as the wage account of its version.';
CREATE INDEX bank_accounts_of_branch ON public.bank_accounts USING btree (bank_code, branch_code);
CREATE TRIGGER bank_accounts_append_only BEFORE DELETE OR TRUNCATE ON bank_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bank_accounts_kept BEFORE UPDATE ON bank_accounts FOR EACH ROW EXECUTE FUNCTION keep_bank_accounts();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=ar/madoguchi}

create table bank_branches (
  bank_code text not null,
  code text not null,
  name text not null,
  kana text not null,
  search_text text not null,
  former_text text not null default ''::text,
  closed_on date,
  constraint bank_branches_code_check CHECK (code ~ '^\d{3}$'::text),
  constraint bank_branches_name_check CHECK (name <> ''::text),
  constraint bank_branches_bank_code_fkey FOREIGN KEY (bank_code) REFERENCES banks(code) ON DELETE RESTRICT,
  constraint bank_branches_pkey PRIMARY KEY (bank_code, code)
);
comment on table bank_branches is 'Branches of the public list. None is deleted.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=r/madoguchi}

create table bank_names (
  id uuid not null,
  version integer not null default 1,
  bank_code text not null,
  branch_code text,
  valid_from date not null,
  name text not null,
  kana text not null,
  search_text text not null,
  listed_name text not null,
  reason text not null,
  added_by uuid not null,
  added_at timestamp(3) with time zone not null,
  withdrawn_by uuid,
  withdrawn_at timestamp(3) with time zone,
  constraint bank_names_kana_check CHECK (kana <> ''::text),
  constraint bank_names_name_check CHECK (name <> ''::text),
  constraint bank_names_reason_check CHECK (reason <> ''::text),
  constraint bank_names_version_check CHECK (version > 0),
  constraint bank_names_withdrawn CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL)),
  constraint bank_names_added_by_fkey FOREIGN KEY (added_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint bank_names_bank_code_fkey FOREIGN KEY (bank_code) REFERENCES banks(code) ON DELETE RESTRICT,
  constraint bank_names_branch FOREIGN KEY (bank_code, branch_code) REFERENCES bank_branches(bank_code, code) ON DELETE RESTRICT,
  constraint bank_names_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint bank_names_pkey PRIMARY KEY (id)
);
comment on table bank_names is 'Names that hold from a day, as long as the public list still has the name that was corrected. Withdrawn ones stay.';
comment on column bank_names.branch_code is 'Null: the name of the bank itself.';
comment on column bank_names.search_text is '`bankSearchText` of the contract: folded, a line each.';
comment on column bank_names.listed_name is 'Of the public list on the day of the correction; once the list says something else, the list counts.';
CREATE INDEX bank_names_of_branch ON public.bank_names USING btree (bank_code, branch_code);
CREATE UNIQUE INDEX bank_names_once ON public.bank_names USING btree (bank_code, COALESCE(branch_code, ''::text), valid_from) WHERE (withdrawn_at IS NULL);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table banks (
  code text not null,
  name text not null,
  kana text not null,
  search_text text not null,
  former_text text not null default ''::text,
  closed_on date,
  constraint banks_code_check CHECK (code ~ '^\d{4}$'::text),
  constraint banks_name_check CHECK (name <> ''::text),
  constraint banks_pkey PRIMARY KEY (code)
);
comment on table banks is 'Institutions of the public list (zengin-code), brought up to date by `npm run banks`. None is deleted: accounts name them.';
comment on column banks.search_text is '`bankSearchText` of the contract: folded, a line each.';
comment on column banks.former_text is 'The same of its former names, which find it too.';
comment on column banks.closed_on is 'The day on which the list had it no more.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=r/madoguchi}

create table board_activities (
  id uuid not null,
  card_id uuid not null,
  kind text not null,
  said jsonb not null,
  done_by uuid not null,
  done_at timestamp(3) with time zone not null,
  constraint board_activities_card_id_fkey FOREIGN KEY (card_id) REFERENCES board_cards(id) ON DELETE CASCADE,
  constraint board_activities_done_by_fkey FOREIGN KEY (done_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint board_activities_pkey PRIMARY KEY (id)
);
comment on table board_activities is 'What happened with a card, for its readers; the audit trail is another.';
CREATE INDEX board_activities_of_card ON public.board_activities USING btree (card_id, done_at);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table board_attachments (
  id uuid not null,
  card_id uuid not null,
  name text not null,
  url text,
  media_type text,
  bytes integer,
  sha256 bytea,
  picture bytea,
  added_by uuid not null,
  added_at timestamp(3) with time zone not null,
  removed_at timestamp(3) with time zone,
  constraint board_attachments_kind CHECK ((url IS NULL) = (sha256 IS NOT NULL AND media_type IS NOT NULL AND bytes IS NOT NULL)),
  constraint board_attachments_name_check CHECK (name <> ''::text),
  constraint board_attachments_sha256_check CHECK (octet_length(sha256) = 32),
  constraint board_attachments_added_by_fkey FOREIGN KEY (added_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint board_attachments_card_id_fkey FOREIGN KEY (card_id) REFERENCES board_cards(id) ON DELETE CASCADE,
  constraint board_attachments_pkey PRIMARY KEY (id)
);
comment on table board_attachments is 'Links and files of cards. Removed ones are marked, and purged after thirty days.';
comment on column board_attachments.picture is 'Of a picture: made anew as WebP, small enough for a card and its dialog.';
CREATE INDEX board_attachments_by_content ON public.board_attachments USING btree (sha256) WHERE (sha256 IS NOT NULL);
CREATE INDEX board_attachments_of_card ON public.board_attachments USING btree (card_id);
CREATE TRIGGER board_attachments_gone AFTER DELETE ON board_attachments REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_unnamed_contents();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table board_cards (
  id uuid not null,
  version integer not null,
  board_id uuid not null,
  list_id uuid not null,
  number integer not null,
  "position" text not null,
  title text not null,
  description text not null,
  due_on date,
  due_time text,
  label_ids uuid[] not null,
  member_ids uuid[] not null,
  checklists jsonb not null,
  cover_id uuid,
  link jsonb,
  done_at timestamp(3) with time zone,
  archived_at timestamp(3) with time zone,
  archived_by uuid,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  created_at timestamp(3) with time zone not null,
  changed_at timestamp(3) with time zone not null,
  status text not null generated always as (
CASE
    WHEN (done_at IS NULL) THEN 'open'::text
    ELSE 'done'::text
END) stored,
  search_text text not null generated always as (folded(title)) stored,
  change_xid xid8 not null default pg_current_xact_id(),
  constraint board_cards_due_time_check CHECK (due_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text),
  constraint board_cards_number_check CHECK (number > 0),
  constraint board_cards_position_check CHECK (char_length("position") <= 64),
  constraint board_cards_time_of_day CHECK (due_time IS NULL OR due_on IS NOT NULL),
  constraint board_cards_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 200),
  constraint board_cards_version_check CHECK (version > 0),
  constraint board_cards_archived_by_fkey FOREIGN KEY (archived_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint board_cards_board_id_fkey FOREIGN KEY (board_id) REFERENCES boards(id) ON DELETE CASCADE,
  constraint board_cards_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint board_cards_list_id_fkey FOREIGN KEY (list_id) REFERENCES board_lists(id) ON DELETE CASCADE,
  constraint board_cards_pkey PRIMARY KEY (id),
  constraint board_cards_one_number UNIQUE (board_id, number),
  constraint board_cards_one_place UNIQUE (list_id, "position") DEFERRABLE
);
comment on table board_cards is 'Cards of boards, each in one list, by their keys of order. A removed one keeps its place.';
comment on column board_cards.number is 'Within its board.';
comment on column board_cards.label_ids is 'In the order in which they were given; removed labels are not shown.';
comment on column board_cards.member_ids is 'Accounts of members of its board.';
comment on column board_cards.checklists is 'As the contract''s Checklist, in their order.';
comment on column board_cards.cover_id is 'One of its attachments that has a picture.';
comment on column board_cards.link is 'A request by its number and its page.';
comment on column board_cards.change_xid is 'The transaction that last wrote it; also where something that hangs on it changed.';
CREATE INDEX board_cards_by_words ON public.board_cards USING gin (bigrams(search_text)) WITH (fastupdate=off);
CREATE INDEX board_cards_deleted ON public.board_cards USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX board_cards_long_keys ON public.board_cards USING btree (list_id) WHERE (char_length("position") > 24);
CREATE INDEX board_cards_of_board ON public.board_cards USING btree (board_id) WHERE ((deleted_at IS NULL) AND (archived_at IS NULL));
CREATE INDEX board_cards_of_member ON public.board_cards USING gin (member_ids) WHERE (deleted_at IS NULL);
CREATE TRIGGER board_cards_changed BEFORE UPDATE ON board_cards FOR EACH ROW EXECUTE FUNCTION stamp_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table board_comments (
  id uuid not null,
  version integer not null,
  card_id uuid not null,
  text text not null,
  mentions uuid[] not null,
  written_by uuid not null,
  written_at timestamp(3) with time zone not null,
  edited_at timestamp(3) with time zone,
  removed_at timestamp(3) with time zone,
  constraint board_comments_version_check CHECK (version > 0),
  constraint board_comments_card_id_fkey FOREIGN KEY (card_id) REFERENCES board_cards(id) ON DELETE CASCADE,
  constraint board_comments_written_by_fkey FOREIGN KEY (written_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint board_comments_pkey PRIMARY KEY (id)
);
comment on table board_comments is 'Comments on cards. Removed ones are marked, and purged after thirty days.';
comment on column board_comments.mentions is 'Accounts that were members of the board when it was written.';
CREATE INDEX board_comments_of_card ON public.board_comments USING btree (card_id);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table board_labels (
  id uuid not null,
  version integer not null,
  board_id uuid not null,
  title text not null,
  colour text not null,
  removed_at timestamp(3) with time zone,
  change_xid xid8 not null default pg_current_xact_id(),
  constraint board_labels_colour_check CHECK (colour = ANY (ARRAY['blue'::text, 'green'::text, 'orange'::text, 'crimson'::text, 'grey'::text])),
  constraint board_labels_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 40),
  constraint board_labels_version_check CHECK (version > 0),
  constraint board_labels_board_id_fkey FOREIGN KEY (board_id) REFERENCES boards(id) ON DELETE CASCADE,
  constraint board_labels_pkey PRIMARY KEY (id)
);
comment on table board_labels is 'Labels of a board. Removed ones keep their cards, which have them again when they come back.';
comment on column board_labels.change_xid is 'The transaction that last removed it from its cards, or brought it back.';
CREATE UNIQUE INDEX board_labels_one_title ON public.board_labels USING btree (board_id, folded(title)) WHERE (removed_at IS NULL);
CREATE TRIGGER board_labels_changed BEFORE UPDATE OF removed_at ON board_labels FOR EACH ROW EXECUTE FUNCTION stamp_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table board_lists (
  id uuid not null,
  version integer not null,
  board_id uuid not null,
  title text not null,
  wip_limit integer,
  "position" text not null,
  cards_order integer not null default 0,
  created_at timestamp(3) with time zone not null,
  archived_at timestamp(3) with time zone,
  archived_by uuid,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  change_xid xid8 not null default pg_current_xact_id(),
  constraint board_lists_position_check CHECK (char_length("position") <= 64),
  constraint board_lists_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 100),
  constraint board_lists_version_check CHECK (version > 0),
  constraint board_lists_wip_limit_check CHECK (wip_limit >= 1 AND wip_limit <= 999),
  constraint board_lists_archived_by_fkey FOREIGN KEY (archived_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint board_lists_board_id_fkey FOREIGN KEY (board_id) REFERENCES boards(id) ON DELETE CASCADE,
  constraint board_lists_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint board_lists_pkey PRIMARY KEY (id),
  constraint board_lists_one_place UNIQUE (board_id, "position") DEFERRABLE
);
comment on table board_lists is 'Lists of boards by their keys of order. A removed one keeps its place and its cards.';
comment on column board_lists.cards_order is 'Counts the changes of the order of its cards, as lists_order does.';
comment on column board_lists.change_xid is 'The transaction that last took it from its board, with its cards, or brought it back.';
CREATE INDEX board_lists_deleted ON public.board_lists USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE TRIGGER board_lists_changed BEFORE UPDATE OF archived_at, deleted_at ON board_lists FOR EACH ROW EXECUTE FUNCTION stamp_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table board_members (
  board_id uuid not null,
  account_id uuid not null,
  role text not null,
  starred boolean not null default false,
  subscribed boolean not null default false,
  added_at timestamp(3) with time zone not null,
  constraint board_members_role_check CHECK (role = ANY (ARRAY['view'::text, 'edit'::text, 'owner'::text])),
  constraint board_members_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint board_members_board_id_fkey FOREIGN KEY (board_id) REFERENCES boards(id) ON DELETE CASCADE,
  constraint board_members_pkey PRIMARY KEY (board_id, account_id)
);
comment on table board_members is 'Who sees a board, and what else they may; what they marked for themselves.';
CREATE INDEX board_members_of_account ON public.board_members USING btree (account_id);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table board_watches (
  card_id uuid not null,
  account_id uuid not null,
  constraint board_watches_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint board_watches_card_id_fkey FOREIGN KEY (card_id) REFERENCES board_cards(id) ON DELETE CASCADE,
  constraint board_watches_pkey PRIMARY KEY (card_id, account_id)
);
comment on table board_watches is 'Who gets the news of a card.';
CREATE INDEX board_watches_of_account ON public.board_watches USING btree (account_id);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table boards (
  id uuid not null,
  version integer not null,
  title text not null,
  uri text not null,
  colour text not null,
  cover_images boolean not null,
  lists_order integer not null default 0,
  last_number integer not null default 0,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  changed_at timestamp(3) with time zone not null,
  archived_at timestamp(3) with time zone,
  archived_by uuid,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint boards_colour_check CHECK (colour = ANY (ARRAY['blue'::text, 'green'::text, 'orange'::text, 'crimson'::text, 'grey'::text])),
  constraint boards_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 100),
  constraint boards_uri_check CHECK (uri <> ''::text),
  constraint boards_version_check CHECK (version > 0),
  constraint boards_archived_by_fkey FOREIGN KEY (archived_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint boards_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint boards_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint boards_pkey PRIMARY KEY (id)
);
comment on table boards is 'Boards. Deleted ones are marked, and purged after thirty days.';
comment on column boards.lists_order is 'Counts the changes of the order of its lists: whoever orders them writes over the order that was read.';
comment on column boards.last_number is 'Of its cards.';
CREATE INDEX boards_deleted ON public.boards USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table budgets (
  id uuid not null,
  version integer not null default 1,
  fiscal_year integer not null,
  department_code text not null,
  category text not null,
  amount_yen bigint not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_by uuid not null,
  updated_at timestamp(3) with time zone not null,
  removed_by uuid,
  removed_at timestamp(3) with time zone,
  constraint budgets_amount_yen_check CHECK (amount_yen >= 0 AND amount_yen <= '999999999999'::bigint),
  constraint budgets_category_check CHECK (category <> ''::text),
  constraint budgets_department_code_check CHECK (department_code <> ''::text),
  constraint budgets_fiscal_year_check CHECK (fiscal_year >= 2000 AND fiscal_year <= 2100),
  constraint budgets_removed CHECK ((removed_at IS NULL) = (removed_by IS NULL)),
  constraint budgets_version_check CHECK (version > 0),
  constraint budgets_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint budgets_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint budgets_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint budgets_pkey PRIMARY KEY (id)
);
comment on table budgets is 'What a department may spend in a year (April to March) on a category, with tax. Its own requests count, not those of departments below.';
comment on column budgets.fiscal_year is 'The year of its April.';
comment on column budgets.category is '`travel` for all claims, else the code of a purchase category.';
comment on column budgets.removed_at is 'Null: it holds. Removed ones stay for the audit trail.';
CREATE UNIQUE INDEX budgets_once ON public.budgets USING btree (fiscal_year, department_code, category) WHERE (removed_at IS NULL);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table calendar_changes (
  id uuid not null,
  account_id uuid not null,
  changed_at timestamp(3) with time zone not null,
  states jsonb not null,
  undone_at timestamp(3) with time zone,
  constraint calendar_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint calendar_changes_pkey PRIMARY KEY (id)
);
comment on table calendar_changes is 'What a change found, for a day: who made it takes it back while nobody has changed the same since.';
comment on column calendar_changes.states is 'Of each event: its id, the version that the change led to, and the event before it, null where there was none.';
CREATE INDEX calendar_changes_of_account ON public.calendar_changes USING btree (account_id, changed_at);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table calendar_events (
  id uuid not null,
  version integer not null,
  owner_account uuid not null,
  title text not null,
  description text not null,
  place text not null,
  all_day boolean not null,
  starts_at timestamp(3) with time zone not null,
  ends_at timestamp(3) with time zone not null,
  visibility text not null,
  rule jsonb,
  days date[] not null,
  span tstzrange not null,
  uid text not null,
  sequence integer not null default 0,
  created_at timestamp(3) with time zone not null,
  changed_at timestamp(3) with time zone not null,
  removed_at timestamp(3) with time zone,
  constraint calendar_events_days_check CHECK (cardinality(days) >= 0 AND cardinality(days) <= 100),
  constraint calendar_events_sequence_check CHECK (sequence >= 0),
  constraint calendar_events_times CHECK (starts_at <= ends_at),
  constraint calendar_events_title_check CHECK (title <> ''::text),
  constraint calendar_events_uid_check CHECK (uid <> ''::text),
  constraint calendar_events_version_check CHECK (version > 0),
  constraint calendar_events_visibility_check CHECK (visibility = ANY (ARRAY['public'::text, 'busy'::text, 'private'::text])),
  constraint calendar_events_owner_account_fkey FOREIGN KEY (owner_account) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint calendar_events_pkey PRIMARY KEY (id),
  constraint calendar_events_one_uid UNIQUE (owner_account, uid)
);
comment on table calendar_events is 'Events of people''s calendars, one row a series (B9-03). Removed: 30 days in subscribed calendars as cancelled.';
comment on column calendar_events.starts_at is 'Of the first date; all day: midnight in Tokyo.';
comment on column calendar_events.rule is 'How it repeats, as the contract''s Recurrence; null: once.';
comment on column calendar_events.days is 'The dates that the rule has, in Tokyo: the rule is expanded once, when it is saved.';
comment on column calendar_events.span is 'From the first moment of any date to the end of any, for the search by time. Empty where no date takes place.';
comment on column calendar_events.uid is 'Its name in iCalendar, for life.';
comment on column calendar_events.sequence is 'Counts changes of time and place, for calendars that subscribe.';
CREATE INDEX calendar_events_in_time ON public.calendar_events USING gist (owner_account, span) WHERE (removed_at IS NULL);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table calendar_exceptions (
  event_id uuid not null,
  day date not null,
  is_removed boolean not null,
  title text,
  description text,
  place text,
  all_day boolean,
  starts_at timestamp(3) with time zone,
  ends_at timestamp(3) with time zone,
  constraint calendar_exceptions_times CHECK (starts_at <= ends_at AND (starts_at IS NULL) = (ends_at IS NULL) AND (starts_at IS NULL) = (all_day IS NULL)),
  constraint calendar_exceptions_title_check CHECK (title <> ''::text),
  constraint calendar_exceptions_event_id_fkey FOREIGN KEY (event_id) REFERENCES calendar_events(id) ON DELETE CASCADE,
  constraint calendar_exceptions_pkey PRIMARY KEY (event_id, day)
);
comment on table calendar_exceptions is 'Dates of series that do not take place, or keep something of their own; null is as the series has it (B6-06).';
comment on column calendar_exceptions.day is 'The date that the rule has, wherever it was moved.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table calendar_feeds (
  account_id uuid not null,
  token_hash bytea not null,
  made_at timestamp(3) with time zone not null,
  revoked_at timestamp(3) with time zone,
  constraint calendar_feeds_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint calendar_feeds_pkey PRIMARY KEY (account_id),
  constraint calendar_feeds_token_hash_key UNIQUE (token_hash)
);
comment on table calendar_feeds is 'A person''s secret address to subscribe to; of the address itself only its hash is kept.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table calendar_participants (
  event_id uuid not null,
  employee_id uuid not null,
  answer text not null,
  answered_at timestamp(3) with time zone,
  constraint calendar_participants_answer_check CHECK (answer = ANY (ARRAY['none'::text, 'accepted'::text, 'tentative'::text, 'declined'::text])),
  constraint calendar_participants_answered CHECK ((answer = 'none'::text) = (answered_at IS NULL)),
  constraint calendar_participants_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint calendar_participants_event_id_fkey FOREIGN KEY (event_id) REFERENCES calendar_events(id) ON DELETE CASCADE,
  constraint calendar_participants_pkey PRIMARY KEY (event_id, employee_id)
);
comment on table calendar_participants is 'The people who are invited to an event, and what they answered.';
CREATE INDEX calendar_events_of_participant ON public.calendar_participants USING btree (employee_id);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table claim_line_attachments (
  line_id uuid not null,
  attachment_id uuid not null,
  "position" integer not null,
  removed_at timestamp(3) with time zone,
  removed_by uuid,
  constraint removed_by_somebody CHECK ((removed_at IS NULL) = (removed_by IS NULL)),
  constraint claim_line_attachments_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES attachments(id) ON DELETE RESTRICT,
  constraint claim_line_attachments_line_id_fkey FOREIGN KEY (line_id) REFERENCES claim_lines(id) ON DELETE CASCADE,
  constraint claim_line_attachments_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint claim_line_attachments_pkey PRIMARY KEY (line_id, attachment_id)
);
comment on table claim_line_attachments is 'Which files prove which line.';
comment on column claim_line_attachments.removed_at is 'Set instead of deleting once the claim has been submitted (B0-04).';
CREATE INDEX claim_lines_of_attachment ON public.claim_line_attachments USING btree (attachment_id);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table claim_lines (
  id uuid not null,
  claim_id uuid not null,
  "position" integer not null,
  use_date date,
  purpose_code text,
  purpose_name text,
  purpose_text text not null,
  visited_party text not null,
  transport_mode_code text,
  transport_mode_name text,
  section_from text not null,
  section_via text not null,
  section_to text not null,
  trip_type_code text,
  trip_type_name text,
  unit_fare integer,
  deduction integer not null,
  amount integer,
  expense_type text not null,
  tax_class text not null,
  invoice_basis text,
  registration_number text not null,
  paid_by text not null,
  memo text not null,
  typed jsonb not null,
  removed_at timestamp(3) with time zone,
  removed_by uuid,
  constraint claim_lines_amount_check CHECK (amount >= 0),
  constraint claim_lines_deduction_check CHECK (deduction >= 0),
  constraint claim_lines_position_check CHECK ("position" >= 0),
  constraint claim_lines_unit_fare_check CHECK (unit_fare >= 1),
  constraint claim_lines_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES expense_claims(id) ON DELETE RESTRICT,
  constraint claim_lines_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint claim_lines_pkey PRIMARY KEY (id)
);
comment on table claim_lines is 'Lines of a claim. `typed` keeps by column what could not be read. Names of masters are fixed at submission (B1-04).';
comment on column claim_lines.removed_at is 'Set instead of deleting once the claim has been submitted (B0-04).';
CREATE INDEX claim_lines_of_claim ON public.claim_lines USING btree (claim_id, "position") WHERE (removed_at IS NULL);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table classification_detail_versions (
  classification_code text not null,
  code text not null,
  version integer not null,
  name text not null,
  name_en text not null,
  kana text not null,
  sort_order integer not null,
  valid_from date not null,
  valid_to date,
  active boolean not null,
  extra jsonb not null,
  changed_by uuid,
  changed_at timestamp(3) with time zone,
  constraint classification_detail_versions_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint classification_detail_versions_pkey PRIMARY KEY (classification_code, code, version)
);
comment on table classification_detail_versions is 'Every state that a master value had, by version (B1-05). Append-only; written by a trigger, whoever changes the value.';
CREATE TRIGGER classification_detail_versions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON classification_detail_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table classification_details (
  classification_code text not null,
  code text not null,
  name text not null,
  name_en text not null,
  kana text not null,
  sort_order integer not null,
  valid_from date not null,
  valid_to date,
  active boolean not null default true,
  extra jsonb not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamp(3) with time zone,
  constraint classification_details_check CHECK (valid_to >= valid_from),
  constraint classification_details_code_check CHECK (code ~ '^[0-9A-Za-z][0-9A-Za-z_-]{0,31}$'::text),
  constraint classification_details_sort_order_check CHECK (sort_order >= 0),
  constraint classification_details_version_check CHECK (version > 0),
  constraint classification_details_classification_code_fkey FOREIGN KEY (classification_code) REFERENCES classifications(code) ON DELETE RESTRICT,
  constraint classification_details_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint classification_details_pkey PRIMARY KEY (classification_code, code)
);
comment on table classification_details is 'Values of the master lists; `extra` has its shape per list in the contract (B1-02). Never deleted: ended.';
comment on column classification_details.updated_by is 'Null as it was installed.';
CREATE TRIGGER classification_details_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON classification_details FOR EACH STATEMENT EXECUTE FUNCTION tell_masters_changed();
CREATE TRIGGER classification_details_kept AFTER INSERT OR UPDATE OF version ON classification_details FOR EACH ROW EXECUTE FUNCTION keep_detail_version();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table classifications (
  code text not null,
  name text not null,
  name_en text not null,
  description text not null,
  system boolean not null,
  active boolean not null default true,
  version integer not null default 1,
  list_version integer not null default 1,
  updated_by uuid,
  updated_at timestamp(3) with time zone,
  constraint classifications_code_check CHECK (code ~ '^[0-9A-Za-z][0-9A-Za-z_-]{0,31}$'::text),
  constraint classifications_list_version_check CHECK (list_version > 0),
  constraint classifications_system_stay CHECK (active OR NOT system),
  constraint classifications_version_check CHECK (version > 0),
  constraint classifications_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint classifications_pkey PRIMARY KEY (code)
);
comment on table classifications is 'The master lists (B1-01). `system`: needed by the product itself.';
comment on column classifications.active is 'Stopped ones stay with their values; those of the product itself cannot be stopped.';
comment on column classifications.list_version is 'Counts every change of the values: what holds for a whole list, as the tree of departments, was checked at this count.';
comment on column classifications.updated_by is 'Null as it was installed.';
CREATE TRIGGER classifications_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON classifications FOR EACH STATEMENT EXECUTE FUNCTION tell_masters_changed();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table counterparties (
  id uuid not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  met_as text not null,
  constraint counterparties_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint counterparties_pkey PRIMARY KEY (id)
);
comment on table counterparties is 'Whom papers are exchanged with. Their names stand in `counterparty_names`.';
comment on column counterparties.met_as is 'The folded name under which it was first met; its id where another had that name before names were kept apart.';
CREATE UNIQUE INDEX counterparties_met_once ON public.counterparties USING btree (met_as);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=ar/madoguchi}

create table counterparty_names (
  id uuid not null,
  counterparty_id uuid not null,
  name text not null,
  kana text not null,
  name_folded text not null,
  search_text text not null,
  valid_from date,
  added_by uuid not null,
  added_at timestamp(3) with time zone not null,
  constraint counterparty_names_name_check CHECK (name <> ''::text),
  constraint counterparty_names_added_by_fkey FOREIGN KEY (added_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint counterparty_names_counterparty_id_fkey FOREIGN KEY (counterparty_id) REFERENCES counterparties(id) ON DELETE RESTRICT,
  constraint counterparty_names_pkey PRIMARY KEY (id)
);
comment on table counterparty_names is 'All names of a counterparty: each finds all of its papers. Append-only.';
comment on column counterparty_names.search_text is '`counterpartySearchText` of the contract: without the form of the company, a line each.';
comment on column counterparty_names.valid_from is 'Null for the name under which it was first met, and for other ways in which its papers write it.';
CREATE INDEX counterparty_names_by_name ON public.counterparty_names USING btree (name_folded);
CREATE UNIQUE INDEX counterparty_names_once ON public.counterparty_names USING btree (counterparty_id, name_folded);
CREATE TRIGGER counterparty_names_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON counterparty_names FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=ar/madoguchi}

create table course_assignments (
  id uuid not null,
  course_id uuid not null,
  assigned_to text not null,
  departments text[] not null,
  people uuid[] not null,
  due_on date not null,
  assigned_by uuid not null,
  assigned_at timestamp(3) with time zone not null,
  ended_by uuid,
  ended_at timestamp(3) with time zone,
  constraint course_assignments_assigned_to_check CHECK (assigned_to = ANY (ARRAY['everybody'::text, 'departments'::text, 'people'::text])),
  constraint course_assignments_ended CHECK ((ended_by IS NULL) = (ended_at IS NULL)),
  constraint course_assignments_to_somebody CHECK (
CASE assigned_to
    WHEN 'departments'::text THEN cardinality(departments) > 0
    WHEN 'people'::text THEN cardinality(people) > 0
    ELSE true
END),
  constraint course_assignments_assigned_by_fkey FOREIGN KEY (assigned_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint course_assignments_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE RESTRICT,
  constraint course_assignments_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint course_assignments_pkey PRIMARY KEY (id)
);
comment on table course_assignments is 'Who is asked to take a course by a day. Ended ones ask nobody any more.';
comment on column course_assignments.departments is 'Codes; those below them are meant too.';
comment on column course_assignments.people is 'Ids of employees.';
CREATE INDEX course_assignments_of_course ON public.course_assignments USING btree (course_id) WHERE (ended_at IS NULL);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table course_completions (
  id uuid not null,
  course_id uuid not null,
  account_id uuid not null,
  edition integer not null,
  round_year integer not null,
  round_edition integer not null,
  fiscal_year integer not null,
  due_on date,
  completed_at timestamp(3) with time zone not null,
  constraint course_completions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint course_completions_course_id_edition_fkey FOREIGN KEY (course_id, edition) REFERENCES course_editions(course_id, edition) ON DELETE RESTRICT,
  constraint course_completions_pkey PRIMARY KEY (id),
  constraint course_completions_once_a_round UNIQUE (account_id, course_id, round_year, round_edition)
);
comment on table course_completions is 'Facts: who completed which edition of a course, when, and the deadline that held. Append-only.';
comment on column course_completions.fiscal_year is 'Of the day of Tokyo on which it was completed.';
CREATE INDEX course_completions_of_course ON public.course_completions USING btree (course_id, account_id);
CREATE TRIGGER course_completions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON course_completions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table course_editions (
  course_id uuid not null,
  edition integer not null,
  category text not null,
  slug text not null,
  title text not null,
  title_en text not null,
  description text not null,
  description_en text not null,
  steps jsonb not null,
  picture_ids uuid[] not null,
  retake boolean not null,
  published_by uuid not null,
  published_at timestamp(3) with time zone not null,
  constraint course_editions_edition_check CHECK (edition > 0),
  constraint course_editions_steps_check CHECK (jsonb_typeof(steps) = 'array'::text AND jsonb_array_length(steps) > 0),
  constraint course_editions_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE RESTRICT,
  constraint course_editions_published_by_fkey FOREIGN KEY (published_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint course_editions_pkey PRIMARY KEY (course_id, edition)
);
comment on table course_editions is 'Facts: what was published of a course, when and by whom, without its hidden steps. Append-only.';
CREATE TRIGGER course_editions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON course_editions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table course_notes (
  account_id uuid not null,
  course_id uuid not null,
  step_id uuid not null,
  version integer not null,
  note text not null,
  changed_at timestamp(3) with time zone not null,
  constraint course_notes_version_check CHECK (version > 0),
  constraint course_notes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint course_notes_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE RESTRICT,
  constraint course_notes_pkey PRIMARY KEY (account_id, course_id, step_id)
);
comment on table course_notes is 'A person''s own notes on steps; nobody else reads them. An emptied one keeps its version.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table course_takings (
  account_id uuid not null,
  course_id uuid not null,
  round_year integer not null,
  round_edition integer not null,
  step_id uuid,
  "position" integer not null,
  done uuid[] not null,
  begun_at timestamp(3) with time zone not null,
  changed_at timestamp(3) with time zone not null,
  constraint course_takings_position_check CHECK ("position" >= 0 AND "position" <= 1000),
  constraint course_takings_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint course_takings_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE RESTRICT,
  constraint course_takings_pkey PRIMARY KEY (account_id, course_id)
);
comment on table course_takings is 'Where a person stands in a course: the place, and apart from it what is done. One of an earlier round counts as none.';
comment on column course_takings.round_year is 'The fiscal year of a course that renews; else 0.';
comment on column course_takings.round_edition is 'The oldest edition that counted when it was begun.';
comment on column course_takings."position" is 'How far the step was read, in thousandths.';
comment on column course_takings.done is 'Ids of steps, of steps that are gone too.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table courses (
  id uuid not null,
  version integer not null,
  status text not null,
  category text,
  slug text not null,
  title text not null,
  title_en text not null,
  description text not null,
  description_en text not null,
  renews_yearly boolean not null,
  steps jsonb not null,
  picture_ids uuid[] not null,
  edition integer not null default 0,
  published_version integer,
  required_edition integer not null default 1,
  retake_by date,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_by uuid not null,
  updated_at timestamp(3) with time zone not null,
  constraint courses_category_check CHECK (category = ANY (ARRAY['web'::text, 'firebase'::text, 'cloud'::text, 'android'::text, 'rules'::text, 'safety'::text, 'security'::text, 'work'::text])),
  constraint courses_edition_check CHECK (edition >= 0),
  constraint courses_published_once CHECK (status = 'draft'::text OR edition > 0),
  constraint courses_required_edition_check CHECK (required_edition > 0),
  constraint courses_retake_by_a_day CHECK (retake_by IS NULL OR required_edition > 1),
  constraint courses_slug_check CHECK (slug ~ '^([a-z0-9]+(-[a-z0-9]+)*)?$'::text),
  constraint courses_status_check CHECK (status = ANY (ARRAY['draft'::text, 'published'::text, 'withdrawn'::text])),
  constraint courses_steps_check CHECK (jsonb_typeof(steps) = 'array'::text),
  constraint courses_version_check CHECK (version > 0),
  constraint courses_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint courses_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint courses_pkey PRIMARY KEY (id)
);
comment on table courses is 'Courses as they are written (B9-06). People take what was published last. Never deleted: withdrawn.';
comment on column courses.steps is 'In their order, as the contract''s CourseStep; hidden ones are left out of what is published.';
comment on column courses.picture_ids is 'Files that the texts show as pictures.';
comment on column courses.edition is 'The version that people take; 0 before the first publication.';
comment on column courses.published_version is 'The version of the row that the publication left: a later one has something that readers do not see yet.';
comment on column courses.required_edition is 'The newest edition that was published as one to be taken again: completions of earlier ones count no more.';
comment on column courses.retake_by is 'By which whoever had completed an earlier edition is to take that one.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table daily_figures (
  source text not null,
  part text not null,
  day date not null,
  measure text not null,
  department_code text not null,
  value bigint not null,
  constraint daily_figures_measure_check CHECK (measure = ANY (ARRAY['claim-yen'::text, 'claims'::text, 'purchase-yen'::text, 'requests'::text, 'decided'::text, 'passed'::text, 'approved'::text, 'approval-minutes'::text])),
  constraint daily_figures_source_check CHECK (source = ANY (ARRAY['claims'::text, 'purchases'::text, 'approvals'::text])),
  constraint daily_figures_pkey PRIMARY KEY (source, part, day, measure, department_code)
);
comment on table daily_figures is 'Sums of a day in Tokyo, kept beside the facts that they are counted from and counted anew where one of these came later.';
comment on column daily_figures.part is 'A month of claims or of orders, or a day of decisions: it is counted anew as a whole.';
comment on column daily_figures.department_code is 'Of the request, as it was submitted.';
CREATE INDEX daily_figures_by_day ON public.daily_figures USING btree (measure, day) INCLUDE (department_code, value);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table dated_rates (
  key text not null,
  valid_from date not null,
  valid_to date,
  value integer not null,
  source text not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamp(3) with time zone,
  constraint dated_rates_check CHECK (valid_to >= valid_from),
  constraint dated_rates_version_check CHECK (version > 0),
  constraint dated_rates_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint dated_rates_pkey PRIMARY KEY (key, valid_from)
);
comment on table dated_rates is 'Figures set by law or company, by date: a look-up takes the transaction''s date (B1-06).';
comment on column dated_rates.updated_by is 'Null as it was installed.';
CREATE TRIGGER dated_rates_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON dated_rates FOR EACH STATEMENT EXECUTE FUNCTION tell_masters_changed();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table declared_years (
  ends_on date not null,
  has_loss boolean not null,
  return_due_on date,
  reason text not null,
  version integer not null default 1,
  updated_by uuid not null,
  updated_name text not null,
  updated_at timestamp(3) with time zone not null,
  constraint declared_years_reason_check CHECK (reason <> ''::text),
  constraint declared_years_return CHECK (return_due_on > ends_on),
  constraint declared_years_version_check CHECK (version > 0),
  constraint declared_years_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint declared_years_pkey PRIMARY KEY (ends_on)
);
comment on table declared_years is 'Fiscal years with a loss that later years deduct, or with a return that was put off. They lengthen retention and never shorten it.';
comment on column declared_years.ends_on is 'The last day of the fiscal year.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arw/madoguchi}

create table delegations (
  id uuid not null,
  version integer not null,
  status text not null,
  from_employee uuid not null,
  to_employee uuid not null,
  valid_from date not null,
  valid_to date not null,
  domains text[] not null,
  amount_limit bigint,
  note text not null,
  offered_at timestamp(3) with time zone not null,
  answered_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  constraint delegations_amount_limit_check CHECK (amount_limit >= 0),
  constraint delegations_answered CHECK ((status = ANY (ARRAY['accepted'::text, 'declined'::text])) <= (answered_at IS NOT NULL)),
  constraint delegations_days CHECK (valid_to > valid_from AND (valid_to - valid_from) <= 366),
  constraint delegations_ended CHECK ((status = 'ended'::text) = (ended_at IS NOT NULL)),
  constraint delegations_not_to_oneself CHECK (from_employee <> to_employee),
  constraint delegations_note_check CHECK (length(note) <= 200),
  constraint delegations_status_check CHECK (status = ANY (ARRAY['offered'::text, 'accepted'::text, 'declined'::text, 'ended'::text])),
  constraint delegations_version_check CHECK (version > 0),
  constraint delegations_from_employee_fkey FOREIGN KEY (from_employee) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint delegations_to_employee_fkey FOREIGN KEY (to_employee) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint delegations_pkey PRIMARY KEY (id),
  constraint delegations_one_at_a_time EXCLUDE USING gist (from_employee WITH =, daterange(valid_from, valid_to) WITH &&, domain_places(domains) WITH &&) WHERE (status = ANY (ARRAY['offered'::text, 'accepted'::text]))
);
comment on table delegations is 'Who may decide in whose name, on which days (B3-07). One at a time for each giver, day and type. Never deleted: ended.';
comment on column delegations.valid_to is 'The first day on which it holds no more.';
comment on column delegations.domains is 'Types of requests; empty: all.';
comment on column delegations.amount_limit is 'Yen, inclusive; null: any amount.';
CREATE INDEX delegations_of_delegate ON public.delegations USING btree (to_employee, valid_to);
CREATE INDEX delegations_of_giver ON public.delegations USING btree (from_employee, valid_to);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table employee_grams (
  gram text not null,
  number text not null,
  employee_id uuid not null,
  constraint employee_grams_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE CASCADE,
  constraint employee_grams_pkey PRIMARY KEY (gram, number) INCLUDE (employee_id)
);
comment on table employee_grams is 'Each two and each three neighbouring characters of `employees.search_text`. A trigger keeps it; nothing else writes it.';
comment on column employee_grams.number is 'As `employees.number`.';
CREATE INDEX employee_grams_of_employee ON public.employee_grams USING btree (employee_id);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table employee_posts (
  id uuid not null,
  employee_id uuid not null,
  department_code text not null,
  position_code text not null,
  is_primary boolean not null,
  valid_from date not null,
  valid_to date,
  withdrawn_at timestamp(3) with time zone,
  withdrawn_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  constraint employee_posts_check CHECK (valid_to > valid_from),
  constraint employee_posts_withdrawn CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL)),
  constraint employee_posts_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint employee_posts_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint employee_posts_pkey PRIMARY KEY (id),
  constraint employee_posts_once EXCLUDE USING gist (employee_id WITH =, department_code WITH =, position_code WITH =, daterange(valid_from, valid_to) WITH &&) WHERE (withdrawn_at IS NULL) DEFERRABLE INITIALLY DEFERRED,
  constraint employee_posts_one_primary EXCLUDE USING gist (employee_id WITH =, daterange(valid_from, valid_to) WITH &&) WHERE (is_primary AND withdrawn_at IS NULL) DEFERRABLE INITIALLY DEFERRED
);
comment on table employee_posts is 'Which posts a person holds, by days (B2-01): one primary each day, any number besides. The record of the employee counts their version.';
comment on column employee_posts.valid_to is 'The first day on which the post is held no more; null: until something ends it.';
comment on column employee_posts.withdrawn_at is 'Entered by mistake or called off: it counts for nothing, and stays (B0-04).';
CREATE INDEX employee_posts_of_department ON public.employee_posts USING btree (department_code) WHERE (withdrawn_at IS NULL);
CREATE INDEX employee_posts_of_employee ON public.employee_posts USING btree (employee_id, valid_from);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table employees (
  id uuid not null,
  number text not null,
  last_name text not null,
  first_name text not null,
  last_name_kana text not null,
  first_name_kana text not null,
  email text not null,
  department_code text not null,
  position_code text not null,
  joined_on date not null,
  left_on date,
  version integer not null default 1,
  change_xid xid8 not null default pg_current_xact_id(),
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  former_names text not null default ''::text,
  search_text text not null generated always as (((((((folded((last_name || first_name)) || '
'::text) || folded((last_name_kana || first_name_kana))) || '
'::text) || folded(number)) || '
'::text) || former_names)) stored,
  reading_text text not null generated always as (without_long_vowels(folded((last_name_kana || first_name_kana)))) stored,
  phone text not null default ''::text,
  extension text not null default ''::text,
  workplace text not null default ''::text,
  kana_row text not null generated always as (kana_row(last_name_kana)) stored,
  contact_text text not null generated always as (((((((folded(email) || '
'::text) || folded(extension)) || '
'::text) || folded(phone)) || '
'::text) || replace(folded(phone), '-'::text, ''::text))) stored,
  constraint employees_check CHECK (left_on >= joined_on),
  constraint employees_number_check CHECK (number ~ '^[0-9A-Za-z][0-9A-Za-z_-]{0,31}$'::text),
  constraint employees_version_check CHECK (version > 0),
  constraint employees_pkey PRIMARY KEY (id),
  constraint employees_number_key UNIQUE (number)
);
comment on table employees is 'People of the organisation (B2-01). What they hold from day to day stands in employee_posts.';
comment on column employees.department_code is 'Of the primary post of today, kept in step with employee_posts (decision 0037).';
comment on column employees.position_code is 'Of the primary post of today, kept in step with employee_posts (decision 0037).';
comment on column employees.change_xid is 'Transaction of the last change; lists answer 304 by the newest one.';
comment on column employees.former_names is 'Names that the person had before, folded, a line each: claims of that time keep them, and are found by them.';
comment on column employees.search_text is 'What a search for the person looks through, folded, a line each.';
comment on column employees.reading_text is 'The name''s kana, folded and without long vowels: what a search by reading looks through.';
comment on column employees.phone is 'The company''s number of the person; private ones stand in the profile.';
comment on column employees.workplace is 'Where the person works (勤務地): a name that colleagues know.';
comment on column employees.contact_text is 'What a search of the member list looks through besides search_text, folded, a line each.';
CREATE INDEX employees_by_bigram ON public.employees USING gin (bigrams(search_text)) WITH (fastupdate=off);
CREATE INDEX employees_by_change ON public.employees USING btree (change_xid DESC);
CREATE INDEX employees_by_contact ON public.employees USING gin (bigrams(contact_text)) WITH (fastupdate=off);
CREATE INDEX employees_by_department ON public.employees USING btree (department_code, number);
CREATE INDEX employees_by_kana ON public.employees USING btree ((((last_name_kana || ' '::text) || first_name_kana)), number);
CREATE INDEX employees_by_reading ON public.employees USING gin (bigrams(reading_text)) WITH (fastupdate=off);
CREATE TRIGGER employees_changed AFTER UPDATE ON employees FOR EACH ROW WHEN (old.number IS DISTINCT FROM new.number OR old.last_name IS DISTINCT FROM new.last_name OR old.first_name IS DISTINCT FROM new.first_name OR old.last_name_kana IS DISTINCT FROM new.last_name_kana OR old.first_name_kana IS DISTINCT FROM new.first_name_kana OR old.department_code IS DISTINCT FROM new.department_code OR old.joined_on IS DISTINCT FROM new.joined_on OR old.left_on IS DISTINCT FROM new.left_on) EXECUTE FUNCTION tell_employee_changed();
CREATE TRIGGER employees_first_post AFTER INSERT ON employees FOR EACH ROW EXECUTE FUNCTION begin_first_post();
CREATE TRIGGER employees_former_name BEFORE UPDATE OF last_name, first_name, last_name_kana, first_name_kana ON employees FOR EACH ROW WHEN (old.last_name IS DISTINCT FROM new.last_name OR old.first_name IS DISTINCT FROM new.first_name OR old.last_name_kana IS DISTINCT FROM new.last_name_kana OR old.first_name_kana IS DISTINCT FROM new.first_name_kana) EXECUTE FUNCTION keep_former_name();
CREATE TRIGGER employees_reworded AFTER UPDATE ON employees FOR EACH ROW WHEN (old.search_text IS DISTINCT FROM new.search_text) EXECUTE FUNCTION keep_employee_grams();
CREATE TRIGGER employees_stamped BEFORE UPDATE ON employees FOR EACH ROW EXECUTE FUNCTION stamp_change();
CREATE TRIGGER employees_worded AFTER INSERT ON employees FOR EACH ROW EXECUTE FUNCTION keep_employee_grams();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table evidence_checks (
  id uuid not null,
  begun_by uuid,
  begun_by_name text not null,
  begun_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  head bigint not null,
  step text not null,
  place text not null,
  link text not null,
  done bigint not null,
  total bigint not null,
  versions bigint not null default 0,
  files bigint not null default 0,
  bytes bigint not null default 0,
  places bigint not null default 0,
  faults integer not null default 0,
  tokens bigint not null default 0,
  constraint evidence_checks_step_check CHECK (step = ANY (ARRAY['versions'::text, 'records'::text, 'files'::text, 'tokens'::text, 'anchors'::text, 'trail'::text])),
  constraint evidence_checks_begun_by_fkey FOREIGN KEY (begun_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint evidence_checks_pkey PRIMARY KEY (id)
);
comment on table evidence_checks is 'Checks of all electronic transactions, one at a time.';
comment on column evidence_checks.begun_by is 'Null for one that was begun at the console.';
comment on column evidence_checks.head is 'The last place of the chain of versions when it began: it looks up to there.';
comment on column evidence_checks.place is 'The last thing that its step has looked at, from where it goes on after an interruption.';
comment on column evidence_checks.link is 'The digest of that thing in hex, which the next one has to name.';
comment on column evidence_checks.places is 'Places of the audit trail that it has looked at.';
comment on column evidence_checks.tokens is 'Time stamps that it has verified.';
CREATE INDEX evidence_checks_by_time ON public.evidence_checks USING btree (begun_at DESC, id DESC);
CREATE UNIQUE INDEX evidence_checks_running ON public.evidence_checks USING btree (((ended_at IS NULL))) WHERE (ended_at IS NULL);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table evidence_faults (
  check_id uuid not null,
  subject text not null,
  kind text not null,
  record_id uuid,
  number text not null,
  version integer,
  place bigint,
  file_name text not null,
  sha256 text not null,
  constraint evidence_faults_check_id_fkey FOREIGN KEY (check_id) REFERENCES evidence_checks(id) ON DELETE CASCADE,
  constraint evidence_faults_pkey PRIMARY KEY (check_id, subject)
);
comment on table evidence_faults is 'Each thing that a check found not to be as it was registered, once.';
comment on column evidence_faults.record_id is 'No foreign key: the record may be gone.';
comment on column evidence_faults.place is 'A place of the chain of versions; of the audit trail, where the kind says so.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table expense_claims (
  id uuid not null,
  employee_id uuid not null,
  month text not null,
  status text not null,
  version integer not null,
  number text,
  employee_number text not null,
  employee_name text not null,
  employee_kana text not null,
  department_code text not null,
  department_name text not null,
  line_count integer not null,
  total_yen bigint not null,
  warning_count integer not null,
  findings jsonb not null default '[]'::jsonb,
  submitted_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  change_xid xid8 not null default pg_current_xact_id(),
  returned_lines jsonb,
  constraint expense_claims_check CHECK ((status = ANY (ARRAY['draft'::text, 'cancelled'::text])) OR number IS NOT NULL),
  constraint expense_claims_line_count_check CHECK (line_count >= 0 AND line_count <= 10000),
  constraint expense_claims_month_check CHECK (month ~ '^[0-9]{4}(0[1-9]|1[0-2])$'::text),
  constraint expense_claims_returned_lines_check CHECK (jsonb_typeof(returned_lines) = 'array'::text),
  constraint expense_claims_status_check CHECK (status = ANY (ARRAY['draft'::text, 'submitted'::text, 'in_review'::text, 'returned'::text, 'rejected'::text, 'cancelled'::text, 'approved'::text, 'confirmed'::text])),
  constraint expense_claims_total_yen_check CHECK (total_yen >= 0),
  constraint expense_claims_version_check CHECK (version > 0),
  constraint expense_claims_warning_count_check CHECK (warning_count >= 0),
  constraint expense_claims_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint expense_claims_pkey PRIMARY KEY (id),
  constraint expense_claims_number_key UNIQUE (number)
);
comment on table expense_claims is 'A person''s expenses of a month. Name and department are those it was made under (B1-04, B2-01).';
comment on column expense_claims.findings is 'What the checks found at submission, as the contract shapes it: the reviewer sees what the requester saw.';
comment on column expense_claims.change_xid is 'Transaction of the last change; the review list answers 304 by the newest one.';
comment on column expense_claims.returned_lines is 'The lines as they were when the claim last came back, as the contract shapes them: its approvers see what was changed since (B4-08).';
CREATE INDEX expense_claims_by_change ON public.expense_claims USING btree (month, change_xid DESC);
CREATE INDEX expense_claims_by_employee ON public.expense_claims USING btree (month, status, employee_number, id);
CREATE INDEX expense_claims_by_kana ON public.expense_claims USING btree (month, status, employee_kana, id);
CREATE INDEX expense_claims_by_submission ON public.expense_claims USING btree (month, status, submitted_at, id);
CREATE INDEX expense_claims_by_total ON public.expense_claims USING btree (month, status, total_yen, id);
CREATE INDEX expense_claims_changed ON public.expense_claims USING btree (change_xid);
CREATE INDEX expense_claims_of_employee ON public.expense_claims USING btree (employee_id, month, created_at DESC);
CREATE INDEX expense_claims_unnumbered ON public.expense_claims USING btree (id) WHERE (number IS NULL);
CREATE INDEX expense_claims_warned ON public.expense_claims USING btree (month, status, employee_number, id) WHERE (warning_count > 0);
CREATE UNIQUE INDEX one_live_claim_per_month ON public.expense_claims USING btree (employee_id, month) WHERE (status <> ALL (ARRAY['rejected'::text, 'cancelled'::text]));
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table fact_cursors (
  source text not null,
  after xid8 not null,
  constraint fact_cursors_pkey PRIMARY KEY (source)
);
comment on table fact_cursors is 'How far the facts of each source have been worked off: all of this transaction and before.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table faq_entries (
  id uuid not null,
  status text not null,
  version integer not null,
  category text,
  question text not null,
  question_en text not null,
  answer text not null,
  answer_en text not null,
  keywords text[] not null,
  sort_order integer not null,
  readers text not null,
  places text[] not null,
  from_question uuid,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_by uuid not null,
  updated_at timestamp(3) with time zone not null,
  constraint faq_entries_category_check CHECK (category = ANY (ARRAY['expenses'::text, 'purchases'::text, 'reservations'::text, 'accounts'::text, 'people'::text, 'portal'::text])),
  constraint faq_entries_published_complete CHECK (status <> 'published'::text OR category IS NOT NULL AND question <> ''::text AND answer <> ''::text AND (question_en = ''::text) = (answer_en = ''::text)),
  constraint faq_entries_readers_check CHECK (readers = ANY (ARRAY['any'::text, 'signed-in'::text, 'staff'::text, 'admin'::text, 'system'::text])),
  constraint faq_entries_sort_order_check CHECK (sort_order >= 0),
  constraint faq_entries_status_check CHECK (status = ANY (ARRAY['draft'::text, 'published'::text, 'unpublished'::text])),
  constraint faq_entries_version_check CHECK (version > 0),
  constraint faq_entries_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint faq_entries_from_question_fkey FOREIGN KEY (from_question) REFERENCES faq_questions(id) ON DELETE RESTRICT,
  constraint faq_entries_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint faq_entries_pkey PRIMARY KEY (id)
);
comment on table faq_entries is 'Questions and answers in both languages, Markdown without HTML. Never deleted: unpublished (B0-04).';
comment on column faq_entries.places is 'Fields of forms beside which the entry is offered; the contract knows them.';
CREATE INDEX faq_entries_in_order ON public.faq_entries USING btree (category, sort_order, id) WHERE (status = 'published'::text);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table faq_missed_searches (
  words text not null,
  count integer not null,
  last_at timestamp(3) with time zone not null,
  constraint faq_missed_searches_count_check CHECK (count > 0),
  constraint faq_missed_searches_words_check CHECK (words <> ''::text),
  constraint faq_missed_searches_pkey PRIMARY KEY (words)
);
comment on table faq_missed_searches is 'Searches that found nothing, folded. Whose they were is not kept here.';
CREATE INDEX faq_missed_searches_in_order ON public.faq_missed_searches USING btree (count DESC, last_at DESC);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table faq_questions (
  id uuid not null,
  version integer not null,
  status text not null,
  question text not null,
  searched text not null,
  asked_by uuid not null,
  asked_by_name text not null,
  asked_at timestamp(3) with time zone not null,
  answer text not null default ''::text,
  answered_by uuid,
  answered_by_name text,
  answered_at timestamp(3) with time zone,
  constraint faq_questions_check CHECK (status <> 'answered'::text OR answer <> ''::text AND answered_at IS NOT NULL),
  constraint faq_questions_question_check CHECK (question <> ''::text),
  constraint faq_questions_status_check CHECK (status = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text])),
  constraint faq_questions_version_check CHECK (version > 0),
  constraint faq_questions_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint faq_questions_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint faq_questions_pkey PRIMARY KEY (id)
);
comment on table faq_questions is 'What people asked because no entry fitted, and the answer that they got. Never deleted: closed.';
CREATE INDEX faq_questions_in_order ON public.faq_questions USING btree (id DESC);
CREATE INDEX faq_questions_of_account ON public.faq_questions USING btree (asked_by, id DESC);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table faq_ratings (
  entry_id uuid not null,
  account_id uuid not null,
  helpful boolean not null,
  rated_at timestamp(3) with time zone not null,
  constraint faq_ratings_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint faq_ratings_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES faq_entries(id) ON DELETE RESTRICT,
  constraint faq_ratings_pkey PRIMARY KEY (entry_id, account_id)
);
comment on table faq_ratings is 'Whether the entry helped, one word a person: the newer one counts.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table faq_views (
  entry_id uuid not null,
  account_id uuid not null,
  day date not null,
  constraint faq_views_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint faq_views_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES faq_entries(id) ON DELETE RESTRICT,
  constraint faq_views_pkey PRIMARY KEY (entry_id, account_id, day)
);
comment on table faq_views is 'Who looked at an answer, once a day: how often it was looked at.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table fault_reports (
  id uuid not null,
  at timestamp(3) with time zone not null,
  reference text not null,
  source text not null,
  account_id uuid,
  path text not null,
  said text not null,
  constraint fault_reports_path_check CHECK (path ~ '^/[^?#]*$'::text AND length(path) <= 300),
  constraint fault_reports_reference_check CHECK (reference ~ '^[0-9a-f]{12}$'::text),
  constraint fault_reports_said_check CHECK (btrim(said) <> ''::text AND length(said) <= 2000),
  constraint fault_reports_source_check CHECK (source <> ''::text),
  constraint fault_reports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint fault_reports_pkey PRIMARY KEY (id)
);
comment on table fault_reports is 'Facts: what people reported from a page that failed them. Append-only.';
comment on column fault_reports.reference is 'That of the crash they saw, else that of the report itself.';
comment on column fault_reports.source is 'As in page_crashes.';
CREATE INDEX fault_reports_by_age ON public.fault_reports USING btree (at);
CREATE INDEX fault_reports_by_source ON public.fault_reports USING btree (source, at);
CREATE TRIGGER fault_reports_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON fault_reports FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table figure_cursors (
  source text not null,
  after xid8 not null,
  counted_at timestamp(3) with time zone,
  constraint figure_cursors_source_check CHECK (source = ANY (ARRAY['claims'::text, 'purchases'::text, 'approvals'::text])),
  constraint figure_cursors_pkey PRIMARY KEY (source)
);
comment on table figure_cursors is 'Up to which transaction the facts of a source are counted in daily_figures.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create view files_handed_in as
 SELECT a.sha256,
    'expense-claim'::text AS noun,
    c.id AS record_id,
    c.number
   FROM attachments a
     JOIN claim_line_attachments la ON la.attachment_id = a.id AND la.removed_at IS NULL
     JOIN claim_lines l ON l.id = la.line_id AND l.removed_at IS NULL
     JOIN expense_claims c ON c.id = l.claim_id
  WHERE c.number IS NOT NULL AND (c.status <> ALL (ARRAY['cancelled'::text, 'rejected'::text]))
UNION ALL
 SELECT a.sha256,
    'purchase-request'::text AS noun,
    r.id AS record_id,
    r.number
   FROM attachments a
     JOIN purchase_invoices i ON i.attachment_id = a.id
     JOIN purchase_requests r ON r.id = i.request_id
  WHERE r.number IS NOT NULL AND (r.status <> ALL (ARRAY['withdrawn'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text]))
UNION ALL
 SELECT a.sha256,
    'purchase-request'::text AS noun,
    r.id AS record_id,
    r.number
   FROM attachments a
     JOIN purchase_attachments x ON x.attachment_id = a.id AND x.removed_at IS NULL
     JOIN purchase_requests r ON r.id = x.request_id
  WHERE r.number IS NOT NULL AND (r.status <> ALL (ARRAY['withdrawn'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text]));
comment on table files_handed_in is 'Receipts of claims, invoices and papers of purchase requests. Quotes and delivery slips are no claim to money: several requests may rest on one.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table general_tools (
  tool text not null,
  open_to text not null,
  version integer not null default 1,
  updated_at timestamp(3) with time zone not null,
  updated_by uuid not null,
  constraint general_tools_open_to_check CHECK (open_to = ANY (ARRAY['system'::text, 'staff'::text, 'signed-in'::text])),
  constraint general_tools_tool_check CHECK (tool ~ '^[a-z][a-z-]*$'::text),
  constraint general_tools_version_check CHECK (version >= 1),
  constraint general_tools_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint general_tools_pkey PRIMARY KEY (tool)
);
comment on table general_tools is 'Who may have a general tool, where system people have chosen; a tool without a row is as the contract begins it.';
comment on column general_tools.open_to is 'The rule that operations and screens of the tool follow; its data stays whatever it is.';
CREATE TRIGGER general_tools_tell AFTER INSERT OR DELETE OR UPDATE ON general_tools FOR EACH STATEMENT EXECUTE FUNCTION tell_general_tools_changed();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table goods_receipts (
  id uuid not null,
  request_id uuid not null,
  received_on date not null,
  lines jsonb not null,
  attachment_id uuid,
  comment text not null,
  by_account uuid not null,
  by_name text not null,
  at timestamp(3) with time zone not null,
  constraint goods_receipts_lines_check CHECK (jsonb_typeof(lines) = 'array'::text),
  constraint goods_receipts_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES attachments(id) ON DELETE RESTRICT,
  constraint goods_receipts_by_account_fkey FOREIGN KEY (by_account) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint goods_receipts_request_id_fkey FOREIGN KEY (request_id) REFERENCES purchase_requests(id) ON DELETE RESTRICT,
  constraint goods_receipts_pkey PRIMARY KEY (id)
);
comment on table goods_receipts is 'What came and was found good (検収): line ids with quantities. Append-only.';
CREATE INDEX goods_receipts_of_attachment ON public.goods_receipts USING btree (attachment_id);
CREATE INDEX goods_receipts_of_request ON public.goods_receipts USING btree (request_id, at, id);
CREATE TRIGGER goods_receipts_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON goods_receipts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table holidays (
  day date not null,
  name text not null,
  name_en text not null,
  constraint holidays_pkey PRIMARY KEY (day)
);
comment on table holidays is 'National and company holidays; editable, filled from the public list.';
CREATE TRIGGER holidays_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON holidays FOR EACH STATEMENT EXECUTE FUNCTION tell_masters_changed();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table idempotency_keys (
  account_id uuid not null,
  key text not null,
  operation text not null,
  body_hash bytea not null,
  answer jsonb not null,
  created_at timestamp(3) with time zone not null,
  constraint idempotency_keys_key_check CHECK (length(key) >= 1 AND length(key) <= 200),
  constraint idempotency_keys_pkey PRIMARY KEY (account_id, key)
);
comment on table idempotency_keys is 'The answer a write gave, kept 90 days: the same key with the same body answers it again (B0-03).';
CREATE INDEX idempotency_keys_by_age ON public.idempotency_keys USING btree (created_at);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table installation (
  one boolean not null default true,
  sample boolean not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint installation_one_check CHECK (one),
  constraint installation_pkey PRIMARY KEY (one)
);
comment on table installation is 'One row: whether this database holds the sample organisation. `serve` refuses it then.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table known_devices (
  account_id uuid not null,
  token_hash bytea not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone not null,
  constraint known_devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint known_devices_pkey PRIMARY KEY (account_id, token_hash)
);
comment on table known_devices is 'Browsers that the person has signed in with: strangers'' guesses never lock them out.';
comment on column known_devices.token_hash is 'SHA-256 of the cookie, which is another one after each sign-in.';
CREATE INDEX known_devices_by_token ON public.known_devices USING btree (token_hash);
CREATE INDEX known_devices_by_use ON public.known_devices USING btree (last_used_at);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table mails (
  account_id uuid not null,
  fact_id uuid not null,
  state text not null,
  queued_at timestamp(3) with time zone not null,
  due_at timestamp(3) with time zone not null,
  attempts integer not null default 0,
  sent_at timestamp(3) with time zone,
  last_answer text not null default ''::text,
  secret text,
  good_until timestamp(3) with time zone,
  unanswered integer not null default 0,
  constraint mails_attempts_check CHECK (attempts >= 0),
  constraint mails_check CHECK ((state = 'sent'::text) = (sent_at IS NOT NULL)),
  constraint mails_forget_secrets CHECK (secret IS NULL OR state = 'queued'::text AND good_until IS NOT NULL),
  constraint mails_last_answer_check CHECK (length(last_answer) <= 500),
  constraint mails_state_check CHECK (state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text])),
  constraint mails_unanswered_check CHECK (unanswered >= 0),
  constraint mails_account_id_fact_id_fkey FOREIGN KEY (account_id, fact_id) REFERENCES notifications(account_id, fact_id) ON DELETE CASCADE,
  constraint mails_pkey PRIMARY KEY (account_id, fact_id)
);
comment on table mails is 'The queue of mails: one for a notification whose person wants it by mail, in the same transaction.';
comment on column mails.due_at is 'When it is tried next. Whoever takes it moves this on first, so that nobody else takes it meanwhile.';
comment on column mails.last_answer is 'What the mail server said last.';
comment on column mails.secret is 'The secret of the link in it. Gone as soon as the mail is sent, refused, too late or of no more use.';
comment on column mails.good_until is 'Later than this it is not sent: what it says would not be true any more.';
comment on column mails.unanswered is 'How often all of it was sent to the mail server and no answer came.';
CREATE INDEX mails_due ON public.mails USING btree (due_at) WHERE (state = 'queued'::text);
CREATE INDEX mails_sent ON public.mails USING btree (sent_at) WHERE (sent_at IS NOT NULL);
CREATE TRIGGER mails_letter_queued AFTER INSERT ON mails FOR EACH ROW WHEN (new.secret IS NOT NULL) EXECUTE FUNCTION tell_letter_queued();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table notifications (
  account_id uuid not null,
  fact_id uuid not null,
  kind text not null,
  subject uuid,
  about text not null,
  said jsonb not null,
  at timestamp(3) with time zone not null,
  shown boolean not null,
  read_at timestamp(3) with time zone,
  dismissed_at timestamp(3) with time zone,
  constraint notifications_kind_check CHECK (kind <> ''::text),
  constraint notifications_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint notifications_pkey PRIMARY KEY (account_id, fact_id)
);
comment on table notifications is 'A fact as it was told to a person: once, by its key.';
comment on column notifications.shown is 'False where the person wants this kind by mail only.';
CREATE INDEX notifications_by_age ON public.notifications USING btree (at);
CREATE INDEX notifications_open_tasks ON public.notifications USING btree (subject) WHERE (read_at IS NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (account_id, fact_id) WHERE ((read_at IS NULL) AND shown);
CREATE INDEX notifications_unread_alike ON public.notifications USING btree (account_id, kind, about, at DESC) WHERE (read_at IS NULL);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table number_counters (
  prefix text not null,
  fiscal_year integer not null,
  last integer not null,
  constraint number_counters_last_check CHECK (last > 0),
  constraint number_counters_pkey PRIMARY KEY (prefix, fiscal_year)
);
comment on table number_counters is 'Last number given, per kind and fiscal year: TE-2026-00123 (B0-06).';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table onboarding_decisions (
  submission_id uuid not null,
  outcome text not null,
  comment text not null,
  comments jsonb not null,
  by_account uuid not null,
  by_name text not null,
  at timestamp(3) with time zone not null,
  constraint onboarding_decisions_comments_check CHECK (jsonb_typeof(comments) = 'array'::text),
  constraint onboarding_decisions_outcome_check CHECK (outcome = ANY (ARRAY['accepted'::text, 'returned'::text])),
  constraint onboarding_decisions_by_account_fkey FOREIGN KEY (by_account) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint onboarding_decisions_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES onboarding_submissions(id) ON DELETE RESTRICT,
  constraint onboarding_decisions_pkey PRIMARY KEY (submission_id)
);
comment on table onboarding_decisions is 'HR accepted or returned what was handed in. Append-only.';
comment on column onboarding_decisions.comments is '`field`, `comment` of each field that is to be corrected.';
CREATE TRIGGER onboarding_decisions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON onboarding_decisions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=ar/madoguchi}

create table onboarding_papers (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  status text not null,
  version integer not null,
  template_id uuid,
  answers bytea,
  due_on date,
  requested_by uuid,
  begun_at timestamp(3) with time zone not null,
  reminded_on date,
  updated_at timestamp(3) with time zone not null,
  taken_back_reason text,
  constraint onboarding_papers_answered CHECK ((template_id IS NULL) = (answers IS NULL) AND ((status = ANY (ARRAY['requested'::text, 'taken_back'::text])) OR answers IS NOT NULL) AND (status = 'taken_back'::text) = (taken_back_reason IS NOT NULL)),
  constraint onboarding_papers_kind_check CHECK (kind = ANY (ARRAY['personal-information-agreement'::text, 'company-consent'::text, 'pledge'::text, 'wage-transfer-account-application'::text])),
  constraint onboarding_papers_status_check CHECK (status = ANY (ARRAY['requested'::text, 'in_progress'::text, 'submitted'::text, 'returned'::text, 'accepted'::text, 'superseded'::text, 'withdrawn'::text, 'taken_back'::text])),
  constraint onboarding_papers_taken_back_reason_check CHECK (taken_back_reason <> ''::text),
  constraint onboarding_papers_version_check CHECK (version > 0),
  constraint onboarding_papers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint onboarding_papers_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint onboarding_papers_template_id_fkey FOREIGN KEY (template_id) REFERENCES onboarding_templates(id) ON DELETE RESTRICT,
  constraint onboarding_papers_pkey PRIMARY KEY (id)
);
comment on table onboarding_papers is 'A paper that a person is to fill in, or has; the newest of its kind counts.';
comment on column onboarding_papers.template_id is 'The text that the answers were given to.';
comment on column onboarding_papers.answers is 'Sealed JSON of what is filled in (docs/sealing.md).';
comment on column onboarding_papers.requested_by is 'Null: the person began it unasked.';
comment on column onboarding_papers.begun_at is 'When it was asked for, or begun unasked.';
comment on column onboarding_papers.reminded_on is 'The last day on which the person was reminded.';
comment on column onboarding_papers.taken_back_reason is 'Why the request was taken back.';
CREATE INDEX onboarding_papers_due ON public.onboarding_papers USING btree (due_on) WHERE (status = ANY (ARRAY['requested'::text, 'in_progress'::text, 'returned'::text]));
CREATE INDEX onboarding_papers_newest ON public.onboarding_papers USING btree (account_id, kind, begun_at DESC, id DESC);
CREATE UNIQUE INDEX onboarding_papers_one_accepted ON public.onboarding_papers USING btree (account_id, kind) WHERE (status = 'accepted'::text);
CREATE UNIQUE INDEX onboarding_papers_one_open ON public.onboarding_papers USING btree (account_id, kind) WHERE (status = ANY (ARRAY['requested'::text, 'in_progress'::text, 'submitted'::text, 'returned'::text]));
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arw/madoguchi}

create table onboarding_passbooks (
  id uuid not null,
  account_id uuid not null,
  picture bytea not null,
  added_at timestamp(3) with time zone not null,
  constraint onboarding_passbooks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint onboarding_passbooks_pkey PRIMARY KEY (id)
);
comment on table onboarding_passbooks is 'Pictures of passbooks, each of the account that added it. The answers of a paper name them.';
comment on column onboarding_passbooks.picture is 'Sealed: a WebP in Base64, upright and without what came along with the file.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arw/madoguchi}

create table onboarding_submissions (
  id uuid not null,
  paper_id uuid not null,
  count integer not null,
  template_id uuid not null,
  sha256 bytea not null,
  answers bytea not null,
  language text not null,
  signed_name text not null,
  registered_name text not null,
  ip text not null,
  signed_on date not null,
  signed_at timestamp(3) with time zone not null,
  constraint onboarding_submissions_count_check CHECK (count > 0),
  constraint onboarding_submissions_language_check CHECK (language = ANY (ARRAY['ja'::text, 'en'::text])),
  constraint onboarding_submissions_sha256_check CHECK (octet_length(sha256) = 32),
  constraint onboarding_submissions_signed_name_check CHECK (signed_name <> ''::text),
  constraint onboarding_submissions_paper_id_fkey FOREIGN KEY (paper_id) REFERENCES onboarding_papers(id) ON DELETE RESTRICT,
  constraint onboarding_submissions_template_id_fkey FOREIGN KEY (template_id) REFERENCES onboarding_templates(id) ON DELETE RESTRICT,
  constraint onboarding_submissions_pkey PRIMARY KEY (id),
  constraint onboarding_submissions_paper_id_count_key UNIQUE (paper_id, count)
);
comment on table onboarding_submissions is 'What was signed and handed in, each time (B8-01). Append-only; keys may be rotated.';
comment on column onboarding_submissions.sha256 is 'Hash of the text as it was signed.';
comment on column onboarding_submissions.answers is 'Sealed JSON: answers and consents item by item.';
comment on column onboarding_submissions.registered_name is 'The name that the typed one was compared with.';
CREATE TRIGGER onboarding_submissions_stay BEFORE DELETE OR UPDATE ON onboarding_submissions FOR EACH ROW EXECUTE FUNCTION keep_submission();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arw/madoguchi}

create table onboarding_templates (
  id uuid not null,
  kind text not null,
  status text not null,
  version integer not null,
  number integer,
  title text not null,
  title_en text not null,
  body text not null,
  body_en text not null,
  sha256 bytea,
  must_agree_again boolean not null,
  note text not null,
  updated_by uuid,
  updated_at timestamp(3) with time zone not null,
  published_at timestamp(3) with time zone,
  constraint onboarding_templates_kind_check CHECK (kind = ANY (ARRAY['personal-information-agreement'::text, 'company-consent'::text, 'pledge'::text, 'wage-transfer-account-application'::text])),
  constraint onboarding_templates_number_check CHECK (number > 0),
  constraint onboarding_templates_published_complete CHECK ((status = 'published'::text) = (number IS NOT NULL) AND (status = 'published'::text) = (sha256 IS NOT NULL) AND (status = 'published'::text) = (published_at IS NOT NULL) AND (status = 'draft'::text OR title <> ''::text AND body <> ''::text)),
  constraint onboarding_templates_sha256_check CHECK (octet_length(sha256) = 32),
  constraint onboarding_templates_status_check CHECK (status = ANY (ARRAY['draft'::text, 'published'::text])),
  constraint onboarding_templates_version_check CHECK (version > 0),
  constraint onboarding_templates_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint onboarding_templates_pkey PRIMARY KEY (id),
  constraint onboarding_templates_kind_number_key UNIQUE (kind, number)
);
comment on table onboarding_templates is 'Texts of the papers that people sign when they join, version by version. What is published never changes: a trigger refuses it.';
comment on column onboarding_templates.number is 'Of the published texts of its kind, from 1.';
comment on column onboarding_templates.body is 'Markdown; lines in brackets are fields and items to agree to (contract/src/onboarding/template-text.ts).';
comment on column onboarding_templates.sha256 is 'Of `canonicalTemplate` of the contract.';
comment on column onboarding_templates.must_agree_again is 'Whoever agreed to an earlier text is to be asked once more (B8-05).';
comment on column onboarding_templates.updated_by is 'Null: it came with the portal.';
CREATE UNIQUE INDEX onboarding_templates_one_draft ON public.onboarding_templates USING btree (kind) WHERE (status = 'draft'::text);
CREATE TRIGGER onboarding_templates_stay BEFORE DELETE OR UPDATE ON onboarding_templates FOR EACH ROW EXECUTE FUNCTION keep_published_template();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arw/madoguchi}

create table onboarding_withdrawals (
  paper_id uuid not null,
  key text not null,
  ip text not null,
  at timestamp(3) with time zone not null,
  constraint onboarding_withdrawals_key_check CHECK (key <> ''::text),
  constraint onboarding_withdrawals_paper_id_fkey FOREIGN KEY (paper_id) REFERENCES onboarding_papers(id) ON DELETE RESTRICT,
  constraint onboarding_withdrawals_pkey PRIMARY KEY (paper_id, key)
);
comment on table onboarding_withdrawals is 'Optional consents that their person took back; the paper itself stays as it was (OB16). Append-only.';
CREATE TRIGGER onboarding_withdrawals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON onboarding_withdrawals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=ar/madoguchi}

create table page_crashes (
  id uuid not null,
  at timestamp(3) with time zone not null,
  reference text not null,
  source text not null,
  account_id uuid,
  path text not null,
  error_name text not null,
  frames text[] not null,
  constraint page_crashes_error_name_check CHECK (error_name <> ''::text),
  constraint page_crashes_frames_check CHECK (cardinality(frames) <= 20),
  constraint page_crashes_path_check CHECK (path ~ '^/[^?#]*$'::text AND length(path) <= 300),
  constraint page_crashes_reference_check CHECK (reference ~ '^[0-9a-f]{12}$'::text),
  constraint page_crashes_source_check CHECK (source <> ''::text),
  constraint page_crashes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint page_crashes_pkey PRIMARY KEY (id)
);
comment on table page_crashes is 'Pages that broke by themselves: no sentence of the error, which may quote what was typed. Kept for 90 days.';
comment on column page_crashes.reference is 'Number of the request that told of it: the log has it, too.';
comment on column page_crashes.source is 'The account, or the network of guests: how many may come of one is bounded.';
CREATE INDEX page_crashes_by_age ON public.page_crashes USING btree (at);
CREATE INDEX page_crashes_by_reference ON public.page_crashes USING btree (reference);
CREATE INDEX page_crashes_by_source ON public.page_crashes USING btree (source, at);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table preferences (
  account_id uuid not null,
  name text not null,
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamp(3) with time zone not null,
  constraint preferences_name_check CHECK (length(name) >= 1 AND length(name) <= 40),
  constraint preferences_value_check CHECK (length(value::text) <= 131072),
  constraint preferences_version_check CHECK (version > 0),
  constraint preferences_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint preferences_pkey PRIMARY KEY (account_id, name)
);
comment on table preferences is 'One row for each choice of a person (S6-09); the contract''s table of preferences knows names and shapes.';
comment on column preferences.value is 'As long as the contract lets it be (4,096 characters, 65,536 for what is kept of lists); PostgreSQL writes it with blanks.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table presences (
  employee_id uuid not null,
  presence text,
  note text not null,
  day date not null,
  told_at timestamp(3) with time zone not null,
  constraint presences_note_check CHECK (length(note) <= 40),
  constraint presences_presence_check CHECK (presence = ANY (ARRAY['office'::text, 'remote'::text, 'meeting'::text, 'out'::text, 'away'::text, 'off'::text])),
  constraint presences_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint presences_pkey PRIMARY KEY (employee_id)
);
comment on table presences is 'Where people say that they are, each for themselves and for one day in Japan. Nothing is watched, and no history is kept.';
comment on column presences.presence is 'Null: taken back.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table profile_photos (
  employee_id uuid not null,
  photo bytea not null,
  large bytea not null,
  small bytea not null,
  set_at timestamp(3) with time zone not null,
  constraint profile_photos_large_check CHECK (octet_length(large) >= 1 AND octet_length(large) <= 400000),
  constraint profile_photos_photo_check CHECK (octet_length(photo) = 32),
  constraint profile_photos_small_check CHECK (octet_length(small) >= 1 AND octet_length(small) <= 40000),
  constraint profile_photos_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint profile_photos_pkey PRIMARY KEY (employee_id)
);
comment on table profile_photos is 'Photos as two WebP squares made by the portal. They lie here and not among the files: small and bounded, and gone with their row.';
comment on column profile_photos.photo is 'SHA-256 of the large square: the name by which a photo is fetched.';
CREATE INDEX profile_photos_by_name ON public.profile_photos USING btree (photo);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table profiles (
  employee_id uuid not null,
  version integer not null,
  birthday date,
  gender text,
  locations text[] not null,
  occupation text not null,
  skills text[] not null,
  jobs jsonb not null,
  postal_code text not null,
  address text not null,
  private_phone text not null,
  visibility jsonb not null,
  updated_at timestamp(3) with time zone not null,
  change_xid xid8 not null default pg_current_xact_id(),
  constraint profiles_birthday_check CHECK (birthday >= '1900-01-01'::date),
  constraint profiles_gender_check CHECK (gender = ANY (ARRAY['female'::text, 'male'::text, 'other'::text, 'undisclosed'::text])),
  constraint profiles_jobs_check CHECK (jsonb_typeof(jobs) = 'array'::text),
  constraint profiles_postal_code_check CHECK (postal_code ~ '^([0-9]{7})?$'::text),
  constraint profiles_version_check CHECK (version > 0),
  constraint profiles_visibility_check CHECK (jsonb_typeof(visibility) = 'object'::text),
  constraint profiles_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint profiles_pkey PRIMARY KEY (employee_id)
);
comment on table profiles is 'About: what its person alone writes, and who else may see it. No row until they first do.';
comment on column profiles.jobs is 'Jobs before or beside this one, in the person''s order: title, company, from and to as yyyymm.';
comment on column profiles.visibility is 'For each field with a choice: private (the person and HR) or colleagues. The others are always private.';
comment on column profiles.change_xid is 'The transaction that last wrote it.';
CREATE INDEX profiles_by_change ON public.profiles USING btree (change_xid DESC);
CREATE TRIGGER profiles_stamped BEFORE UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION stamp_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table provider_logins (
  browser_hash bytea not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  constraint provider_logins_check CHECK (expires_at > created_at),
  constraint provider_logins_pkey PRIMARY KEY (browser_hash)
);
comment on table provider_logins is 'Logins under way at the provider: a row is good for one return, and goes with it.';
comment on column provider_logins.browser_hash is 'SHA-256 of what the browser''s cookie holds; state, nonce and verifier follow from that.';
CREATE INDEX provider_logins_by_expiry ON public.provider_logins USING btree (expires_at);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table purchase_attachments (
  request_id uuid not null,
  attachment_id uuid not null,
  "position" integer not null,
  removed_at timestamp(3) with time zone,
  removed_by uuid,
  constraint purchase_attachments_position_check CHECK ("position" >= 0),
  constraint removed_by_somebody CHECK ((removed_at IS NULL) = (removed_by IS NULL)),
  constraint purchase_attachments_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES attachments(id) ON DELETE RESTRICT,
  constraint purchase_attachments_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint purchase_attachments_request_id_fkey FOREIGN KEY (request_id) REFERENCES purchase_requests(id) ON DELETE RESTRICT,
  constraint purchase_attachments_pkey PRIMARY KEY (request_id, attachment_id)
);
comment on table purchase_attachments is 'Other files of a request.';
comment on column purchase_attachments.removed_at is 'Set instead of deleting once the request has been submitted (B0-04).';
CREATE INDEX purchase_requests_of_attachment ON public.purchase_attachments USING btree (attachment_id);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table purchase_invoices (
  id uuid not null,
  request_id uuid not null,
  supplier text not null,
  invoiced_on date not null,
  invoice_number text not null,
  registration_number text not null,
  total_yen bigint not null,
  attachment_id uuid,
  by_account uuid not null,
  by_name text not null,
  at timestamp(3) with time zone not null,
  constraint purchase_invoices_total_yen_check CHECK (total_yen >= 0),
  constraint purchase_invoices_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES attachments(id) ON DELETE RESTRICT,
  constraint purchase_invoices_by_account_fkey FOREIGN KEY (by_account) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint purchase_invoices_request_id_fkey FOREIGN KEY (request_id) REFERENCES purchase_requests(id) ON DELETE RESTRICT,
  constraint purchase_invoices_pkey PRIMARY KEY (id)
);
comment on table purchase_invoices is 'Invoices as they came, to be compared with request and goods receipts. Append-only.';
CREATE INDEX purchase_invoices_of_attachment ON public.purchase_invoices USING btree (attachment_id);
CREATE INDEX purchase_invoices_of_request ON public.purchase_invoices USING btree (request_id, at, id);
CREATE TRIGGER purchase_invoices_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON purchase_invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table purchase_lines (
  id uuid not null,
  request_id uuid not null,
  "position" integer not null,
  item text not null,
  spec text not null,
  url text not null,
  quantity integer,
  unit text not null,
  unit_price integer,
  tax_rate integer not null,
  supplier text not null,
  received_quantity integer not null default 0,
  removed_at timestamp(3) with time zone,
  removed_by uuid,
  constraint never_more_than_ordered CHECK (received_quantity = 0 OR received_quantity <= quantity),
  constraint purchase_lines_position_check CHECK ("position" >= 0),
  constraint purchase_lines_quantity_check CHECK (quantity >= 1 AND quantity <= 99999),
  constraint purchase_lines_received_quantity_check CHECK (received_quantity >= 0),
  constraint purchase_lines_tax_rate_check CHECK (tax_rate >= 0 AND tax_rate <= 100),
  constraint purchase_lines_unit_price_check CHECK (unit_price >= 0),
  constraint removed_at_a_time CHECK (removed_by IS NULL OR removed_at IS NOT NULL),
  constraint purchase_lines_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint purchase_lines_request_id_fkey FOREIGN KEY (request_id) REFERENCES purchase_requests(id) ON DELETE RESTRICT,
  constraint purchase_lines_pkey PRIMARY KEY (id)
);
comment on table purchase_lines is 'What is to be bought, line by line.';
comment on column purchase_lines.received_quantity is 'Of all goods receipts together; the row itself refuses more than was asked for.';
comment on column purchase_lines.removed_at is 'Set instead of deleting once the request has been submitted (B0-04).';
CREATE INDEX purchase_lines_of_request ON public.purchase_lines USING btree (request_id, "position") WHERE (removed_at IS NULL);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table purchase_orders (
  request_id uuid not null,
  ordered_on date not null,
  ordered_yen bigint not null,
  order_number text not null,
  expected_on date,
  comment text not null,
  by_account uuid not null,
  by_name text not null,
  at timestamp(3) with time zone not null,
  constraint purchase_orders_ordered_yen_check CHECK (ordered_yen >= 0),
  constraint purchase_orders_by_account_fkey FOREIGN KEY (by_account) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint purchase_orders_request_id_fkey FOREIGN KEY (request_id) REFERENCES purchase_requests(id) ON DELETE RESTRICT,
  constraint purchase_orders_pkey PRIMARY KEY (request_id)
);
comment on table purchase_orders is 'What was told to the supplier: one order a request.';
CREATE INDEX purchase_orders_by_day ON public.purchase_orders USING btree (ordered_on);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table purchase_quotes (
  id uuid not null,
  request_id uuid not null,
  "position" integer not null,
  supplier text not null,
  amount bigint,
  valid_until date,
  is_chosen boolean not null,
  note text not null,
  attachment_id uuid,
  removed_at timestamp(3) with time zone,
  removed_by uuid,
  constraint purchase_quotes_amount_check CHECK (amount >= 0),
  constraint purchase_quotes_position_check CHECK ("position" >= 0),
  constraint removed_at_a_time CHECK (removed_by IS NULL OR removed_at IS NOT NULL),
  constraint purchase_quotes_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES attachments(id) ON DELETE RESTRICT,
  constraint purchase_quotes_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint purchase_quotes_request_id_fkey FOREIGN KEY (request_id) REFERENCES purchase_requests(id) ON DELETE RESTRICT,
  constraint purchase_quotes_pkey PRIMARY KEY (id),
  constraint one_chosen_quote EXCLUDE USING btree (request_id WITH =) WHERE (is_chosen AND removed_at IS NULL) DEFERRABLE INITIALLY DEFERRED
);
comment on table purchase_quotes is 'What suppliers would take for it, with tax, and the papers that say so (B5-02).';
CREATE INDEX purchase_quotes_of_attachment ON public.purchase_quotes USING btree (attachment_id);
CREATE INDEX purchase_quotes_of_request ON public.purchase_quotes USING btree (request_id, "position") WHERE (removed_at IS NULL);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table purchase_requests (
  id uuid not null,
  employee_id uuid not null,
  status text not null,
  version integer not null,
  number text,
  employee_number text not null,
  employee_name text not null,
  employee_kana text not null,
  department_code text not null,
  department_name text not null,
  purchase_name text not null,
  purchase_category_code text,
  purchase_category_name text,
  reason text not null,
  needed_by date,
  delivery_place text not null,
  prices_include_tax boolean not null,
  single_source_reason text not null,
  line_count integer not null,
  quantity integer,
  unit_price integer,
  supplier text not null,
  supplier_count integer not null,
  quote_count integer not null,
  total_yen bigint not null,
  approved_yen bigint,
  warning_count integer not null,
  findings jsonb not null default '[]'::jsonb,
  returned_content jsonb,
  last_decider_id uuid,
  last_decider_number text,
  last_decider_name text not null default ''::text,
  submitted_at timestamp(3) with time zone,
  approved_at timestamp(3) with time zone,
  decided_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  search_text text not null generated always as (((((((((folded(purchase_name) || '
'::text) || folded(supplier)) || '
'::text) || folded(COALESCE(number, ''::text))) || '
'::text) || folded(employee_name)) || '
'::text) || folded(employee_kana))) stored,
  change_xid xid8 not null default pg_current_xact_id(),
  constraint purchase_requests_approved CHECK ((status <> ALL (ARRAY['approved'::text, 'ordered'::text, 'partially_received'::text, 'received'::text, 'closed'::text, 'expired'::text])) OR approved_yen IS NOT NULL AND approved_at IS NOT NULL),
  constraint purchase_requests_approved_yen_check CHECK (approved_yen >= 0),
  constraint purchase_requests_findings_check CHECK (jsonb_typeof(findings) = 'array'::text),
  constraint purchase_requests_line_count_check CHECK (line_count >= 0 AND line_count <= 50),
  constraint purchase_requests_number CHECK ((status = ANY (ARRAY['draft'::text, 'cancelled'::text])) OR number IS NOT NULL),
  constraint purchase_requests_purchase_name_check CHECK (length(purchase_name) <= 100),
  constraint purchase_requests_quantity_check CHECK (quantity > 0),
  constraint purchase_requests_quote_count_check CHECK (quote_count >= 0),
  constraint purchase_requests_returned_content_check CHECK (jsonb_typeof(returned_content) = 'object'::text),
  constraint purchase_requests_status_check CHECK (status = ANY (ARRAY['draft'::text, 'submitted'::text, 'in_review'::text, 'returned'::text, 'withdrawn'::text, 'rejected'::text, 'approved'::text, 'ordered'::text, 'partially_received'::text, 'received'::text, 'closed'::text, 'cancelled'::text, 'expired'::text])),
  constraint purchase_requests_submitted CHECK ((status = ANY (ARRAY['draft'::text, 'cancelled'::text])) OR submitted_at IS NOT NULL),
  constraint purchase_requests_supplier_count_check CHECK (supplier_count >= 0),
  constraint purchase_requests_total_yen_check CHECK (total_yen >= 0),
  constraint purchase_requests_unit_price_check CHECK (unit_price >= 0),
  constraint purchase_requests_version_check CHECK (version > 0),
  constraint purchase_requests_warning_count_check CHECK (warning_count >= 0),
  constraint purchase_requests_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint purchase_requests_last_decider_id_fkey FOREIGN KEY (last_decider_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint purchase_requests_pkey PRIMARY KEY (id),
  constraint purchase_requests_number_key UNIQUE (number)
);
comment on table purchase_requests is 'A request to buy. Name, department and category are those it was made under (B1-04, B2-01).';
comment on column purchase_requests.quantity is 'From here to `quote_count`: of its lines and quotes, as the list shows them; written with them.';
comment on column purchase_requests.approved_yen is 'What its approvers agreed to, with tax: the total, unless one of them changed it (B3-05). Nothing dearer is ordered.';
comment on column purchase_requests.returned_content is 'The content as it was when it last came back, as the contract shapes it: its approvers see what was changed since.';
comment on column purchase_requests.last_decider_id is 'Approver of the last step; once decided, who decided (S2-15).';
comment on column purchase_requests.search_text is 'What a search looks through, folded, a line each.';
comment on column purchase_requests.change_xid is 'Transaction of the last change; lists answer 304 by the newest one.';
CREATE INDEX purchase_requests_approved_since ON public.purchase_requests USING btree (approved_at) WHERE (status = 'approved'::text);
CREATE INDEX purchase_requests_by_category ON public.purchase_requests USING btree (purchase_category_code, submitted_at, id);
CREATE INDEX purchase_requests_by_change ON public.purchase_requests USING btree (change_xid DESC);
CREATE INDEX purchase_requests_by_decider ON public.purchase_requests USING btree (last_decider_number, submitted_at, id);
CREATE INDEX purchase_requests_by_decision ON public.purchase_requests USING btree (decided_at, submitted_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX purchase_requests_by_need ON public.purchase_requests USING btree (needed_by, id);
CREATE INDEX purchase_requests_by_status ON public.purchase_requests USING btree (status, submitted_at, id) INCLUDE (total_yen);
CREATE INDEX purchase_requests_by_submission ON public.purchase_requests USING btree (submitted_at, id);
CREATE INDEX purchase_requests_by_total ON public.purchase_requests USING btree (total_yen, id);
CREATE INDEX purchase_requests_by_update ON public.purchase_requests USING btree (updated_at, id);
CREATE INDEX purchase_requests_latest_need ON public.purchase_requests USING btree (needed_by DESC NULLS LAST, id DESC);
CREATE INDEX purchase_requests_latest_submission ON public.purchase_requests USING btree (submitted_at DESC NULLS LAST, id DESC);
CREATE INDEX purchase_requests_of_department ON public.purchase_requests USING btree (department_code, updated_at, id);
CREATE INDEX purchase_requests_of_employee ON public.purchase_requests USING btree (employee_id, updated_at, id);
CREATE INDEX purchase_requests_unnumbered ON public.purchase_requests USING btree (id) WHERE (number IS NULL);
CREATE TRIGGER purchase_requests_reworded AFTER UPDATE ON purchase_requests FOR EACH ROW WHEN (old.search_text IS DISTINCT FROM new.search_text OR old.submitted_at IS DISTINCT FROM new.submitted_at) EXECUTE FUNCTION keep_purchase_words();
CREATE TRIGGER purchase_requests_worded AFTER INSERT ON purchase_requests FOR EACH ROW EXECUTE FUNCTION keep_purchase_words();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table purchase_words (
  request_id uuid not null,
  submitted_at timestamp with time zone,
  words text not null,
  constraint purchase_words_request_id_fkey FOREIGN KEY (request_id) REFERENCES purchase_requests(id) ON DELETE CASCADE,
  constraint purchase_words_pkey PRIMARY KEY (request_id)
);
comment on table purchase_words is 'What a search finds requests by. A trigger keeps it; nothing else writes it.';
comment on column purchase_words.words is 'As `purchase_requests.search_text`.';
CREATE INDEX purchase_words_by_grams ON public.purchase_words USING gin (in_span(grams(words), span_of(submitted_at))) WITH (fastupdate=off);
CREATE INDEX purchase_words_by_submission ON public.purchase_words USING btree (submitted_at, request_id);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table purged_contents (
  sha256 bytea not null,
  purged_at timestamp(3) with time zone not null,
  removed_at timestamp(3) with time zone,
  constraint purged_contents_pkey PRIMARY KEY (sha256)
);
comment on table purged_contents is 'Contents that no row may name: just received, or of a deleted row. Their bytes go from the file store once nothing names them.';
comment on column purged_contents.purged_at is 'When it was last received, or the last row of it deleted.';
comment on column purged_contents.removed_at is 'When nothing was left to do: a row named it, or its bytes were removed.';
CREATE INDEX purged_contents_left ON public.purged_contents USING btree (purged_at) WHERE (removed_at IS NULL);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arw/madoguchi}

create table purged_versions (
  record_id uuid not null,
  version integer not null,
  number text not null,
  change text not null,
  handler text not null,
  at timestamp(3) with time zone not null,
  chain_seq bigint not null,
  previous bytea not null,
  digest bytea not null,
  file_hashes text[] not null,
  token bytea,
  purge_id uuid not null,
  constraint purged_versions_purge_id_fkey FOREIGN KEY (purge_id) REFERENCES transaction_purges(id) ON DELETE RESTRICT,
  constraint purged_versions_record_id_fkey FOREIGN KEY (record_id) REFERENCES transaction_records(id) ON DELETE RESTRICT,
  constraint purged_versions_pkey PRIMARY KEY (record_id, version),
  constraint purged_versions_chain_seq_key UNIQUE (chain_seq)
);
comment on table purged_versions is 'What is left of a version: its place in the chain, its digests, who wrote it and when; no value of the paper. Append-only.';
comment on column purged_versions.token is 'Its time stamp, which is over the digest.';
CREATE TRIGGER purged_versions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON purged_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER purged_versions_due BEFORE INSERT ON purged_versions FOR EACH ROW EXECUTE FUNCTION refuse_early_purge();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=r/madoguchi}

create table record_facts (
  id uuid not null,
  noun text not null,
  record_id uuid not null,
  owner_id uuid not null,
  fact text not null,
  by_account uuid,
  by_employee uuid,
  by_name text not null,
  by_department text not null,
  at timestamp(3) with time zone not null,
  comment text not null,
  change_xid xid8 not null default pg_current_xact_id(),
  claim_id uuid generated always as (
CASE noun
    WHEN 'expense-claim'::text THEN record_id
    ELSE NULL::uuid
END) stored,
  purchase_id uuid generated always as (
CASE noun
    WHEN 'purchase-request'::text THEN record_id
    ELSE NULL::uuid
END) stored,
  constraint nobody_decides_their_own CHECK (noun <> 'expense-claim'::text OR (fact = ANY (ARRAY['submitted'::text, 'withdrawn'::text, 'cancelled'::text])) OR by_employee IS DISTINCT FROM owner_id),
  constraint record_facts_by CHECK ((by_account IS NULL) = (fact = 'expired'::text)),
  constraint record_facts_of_noun CHECK (
CASE noun
    WHEN 'expense-claim'::text THEN fact = ANY (ARRAY['submitted'::text, 'withdrawn'::text, 'cancelled'::text, 'returned'::text, 'rejected'::text, 'approved'::text, 'confirmed'::text])
    WHEN 'purchase-request'::text THEN fact = ANY (ARRAY['submitted'::text, 'withdrawn'::text, 'cancelled'::text, 'ordered'::text, 'received'::text, 'invoiced'::text, 'closed'::text, 'expired'::text])
    ELSE false
END),
  constraint record_facts_by_account_fkey FOREIGN KEY (by_account) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint record_facts_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES expense_claims(id) ON DELETE RESTRICT,
  constraint record_facts_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES purchase_requests(id) ON DELETE RESTRICT,
  constraint record_facts_pkey PRIMARY KEY (id)
);
comment on table record_facts is 'Facts: the own steps of claims and purchase requests, and what was decided on claims before they went through the approval engine. What approvers did stands in approval_acts. Append-only.';
comment on column record_facts.noun is 'Kind of the record, named as in the audit trail.';
comment on column record_facts.owner_id is 'Employee whose record it is.';
comment on column record_facts.by_account is 'Null where the calendar did it.';
comment on column record_facts.change_xid is 'Transaction of the fact; what follows from it is worked off in this order.';
comment on column record_facts.claim_id is 'Ties a fact to its claim: a foreign key of one column has one table.';
comment on column record_facts.purchase_id is 'Ties a fact to its purchase request.';
CREATE INDEX record_facts_by_change ON public.record_facts USING btree (noun, change_xid);
CREATE INDEX record_facts_of_record ON public.record_facts USING btree (record_id, at, id);
CREATE TRIGGER record_facts_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON record_facts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table reservation_attendees (
  reservation_id uuid not null,
  employee_id uuid not null,
  constraint reservation_attendees_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint reservation_attendees_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE RESTRICT,
  constraint reservation_attendees_pkey PRIMARY KEY (reservation_id, employee_id)
);
comment on table reservation_attendees is 'Who takes part, besides the organizer.';
CREATE INDEX reservation_attendees_of_employee ON public.reservation_attendees USING btree (employee_id, reservation_id);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table reservation_holds (
  reservation_id uuid not null,
  resource_id uuid not null,
  part_id uuid not null,
  quantity integer not null,
  exclusive boolean not null,
  live boolean not null,
  during tstzrange not null,
  held tstzrange not null,
  constraint reservation_holds_check CHECK (NOT isempty(during) OR NOT live),
  constraint reservation_holds_check1 CHECK (NOT isempty(held) OR NOT live),
  constraint reservation_holds_one CHECK (NOT exclusive OR quantity = 1),
  constraint reservation_holds_quantity_check CHECK (quantity >= 1 AND quantity <= 999),
  constraint reservation_holds_within CHECK (NOT live OR held @> during),
  constraint reservation_holds_part_id_fkey FOREIGN KEY (part_id) REFERENCES resources(id) ON DELETE RESTRICT,
  constraint reservation_holds_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE RESTRICT,
  constraint reservation_holds_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE RESTRICT,
  constraint reservation_holds_pkey PRIMARY KEY (reservation_id, part_id),
  constraint reservation_holds_exclusive EXCLUDE USING gist (part_id WITH =, held WITH &&) WHERE (exclusive AND live)
);
comment on table reservation_holds is 'The places that a reservation takes: one row a part of each of its resources. No two live rows have one place at one moment.';
comment on column reservation_holds.exclusive is 'False for identical items, which are counted instead.';
comment on column reservation_holds.live is 'False once it keeps nobody from the time: cancelled, rejected, released.';
comment on column reservation_holds.during is 'The time of the reservation itself.';
comment on column reservation_holds.held is 'With the buffers that the resource had when it was written: a later buffer changes nothing that stands.';
CREATE INDEX reservation_holds_by_time ON public.reservation_holds USING gist (during) WHERE live;
CREATE INDEX reservation_holds_of_items ON public.reservation_holds USING gist (part_id, held) WHERE (live AND (NOT exclusive));
CREATE INDEX reservation_holds_of_resource ON public.reservation_holds USING btree (resource_id, lower(during));
CREATE TRIGGER reservation_holds_kept AFTER INSERT OR UPDATE ON reservation_holds FOR EACH ROW EXECUTE FUNCTION keep_reservation_holds();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table reservation_quotas (
  employee_id uuid not null,
  writes integer not null,
  constraint reservation_quotas_writes_check CHECK (writes >= 0),
  constraint reservation_quotas_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint reservation_quotas_pkey PRIMARY KEY (employee_id)
);
comment on table reservation_quotas is 'Counts what was written under a limit of the person. Whoever counts their bookings reads it before, and writes only while it stands: so no two of one person pass a limit together.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table reservation_series (
  id uuid not null,
  version integer not null default 1,
  rule jsonb not null,
  first_day date not null,
  starts text not null,
  minutes integer not null,
  created_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  constraint reservation_series_minutes_check CHECK (minutes > 0),
  constraint reservation_series_starts_check CHECK (starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text),
  constraint reservation_series_version_check CHECK (version > 0),
  constraint reservation_series_pkey PRIMARY KEY (id)
);
comment on table reservation_series is 'Rules by which reservations repeat (B6-02). The dates themselves are reservations.';
comment on column reservation_series.rule is 'As the contract''s Recurrence says it, in days of Asia/Tokyo.';
comment on column reservation_series.ended_at is 'From here on it has no date to come: all were cancelled, or belong to the series that follows.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table reservation_waits (
  id uuid not null,
  version integer not null,
  state text not null,
  organizer_id uuid not null,
  resource_id uuid not null,
  quantity integer not null,
  starts_at timestamp(3) with time zone not null,
  ends_at timestamp(3) with time zone not null,
  asked jsonb not null,
  is_admin boolean not null,
  waiting_since timestamp(3) with time zone not null,
  reservation_id uuid,
  constraint reservation_waits_check CHECK (ends_at > starts_at),
  constraint reservation_waits_promoted CHECK ((state = 'promoted'::text) = (reservation_id IS NOT NULL)),
  constraint reservation_waits_quantity_check CHECK (quantity >= 1 AND quantity <= 999),
  constraint reservation_waits_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'promoted'::text, 'given_up'::text, 'expired'::text])),
  constraint reservation_waits_version_check CHECK (version > 0),
  constraint reservation_waits_organizer_id_fkey FOREIGN KEY (organizer_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint reservation_waits_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE RESTRICT,
  constraint reservation_waits_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE RESTRICT,
  constraint reservation_waits_pkey PRIMARY KEY (id)
);
comment on table reservation_waits is 'Who waits for a time that is taken (B6-06): whoever came first gets it. Never deleted.';
comment on column reservation_waits.asked is 'The content of the reservation to come, as the contract''s NewWait has it.';
comment on column reservation_waits.is_admin is 'The role by which it is booked, as it was then.';
CREATE INDEX reservation_waits_of_organizer ON public.reservation_waits USING btree (organizer_id, starts_at);
CREATE INDEX reservation_waits_waiting ON public.reservation_waits USING btree (resource_id, waiting_since, id) WHERE (state = 'waiting'::text);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table reservations (
  id uuid not null,
  version integer not null,
  change_xid xid8 not null default pg_current_xact_id(),
  series_id uuid,
  original_day date,
  own_fields text[] not null default '{}'::text[],
  organizer_id uuid not null,
  booked_by_id uuid,
  title text not null,
  purpose text not null,
  note text not null,
  visibility text not null,
  starts_at timestamp(3) with time zone not null,
  ends_at timestamp(3) with time zone not null,
  status text not null,
  expires_at timestamp(3) with time zone,
  release_at timestamp(3) with time zone,
  awaits_approval boolean not null default false,
  checked_in_at timestamp(3) with time zone,
  cancelled_at timestamp(3) with time zone,
  cancel_reason text not null default ''::text,
  sequence integer not null default 0,
  destination text not null,
  licence_until date,
  kilometres_out integer,
  kilometres_back integer,
  handed_out_at timestamp(3) with time zone,
  handed_out_by uuid,
  returned_at timestamp(3) with time zone,
  returned_by uuid,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  number text,
  approval_request_id uuid,
  constraint reservations_asked CHECK ((number IS NULL) = (approval_request_id IS NULL) AND number <> ''::text),
  constraint reservations_cancel_reason_check CHECK (length(cancel_reason) <= 500),
  constraint reservations_check CHECK (kilometres_back >= kilometres_out),
  constraint reservations_destination_check CHECK (length(destination) <= 100),
  constraint reservations_expiry CHECK ((status = 'tentative'::text) <= (expires_at IS NOT NULL)),
  constraint reservations_kilometres_out_check CHECK (kilometres_out >= 0),
  constraint reservations_note_check CHECK (length(note) <= 1000),
  constraint reservations_purpose_check CHECK (length(purpose) <= 200),
  constraint reservations_returned CHECK (returned_at IS NULL OR handed_out_at IS NOT NULL),
  constraint reservations_sequence_check CHECK (sequence >= 0),
  constraint reservations_series_day CHECK ((series_id IS NULL) = (original_day IS NULL)),
  constraint reservations_status_check CHECK (status = ANY (ARRAY['tentative'::text, 'confirmed'::text, 'in_use'::text, 'finished'::text, 'rejected'::text, 'cancelled'::text, 'no_show'::text])),
  constraint reservations_times CHECK (ends_at > starts_at),
  constraint reservations_title_check CHECK (title <> ''::text AND length(title) <= 100),
  constraint reservations_version_check CHECK (version > 0),
  constraint reservations_visibility_check CHECK (visibility = ANY (ARRAY['public'::text, 'private'::text])),
  constraint reservations_booked_by_id_fkey FOREIGN KEY (booked_by_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint reservations_handed_out_by_fkey FOREIGN KEY (handed_out_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint reservations_organizer_id_fkey FOREIGN KEY (organizer_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint reservations_returned_by_fkey FOREIGN KEY (returned_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint reservations_series_id_fkey FOREIGN KEY (series_id) REFERENCES reservation_series(id) ON DELETE RESTRICT,
  constraint reservations_pkey PRIMARY KEY (id),
  constraint reservations_approval_request UNIQUE (approval_request_id),
  constraint reservations_number UNIQUE (number)
);
comment on table reservations is 'Who has which time (B6-02). Its resources stand in reservation_holds. Never deleted: cancelled.';
comment on column reservations.change_xid is 'Transaction of the last change; lists answer 304 by the newest one.';
comment on column reservations.original_day is 'Its day by the rule of its series, which names it there whatever it was moved to.';
comment on column reservations.own_fields is 'Fields that differ from its series: a change of the series leaves these alone.';
comment on column reservations.booked_by_id is 'The person who typed it for the organizer; null: the organizer.';
comment on column reservations.expires_at is 'Of a tentative one: it is released at this instant, whether or not anybody writes it down then.';
comment on column reservations.release_at is 'Where a check-in is asked for: without one it is released at this instant, likewise.';
comment on column reservations.awaits_approval is 'Tentative until its approval says yes: one of its resources asks for that.';
comment on column reservations.sequence is 'Counts what an invitation tells anew: time, resources, the cancellation (RFC 5545).';
comment on column reservations.licence_until is 'Of a vehicle: the last day of the licence that the driver has looked at.';
comment on column reservations.number is 'Given with the first request for approval, in the same statement (B0-06): RS-2026-00012.';
comment on column reservations.approval_request_id is 'The last request for its approval: the subject of the approval.';
CREATE INDEX reservations_by_change ON public.reservations USING btree (change_xid DESC);
CREATE INDEX reservations_by_start ON public.reservations USING btree (starts_at);
CREATE INDEX reservations_of_booker ON public.reservations USING btree (booked_by_id, starts_at) WHERE (booked_by_id IS NOT NULL);
CREATE INDEX reservations_of_organizer ON public.reservations USING btree (organizer_id, starts_at) INCLUDE (id);
CREATE INDEX reservations_of_series ON public.reservations USING btree (series_id, original_day) WHERE (series_id IS NOT NULL);
CREATE INDEX reservations_out ON public.reservations USING btree (ends_at) WHERE ((handed_out_at IS NOT NULL) AND (returned_at IS NULL));
CREATE INDEX reservations_overdue ON public.reservations USING btree (LEAST(expires_at, release_at)) WHERE ((status = 'tentative'::text) OR ((status = 'confirmed'::text) AND (release_at IS NOT NULL)));
CREATE INDEX reservations_unasked ON public.reservations USING btree (id) WHERE (awaits_approval AND (status = 'tentative'::text) AND (approval_request_id IS NULL));
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table resource_closures (
  id uuid not null,
  group_id uuid not null,
  version integer not null,
  resource_id uuid not null,
  closed tstzrange not null,
  reason text not null,
  closed_by uuid not null,
  closed_at timestamp(3) with time zone not null,
  lifted_by uuid,
  lifted_at timestamp(3) with time zone,
  constraint resource_closures_closed_check CHECK (NOT isempty(closed) AND lower_inc(closed) AND NOT upper_inc(closed) AND NOT lower_inf(closed) AND NOT upper_inf(closed)),
  constraint resource_closures_lifted CHECK ((lifted_at IS NULL) = (lifted_by IS NULL)),
  constraint resource_closures_reason_check CHECK (reason <> ''::text AND length(reason) <= 200),
  constraint resource_closures_version_check CHECK (version > 0),
  constraint resource_closures_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint resource_closures_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint resource_closures_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE RESTRICT,
  constraint resource_closures_pkey PRIMARY KEY (id),
  constraint resource_closures_group UNIQUE (group_id, resource_id)
);
comment on table resource_closures is 'Times in which a resource cannot be used. One closes its units and everything that shares one with it, too. Never deleted: lifted.';
comment on column resource_closures.group_id is 'Closures of several resources that were said at once; they are lifted together.';
CREATE INDEX resource_closures_by_time ON public.resource_closures USING gist (resource_id, closed) WHERE (lifted_at IS NULL);
CREATE INDEX resource_closures_newest ON public.resource_closures USING btree (closed_at DESC, id);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table resource_managers (
  resource_id uuid not null,
  employee_id uuid not null,
  constraint resource_managers_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint resource_managers_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE RESTRICT,
  constraint resource_managers_pkey PRIMARY KEY (resource_id, employee_id)
);
comment on table resource_managers is 'Employees who look after a resource: they check in for others, hand out and take back.';
CREATE INDEX resource_managers_of_employee ON public.resource_managers USING btree (employee_id);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table resource_parts (
  resource_id uuid not null,
  part_id uuid not null,
  constraint resource_parts_part_id_fkey FOREIGN KEY (part_id) REFERENCES resources(id) ON DELETE RESTRICT,
  constraint resource_parts_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE RESTRICT,
  constraint resource_parts_pkey PRIMARY KEY (resource_id, part_id)
);
comment on table resource_parts is 'The places that a booking of a resource takes: itself alone, or its units, which others may book by themselves. A whole hall takes both halves, and each half the hall.';
CREATE INDEX resource_parts_of_part ON public.resource_parts USING btree (part_id, resource_id);
CREATE TRIGGER resource_parts_whole AFTER INSERT OR DELETE ON resource_parts FOR EACH STATEMENT EXECUTE FUNCTION keep_resource_units_whole();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table resource_photos (
  resource_id uuid not null,
  photo bytea not null,
  large bytea not null,
  small bytea not null,
  set_at timestamp(3) with time zone not null,
  constraint resource_photos_large_check CHECK (octet_length(large) >= 1 AND octet_length(large) <= 400000),
  constraint resource_photos_photo_check CHECK (octet_length(photo) = 32),
  constraint resource_photos_small_check CHECK (octet_length(small) >= 1 AND octet_length(small) <= 40000),
  constraint resource_photos_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE RESTRICT,
  constraint resource_photos_pkey PRIMARY KEY (resource_id)
);
comment on table resource_photos is 'Photos as two WebP squares made by the portal, as those of people are.';
comment on column resource_photos.photo is 'SHA-256 of the large square: the name by which a photo is fetched.';
CREATE INDEX resource_photos_by_name ON public.resource_photos USING btree (photo);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table resources (
  id uuid not null,
  version integer not null,
  change_xid xid8 not null default pg_current_xact_id(),
  status text not null,
  name text not null,
  reading text not null,
  category text not null,
  site text not null,
  capacity integer,
  features text[] not null,
  note text not null,
  quantity integer not null,
  slot_minutes integer not null,
  shortest_minutes integer not null,
  longest_minutes integer not null,
  lead_minutes integer not null,
  ahead_days_staff integer not null,
  ahead_days_admin integer not null,
  buffer_before_minutes integer not null,
  buffer_after_minutes integer not null,
  approval text not null,
  checks_in boolean not null,
  grace_minutes integer not null,
  hours jsonb not null,
  most_open_staff integer,
  most_open_admin integer,
  week_hours_staff integer,
  week_hours_admin integer,
  in_use_from date,
  ends_on date,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null,
  updated_by uuid not null,
  updated_at timestamp(3) with time zone not null,
  search_text text not null generated always as (((((folded(name) || '
'::text) || folded(reading)) || '
'::text) || folded(site))) stored,
  constraint resources_ahead_days_admin_check CHECK (ahead_days_admin >= 1 AND ahead_days_admin <= 731),
  constraint resources_ahead_days_staff_check CHECK (ahead_days_staff >= 1 AND ahead_days_staff <= 731),
  constraint resources_approval_check CHECK (approval = ANY (ARRAY['none'::text, 'always'::text])),
  constraint resources_buffer_after_minutes_check CHECK (buffer_after_minutes >= 0 AND buffer_after_minutes <= 240),
  constraint resources_buffer_before_minutes_check CHECK (buffer_before_minutes >= 0 AND buffer_before_minutes <= 240),
  constraint resources_capacity_check CHECK (capacity >= 1 AND capacity <= 9999),
  constraint resources_category_check CHECK (category = ANY (ARRAY['room'::text, 'vehicle'::text, 'equipment'::text, 'other'::text])),
  constraint resources_check CHECK (shortest_minutes > 0 AND (shortest_minutes % slot_minutes) = 0),
  constraint resources_check1 CHECK (longest_minutes >= shortest_minutes AND longest_minutes <= 44640 AND (longest_minutes % slot_minutes) = 0),
  constraint resources_days CHECK (ends_on >= in_use_from),
  constraint resources_features_check CHECK (cardinality(features) <= 20),
  constraint resources_grace CHECK (NOT checks_in OR grace_minutes <= shortest_minutes),
  constraint resources_grace_minutes_check CHECK (grace_minutes >= 5 AND grace_minutes <= 120),
  constraint resources_hours_check CHECK (jsonb_typeof(hours) = 'array'::text AND jsonb_array_length(hours) = 7),
  constraint resources_lead_minutes_check CHECK (lead_minutes >= 0 AND lead_minutes <= 43200),
  constraint resources_most_open_admin_check CHECK (most_open_admin >= 1 AND most_open_admin <= 999),
  constraint resources_most_open_staff_check CHECK (most_open_staff >= 1 AND most_open_staff <= 999),
  constraint resources_name_check CHECK (name <> ''::text AND length(name) <= 60),
  constraint resources_note_check CHECK (length(note) <= 1000),
  constraint resources_quantity_check CHECK (quantity >= 1 AND quantity <= 999),
  constraint resources_reading_check CHECK (length(reading) <= 100),
  constraint resources_site_check CHECK (length(site) <= 60),
  constraint resources_slot_minutes_check CHECK (slot_minutes = ANY (ARRAY[5, 10, 15, 20, 30, 60])),
  constraint resources_status_check CHECK (status = ANY (ARRAY['active'::text, 'retired'::text])),
  constraint resources_version_check CHECK (version > 0),
  constraint resources_week_hours_admin_check CHECK (week_hours_admin >= 1 AND week_hours_admin <= 168),
  constraint resources_week_hours_staff_check CHECK (week_hours_staff >= 1 AND week_hours_staff <= 168),
  constraint resources_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint resources_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint resources_pkey PRIMARY KEY (id)
);
comment on table resources is 'Resources that people reserve (B6-01). Never deleted: retired, or ended on a day.';
comment on column resources.change_xid is 'Transaction of the last change; lists answer 304 by the newest one.';
comment on column resources.capacity is 'People that it holds; null where that says nothing.';
comment on column resources.quantity is 'Identical items under one name: so many bookings may hold them at one moment.';
comment on column resources.slot_minutes is 'Bookings begin and end on this grid, counted from midnight in Asia/Tokyo.';
comment on column resources.lead_minutes is 'Notice: a booking is made so long before it begins, 0 for until it begins.';
comment on column resources.ahead_days_staff is 'How many days ahead staff may book; `ahead_days_admin`: admins and system people.';
comment on column resources.grace_minutes is 'Where it has a check-in: a booking that nobody has checked in so long after its start is released.';
comment on column resources.hours is 'Opening hours, Monday first: null where closed, else {"opens":"08:00","closes":"24:00"} in Asia/Tokyo.';
comment on column resources.most_open_staff is 'Bookings to come that one person of the role may have; null: any number.';
comment on column resources.week_hours_staff is 'Hours a week (Monday to Sunday) that one person of the role may book; null: any number.';
comment on column resources.ends_on is 'The last day on which it can be used; null: no end.';
comment on column resources.search_text is 'The texts that a search looks through, folded, a line each.';
CREATE INDEX resources_by_change ON public.resources USING btree (change_xid DESC);
CREATE UNIQUE INDEX resources_one_name ON public.resources USING btree (folded(name)) WHERE (status = 'active'::text);
CREATE TRIGGER resources_parts_whole AFTER UPDATE OF quantity, status ON resources FOR EACH ROW WHEN (old.quantity <> new.quantity OR old.status <> new.status) EXECUTE FUNCTION keep_resource_units_whole();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table screen_views (
  day date not null,
  hour smallint not null,
  screen text not null,
  role text not null,
  views bigint not null,
  visits bigint not null,
  constraint screen_views_hour_check CHECK (hour >= 0 AND hour <= 23),
  constraint screen_views_role_check CHECK (role = ANY (ARRAY['system'::text, 'admin'::text, 'staff'::text, 'user'::text, 'auditor'::text])),
  constraint screen_views_screen_check CHECK (length(screen) >= 1 AND length(screen) <= 60),
  constraint screen_views_views_check CHECK (views >= 0),
  constraint screen_views_visits_check CHECK (visits >= 0),
  constraint screen_views_pkey PRIMARY KEY (day, hour, screen, role)
);
comment on table screen_views is 'How often a screen was opened, by day and hour in Tokyo and by role. No person, no address, no search: nobody can be told from it.';
comment on column screen_views.visits is 'Openings that began a visit: the first of a tab of the browser on a day.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table sessions (
  id uuid not null,
  account_id uuid not null,
  token_hash bytea not null,
  previous_token_hash bytea,
  previous_until timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  ip text not null,
  user_agent text not null,
  provider text not null default 'password'::text,
  last_used_at timestamp(3) with time zone,
  sealed_id_token bytea,
  constraint sessions_provider_check CHECK (provider <> ''::text),
  constraint sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_previous_token_hash_key UNIQUE (previous_token_hash),
  constraint sessions_token_hash_key UNIQUE (token_hash)
);
comment on table sessions is 'Open sessions: cookie and bearer token are one. Only the SHA-256 of a token is stored.';
comment on column sessions.previous_token_hash is 'The token before the last renewal, good until previous_until, so that running requests do not fail.';
comment on column sessions.provider is 'Who checked the person: password, or the configured name of an identity provider.';
comment on column sessions.last_used_at is 'To the minute; null until a minute after the sign-in. Who remembers sessions is not told of it.';
comment on column sessions.sealed_id_token is 'The provider''s token of this login, sealed by the client secret: the logout there shows it.';
CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_of_account ON public.sessions USING btree (account_id);
CREATE TRIGGER sessions_changed AFTER DELETE OR UPDATE OF account_id, token_hash, previous_token_hash, previous_until, expires_at ON sessions FOR EACH ROW EXECUTE FUNCTION tell_session_changed();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table shared_views (
  id uuid not null,
  list text not null,
  name text not null,
  query jsonb not null,
  columns jsonb,
  version integer not null default 1,
  shared_by uuid not null,
  shared_by_name text not null,
  shared_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  ended_by uuid,
  constraint shared_views_ended CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  constraint shared_views_list_check CHECK (length(list) >= 1 AND length(list) <= 60),
  constraint shared_views_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  constraint shared_views_version_check CHECK (version > 0),
  constraint shared_views_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint shared_views_shared_by_fkey FOREIGN KEY (shared_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint shared_views_pkey PRIMARY KEY (id)
);
comment on table shared_views is 'A list''s conditions and columns under a name, for all who may open it. Ended: nobody finds it any more (B0-04).';
CREATE UNIQUE INDEX shared_views_by_name ON public.shared_views USING btree (list, name) WHERE (ended_at IS NULL);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table sign_in_limits (
  scope text not null,
  subject text not null,
  failures integer not null,
  window_began_at timestamp(3) with time zone not null,
  blocked_until timestamp(3) with time zone,
  constraint sign_in_limits_failures_check CHECK (failures >= 0),
  constraint sign_in_limits_scope_check CHECK (scope = ANY (ARRAY['account'::text, 'address'::text, 'global'::text, 'device'::text, 'session'::text, 'provider-login'::text])),
  constraint sign_in_limits_pkey PRIMARY KEY (scope, subject)
);
comment on table sign_in_limits is 'Failed guesses at passwords, and logins at the provider that nobody came back from, by what they were aimed at or came from; forgiven with time.';
comment on column sign_in_limits.subject is 'Scope account: the account''s id, or a hash of the address that nobody has; address: IPv4, or the /64 of an IPv6.';
comment on column sign_in_limits.failures is 'Those not forgiven yet, as of window_began_at.';
CREATE INDEX sign_in_limits_by_age ON public.sign_in_limits USING btree (window_began_at);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table timeline_comments (
  id uuid not null,
  post_id uuid not null,
  answers_id uuid,
  author_id uuid not null,
  text text not null,
  written_at timestamp(3) with time zone not null,
  removed_at timestamp(3) with time zone,
  hidden_at timestamp(3) with time zone,
  hidden_by uuid,
  hidden_reason text,
  constraint timeline_comments_hidden CHECK ((hidden_at IS NULL) = (hidden_by IS NULL) AND (hidden_at IS NULL) = (hidden_reason IS NULL)),
  constraint timeline_comments_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 1000),
  constraint timeline_comments_answers_id_fkey FOREIGN KEY (answers_id) REFERENCES timeline_comments(id) ON DELETE CASCADE,
  constraint timeline_comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint timeline_comments_hidden_by_fkey FOREIGN KEY (hidden_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint timeline_comments_post_id_fkey FOREIGN KEY (post_id) REFERENCES timeline_posts(id) ON DELETE CASCADE,
  constraint timeline_comments_pkey PRIMARY KEY (id)
);
comment on table timeline_comments is 'Comments on posts, by their ids in the order of time. Removed ones are marked, and purged after thirty days.';
comment on column timeline_comments.answers_id is 'Of a reply: the comment of the same post that it answers, which is none itself.';
CREATE INDEX timeline_comments_answers ON public.timeline_comments USING btree (answers_id) WHERE (answers_id IS NOT NULL);
CREATE INDEX timeline_comments_of_post ON public.timeline_comments USING btree (post_id, id);
CREATE INDEX timeline_comments_removed ON public.timeline_comments USING btree (removed_at) WHERE (removed_at IS NOT NULL);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table timeline_likes (
  post_id uuid not null,
  account_id uuid not null,
  constraint timeline_likes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint timeline_likes_post_id_fkey FOREIGN KEY (post_id) REFERENCES timeline_posts(id) ON DELETE CASCADE,
  constraint timeline_likes_pkey PRIMARY KEY (post_id, account_id)
);
comment on table timeline_likes is 'Who likes which post.';
CREATE INDEX timeline_likes_of_account ON public.timeline_likes USING btree (account_id);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table timeline_pictures (
  id uuid not null,
  owner_id uuid not null,
  post_id uuid,
  place integer,
  alt text not null default ''::text,
  width integer not null,
  height integer not null,
  bytes bytea not null,
  added_at timestamp(3) with time zone not null,
  constraint timeline_pictures_height_check CHECK (height > 0),
  constraint timeline_pictures_place CHECK ((post_id IS NULL) = (place IS NULL)),
  constraint timeline_pictures_place_check CHECK (place >= 0),
  constraint timeline_pictures_width_check CHECK (width > 0),
  constraint timeline_pictures_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint timeline_pictures_post_id_fkey FOREIGN KEY (post_id) REFERENCES timeline_posts(id) ON DELETE CASCADE,
  constraint timeline_pictures_pkey PRIMARY KEY (id)
);
comment on table timeline_pictures is 'Pictures of posts, made anew as WebP. One that no post has taken is purged after a day.';
comment on column timeline_pictures.alt is 'A description for whoever does not see it; empty where its author gave none.';
CREATE INDEX timeline_pictures_of_post ON public.timeline_pictures USING btree (post_id, place);
CREATE INDEX timeline_pictures_waiting ON public.timeline_pictures USING btree (owner_id, added_at) WHERE (post_id IS NULL);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table timeline_posts (
  id uuid not null,
  version integer not null,
  author_id uuid not null,
  text text not null,
  audience text not null,
  department_code text,
  shared_id uuid,
  written_at timestamp(3) with time zone not null,
  removed_at timestamp(3) with time zone,
  hidden_at timestamp(3) with time zone,
  hidden_by uuid,
  hidden_reason text,
  constraint timeline_posts_audience_check CHECK (audience = ANY (ARRAY['everyone'::text, 'colleagues'::text, 'department'::text, 'private'::text])),
  constraint timeline_posts_department CHECK ((audience = 'department'::text) = (department_code IS NOT NULL)),
  constraint timeline_posts_hidden CHECK ((hidden_at IS NULL) = (hidden_by IS NULL) AND (hidden_at IS NULL) = (hidden_reason IS NULL)),
  constraint timeline_posts_share CHECK (shared_id IS NULL OR audience = 'department'::text),
  constraint timeline_posts_text_check CHECK (char_length(text) <= 2000),
  constraint timeline_posts_version_check CHECK (version > 0),
  constraint timeline_posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint timeline_posts_hidden_by_fkey FOREIGN KEY (hidden_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint timeline_posts_shared_id_fkey FOREIGN KEY (shared_id) REFERENCES timeline_posts(id) ON DELETE CASCADE,
  constraint timeline_posts_pkey PRIMARY KEY (id)
);
comment on table timeline_posts is 'Posts of the timeline, by their ids in the order of time. Removed ones are marked, and purged after thirty days.';
comment on column timeline_posts.department_code is 'Of the author when they chose it: the post stays with that department.';
comment on column timeline_posts.shared_id is 'Of a share: the post that it shows to the department.';
comment on column timeline_posts.hidden_reason is 'Shown to the author.';
CREATE INDEX timeline_posts_of_author ON public.timeline_posts USING btree (author_id, id DESC);
CREATE UNIQUE INDEX timeline_posts_one_share ON public.timeline_posts USING btree (shared_id, author_id) WHERE (removed_at IS NULL);
CREATE INDEX timeline_posts_removed ON public.timeline_posts USING btree (removed_at) WHERE (removed_at IS NOT NULL);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table todo_changes (
  id uuid not null,
  account_id uuid not null,
  changed_at timestamp(3) with time zone not null,
  states jsonb not null,
  undone_at timestamp(3) with time zone,
  constraint todo_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint todo_changes_pkey PRIMARY KEY (id)
);
comment on table todo_changes is 'What a change found, for a day: who made it takes it back while its to-dos are as it left them.';
comment on column todo_changes.states is 'Of each to-do: its id, the version that the change led to, and the to-do before it, null where there was none.';
CREATE INDEX todo_changes_of_account ON public.todo_changes USING btree (account_id, changed_at);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table todo_places (
  id uuid not null,
  version integer not null,
  account_id uuid not null,
  kind text not null,
  handle text not null,
  title text not null,
  colour text not null,
  "position" integer not null,
  removed_at timestamp(3) with time zone,
  constraint todo_places_colour_check CHECK (colour = ANY (ARRAY['blue'::text, 'green'::text, 'orange'::text, 'crimson'::text, 'grey'::text])),
  constraint todo_places_free_handle CHECK (kind = 'label'::text OR (handle <> ALL (ARRAY['all'::text, 'label'::text, 'filter'::text]))),
  constraint todo_places_handle_check CHECK (handle <> ''::text),
  constraint todo_places_kind_check CHECK (kind = ANY (ARRAY['folder'::text, 'label'::text])),
  constraint todo_places_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 40),
  constraint todo_places_version_check CHECK (version > 0),
  constraint todo_places_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint todo_places_pkey PRIMARY KEY (id),
  constraint todo_places_one_handle UNIQUE (account_id, kind, handle)
);
comment on table todo_places is 'Folders and labels of a person''s to-dos. Removed ones keep their to-dos, which come back with them.';
comment on column todo_places.handle is 'Its part of the address, for good.';
CREATE UNIQUE INDEX todo_places_one_title ON public.todo_places USING btree (account_id, kind, folded(title)) WHERE (removed_at IS NULL);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table todos (
  id uuid not null,
  version integer not null,
  account_id uuid not null,
  title text not null,
  notes text not null,
  start_on date,
  due_on date,
  due_time text,
  starred boolean not null,
  important boolean not null,
  folder_id uuid,
  label_ids uuid[] not null,
  subtasks jsonb not null,
  repeat jsonb,
  remind_at timestamp(3) with time zone,
  reminded_at timestamp(3) with time zone,
  link jsonb,
  completed_at timestamp(3) with time zone,
  deleted_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  changed_at timestamp(3) with time zone not null,
  status text not null generated always as (
CASE
    WHEN (completed_at IS NULL) THEN 'open'::text
    ELSE 'done'::text
END) stored,
  search_text text not null generated always as (((((folded(title) || '
'::text) || folded(notes)) || '
'::text) || folded((jsonb_path_query_array(subtasks, '$[*]."title"'::jsonpath))::text))) stored,
  constraint todos_dates CHECK (start_on <= due_on),
  constraint todos_due_time_check CHECK (due_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text),
  constraint todos_label_ids_check CHECK (cardinality(label_ids) <= 40),
  constraint todos_time_of_day CHECK (due_time IS NULL OR due_on IS NOT NULL),
  constraint todos_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 200),
  constraint todos_version_check CHECK (version > 0),
  constraint todos_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint todos_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES todo_places(id) ON DELETE SET NULL,
  constraint todos_pkey PRIMARY KEY (id)
);
comment on table todos is 'To-dos, each of one person alone (B9-04). Deleted: marked, until its person deletes it for good.';
comment on column todos.folder_id is 'Null: in no folder. One that is removed counts as none.';
comment on column todos.label_ids is 'Labels of the same person, in the order in which they were given; removed ones are not shown.';
comment on column todos.subtasks is 'In their order: id, title, isDone.';
comment on column todos.repeat is 'How it comes again once it is done, as the contract''s TodoRepeat; null: not at all.';
comment on column todos.remind_at is 'When its person wants to be reminded.';
comment on column todos.reminded_at is 'The moment for which they were reminded: one that is moved later is told again.';
comment on column todos.link is 'A request by its number and its page.';
CREATE INDEX todos_by_due ON public.todos USING btree (account_id, status DESC, due_on, due_time, id) WHERE (deleted_at IS NULL);
CREATE INDEX todos_by_due_day ON public.todos USING btree (account_id, due_on, id) WHERE (deleted_at IS NULL);
CREATE INDEX todos_by_latest_due_day ON public.todos USING btree (account_id, due_on DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX todos_by_latest_start ON public.todos USING btree (account_id, start_on DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX todos_by_start ON public.todos USING btree (account_id, start_on, id) WHERE (deleted_at IS NULL);
CREATE INDEX todos_by_title ON public.todos USING btree (account_id, title, id) WHERE (deleted_at IS NULL);
CREATE INDEX todos_by_words ON public.todos USING gin (bigrams(search_text)) WITH (fastupdate=off);
CREATE INDEX todos_deleted ON public.todos USING btree (account_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX todos_in_folder ON public.todos USING btree (account_id, folder_id, status DESC, due_on, due_time, id) WHERE (deleted_at IS NULL);
CREATE INDEX todos_to_remind ON public.todos USING btree (remind_at) WHERE ((remind_at IS NOT NULL) AND (completed_at IS NULL) AND (deleted_at IS NULL));
CREATE INDEX todos_with_label ON public.todos USING gin (label_ids);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table told_facts (
  id uuid not null,
  key text,
  kind text not null,
  at timestamp(3) with time zone not null,
  subject uuid,
  about text not null,
  said jsonb not null,
  to_roles text[],
  to_employee uuid,
  change_xid xid8 not null default pg_current_xact_id(),
  calendar jsonb,
  to_account uuid,
  constraint told_facts_check CHECK (num_nonnulls(to_roles, to_employee, to_account) = 1),
  constraint told_facts_key_check CHECK (length(key) >= 1 AND length(key) <= 200),
  constraint told_facts_kind_check CHECK (kind <> ''::text),
  constraint told_facts_to_roles_check CHECK (to_roles <@ ARRAY['system'::text, 'admin'::text, 'staff'::text, 'user'::text]),
  constraint told_facts_to_account_fkey FOREIGN KEY (to_account) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint told_facts_to_employee_fkey FOREIGN KEY (to_employee) REFERENCES employees(id) ON DELETE RESTRICT,
  constraint told_facts_pkey PRIMARY KEY (id),
  constraint told_facts_key_key UNIQUE (key)
);
comment on table told_facts is 'Facts which are rows nowhere else, told so that people hear of them: a reminder, a day that has come, a fault.';
comment on column told_facts.key is 'What happens once, though several processes or days come upon it.';
comment on column told_facts.subject is 'The thing it is about, where there is one.';
comment on column told_facts.about is 'Those of one kind about the same stand together, such as a month.';
comment on column told_facts.said is 'The values that the sentences name.';
comment on column told_facts.calendar is 'The event as it was then, for the calendar part of the mail: its method and its events, of one UID (RFC 5546).';
comment on column told_facts.to_account is 'Where it is told to somebody who may have no employee record.';
CREATE INDEX told_facts_by_age ON public.told_facts USING btree (at);
CREATE INDEX told_facts_by_change ON public.told_facts USING btree (change_xid);
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arwd/madoguchi}

create table transaction_chain (
  singleton boolean not null default true,
  seq bigint not null,
  digest bytea not null,
  constraint transaction_chain_singleton_check CHECK (singleton),
  constraint transaction_chain_pkey PRIMARY KEY (singleton)
);
comment on table transaction_chain is 'The head of the chain of versions: its row is held from one version to the commit. A trigger writes it, nothing else.';
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=r/madoguchi}

create table transaction_files (
  id uuid not null,
  sha256 bytea not null,
  bytes bigint not null,
  media_type text not null,
  name text not null,
  source text not null,
  sender_note text not null,
  added_by uuid,
  added_at timestamp(3) with time zone not null,
  constraint transaction_files_by_somebody CHECK (source = 'inbox'::text OR added_by IS NOT NULL),
  constraint transaction_files_bytes_check CHECK (bytes > 0),
  constraint transaction_files_name_check CHECK (name <> ''::text),
  constraint transaction_files_sha256_check CHECK (octet_length(sha256) = 32),
  constraint transaction_files_source_check CHECK (source = ANY (ARRAY['upload'::text, 'inbox'::text])),
  constraint transaction_files_added_by_fkey FOREIGN KEY (added_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint transaction_files_pkey PRIMARY KEY (id)
);
comment on table transaction_files is 'Files as they were received; their bytes lie in the file store. Append-only.';
comment on column transaction_files.sender_note is 'As it lay beside the file in the watched folder: the evidence of receipt.';
CREATE INDEX transaction_files_by_time ON public.transaction_files USING btree (added_at, id);
CREATE INDEX transaction_files_of_content ON public.transaction_files USING btree (sha256);
CREATE UNIQUE INDEX transaction_files_of_inbox ON public.transaction_files USING btree (sha256) WHERE (source = 'inbox'::text);
CREATE TRIGGER transaction_files_append_only BEFORE UPDATE OR TRUNCATE ON transaction_files FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transaction_files_kept BEFORE DELETE ON transaction_files FOR EACH ROW EXECUTE FUNCTION refuse_unpurged_file();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=ar/madoguchi}

create table transaction_holds (
  id uuid not null,
  record_id uuid not null,
  kind text not null,
  reason text not null,
  placed_by uuid not null,
  placed_name text not null,
  placed_at timestamp(3) with time zone not null,
  ended_by uuid,
  ended_name text,
  ended_at timestamp(3) with time zone,
  end_reason text,
  constraint transaction_holds_ended CHECK ((ended_at IS NULL) = (ended_by IS NULL) AND (ended_at IS NULL) = (ended_name IS NULL) AND (ended_at IS NULL) = (COALESCE(end_reason, ''::text) = ''::text)),
  constraint transaction_holds_kind_check CHECK (kind = ANY (ARRAY['dispute'::text, 'audit'::text])),
  constraint transaction_holds_reason_check CHECK (reason <> ''::text),
  constraint transaction_holds_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint transaction_holds_placed_by_fkey FOREIGN KEY (placed_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint transaction_holds_record_id_fkey FOREIGN KEY (record_id) REFERENCES transaction_records(id) ON DELETE RESTRICT,
  constraint transaction_holds_pkey PRIMARY KEY (id)
);
comment on table transaction_holds is 'Records that may not be purged for now, and why.';
CREATE INDEX transaction_holds_of_record ON public.transaction_holds USING btree (record_id, placed_at DESC);
CREATE UNIQUE INDEX transaction_holds_once ON public.transaction_holds USING btree (record_id, kind) WHERE (ended_at IS NULL);
CREATE TRIGGER transaction_holds_indexed AFTER INSERT OR UPDATE ON transaction_holds FOR EACH ROW EXECUTE FUNCTION index_changed_holds();
CREATE TRIGGER transaction_holds_kept BEFORE UPDATE ON transaction_holds FOR EACH ROW EXECUTE FUNCTION refuse_altered_hold();
CREATE TRIGGER transaction_holds_stay BEFORE DELETE OR TRUNCATE ON transaction_holds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arw/madoguchi}

create table transaction_index (
  record_id uuid not null,
  version integer not null,
  number text not null,
  state text not null,
  change text not null,
  direction text not null,
  document_type text not null,
  date_kind text not null,
  transaction_date date,
  period_end date,
  amount bigint,
  tax_basis text not null,
  currency text not null,
  foreign_minor bigint,
  counterparty_id uuid not null,
  counterparty text not null,
  registration_number text not null,
  received_via text not null,
  received_on date not null,
  due_on date not null,
  note text not null,
  reason text not null,
  handler text not null,
  at timestamp(3) with time zone not null,
  registered_at timestamp(3) with time zone not null,
  file_count integer not null,
  late boolean not null,
  unverified boolean not null,
  search_text text not null,
  links text not null default ''::text,
  stamp text not null default 'none'::text,
  held boolean not null default false,
  constraint transaction_index_stamp_check CHECK (stamp = ANY (ARRAY['none'::text, 'waiting'::text, 'stamped'::text])),
  constraint transaction_index_state_check CHECK (state = ANY (ARRAY['live'::text, 'superseded'::text, 'deleted'::text])),
  constraint transaction_index_record_id_version_fkey FOREIGN KEY (record_id, version) REFERENCES transaction_versions(record_id, version) ON DELETE RESTRICT,
  constraint transaction_index_pkey PRIMARY KEY (record_id, version)
);
comment on table transaction_index is 'What the search goes along: a row for each version, written by the statement of the version. It proves nothing: the versions do.';
comment on column transaction_index.due_on is 'The last day on which it was registered in time.';
comment on column transaction_index.links is 'Numbers of what the record is linked to, with a blank between them. Triggers write it; a superseded version keeps what it had.';
comment on column transaction_index.stamp is 'none: registered while no authority was configured; the office rules are what counts.';
comment on column transaction_index.held is 'A hold stands. Triggers write it; a superseded version keeps what it had.';
CREATE INDEX transaction_index_by_amount ON public.transaction_index USING btree (amount, record_id, version) INCLUDE (transaction_date) WHERE (state = 'live'::text);
CREATE INDEX transaction_index_by_date ON public.transaction_index USING btree (transaction_date DESC NULLS LAST, record_id DESC, version DESC) INCLUDE (amount) WHERE (state = 'live'::text);
CREATE INDEX transaction_index_by_number ON public.transaction_index USING btree (number COLLATE "C");
CREATE INDEX transaction_index_by_registration ON public.transaction_index USING btree (registered_at, record_id, version) WHERE (state = 'live'::text);
CREATE INDEX transaction_index_by_words ON public.transaction_index USING gin (bigrams(search_text));
CREATE INDEX transaction_index_by_words_beside_number ON public.transaction_index USING gin (bigrams("left"(search_text, (length(search_text) - length(number)))));
CREATE INDEX transaction_index_late ON public.transaction_index USING btree (record_id) WHERE ((state = 'live'::text) AND late);
CREATE UNIQUE INDEX transaction_index_newest ON public.transaction_index USING btree (record_id) WHERE (state <> 'superseded'::text);
CREATE INDEX transaction_index_of_counterparty ON public.transaction_index USING btree (counterparty_id, transaction_date, amount);
CREATE INDEX transaction_index_of_counterparty_periods ON public.transaction_index USING btree (counterparty_id, period_end, amount) WHERE (period_end IS NOT NULL);
CREATE INDEX transaction_index_of_days ON public.transaction_index USING btree (transaction_date DESC NULLS LAST, record_id DESC, version DESC) INCLUDE (amount) WHERE ((state = 'live'::text) AND (period_end IS NULL));
CREATE INDEX transaction_index_of_periods ON public.transaction_index USING btree (period_end) INCLUDE (transaction_date, amount) WHERE (period_end IS NOT NULL);
CREATE INDEX transaction_index_on_hold ON public.transaction_index USING btree (record_id) WHERE ((state <> 'superseded'::text) AND held);
CREATE INDEX transaction_index_unlinked ON public.transaction_index USING btree (record_id) WHERE ((state = 'live'::text) AND (direction = 'received'::text) AND (links = ''::text));
CREATE INDEX transaction_index_unverified ON public.transaction_index USING btree (record_id) WHERE ((state = 'live'::text) AND unverified);
CREATE INDEX transaction_index_waiting_for_stamp ON public.transaction_index USING btree (at) WHERE (stamp = 'waiting'::text);
CREATE TRIGGER transaction_index_held BEFORE INSERT ON transaction_index FOR EACH ROW EXECUTE FUNCTION index_kept_holds();
CREATE TRIGGER transaction_index_linked BEFORE INSERT ON transaction_index FOR EACH ROW EXECUTE FUNCTION index_kept_links();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arw/madoguchi}

create table transaction_links (
  id uuid not null,
  record_id uuid not null,
  target_kind text not null,
  target_id uuid not null,
  target_number text not null,
  linked_by uuid not null,
  linked_name text not null,
  linked_at timestamp(3) with time zone not null,
  removed_by uuid,
  removed_name text,
  removed_at timestamp(3) with time zone,
  removal_reason text,
  constraint transaction_links_removed CHECK ((removed_at IS NULL) = (removed_by IS NULL) AND (removed_at IS NULL) = (removed_name IS NULL) AND (removed_at IS NULL) = (COALESCE(removal_reason, ''::text) = ''::text)),
  constraint transaction_links_target_kind_check CHECK (target_kind = ANY (ARRAY['purchase-request'::text, 'expense-claim'::text])),
  constraint transaction_links_target_number_check CHECK (target_number <> ''::text),
  constraint transaction_links_linked_by_fkey FOREIGN KEY (linked_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint transaction_links_record_id_fkey FOREIGN KEY (record_id) REFERENCES transaction_records(id) ON DELETE RESTRICT,
  constraint transaction_links_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint transaction_links_pkey PRIMARY KEY (id)
);
comment on table transaction_links is 'Electronic transactions and the purchases and claims that they belong to. Rows stay; the mark of removal is set once.';
comment on column transaction_links.target_number is 'Of the purchase or claim: a number never changes once it is given.';
CREATE INDEX transaction_links_of_target ON public.transaction_links USING btree (target_id) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX transaction_links_once ON public.transaction_links USING btree (record_id, target_kind, target_id) WHERE (removed_at IS NULL);
CREATE TRIGGER transaction_links_indexed AFTER INSERT OR UPDATE ON transaction_links FOR EACH ROW EXECUTE FUNCTION index_changed_links();
CREATE TRIGGER transaction_links_kept BEFORE UPDATE ON transaction_links FOR EACH ROW EXECUTE FUNCTION refuse_altered_link();
CREATE TRIGGER transaction_links_stay BEFORE DELETE OR TRUNCATE ON transaction_links FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arw/madoguchi}

create table transaction_purge_records (
  purge_id uuid not null,
  record_id uuid not null,
  number text not null,
  retained_until date not null,
  constraint transaction_purge_records_purge_id_fkey FOREIGN KEY (purge_id) REFERENCES transaction_purges(id) ON DELETE RESTRICT,
  constraint transaction_purge_records_record_id_fkey FOREIGN KEY (record_id) REFERENCES transaction_records(id) ON DELETE RESTRICT,
  constraint transaction_purge_records_pkey PRIMARY KEY (purge_id, record_id)
);
comment on table transaction_purge_records is 'What a proposal names, with the last day of retention as it was computed then. Append-only.';
CREATE INDEX transaction_purge_records_of_record ON public.transaction_purge_records USING btree (record_id);
CREATE TRIGGER transaction_purge_records_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON transaction_purge_records FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=ar/madoguchi}

create table transaction_purges (
  id uuid not null,
  reason text not null,
  state text not null default 'proposed'::text,
  proposed_by uuid not null,
  proposed_name text not null,
  proposed_at timestamp(3) with time zone not null,
  decided_by uuid,
  decided_name text,
  decided_at timestamp(3) with time zone,
  constraint transaction_purges_decided CHECK ((state = 'proposed'::text) = (decided_at IS NULL) AND (decided_at IS NULL) = (decided_by IS NULL) AND (decided_at IS NULL) = (decided_name IS NULL)),
  constraint transaction_purges_reason_check CHECK (reason <> ''::text),
  constraint transaction_purges_state_check CHECK (state = ANY (ARRAY['proposed'::text, 'confirmed'::text, 'withdrawn'::text])),
  constraint transaction_purges_two_people CHECK (state <> 'confirmed'::text OR decided_by <> proposed_by),
  constraint transaction_purges_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint transaction_purges_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint transaction_purges_pkey PRIMARY KEY (id)
);
comment on table transaction_purges is 'Proposals to purge records, and what became of each. Decided once.';
CREATE INDEX transaction_purges_by_time ON public.transaction_purges USING btree (proposed_at DESC, id DESC);
CREATE TRIGGER transaction_purges_kept BEFORE UPDATE ON transaction_purges FOR EACH ROW EXECUTE FUNCTION refuse_altered_purge();
CREATE TRIGGER transaction_purges_stay BEFORE DELETE OR TRUNCATE ON transaction_purges FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=arw/madoguchi}

create table transaction_records (
  id uuid not null,
  number text not null,
  registered_by uuid not null,
  registered_at timestamp(3) with time zone not null,
  constraint transaction_records_registered_by_fkey FOREIGN KEY (registered_by) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint transaction_records_pkey PRIMARY KEY (id),
  constraint transaction_records_number_key UNIQUE (number)
);
comment on table transaction_records is 'Electronic transactions by their numbers. Append-only: their versions say what they are.';
CREATE TRIGGER transaction_records_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON transaction_records FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=ar/madoguchi}

create table transaction_stamps (
  record_id uuid not null,
  version integer not null,
  token bytea not null,
  stamped_at timestamp(3) with time zone not null,
  policy text not null,
  serial text not null,
  authority text not null,
  received_at timestamp(3) with time zone not null,
  constraint transaction_stamps_record_id_version_fkey FOREIGN KEY (record_id, version) REFERENCES transaction_versions(record_id, version) ON DELETE RESTRICT,
  constraint transaction_stamps_pkey PRIMARY KEY (record_id, version)
);
comment on table transaction_stamps is 'Tokens as the authority signed them, in DER. Append-only.';
comment on column transaction_stamps.stamped_at is 'The authority''s own time.';
CREATE TRIGGER transaction_stamps_append_only BEFORE UPDATE OR TRUNCATE ON transaction_stamps FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transaction_stamps_kept BEFORE DELETE ON transaction_stamps FOR EACH ROW EXECUTE FUNCTION refuse_unpurged();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=ar/madoguchi}

create table transaction_verifications (
  record_id uuid not null,
  version integer not null,
  by_account uuid not null,
  by_name text not null,
  at timestamp(3) with time zone not null,
  constraint transaction_verifications_by_account_fkey FOREIGN KEY (by_account) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint transaction_verifications_record_id_version_fkey FOREIGN KEY (record_id, version) REFERENCES transaction_versions(record_id, version) ON DELETE RESTRICT,
  constraint transaction_verifications_pkey PRIMARY KEY (record_id, version)
);
comment on table transaction_verifications is 'Somebody other than the version''s writer found it in agreement with its files (ET21). Append-only.';
CREATE TRIGGER transaction_verifications_append_only BEFORE UPDATE OR TRUNCATE ON transaction_verifications FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transaction_verifications_kept BEFORE DELETE ON transaction_verifications FOR EACH ROW EXECUTE FUNCTION refuse_unpurged();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=ar/madoguchi}

create table transaction_version_files (
  record_id uuid not null,
  version integer not null,
  place integer not null,
  file_id uuid not null,
  sha256 bytea not null,
  constraint transaction_version_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES transaction_files(id) ON DELETE RESTRICT,
  constraint transaction_version_files_record_id_version_fkey FOREIGN KEY (record_id, version) REFERENCES transaction_versions(record_id, version) ON DELETE RESTRICT,
  constraint transaction_version_files_pkey PRIMARY KEY (record_id, version, place)
);
comment on table transaction_version_files is 'Which version has which file. A trigger writes it from `transaction_versions.files`. Append-only.';
CREATE INDEX transaction_version_files_of_content ON public.transaction_version_files USING btree (sha256);
CREATE INDEX transaction_version_files_of_file ON public.transaction_version_files USING btree (file_id);
CREATE TRIGGER transaction_version_files_append_only BEFORE UPDATE OR TRUNCATE ON transaction_version_files FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transaction_version_files_kept BEFORE DELETE ON transaction_version_files FOR EACH ROW EXECUTE FUNCTION refuse_unpurged();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=r/madoguchi}

create table transaction_versions (
  record_id uuid not null,
  version integer not null,
  number text not null,
  change text not null,
  direction text not null,
  document_type text not null,
  date_kind text not null,
  transaction_date date,
  period_end date,
  amount bigint,
  tax_basis text not null,
  currency text not null,
  foreign_minor bigint,
  rate numeric(13,6),
  rate_date date,
  counterparty_id uuid not null,
  counterparty text not null,
  registration_number text not null,
  registration_number_reason text not null,
  taxes jsonb not null,
  received_via text not null,
  received_on date not null,
  note text not null,
  sender_note text not null,
  duplicate_reason text not null,
  reason text not null,
  handler_id uuid not null,
  handler text not null,
  at timestamp(3) with time zone not null,
  files jsonb not null,
  chain_seq bigint not null,
  previous bytea not null,
  digest bytea not null,
  constraint transaction_versions_change_check CHECK (change = ANY (ARRAY['registered'::text, 'corrected'::text, 'deleted'::text])),
  constraint transaction_versions_counterparty_check CHECK (counterparty <> ''::text),
  constraint transaction_versions_currency_check CHECK (currency ~ '^[A-Z]{3}$'::text),
  constraint transaction_versions_date_kind_check CHECK (date_kind = ANY (ARRAY['day'::text, 'period'::text, 'received'::text, 'none'::text])),
  constraint transaction_versions_dated CHECK ((date_kind = 'none'::text) = (transaction_date IS NULL)),
  constraint transaction_versions_direction_check CHECK (direction = ANY (ARRAY['received'::text, 'issued'::text])),
  constraint transaction_versions_files_check CHECK (jsonb_typeof(files) = 'array'::text),
  constraint transaction_versions_foreign CHECK (currency <> 'JPY'::text OR foreign_minor IS NULL AND rate IS NULL AND rate_date IS NULL),
  constraint transaction_versions_period CHECK ((date_kind = 'period'::text) = (period_end IS NOT NULL) AND period_end >= transaction_date),
  constraint transaction_versions_reasoned CHECK ((change = 'registered'::text) = (version = 1) AND (version = 1 OR reason <> ''::text)),
  constraint transaction_versions_received_via_check CHECK (received_via = ANY (ARRAY['mail'::text, 'web'::text, 'edi'::text, 'cloud'::text, 'chat'::text, 'other'::text])),
  constraint transaction_versions_tax_basis_check CHECK (tax_basis = ANY (ARRAY['included'::text, 'excluded'::text, 'none'::text])),
  constraint transaction_versions_taxes_check CHECK (jsonb_typeof(taxes) = 'array'::text),
  constraint transaction_versions_version_check CHECK (version > 0),
  constraint transaction_versions_counterparty_id_fkey FOREIGN KEY (counterparty_id) REFERENCES counterparties(id) ON DELETE RESTRICT,
  constraint transaction_versions_handler_id_fkey FOREIGN KEY (handler_id) REFERENCES accounts(id) ON DELETE RESTRICT,
  constraint transaction_versions_record_id_fkey FOREIGN KEY (record_id) REFERENCES transaction_records(id) ON DELETE RESTRICT,
  constraint transaction_versions_pkey PRIMARY KEY (record_id, version),
  constraint transaction_versions_chain_seq_key UNIQUE (chain_seq)
);
comment on table transaction_versions is 'What a record states, version by version (B7-03). Append-only; a trigger numbers and chains them (B7-05).';
comment on column transaction_versions.counterparty is 'The name as printed.';
comment on column transaction_versions.files is '`id, sha256, bytes, mediaType, name` of each file, in order; `transaction_version_files` repeats them.';
comment on column transaction_versions.digest is 'sha256(previous || transaction_canonical_text), which covers the hashes of the files.';
CREATE TRIGGER transaction_versions_append_only BEFORE UPDATE OR TRUNCATE ON transaction_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transaction_versions_chained BEFORE INSERT ON transaction_versions FOR EACH ROW EXECUTE FUNCTION chain_transaction_version();
CREATE TRIGGER transaction_versions_filed AFTER INSERT ON transaction_versions FOR EACH ROW EXECUTE FUNCTION keep_transaction_files();
CREATE TRIGGER transaction_versions_kept BEFORE DELETE ON transaction_versions FOR EACH ROW EXECUTE FUNCTION refuse_unpurged();
-- privileges: {madoguchi=arwdDxtm/madoguchi,madoguchi_app=ar/madoguchi}

CREATE OR REPLACE FUNCTION public.bank_name_on(bank text, branch text, listed text, day date)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select n.name from bank_names n
    where n.bank_code = bank and n.branch_code is not distinct from branch and n.withdrawn_at is null
      and n.listed_name = listed and n.valid_from <= day
    order by n.valid_from desc limit 1), listed)
$function$
;
comment on function bank_name_on(text,text,text,date) is 'The name of a bank, or of its branch, on a day: as corrected, else as listed.';

CREATE OR REPLACE FUNCTION public.begin_first_post()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into employee_posts (id, employee_id, department_code, position_code, is_primary, valid_from, created_at)
  values (gen_random_uuid(), new.id, new.department_code, new.position_code, true, new.joined_on, new.created_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.bigrams(folded text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  characters text[] := string_to_array(folded, null);
  pairs text[] := '{}';
begin
  for place in 2 .. cardinality(characters) loop
    pairs := pairs || (characters[place - 1] || characters[place]);
  end loop;
  return pairs;
end $function$
;
comment on function bigrams(text) is 'Each two neighbouring characters, for a GIN index. An index of trigrams would not find words of two characters.';

CREATE OR REPLACE FUNCTION public.chain_transaction_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  before bytea;
begin
  select digest into before from transaction_chain for update;
  new.previous := before;
  update transaction_chain set seq = seq + 1 returning seq into new.chain_seq;
  new.digest := sha256(before || convert_to(transaction_canonical_text(new), 'UTF8'));
  update transaction_chain set digest = new.digest;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.confirm_transaction_purge(purge uuid, person uuid, person_name text, moment timestamp with time zone)
 RETURNS SETOF jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  records uuid[];
  files uuid[];
begin
  perform from transaction_purges p where p.id = purge and p.state = 'proposed' and p.proposed_by <> person for update;
  if not found then return; end if;
  select array_agg(r.record_id order by r.record_id) into records from transaction_purge_records r where r.purge_id = purge;
  -- Whoever holds or corrects one of them in the same moment comes before, and is seen below, or finds it gone.
  perform from transaction_index i where i.record_id = any(records) and i.state <> 'superseded' order by i.record_id for update;
  if exists (select from unnest(records) r (id) where is_held(r.id)
    or not coalesce(last_day_of_retention(r.id) < (moment at time zone 'Asia/Tokyo')::date, false)) then return; end if;
  update transaction_purges set state = 'confirmed', decided_by = person, decided_name = person_name, decided_at = moment
    where id = purge;
  insert into purged_versions (record_id, version, number, change, handler, at, chain_seq, previous, digest, file_hashes, token, purge_id)
    select v.record_id, v.version, v.number, v.change, v.handler, v.at, v.chain_seq, v.previous, v.digest,
      array(select f ->> 'sha256' from jsonb_array_elements(v.files) with ordinality x (f, n) order by n), s.token, purge
    from transaction_versions v left join transaction_stamps s on s.record_id = v.record_id and s.version = v.version
    where v.record_id = any(records);
  select coalesce(array_agg(distinct f.file_id), '{}') into files from transaction_version_files f where f.record_id = any(records);
  delete from transaction_index where record_id = any(records);
  delete from transaction_version_files where record_id = any(records);
  delete from transaction_verifications where record_id = any(records);
  delete from transaction_stamps where record_id = any(records);
  delete from transaction_versions where record_id = any(records);
  with gone as (
    delete from transaction_files f where f.id = any(files)
      and not exists (select from transaction_version_files o where o.file_id = f.id) returning f.sha256
  ) insert into purged_contents (sha256, purged_at) select distinct sha256, moment from gone
    on conflict (sha256) do update set purged_at = excluded.purged_at, removed_at = null;
  return next jsonb_build_object('records', cardinality(records),
    'versions', (select count(*) from purged_versions p where p.purge_id = purge));
end $function$
;

CREATE OR REPLACE FUNCTION public.document_type_years(type text)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select max((d.extra ->> 'retentionYears')::integer) from classification_details d
    where d.classification_code = 'document_type' and d.code = type), 0)
$function$
;

CREATE OR REPLACE FUNCTION public.domain_places(domains text[])
 RETURNS int4multirange
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (cardinality(domains) = 0) THEN '{(,)}'::int4multirange ELSE (SELECT range_agg(int4range(placed.place, (placed.place + 1))) AS range_agg FROM (SELECT ((('x'::text || "left"(md5(domain.domain), 7)))::bit(28))::integer AS place FROM unnest(domain_places.domains) domain(domain)) placed) END
;
comment on function domain_places(text[]) is 'Where the names lie on a line of 28 bits; an empty list covers all of it.';

CREATE OR REPLACE FUNCTION public.end_sessions(whose uuid, kept_session uuid, kept_device bytea)
 RETURNS integer
 LANGUAGE sql
AS $function$
  delete from known_devices where account_id = whose and token_hash is distinct from kept_device;
  with over as (delete from sessions where account_id = whose and id is distinct from kept_session returning id)
  select count(*)::integer from over;
$function$
;
comment on function end_sessions(uuid,uuid,bytea) is 'Ends the sessions of an account that its caller has locked, and forgets its known devices, each but the named one; how many sessions that were.';

CREATE OR REPLACE FUNCTION public.fiscal_year_end(day date)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select (make_date(extract(year from day)::integer + (extract(month from day) > m.month)::integer, m.month, 1)
    + interval '1 month - 1 day')::date
  from (select retention_setting('fiscal-year-end-month', 3, day, day) as month) m
$function$
;

CREATE OR REPLACE FUNCTION public.folded(said text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  capitals constant text := 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  small constant text := 'abcdefghijklmnopqrstuvwxyz';
  dashes constant text := U&'\2010\2011\2012\2013\2014\2015\2043\2212\2500\301c\30a0\30fc~';
  kana constant text :=
    'ぁぃぅぇぉっゃゅょゎゕゖァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバ' ||
    'パヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ';
  hiragana constant text :=
    'あいうえおつやゆよわかけああいいううええおおかがきぎくぐけげこごさざしじすずせぜそぞただちぢつつづてでとどなにぬねのはば' ||
    'ぱひびぴふぶぷへべぺほぼぽまみむめもややゆゆよよらりるれろわわゐゑをんゔかけゝゞ';
  variants constant text :=
    '亞惡壓圍爲醫壹稻飮隱營榮衞驛悅閱圓鹽緣艷應歐毆櫻奧橫溫穩假價畫會壞懷繪槪擴殼覺學嶽樂渴罐卷陷勸寬關歡觀氣旣歸僞戲犧擧虛峽' ||
    '挾狹鄕曉區驅勳薰徑惠揭溪經莖螢輕繼鷄藝擊縣儉劍險圈檢權獻硏顯驗嚴恆黃廣效鑛號國黑濟碎劑雜參棧蠶慘贊殘絲齒兒辭濕實舍寫釋壽' ||
    '收從澁獸縱肅處敍將稱燒證奬條狀乘淨剩疊繩壤孃讓釀觸囑愼眞寢盡圖粹醉穗隨髓樞數瀨聲齊靜竊攝專戰淺潛纖踐錢禪雙壯搜插爭總聰莊' ||
    '裝騷增藏臟屬續墮對體帶滯臺瀧擇澤擔單膽團彈斷癡遲晝蟲鑄廳徵聽敕鎭遞鐵轉點傳黨盜燈當鬪德獨讀屆惱腦霸廢拜賣麥發髮拔蠻祕濱甁' ||
    '拂佛竝變邊辨辯瓣步寶豐襃沒飜每萬滿默譯藥與豫餘譽搖樣謠來賴亂覽龍兩獵綠壘淚勵禮隸靈齡曆歷戀爐勞樓錄灣彌龜尙敎戶靑淸緖吳搔' ||
    '頰塡剝餠髙﨑嵜碕邉濵𠮷嶋嶌冨峯曾槇祿晉凛遙瑤堯彥巖寳渕渊舘埜邨㐂龝圡𡈽冝夘卋圀姬晄枩柗栁桺桒槗檜杦眀礒穎靍靏靎鷗鶯劔劒釼' ||
    '鍊薗萠翆燿煕濤祇禰襧籠藪蟬蔣閒舩珎畄恊羣裡桝濶亙俠凉棱驒麴攜莓鯵頸讚輛迩曻𣘺𠀋齋斎莵兔蘆吞';
  common constant text :=
    '亜悪圧囲為医壱稲飲隠営栄衛駅悦閲円塩縁艶応欧殴桜奥横温穏仮価画会壊懐絵概拡殻覚学岳楽渇缶巻陥勧寛関歓観気既帰偽戯犠挙虚峡' ||
    '挟狭郷暁区駆勲薫径恵掲渓経茎蛍軽継鶏芸撃県倹剣険圏検権献研顕験厳恒黄広効鉱号国黒済砕剤雑参桟蚕惨賛残糸歯児辞湿実舎写釈寿' ||
    '収従渋獣縦粛処叙将称焼証奨条状乗浄剰畳縄壌嬢譲醸触嘱慎真寝尽図粋酔穂随髄枢数瀬声斉静窃摂専戦浅潜繊践銭禅双壮捜挿争総聡荘' ||
    '装騒増蔵臓属続堕対体帯滞台滝択沢担単胆団弾断痴遅昼虫鋳庁徴聴勅鎮逓鉄転点伝党盗灯当闘徳独読届悩脳覇廃拝売麦発髪抜蛮秘浜瓶' ||
    '払仏並変辺弁弁弁歩宝豊褒没翻毎万満黙訳薬与予余誉揺様謡来頼乱覧竜両猟緑塁涙励礼隷霊齢暦歴恋炉労楼録湾弥亀尚教戸青清緒呉掻' ||
    '頬填剥餅高崎崎崎辺浜吉島島富峰曽槙禄晋凜遥瑶尭彦巌宝淵淵館野村喜秋土土宜卯世国姫晃松松柳柳桑橋桧杉明磯頴鶴鶴鶴鴎鴬剣剣剣' ||
    '錬園萌翠耀熙涛祗祢祢篭薮蝉蒋間船珍留協群裏枡闊亘侠涼稜騨麹携苺鰺頚讃輌邇昇橋丈斉斉兎兎芦呑';
  familiar text;
begin
  -- Numbers and codes: nothing but capitals to change.
  if said ~ '^[!-}]*$' and position('(' in said) = 0 then
    return translate(said, capitals, small);
  end if;
  familiar := normalize(regexp_replace(normalize(said, nfkd),
    '[\u0300-\u036F\u0009-\u000D \u0085\u00A0\u1680\u2028\u2029\u200B-\u200F\u2060\uFEFF\u30FB\uFE00-\uFE0F\U000E0100-\U000E01EF]', '', 'g'), nfkc);
  familiar := translate(familiar, capitals || dashes, small || repeat('-', length(dashes)));
  -- `translate` holds each character against all of these, which is dear where none is there.
  if familiar ~ ('[' || kana || ']') then
    familiar := translate(familiar, kana, hiragana);
  end if;
  if familiar ~ ('[' || variants || ']') then
    familiar := translate(familiar, variants, common);
  end if;
  familiar := normalize(familiar, nfc);
  if position('(' in familiar) = 0 then
    return familiar;
  end if;
  familiar := replace(familiar, '(株)', '株式会社');
  familiar := replace(familiar, '(有)', '有限会社');
  familiar := replace(familiar, '(同)', '合同会社');
  familiar := replace(familiar, '(資)', '合資会社');
  familiar := replace(familiar, '(名)', '合名会社');
  familiar := replace(familiar, '(社)', '社団法人');
  familiar := replace(familiar, '(財)', '財団法人');
  familiar := replace(familiar, '(学)', '学校法人');
  familiar := replace(familiar, '(医)', '医療法人');
  return familiar;
end $function$
;
comment on function folded(text) is 'As `folded` of the contract (contract/src/values/folded.ts); a test compares the two. Indexes stand on it: a change rebuilds them.';

CREATE OR REPLACE FUNCTION public.grams(folded text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  characters text[] := string_to_array(folded, null);
  found text[] := '{}';
begin
  for place in 2 .. cardinality(characters) loop
    found := found || (characters[place - 1] || characters[place]);
    if place > 2 then
      found := found || (characters[place - 2] || characters[place - 1] || characters[place]);
    end if;
  end loop;
  return found;
end $function$
;
comment on function grams(text) is 'Each two and each three neighbouring characters, for a GIN index: two find short words, three find numbers.';

CREATE OR REPLACE FUNCTION public.in_span(pairs text[], span integer)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array(select coalesce(span::text, '') || pair from unnest(pairs) pair)
$function$
;
comment on function in_span(text[],integer) is 'Parts of words as they are indexed with what lies in a span of days; without a span what has no day.';

CREATE OR REPLACE FUNCTION public.index_changed_holds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update transaction_index set held = is_held(new.record_id) where record_id = new.record_id and state <> 'superseded';
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.index_changed_links()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update transaction_index set links = linked_numbers(new.record_id) where record_id = new.record_id and state <> 'superseded';
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.index_kept_holds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.held := is_held(new.record_id);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.index_kept_links()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.links := linked_numbers(new.record_id);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.is_content_named(hash bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  named record;
  is_named boolean;
begin
  for named in select c.relname from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attname = 'sha256' and a.atttypid = 'bytea'::regtype and c.relkind = 'r' and not a.attisdropped
      and c.relnamespace = 'public'::regnamespace and c.relname <> 'purged_contents'
  loop
    execute format('select exists (select from public.%I where sha256 = $1)', named.relname) into is_named using hash;
    if is_named then return true; end if;
  end loop;
  return false;
end $function$
;

CREATE OR REPLACE FUNCTION public.is_held(record uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from transaction_holds h where h.record_id = record and h.ended_at is null)
$function$
;

CREATE OR REPLACE FUNCTION public.kana_row(kana text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  -- Two, as ｶﾞ is.
  initial text := left(normalize(left(kana, 2), nfkc), 1);
begin
  return case
    when initial ~ '[ぁ-おァ-オゔヴ]' then 'a'
    when initial ~ '[か-ごカ-ゴヵヶゕゖ]' then 'ka'
    when initial ~ '[さ-ぞサ-ゾ]' then 'sa'
    when initial ~ '[た-どタ-ド]' then 'ta'
    when initial ~ '[な-のナ-ノ]' then 'na'
    when initial ~ '[は-ぽハ-ポ]' then 'ha'
    when initial ~ '[ま-もマ-モ]' then 'ma'
    when initial ~ '[ゃ-よャ-ヨ]' then 'ya'
    when initial ~ '[ら-ろラ-ロ]' then 'ra'
    when initial ~ '[ゎ-んヮ-ン]' then 'wa'
    else 'other' end;
end $function$
;
comment on function kana_row(text) is 'The row of the kana table in which a reading begins: あかさたな…, as an index of names has them.';

CREATE OR REPLACE FUNCTION public.keep_bank_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (to_jsonb(new) - 'number' - 'holder') is distinct from (to_jsonb(old) - 'number' - 'holder') then
    raise exception 'bank_accounts is append-only' using errcode = '42501';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_detail_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into classification_detail_versions (classification_code, code, version, name, name_en, kana, sort_order,
    valid_from, valid_to, active, extra, changed_by, changed_at)
  values (new.classification_code, new.code, new.version, new.name, new.name_en, new.kana, new.sort_order,
    new.valid_from, new.valid_to, new.active, new.extra, new.updated_by, new.updated_at)
  on conflict do nothing;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_employee_grams()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from employee_grams where employee_id = new.id;
  insert into employee_grams (gram, number, employee_id)
    select distinct gram, new.number, new.id from unnest(grams(new.search_text)) gram where strpos(gram, e'\n') = 0;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_former_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.former_names := concat_ws(e'\n', nullif(old.former_names, ''), folded(old.last_name || old.first_name),
    folded(old.last_name_kana || old.first_name_kana));
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_published_route()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'valid_to' = to_jsonb(new) - 'valid_to' then
    return new;
  end if;
  raise exception 'a published version of an approval route does not change' using errcode = 'restrict_violation';
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_published_template()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if old.status = 'published' then
    raise exception 'a published text of a paper never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_purchase_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into purchase_words (request_id, submitted_at, words)
  values (new.id, new.submitted_at, new.search_text)
  on conflict (request_id) do update set submitted_at = excluded.submitted_at, words = excluded.words;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_reservation_holds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  items integer;
  most integer;
begin
  if not new.live then
    return null;
  end if;
  -- A time that becomes shorter takes nothing from anybody, and may be shortened in a closed time too.
  if tg_op = 'UPDATE' and old.live and old.part_id = new.part_id and old.held @> new.held and old.quantity >= new.quantity then
    return null;
  end if;
  select r.quantity into items from resources r where r.id = new.part_id for no key update;
  if exists (
    select from resource_closures c
    where c.lifted_at is null and c.closed && new.during and c.resource_id in (
      select p.resource_id from resource_parts p where p.part_id = new.part_id)
  ) then
    raise exception 'the resource is closed then'
      using errcode = 'exclusion_violation', constraint = 'reservation_holds_closed', table = 'reservation_holds';
  end if;
  if not new.exclusive then
    select max(taken) into most from (
      select (select sum(h.quantity) from reservation_holds h
        where h.part_id = new.part_id and h.live and not h.exclusive and h.held && new.held and h.held @> m.moment) as taken
      from (
        select lower(new.held) as moment
        union
        select lower(h.held) from reservation_holds h
        where h.part_id = new.part_id and h.live and not h.exclusive and h.held && new.held and lower(h.held) > lower(new.held)
      ) m
    ) t;
    if most > items then
      raise exception 'so many items are not left'
        using errcode = 'exclusion_violation', constraint = 'reservation_holds_quantity', table = 'reservation_holds';
    end if;
  elsif items > 1 then
    raise exception 'identical items are counted'
      using errcode = 'check_violation', constraint = 'reservation_holds_counted', table = 'reservation_holds';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_resource_units_whole()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('resource_parts'));
  if exists (
    select from resource_parts p join resources whole on whole.id = p.resource_id join resources unit on unit.id = p.part_id
    where p.part_id <> p.resource_id and (whole.quantity > 1 or unit.quantity > 1
      or (whole.status = 'active' and unit.status <> 'active')
      or exists (select from resource_parts o where o.resource_id = p.resource_id and o.part_id = p.resource_id)
      or not exists (select from resource_parts o where o.resource_id = p.part_id and o.part_id = p.part_id))
  ) then
    raise exception 'a unit is one, in use, and has no units' using errcode = 'check_violation', constraint = 'resource_parts_whole';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_submission()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - 'answers' is distinct from to_jsonb(old) - 'answers' then
    raise exception 'what was handed in never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_transaction_files()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into transaction_version_files (record_id, version, place, file_id, sha256)
    select new.record_id, new.version, n, (f ->> 'id')::uuid, decode(f ->> 'sha256', 'hex')
    from jsonb_array_elements(new.files) with ordinality x (f, n);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.last_day_of_retention(record uuid)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select max(retained_until(coalesce(v.period_end, v.transaction_date, v.received_on), v.document_type))
  from transaction_versions v where v.record_id = record
$function$
;

CREATE OR REPLACE FUNCTION public.linked_numbers(record uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(string_agg(l.target_number, ' ' order by l.linked_at, l.id), '') from transaction_links l
  where l.record_id = record and l.removed_at is null
$function$
;

CREATE OR REPLACE FUNCTION public.note_first_submission()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  new.first_submitted_at := coalesce(new.first_submitted_at, new.submitted_at);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_unnamed_contents()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into purged_contents (sha256, purged_at) select g.sha256, clock_timestamp() from gone g
    where g.sha256 is not null group by g.sha256
    on conflict (sha256) do update set purged_at = excluded.purged_at, removed_at = null;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_altered_hold()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.ended_at is not null or (to_jsonb(new) - array['ended_by', 'ended_name', 'ended_at', 'end_reason'])
    <> (to_jsonb(old) - array['ended_by', 'ended_name', 'ended_at', 'end_reason']) then
    raise exception 'a hold is not altered: it ends once';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_altered_link()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.removed_at is not null or (to_jsonb(new) - array['removed_by', 'removed_name', 'removed_at', 'removal_reason'])
    <> (to_jsonb(old) - array['removed_by', 'removed_name', 'removed_at', 'removal_reason']) then
    raise exception 'a link is not altered: it is removed once';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_altered_purge()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.state <> 'proposed' or (to_jsonb(new) - array['state', 'decided_by', 'decided_name', 'decided_at'])
    <> (to_jsonb(old) - array['state', 'decided_by', 'decided_name', 'decided_at']) then
    raise exception 'a purge is decided once' using errcode = '42501';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_early_purge()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_held(new.record_id) or not exists (
    select from transaction_purges p join transaction_purge_records r on r.purge_id = p.id
      join transaction_versions v on v.record_id = r.record_id
    where p.id = new.purge_id and p.state = 'confirmed' and r.record_id = new.record_id and v.version = new.version
      and v.digest = new.digest and v.previous = new.previous and v.chain_seq = new.chain_seq
      and last_day_of_retention(new.record_id) < (p.decided_at at time zone 'Asia/Tokyo')::date)
  then raise exception 'a version within its retention or on hold is not purged' using errcode = '42501';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_unpurged()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from purged_versions p where p.record_id = old.record_id and p.version = old.version) then
    raise exception '% is append-only', tg_table_name using errcode = '42501';
  end if;
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_unpurged_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from transaction_version_files f where f.file_id = old.id)
    or not exists (select from purged_versions p where encode(old.sha256, 'hex') = any(p.file_hashes)) then
    raise exception '% is append-only', tg_table_name using errcode = '42501';
  end if;
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION public.retained_until(day date, type text)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select term_end(greatest(regular.due, y.return_due_on) + 1,
    12 * greatest(7, retention_setting('evidence-retention-years', 10, e.first, e.last), document_type_years(type),
      case when y.has_loss then 10 end))
  from (select l.last, (date_trunc('month', l.last) - interval '11 months')::date as first
    from (select fiscal_year_end(day) as last) l) e
  cross join lateral (select term_end(e.last + 1, retention_setting('tax-return-months', 2, e.first, e.last)) as due) regular
  left join declared_years y on y.ends_on = e.last
$function$
;
comment on function retained_until(date,text) is 'The last day on which a paper of that day and type is kept.';

CREATE OR REPLACE FUNCTION public.retention_setting(setting text, unset integer, first date, last date)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select greatest(
    coalesce((select r.value from dated_rates r where r.key = setting and r.valid_from <= first order by r.valid_from desc limit 1), unset),
    (select max(r.value) from dated_rates r where r.key = setting and r.valid_from > first and r.valid_from <= last))
$function$
;
comment on function retention_setting(text,integer,date,date) is 'The greatest value that holds on any of the days.';

CREATE OR REPLACE FUNCTION public.span_of(at timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select floor(extract(epoch from at) / 2592000)::int
$function$
;
comment on function span_of(timestamp with time zone) is 'The 30 days in which a moment lies, numbered from 1970 on.';

CREATE OR REPLACE FUNCTION public.stamp_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.change_xid := pg_current_xact_id();
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.tell_account_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('sessions', s.id::text) from sessions s where s.account_id = old.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.tell_employee_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('sessions', s.id::text)
  from sessions s join accounts a on a.id = s.account_id where a.employee_id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.tell_general_tools_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('general-tools', '');
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.tell_letter_queued()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('letters', '');
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.tell_masters_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('masters', '');
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.tell_routes_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('approval-routes', '');
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.tell_session_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('sessions', old.id::text);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.term_end(first date, months integer)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when extract(day from s.day) = extract(day from first) then s.day - 1 else s.day end
  from (select (first + make_interval(months => months))::date as day) s
$function$
;
comment on function term_end(date,integer) is 'The last day of a term of months (民法 143条).';

CREATE OR REPLACE FUNCTION public.transaction_canonical_text(v transaction_versions)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select E'madoguchi-electronic-transaction 1\n'
    || (select string_agg(f.name || ': ' || coalesce(to_json(f.value)::text, 'null') || E'\n', '' order by f.place)
      from (values
        (1, 'recordId', v.record_id::text), (2, 'number', v.number), (3, 'version', v.version::text),
        (4, 'change', v.change), (5, 'direction', v.direction), (6, 'documentType', v.document_type),
        (7, 'dateKind', v.date_kind), (8, 'transactionDate', to_char(v.transaction_date, 'YYYY-MM-DD')),
        (9, 'periodEnd', to_char(v.period_end, 'YYYY-MM-DD')), (10, 'amount', v.amount::text),
        (11, 'taxBasis', v.tax_basis), (12, 'currency', v.currency), (13, 'foreignMinor', v.foreign_minor::text),
        (14, 'rate', v.rate::text), (15, 'rateDate', to_char(v.rate_date, 'YYYY-MM-DD')),
        (16, 'counterpartyId', v.counterparty_id::text), (17, 'counterparty', v.counterparty),
        (18, 'registrationNumber', v.registration_number),
        (19, 'registrationNumberReason', v.registration_number_reason), (20, 'receivedVia', v.received_via),
        (21, 'receivedOn', to_char(v.received_on, 'YYYY-MM-DD')), (22, 'note', v.note), (23, 'senderNote', v.sender_note),
        (24, 'duplicateReason', v.duplicate_reason), (25, 'reason', v.reason), (26, 'handlerId', v.handler_id::text),
        (27, 'handler', v.handler), (28, 'at', to_char(v.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      ) f (place, name, value))
    || coalesce((select string_agg('tax: ' || to_json(t ->> 'rate')::text || ' ' || to_json(t ->> 'base')::text || ' '
        || to_json(t ->> 'tax')::text || E'\n', '' order by n) from jsonb_array_elements(v.taxes) with ordinality x (t, n)), '')
    || coalesce((select string_agg('file: ' || to_json(f ->> 'sha256')::text || ' ' || to_json(f ->> 'bytes')::text || ' '
        || to_json(f ->> 'mediaType')::text || ' ' || to_json(f ->> 'name')::text || E'\n', '' order by n)
      from jsonb_array_elements(v.files) with ordinality x (f, n)), '')
$function$
;

CREATE OR REPLACE FUNCTION public.uuid_of(written text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when written ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then written::uuid end
$function$
;
comment on function uuid_of(text) is 'The UUID that a text is, else null: what a record is about may have another kind of id.';

CREATE OR REPLACE FUNCTION public.without_long_vowels(kana text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(regexp_replace(regexp_replace(kana, '([おこそとのほもよろをごぞどぼぽ])[うお-]+'::text, '\1'::text, 'g'::text), '([うくすつぬふむゆるぐずづぶぷゔ])[う-]+'::text, '\1'::text, 'g'::text), '-'::text, ''::text)
;
comment on function without_long_vowels(text) is 'As `withoutLongVowels` of the contract (contract/src/values/folded.ts), of folded kana; a test compares the two.';

