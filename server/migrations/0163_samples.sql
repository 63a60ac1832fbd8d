-- Among a million products a common word stands in hundreds of thousands, and an index tells of all of them before the first can be read. One product in
-- 32, by its number scattered, has an index of its own: what is frequent is found there, what is not is little enough to be looked for everywhere.
create index listings_names_sample on listings using gin (names) with (fastupdate = off) where (product_id::bigint * 2654435761 >> 16) & 31 = 0;

-- How often a price was doubled to get where it is, as a key: with the words and facets, so that a price range is one more thing that is looked for at once.
create function price_steps(price_key bigint) returns int[] language sql immutable parallel safe
return case when price_key is not null then array[length(ltrim(greatest(price_key, 0)::bit(64)::text, '0'))] end;

-- Words, facets and steps of prices in one index, so that what has this word, is of that brand and costs about so much is found without reading what is only one
-- of these.
create index listings_found on listings using gin (search, facets, price_steps(price_key)) with (fastupdate = off);
create index listings_found_sample on listings using gin (search, facets, price_steps(price_key)) with (fastupdate = off) where (product_id::bigint * 2654435761 >> 16) & 31 = 0;
drop index listings_search;

-- How many listings have these words, counted to a limit. The planner would rather read the table from its beginning until something turns up, which for a
-- word that nothing has is all of it.
create function count_uses(words tsquery, most int) returns int language plpgsql stable set enable_seqscan = off as $$
declare
  uses int;
begin
  select count(*) into uses from (select 1 from listings l where (l.product_id::bigint * 2654435761 >> 16) & 31 = 0 and l.search @@ words limit most) l;
  if uses < most then
    select count(*) into uses from (select 1 from listings l where l.search @@ words limit most) l;
  end if;
  return uses;
end $$;
