-- A record's own number stands in the text that is searched, so the pairs of letters of any number are common, and one number was
-- looked for among hundreds of thousands of rows. Records that name another one's number are found by what stands before their own.
create index transaction_index_by_words_beside_number on transaction_index
  using gin (bigrams(left(search_text, length(search_text) - length(number))));

-- Among what lasts, a counterparty's rows were all read for the few that do (B7-02).
create index transaction_index_of_counterparty_periods on transaction_index (counterparty_id, period_end, amount)
  where period_end is not null;
