-- The audit trail is searched by the names of attached files: along an index, since there are as many as receipts.
create index attachments_by_bigram on attachments using gin (bigrams(folded(name))) with (fastupdate = off);
