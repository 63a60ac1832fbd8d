-- What every new listing costs most: its words. Spelled out once instead of three times, and read once for each way of reading. Answers the same as before. Bound to
-- what it calls when it is made, as before: where a backup is restored, nothing is looked up by its bare name.
create or replace function index_words(t text) returns tsvector language sql immutable parallel safe
return (
  select r.stems || ts_delete(r.exact, tsvector_to_array(r.stems))
  from (
    select to_tsvector('fairquay'::regconfig, s.spelled) as stems, to_tsvector('fairquay_exact'::regconfig, s.spelled) as exact
    from (select spell_out(t) as spelled offset 0) s
    offset 0
  ) r
);

-- Words are told apart before they are looked up: among some hundred products most stand many times.
create or replace function note_words(texts text[]) returns void language sql volatile as $$
  insert into lexicon (word)
  select w.word from (
    select distinct w.word from unnest(texts) t(text) cross join unnest(tsvector_to_array(to_tsvector('fairquay_exact', spell_out(t.text)))) w(word)
    offset 0
  ) w
  where w.word ~ '^[[:alpha:]]{4,40}$' and not exists (select 1 from lexicon x where x.word = w.word)
$$;
