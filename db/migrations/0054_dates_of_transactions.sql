-- A search by dates ends at both ends of its range: papers of one day lie in an index of their own, and the few that last in another.
create index transaction_index_of_days on transaction_index (transaction_date desc nulls last, record_id desc, version desc)
  include (amount) where state = 'live' and period_end is null;
create index transaction_index_of_periods on transaction_index (period_end) include (transaction_date, amount)
  where period_end is not null;
drop index transaction_index_by_last_day;
