-- What every new listing costs most: its words. Spelled out once instead of three times, and read once for each way of reading. Answers the same as before.
create or replace function index_words(t text) returns tsvector language plpgsql immutable parallel safe as $$
declare
  spelled constant text := spell_out(t);
  stems constant tsvector := to_tsvector('fairquay'::regconfig, spelled);
begin
  return stems || ts_delete(to_tsvector('fairquay_exact'::regconfig, spelled), tsvector_to_array(stems));
end $$;

-- Words are told apart before they are looked up: among some hundred products most stand many times.
create or replace function note_words(texts text[]) returns void language sql volatile as $$
  insert into lexicon (word)
  select w.word from (
    select distinct w.word from unnest(texts) t(text) cross join unnest(tsvector_to_array(to_tsvector('fairquay_exact', spell_out(t.text)))) w(word)
    offset 0
  ) w
  where w.word ~ '^[[:alpha:]]{4,40}$' and not exists (select 1 from lexicon x where x.word = w.word)
$$;
