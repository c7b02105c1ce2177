-- A search by counterparty, dates and amount (B7-02) is planned without its values, as if few papers lay in any range of amounts: it
-- collected all of a range, 400,000 of a million, beside the 200 of the counterparty. With the amount among its keys one index
-- answers all three.
drop index transaction_index_of_counterparty;
create index transaction_index_of_counterparty on transaction_index (counterparty_id, transaction_date, amount);
