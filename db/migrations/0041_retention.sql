-- Until when electronic transactions are kept (B7-01): the years and months are dated rates; what is particular to a fiscal year is
-- declared here. The functions compute what `retentionOf` of the contract does; a test holds the two together.

create table declared_years (
  ends_on date primary key,
  has_loss boolean not null,
  return_due_on date,
  reason text not null check (reason <> ''),
  version integer not null default 1 check (version > 0),
  updated_by uuid not null references accounts (id) on delete restrict,
  updated_name text not null,
  updated_at timestamptz(3) not null,
  constraint declared_years_return check (return_due_on > ends_on)
);
comment on table declared_years is 'Fiscal years with a loss that later years deduct, or with a return that was put off. They lengthen retention and never shorten it.';
comment on column declared_years.ends_on is 'The last day of the fiscal year.';
revoke delete on declared_years from madoguchi_app;

create function term_end(first date, months integer) returns date language sql immutable as $$
  select case when extract(day from s.day) = extract(day from first) then s.day - 1 else s.day end
  from (select (first + make_interval(months => months))::date as day) s
$$;
comment on function term_end is 'The last day of a term of months (民法 143条).';

create function retention_setting(setting text, unset integer, first date, last date) returns integer language sql stable as $$
  select greatest(
    coalesce((select r.value from dated_rates r where r.key = setting and r.valid_from <= first order by r.valid_from desc limit 1), unset),
    (select max(r.value) from dated_rates r where r.key = setting and r.valid_from > first and r.valid_from <= last))
$$;
comment on function retention_setting is 'The greatest value that holds on any of the days.';

create function fiscal_year_end(day date) returns date language sql stable as $$
  select (make_date(extract(year from day)::integer + (extract(month from day) > m.month)::integer, m.month, 1)
    + interval '1 month - 1 day')::date
  from (select retention_setting('fiscal-year-end-month', 3, day, day) as month) m
$$;

create function document_type_years(type text) returns integer language sql stable as $$
  select coalesce((select max((d.extra ->> 'retentionYears')::integer) from classification_details d
    where d.classification_code = 'document_type' and d.code = type), 0)
$$;

create function retained_until(day date, type text) returns date language sql stable as $$
  select term_end(greatest(regular.due, y.return_due_on) + 1,
    12 * greatest(7, retention_setting('evidence-retention-years', 10, e.first, e.last), document_type_years(type),
      case when y.has_loss then 10 end))
  from (select l.last, (date_trunc('month', l.last) - interval '11 months')::date as first
    from (select fiscal_year_end(day) as last) l) e
  cross join lateral (select term_end(e.last + 1, retention_setting('tax-return-months', 2, e.first, e.last)) as due) regular
  left join declared_years y on y.ends_on = e.last
$$;
comment on function retained_until is 'The last day on which a paper of that day and type is kept.';
