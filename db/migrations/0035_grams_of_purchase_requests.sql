-- Words of a request as pairs and triples of characters. Pairs of digits are in most requests: to find one number among a million, a
-- search went through a sixth of what the index has. The table keeps the words themselves, a line of text, and no list of their
-- parts, so that what a span of days has is looked through where it lies.

drop table purchase_words;

create function grams(folded text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  characters text[] := string_to_array(folded, null);
  found text[] := '{}';
begin
  for place in 2 .. cardinality(characters) loop
    found := found || (characters[place - 1] || characters[place]);
    if place > 2 then
      found := found || (characters[place - 2] || characters[place - 1] || characters[place]);
    end if;
  end loop;
  return found;
end $$;
comment on function grams(text) is 'Each two and each three neighbouring characters, for a GIN index: two find short words, three find numbers.';

comment on function in_span(text[], int) is 'Parts of words as they are indexed with what lies in a span of days; without a span what has no day.';

create table purchase_words (
  request_id uuid primary key references purchase_requests (id) on delete cascade,
  submitted_at timestamptz,
  words text not null
);
comment on table purchase_words is 'What a search finds requests by. A trigger keeps it; nothing else writes it.';
comment on column purchase_words.words is 'As `purchase_requests.search_text`.';

create or replace function keep_purchase_words() returns trigger language plpgsql as $$
begin
  insert into purchase_words (request_id, submitted_at, words)
  values (new.id, new.submitted_at, new.search_text)
  on conflict (request_id) do update set submitted_at = excluded.submitted_at, words = excluded.words;
  return null;
end $$;

insert into purchase_words (request_id, submitted_at, words)
  select id, submitted_at, search_text from purchase_requests;

create index purchase_words_by_grams on purchase_words
  using gin (in_span(grams(words), span_of(submitted_at))) with (fastupdate = off);
-- Statistics of its parts would be made anew with every analysis, and nothing asks for them.
alter index purchase_words_by_grams alter column 1 set statistics 0;

-- Along it the words of the newest requests are looked through, which finds what is frequent.
create index purchase_words_by_submission on purchase_words (submitted_at, request_id);
