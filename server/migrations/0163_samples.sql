-- Among a million products a common word stands in hundreds of thousands, and an index tells of all of them before the first can be read. One product in
-- 32 has an index of its own: what is frequent is found there, what is not is little enough to be looked for everywhere.
create index listings_names_sample on listings using gin (names) with (fastupdate = off) where product_id & 31 = 0;

-- Words and facets in one index, so that what has this word, is of that brand and comes from there is found without reading what has only one of them.
create index listings_found on listings using gin (search, facets) with (fastupdate = off);
create index listings_found_sample on listings using gin (search, facets) with (fastupdate = off) where product_id & 31 = 0;
drop index listings_search;

-- How many listings have these words, counted to a limit. The planner would rather read the table from its beginning until something turns up, which for a
-- word that nothing has is all of it.
create function count_uses(words tsquery, most int) returns int language plpgsql stable set enable_seqscan = off as $$
declare
  uses int;
begin
  select count(*) into uses from (select 1 from listings l where l.product_id & 31 = 0 and l.search @@ words limit most) l;
  if uses < most then
    select count(*) into uses from (select 1 from listings l where l.search @@ words limit most) l;
  end if;
  return uses;
end $$;
