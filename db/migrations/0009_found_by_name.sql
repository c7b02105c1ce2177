-- The audit trail is searched by the names of attached files: along an index, since there are as many as receipts.
create index attachments_by_bigram on attachments using gin (bigrams(folded(name))) with (fastupdate = off);

-- And by the names of requests that have no number yet: few of all.
create index expense_claims_unnumbered on expense_claims (id) where number is null;
create index purchase_requests_unnumbered on purchase_requests (id) where number is null;
