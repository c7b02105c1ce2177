-- People by what their name sounds like: who types Latin letters leaves long vowels out (yuko for ユウコ, ono for オオノ).

create function without_long_vowels(kana text) returns text language sql immutable strict parallel safe
return replace(regexp_replace(regexp_replace(kana,
  '([おこそとのほもよろをごぞどぼぽ])[うお-]+', '\1', 'g'), '([うくすつぬふむゆるぐずづぶぷゔ])[う-]+', '\1', 'g'), '-', '');
comment on function without_long_vowels(text) is 'As `withoutLongVowels` of the contract (contract/src/values/folded.ts), of folded kana; a test compares the two.';

alter table employees add column reading_text text not null generated always as (
  without_long_vowels(folded(last_name_kana || first_name_kana))
) stored;
comment on column employees.reading_text is 'The name''s kana, folded and without long vowels: what a search by reading looks through.';
create index employees_by_reading on employees using gin (bigrams(reading_text)) with (fastupdate = off);
