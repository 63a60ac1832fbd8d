-- The complete search: words as typed beside their stems, ranks by where a word stands, codes, a lexicon for typing errors.

-- Words without accents, as they are: for words that are still being typed, where a stem would mislead ('organi' is no beginning of 'organ'). Of texts
-- without the words that every text has; of what is typed with them, because 'the' may become 'thermos'.
create text search dictionary fairquay_words (template = simple, stopwords = english);
create text search configuration fairquay_exact (copy = simple);
alter text search configuration fairquay_exact alter mapping for hword, hword_part, word with unaccent, fairquay_words;
alter text search configuration fairquay_exact alter mapping for asciihword, asciiword, hword_asciipart with fairquay_words;
create text search configuration fairquay_growing (copy = simple);
alter text search configuration fairquay_growing alter mapping for hword, hword_part, word with unaccent, simple;

-- Plain words and plain numbers, so that '5kg' and '5 kg', 'T-Shirt' and 't shirt' are the same; read-words.ts does it to what is typed.
create function spell_out(t text) returns text language sql immutable parallel safe
return regexp_replace(regexp_replace(regexp_replace(t, '[^[:alnum:]]+', ' ', 'g'), '([0-9])([[:alpha:]])', '\1 \2', 'g'), '([[:alpha:]])([0-9])', '\1 \2', 'g');

-- Stems, and the words as they are where they differ from their stem.
create function index_words(t text) returns tsvector language sql immutable parallel safe
return to_tsvector('fairquay'::regconfig, spell_out(t))
  || ts_delete(to_tsvector('fairquay_exact'::regconfig, spell_out(t)), tsvector_to_array(to_tsvector('fairquay'::regconfig, spell_out(t))));

-- Narrow, for ranking: name A, brand B, seller C, kinds D, and codes as '#180632'. `search` holds the descriptions too, without places: it only matches.
alter table listings add column names tsvector not null default '';
update listings set names = ts_filter(search, '{a,b,c}');
alter table listings alter column names drop default;
drop index listings_search;
create index listings_search on listings using gin (search) with (fastupdate = off);
create index listings_names on listings using gin (names) with (fastupdate = off);
create index listings_by_name on listings (name_key, product_id);

drop index brands_search;
alter table brands add column words tsvector not null generated always as (setweight(index_words(name), 'A')) stored;
create index brands_words on brands using gin (words);

-- Distinct words of what is on the market, for typing errors. Only ever added to and without a unique key, so that two sellers publishing at once never
-- wait for each other: a word that stands twice, or that nobody uses any more, is sorted out when it is asked for.
create function one_letter_less(word text) returns text[] language sql immutable parallel safe
return array(select substr(word, 1, place - 1) || substr(word, place + 1) from generate_series(1, length(word)) place) || word;

create table lexicon (
  word text collate "C" not null,
  -- The word with any one letter left out: two words one slip of the finger apart always share one of these.
  near text[] not null generated always as (one_letter_less(word)) stored
);
create index lexicon_words on lexicon (word);
create index lexicon_near on lexicon using gin (near);
create index lexicon_similar on lexicon using gin (word gin_trgm_ops);

create function note_words(texts text[]) returns void language sql volatile as $$
  insert into lexicon (word)
  select distinct w.word from unnest(texts) t(text) cross join unnest(tsvector_to_array(to_tsvector('fairquay_exact', spell_out(t.text)))) w(word)
  where w.word ~ '^[[:alpha:]]{4,40}$' and not exists (select 1 from lexicon x where x.word = w.word)
$$;
select note_words(array_agg(name)) from (select name from products union all select name from companies union all select name from brands) n;

-- A number that is another after every change of the market: answers kept in a process hold as long as it stands. Whoever changes something takes a row
-- that nobody else holds, so that nobody waits; the number is the sum.
create table market_changes (
  id integer primary key generated always as identity,
  changes bigint not null
) with (fillfactor = 20);
insert into market_changes (changes) select 0 from generate_series(1, 4);

create function note_market_change() returns trigger language plpgsql as $$
begin
  update market_changes set changes = changes + 1 where id = (select id from market_changes limit 1 for update skip locked);
  if not found then insert into market_changes (changes) values (1); end if;
  return null;
end $$;

create trigger listings_changed after insert or update or delete on listings for each statement execute function note_market_change();
create trigger shelf_entries_changed after insert or update or delete on shelf_entries for each statement execute function note_market_change();
create trigger company_listings_changed after insert or update or delete on company_listings for each statement execute function note_market_change();
create trigger brands_changed after insert or update or delete on brands for each statement execute function note_market_change();
create trigger families_changed after insert or update or delete on families for each statement execute function note_market_change();
create trigger industries_changed after insert or update or delete on industries for each statement execute function note_market_change();
create trigger sub_industries_changed after insert or update or delete on sub_industries for each statement execute function note_market_change();
