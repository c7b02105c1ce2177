-- The words of purchase requests in spans of days. A word that a hundredth of a million requests has is looked for in one span
-- after the other, and only until a page is full. An index of pairs and days side by side had to go through all that have the
-- pair for each span; one of pairs within their span goes through those of the span alone.

drop index purchase_requests_by_terms;
drop function purchase_spans(timestamptz, timestamptz);

create function span_of(at timestamptz) returns int language sql immutable parallel safe as $$
  select floor(extract(epoch from at) / 2592000)::int
$$;
comment on function span_of(timestamptz) is 'The 30 days in which a moment lies, numbered from 1970 on.';

create function in_span(pairs text[], span int) returns text[] language sql immutable parallel safe as $$
  select array(select coalesce(span::text, '') || pair from unnest(pairs) pair)
$$;
comment on function in_span(text[], int) is 'Pairs of characters as they are indexed with what lies in a span of days; without a span what has no day.';

create index purchase_requests_by_words on purchase_requests
  using gin (in_span(bigrams(search_text), span_of(submitted_at))) with (fastupdate = off);

-- With the sum, what stands in each state is counted along the index alone.
drop index purchase_requests_by_status;
create index purchase_requests_by_status on purchase_requests (status, submitted_at, id) include (total_yen);
