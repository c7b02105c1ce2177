-- Purchase requests: what is asked for, its quotes, and what came of it (B5).

create table purchase_requests (
  id uuid primary key,
  employee_id uuid not null references employees (id) on delete restrict,
  status text not null check (
    status in ('draft', 'submitted', 'in_review', 'returned', 'withdrawn', 'rejected', 'approved', 'ordered',
      'partially_received', 'received', 'closed', 'cancelled', 'expired')
  ),
  version integer not null check (version > 0),
  number text unique,
  employee_number text not null,
  employee_name text not null,
  employee_kana text not null,
  department_code text not null,
  department_name text not null,
  purchase_name text not null check (length(purchase_name) <= 100),
  purchase_category_code text,
  purchase_category_name text,
  reason text not null,
  needed_by date,
  delivery_place text not null,
  prices_include_tax boolean not null,
  single_source_reason text not null,
  line_count integer not null check (line_count between 0 and 50),
  quantity integer check (quantity > 0),
  unit_price integer check (unit_price >= 0),
  supplier text not null,
  supplier_count integer not null check (supplier_count >= 0),
  quote_count integer not null check (quote_count >= 0),
  total_yen bigint not null check (total_yen >= 0),
  approved_yen bigint check (approved_yen >= 0),
  warning_count integer not null check (warning_count >= 0),
  findings jsonb not null default '[]' check (jsonb_typeof(findings) = 'array'),
  returned_content jsonb check (jsonb_typeof(returned_content) = 'object'),
  last_decider_id uuid references employees (id) on delete restrict,
  last_decider_number text,
  last_decider_name text not null default '',
  submitted_at timestamptz(3),
  approved_at timestamptz(3),
  decided_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  search_text text not null generated always as (
    folded(purchase_name) || e'\n' || folded(supplier) || e'\n' || folded(coalesce(number, '')) || e'\n'
      || folded(employee_name) || e'\n' || folded(employee_kana)
  ) stored,
  change_xid xid8 not null default pg_current_xact_id(),
  constraint purchase_requests_number check (status in ('draft', 'cancelled') or number is not null),
  constraint purchase_requests_submitted check (status in ('draft', 'cancelled') or submitted_at is not null),
  constraint purchase_requests_approved check (
    status not in ('approved', 'ordered', 'partially_received', 'received', 'closed', 'expired')
      or (approved_yen is not null and approved_at is not null)
  )
);
comment on table purchase_requests is 'A request to buy. Name, department and category are those it was made under (B1-04, B2-01).';
comment on column purchase_requests.quantity is 'From here to `quote_count`: of its lines and quotes, as the list shows them; written with them.';
comment on column purchase_requests.approved_yen is 'What its approvers agreed to, with tax: the total, unless one of them changed it (B3-05). Nothing dearer is ordered.';
comment on column purchase_requests.returned_content is 'The content as it was when it last came back, as the contract shapes it: its approvers see what was changed since.';
comment on column purchase_requests.last_decider_id is 'Approver of the last step; once decided, who decided (S2-15).';
comment on column purchase_requests.search_text is 'What a search looks through, folded, a line each.';
comment on column purchase_requests.change_xid is 'Transaction of the last change; lists answer 304 by the newest one.';
-- A list's order ends in the id and is read in both directions; what may be empty comes last in either.
create index purchase_requests_of_employee on purchase_requests (employee_id, updated_at, id);
create index purchase_requests_of_department on purchase_requests (department_code, updated_at, id);
create index purchase_requests_by_update on purchase_requests (updated_at, id);
create index purchase_requests_by_submission on purchase_requests (submitted_at, id);
create index purchase_requests_latest_submission on purchase_requests (submitted_at desc nulls last, id desc);
create index purchase_requests_by_total on purchase_requests (total_yen, id);
create index purchase_requests_by_need on purchase_requests (needed_by, id);
create index purchase_requests_latest_need on purchase_requests (needed_by desc nulls last, id desc);
create index purchase_requests_by_status on purchase_requests (status, submitted_at, id);
create index purchase_requests_by_category on purchase_requests (purchase_category_code, submitted_at, id);
create index purchase_requests_by_decider on purchase_requests (last_decider_number, submitted_at, id);
create index purchase_requests_by_decision on purchase_requests (decided_at, submitted_at) where decided_at is not null;
create index purchase_requests_approved_since on purchase_requests (approved_at) where status = 'approved';

create function purchase_spans(submitted_at timestamptz, updated_at timestamptz) returns text[]
language sql immutable parallel safe as $$
  select array[
    's' || coalesce(floor(extract(epoch from submitted_at) / 2592000)::int::text, ''),
    'u' || floor(extract(epoch from updated_at) / 2592000)::int::text
  ]
$$;
comment on function purchase_spans(timestamptz, timestamptz) is
  'In which 30 days since 1970 a request was submitted and last changed. A word that a hundredth has is looked for in one span after the other, until a page is full.';
create index purchase_requests_by_terms on purchase_requests
  using gin ((bigrams(search_text) || purchase_spans(submitted_at, updated_at))) with (fastupdate = off);

create index purchase_requests_by_change on purchase_requests (change_xid desc);

create table purchase_lines (
  id uuid primary key,
  request_id uuid not null references purchase_requests (id) on delete restrict,
  position integer not null check (position >= 0),
  item text not null,
  spec text not null,
  url text not null,
  quantity integer check (quantity between 1 and 99999),
  unit text not null,
  unit_price integer check (unit_price >= 0),
  tax_rate integer not null check (tax_rate between 0 and 100),
  supplier text not null,
  received_quantity integer not null default 0 check (received_quantity >= 0),
  removed_at timestamptz(3),
  constraint never_more_than_ordered check (received_quantity = 0 or received_quantity <= quantity)
);
comment on table purchase_lines is 'What is to be bought, line by line.';
comment on column purchase_lines.received_quantity is 'Of all goods receipts together; the row itself refuses more than was asked for.';
comment on column purchase_lines.removed_at is 'Set instead of deleting once the request has been submitted (B0-04).';
create index purchase_lines_of_request on purchase_lines (request_id, position) where removed_at is null;
create index purchase_lines_by_item on purchase_lines (folded(item)) where removed_at is null;

create table purchase_quotes (
  id uuid primary key,
  request_id uuid not null references purchase_requests (id) on delete restrict,
  position integer not null check (position >= 0),
  supplier text not null,
  amount bigint check (amount >= 0),
  valid_until date,
  is_chosen boolean not null,
  note text not null,
  attachment_id uuid references attachments (id) on delete restrict,
  removed_at timestamptz(3),
  -- Looked at when the statement is over: the choice may go from one quote to another in the same save.
  constraint one_chosen_quote exclude (request_id with =) where (is_chosen and removed_at is null) deferrable initially deferred
);
comment on table purchase_quotes is 'What suppliers would take for it, with tax, and the papers that say so (B5-02).';
create index purchase_quotes_of_request on purchase_quotes (request_id, position) where removed_at is null;
create index purchase_quotes_of_attachment on purchase_quotes (attachment_id);

create table purchase_attachments (
  request_id uuid not null references purchase_requests (id) on delete restrict,
  attachment_id uuid not null references attachments (id) on delete restrict,
  position integer not null check (position >= 0),
  primary key (request_id, attachment_id)
);
comment on table purchase_attachments is 'Other files of a request.';
create index purchase_requests_of_attachment on purchase_attachments (attachment_id);

create table purchase_orders (
  request_id uuid primary key references purchase_requests (id) on delete restrict,
  ordered_on date not null,
  ordered_yen bigint not null check (ordered_yen >= 0),
  order_number text not null,
  expected_on date,
  comment text not null,
  by_account uuid not null references accounts (id) on delete restrict,
  by_name text not null,
  at timestamptz(3) not null
);
comment on table purchase_orders is 'What was told to the supplier: one order a request.';

create table goods_receipts (
  id uuid primary key,
  request_id uuid not null references purchase_requests (id) on delete restrict,
  received_on date not null,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  attachment_id uuid references attachments (id) on delete restrict,
  comment text not null,
  by_account uuid not null references accounts (id) on delete restrict,
  by_name text not null,
  at timestamptz(3) not null
);
comment on table goods_receipts is 'What came and was found good (検収): line ids with quantities. Append-only.';
create index goods_receipts_of_request on goods_receipts (request_id, at, id);
create index goods_receipts_of_attachment on goods_receipts (attachment_id);
create trigger goods_receipts_append_only before update or delete or truncate on goods_receipts
  for each statement execute function refuse_change();

create table purchase_invoices (
  id uuid primary key,
  request_id uuid not null references purchase_requests (id) on delete restrict,
  supplier text not null,
  invoiced_on date not null,
  invoice_number text not null,
  registration_number text not null,
  total_yen bigint not null check (total_yen >= 0),
  attachment_id uuid references attachments (id) on delete restrict,
  by_account uuid not null references accounts (id) on delete restrict,
  by_name text not null,
  at timestamptz(3) not null
);
comment on table purchase_invoices is 'Invoices as they came, to be compared with request and goods receipts. Append-only.';
create index purchase_invoices_of_request on purchase_invoices (request_id, at, id);
create index purchase_invoices_of_attachment on purchase_invoices (attachment_id);
create trigger purchase_invoices_append_only before update or delete or truncate on purchase_invoices
  for each statement execute function refuse_change();

create table purchase_facts (
  id uuid primary key,
  request_id uuid not null references purchase_requests (id) on delete restrict,
  fact text not null check (
    fact in ('submitted', 'withdrawn', 'cancelled', 'ordered', 'received', 'invoiced', 'closed', 'expired')
  ),
  by_account uuid references accounts (id) on delete restrict,
  by_name text not null,
  by_department text not null,
  at timestamptz(3) not null,
  comment text not null,
  change_xid xid8 not null default pg_current_xact_id(),
  constraint purchase_facts_by check ((by_account is null) = (fact = 'expired'))
);
comment on table purchase_facts is 'Facts: the own steps of a request. What its approvers did stands in its approval. Append-only.';
create index purchase_facts_of_request on purchase_facts (request_id, at, id);
create index purchase_facts_by_change on purchase_facts (change_xid);
create trigger purchase_facts_append_only before update or delete or truncate on purchase_facts
  for each statement execute function refuse_change();
