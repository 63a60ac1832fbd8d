-- What the catalogue reads: written by shelve-products.ts whenever a product, its company, brand or tags change, never at reading time.
--
-- A listing is a published product of an open company. Its text is ready to send: one part for everybody, one end for guests and one for members;
-- what a guest must not see is not in the two parts a guest gets. A listing stands on several shelves ('all', 'brand:7', 'category:12', 'country:IT',
-- 'seller:3' …), one row each with the sort keys beside it, so that any single filter in any order is one walk along one index.

-- Narrow, for finding: many fit on a page of the database.
create table listings (
  product_id integer primary key,
  slug text not null unique,
  company_id integer not null,
  shelves text[] not null,
  created_at timestamptz not null,
  name_key text collate "C" not null,
  -- Lowest price of one unit, minor units; null when on demand.
  price integer,
  position integer not null,
  -- A search result, ready to send.
  hit text not null,
  search tsvector not null
);
create index listings_search on listings using gin (search);
create index listings_by_company on listings (company_id);

-- Wide, for sending. Cards are read twelve at a time: keep them in the row up to 8 kB instead of in chunks beside it.
create table listing_texts (
  product_id integer primary key,
  -- A JSON object that is still open; guest_end or member_end closes it.
  shared text not null,
  guest_end text not null,
  member_end text not null,
  options text not null
);
alter table listing_texts set (toast_tuple_target = 8160);

create table shelf_entries (
  shelf text collate "C" not null,
  product_id integer not null,
  created_at timestamptz not null,
  name_key text collate "C" not null,
  price integer,
  position integer not null,
  primary key (shelf, product_id)
);
create index shelf_by_age on shelf_entries (shelf, created_at, product_id) include (price);
create index shelf_by_name on shelf_entries (shelf, name_key, product_id) include (price);
create index shelf_by_price on shelf_entries (shelf, price, product_id);
create index shelf_by_position on shelf_entries (shelf, position, product_id) where shelf like 'seller:%';

-- How many products stand on each shelf: the sum of the changes, so that two sellers publishing at once never wait for each other.
create table shelf_changes (
  shelf text collate "C" not null,
  delta integer not null
);
create index shelf_changes_by_shelf on shelf_changes (shelf) include (delta);

create function count_added_entries() returns trigger language plpgsql as $$
begin
  insert into shelf_changes (shelf, delta) select shelf, count(*) from added group by shelf;
  return null;
end $$;

create function count_removed_entries() returns trigger language plpgsql as $$
begin
  insert into shelf_changes (shelf, delta) select shelf, -count(*) from removed group by shelf;
  return null;
end $$;

create trigger shelf_entries_added after insert on shelf_entries
  referencing new table as added for each statement execute function count_added_entries();
create trigger shelf_entries_removed after delete on shelf_entries
  referencing old table as removed for each statement execute function count_removed_entries();

-- Sellers whose showroom is open, ready to send like listings.
create table company_listings (
  company_id integer primary key,
  slug text not null unique,
  name text not null,
  name_key text collate "C" not null,
  country_code char(2) not null,
  created_at timestamptz not null,
  -- As JSON: the supplier block of the product page; the card of lists and the facts page, both open at their end for the goods offered now.
  supplier text not null,
  card text not null,
  facts text not null,
  hit text not null,
  search tsvector not null
);
create index company_listings_newest on company_listings (created_at, company_id);
create index company_listings_by_name on company_listings (name_key, company_id);
create index company_listings_search on company_listings using gin (search);

create index brands_search on brands using gin (to_tsvector('fairquay', name));
