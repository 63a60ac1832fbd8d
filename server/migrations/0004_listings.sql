-- What the catalogue reads: written by shelve-products.ts whenever a product, its company, brand or tags change, never at reading time.
--
-- A listing holds a published product ready to send, once without and once with prices: what a guest must not see is not in the text a guest gets.
-- A listing stands on several shelves ('all', 'brand:7', 'category:12', 'country:IT', 'seller:3' …), one row each with the sort keys beside it,
-- so that any single filter in any order is one walk along one index.

create table listings (
  product_id integer primary key references products on delete cascade,
  slug text not null unique,
  company_id integer not null,
  brand_id integer,
  family_id integer,
  country_code char(2) not null,
  sub_industry_ids integer[] not null,
  is_direct boolean not null,
  availability text not null check (availability in ('in-stock', 'on-demand', 'out-of-stock')),
  -- Lowest price a single order can be had at, minor units; null when on demand.
  price integer,
  name_key text collate "C" not null,
  position integer not null,
  created_at timestamptz not null,
  guest_card text not null,
  member_card text not null,
  guest_page text not null,
  member_page text not null,
  search tsvector not null
);
-- Cards are read twelve at a time: keep them in the row up to 8 kB instead of in chunks beside it.
alter table listings set (toast_tuple_target = 8160);
create index listings_search on listings using gin (search);
create index listings_by_company on listings (company_id);

create table shelf_entries (
  shelf text collate "C" not null,
  product_id integer not null references listings on delete cascade,
  created_at timestamptz not null,
  name_key text collate "C" not null,
  price integer,
  position integer not null,
  primary key (shelf, product_id)
);
create index shelf_by_age on shelf_entries (shelf, created_at, product_id) include (price);
create index shelf_by_name on shelf_entries (shelf, name_key, product_id);
create index shelf_by_price on shelf_entries (shelf, price, product_id);
create index shelf_by_position on shelf_entries (shelf, position, product_id) where shelf like 'seller:%';
create index shelf_entries_by_product on shelf_entries (product_id);

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
