-- A question that names several filters is answered by looking at thousands of listings, which lie on as many pages of storage: two kilobytes each, mostly words and
-- what a search shows of them. What lists filter and sort by stands here once more, thirty to a page, so that all of it stays in memory among a million.
create table listing_facets (
  product_id integer primary key,
  facets text[] not null,
  created_at timestamptz not null,
  name_key text collate "C" not null,
  price_key bigint,
  position integer not null
);

-- The sample of one listing in 32 (0163) had indexes of its own, but lay on a page for itself each: here it lies together, some sixty megabytes of a million.
create table listing_sample (
  product_id integer primary key,
  facets text[] not null,
  created_at timestamptz not null,
  name_key text collate "C" not null,
  price_key bigint,
  position integer not null,
  names tsvector not null,
  search tsvector not null
);

-- By its number scattered over all others: what is imported in turns, such as four sizes of each thing, would otherwise be there in one size only.
create function is_in_sample(product_id integer) returns boolean language sql immutable parallel safe
return (product_id::bigint * 2654435761 >> 16) & 31 = 0;

insert into listing_facets (product_id, facets, created_at, name_key, price_key, position)
select product_id, facets, created_at, name_key, price_key, position from listings order by product_id;
insert into listing_sample (product_id, facets, created_at, name_key, price_key, position, names, search)
select product_id, facets, created_at, name_key, price_key, position, names, search from listings where is_in_sample(product_id) order by product_id;

-- As of listings (0163, 0166).
create index listing_facets_found on listing_facets using gin (facets, price_steps(price_key)) with (fastupdate = off);
create index listing_sample_found on listing_sample using gin (search, facets, price_steps(price_key)) with (fastupdate = off);
create index listing_sample_names on listing_sample using gin (names) with (fastupdate = off);
create index listing_sample_scattered on listing_sample ((product_id::bigint * 2654435761 & 4294967295));
drop index listings_found_sample, listings_names_sample, listings_scattered;

-- Whoever writes listings writes these: nobody can forget them.
create function keep_listing_facets() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from listing_facets f using old_listings o where f.product_id = o.product_id;
    delete from listing_sample s using old_listings o where s.product_id = o.product_id;
    return null;
  end if;
  insert into listing_facets as f (product_id, facets, created_at, name_key, price_key, position)
  select product_id, facets, created_at, name_key, price_key, position from new_listings order by product_id
  on conflict (product_id) do update set facets = excluded.facets, created_at = excluded.created_at, name_key = excluded.name_key,
    price_key = excluded.price_key, position = excluded.position
  where (f.facets, f.created_at, f.name_key, f.price_key, f.position)
    is distinct from (excluded.facets, excluded.created_at, excluded.name_key, excluded.price_key, excluded.position);
  insert into listing_sample as s (product_id, facets, created_at, name_key, price_key, position, names, search)
  select product_id, facets, created_at, name_key, price_key, position, names, search from new_listings where is_in_sample(product_id) order by product_id
  on conflict (product_id) do update set facets = excluded.facets, created_at = excluded.created_at, name_key = excluded.name_key,
    price_key = excluded.price_key, position = excluded.position, names = excluded.names, search = excluded.search
  where (s.facets, s.created_at, s.name_key, s.price_key, s.position, s.names, s.search)
    is distinct from (excluded.facets, excluded.created_at, excluded.name_key, excluded.price_key, excluded.position, excluded.names, excluded.search);
  return null;
end $$;
create trigger listings_faceted after insert on listings referencing new table as new_listings for each statement execute function keep_listing_facets();
create trigger listings_faceted_anew after update on listings referencing new table as new_listings for each statement execute function keep_listing_facets();
create trigger listings_faceted_no_more after delete on listings referencing old table as old_listings for each statement execute function keep_listing_facets();

-- As it was (0163).
create or replace function count_uses(words tsquery, most int) returns int language plpgsql stable set enable_seqscan = off as $$
declare
  uses int;
begin
  select count(*) into uses from (select 1 from listing_sample l where l.search @@ words limit most) l;
  if uses < most then
    select count(*) into uses from (select 1 from listings l where l.search @@ words limit most) l;
  end if;
  return uses;
end $$;

analyze listing_facets;
analyze listing_sample;
