-- Analytics (B9-07): openings of screens as counts, sums of each day as the portal's own work keeps them, and the sites of the map.

create table screen_views (
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  screen text not null check (length(screen) between 1 and 60),
  role text not null check (role in ('system', 'admin', 'staff', 'user', 'auditor')),
  views bigint not null check (views >= 0),
  visits bigint not null check (visits >= 0),
  primary key (day, hour, screen, role)
);
comment on table screen_views is 'How often a screen was opened, by day and hour in Tokyo and by role. No person, no address, no search: nobody can be told from it.';
comment on column screen_views.visits is 'Openings that began a visit: the first of a tab of the browser on a day.';

create table daily_figures (
  source text not null check (source in ('claims', 'purchases', 'approvals')),
  part text not null,
  day date not null,
  measure text not null check (measure in ('claim-yen', 'claims', 'purchase-yen', 'requests', 'decided', 'passed', 'approved', 'approval-minutes')),
  department_code text not null,
  value bigint not null,
  primary key (source, part, day, measure, department_code)
);
comment on table daily_figures is 'Sums of a day in Tokyo, kept beside the facts that they are counted from and counted anew where one of these came later.';
comment on column daily_figures.part is 'A month of claims or of orders, or a day of decisions: it is counted anew as a whole.';
comment on column daily_figures.department_code is 'Of the request, as it was submitted.';
create index daily_figures_by_day on daily_figures (measure, day) include (department_code, value);

create table figure_cursors (
  source text primary key check (source in ('claims', 'purchases', 'approvals')),
  after xid8 not null,
  counted_at timestamptz(3)
);
comment on table figure_cursors is 'Up to which transaction the facts of a source are counted in daily_figures.';
insert into figure_cursors (source, after) values ('claims', '0'), ('purchases', '0'), ('approvals', '0');

-- What changed since the last count, and what belongs to a day that is counted anew.
create index expense_claims_changed on expense_claims (change_xid);
create index purchase_orders_by_day on purchase_orders (ordered_on);
create index approval_acts_by_day on approval_acts (((at at time zone 'Asia/Tokyo')::date), approval_id);

create table analytics_sites (
  position smallint primary key,
  name text not null unique,
  name_en text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180)
);
comment on table analytics_sites is 'The sites of the map. One whose name is no workplace of anybody is shown as a sample.';
insert into analytics_sites (position, name, name_en, lat, lng) values
  (1, '東京本社', 'Tokyo head office', 35.68, 139.77),
  (2, '大阪営業所', 'Osaka office', 34.69, 135.5),
  (3, '名古屋営業所', 'Nagoya office', 35.17, 136.88),
  (4, '札幌営業所', 'Sapporo office', 43.06, 141.35),
  (5, '福岡営業所', 'Fukuoka office', 33.59, 130.4),
  (6, '台北事務所', 'Taipei office', 25.04, 121.56),
  (7, 'シンガポール事務所', 'Singapore office', 1.29, 103.85),
  (8, 'シドニー事務所', 'Sydney office', -33.87, 151.21),
  (9, 'ロンドン事務所', 'London office', 51.51, -0.13),
  (10, 'サンフランシスコ事務所', 'San Francisco office', 37.77, -122.42);
