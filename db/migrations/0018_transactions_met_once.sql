-- One counterparty for one name, however many papers meet it in the same moment (B7-01),
-- and periods found by each of their days (B7-02).
alter table counterparties add column met_as text;
update counterparties c set met_as = first.name from (
  select counterparty_id, case row_number() over (partition by name_folded order by added_at, counterparty_id)
    when 1 then name_folded else counterparty_id::text end as name
  from (select distinct on (counterparty_id) counterparty_id, name_folded, added_at from counterparty_names
    order by counterparty_id, added_at, id) names
) first where first.counterparty_id = c.id;
alter table counterparties alter column met_as set not null;
comment on column counterparties.met_as is 'The folded name under which it was first met; its id where another had that name before names were kept apart.';
create unique index counterparties_met_once on counterparties (met_as);

create index transaction_index_by_last_day on transaction_index (coalesce(period_end, transaction_date)) include (amount) where state = 'live';
