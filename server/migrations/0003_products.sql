-- Products and what they are sold by (spec §3). Prices are integer minor units of the product's currency.

create table products (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  company_id integer not null references companies,
  name text not null check (length(name) between 2 and 200),
  -- Sanitised when written; see html.ts.
  body text not null default '' check (length(body) <= 32768),
  currency char(3) not null default 'USD' check (currency in ('USD', 'EUR', 'GBP', 'CAD')),
  brand_id integer references brands on delete set null,
  family_id integer references families on delete set null,
  country_code char(2) not null references countries,
  state text not null default 'draft' check (state in ('draft', 'published', 'hidden')),
  -- The seller's own order in the showroom.
  position integer not null default 0,
  is_direct boolean not null default false,
  warranty_from_purchase text check (length(warranty_from_purchase) <= 60),
  warranty_from_shipping text check (length(warranty_from_shipping) <= 60),
  warranty_from_delivery text check (length(warranty_from_delivery) <= 60),
  -- Where an import knows the product again: the seller's own handle in the file it came from.
  import_handle text check (length(import_handle) <= 255),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, import_handle)
);
create index products_by_company on products (company_id, position, id);
create index products_by_brand on products (brand_id);
create index products_by_family on products (family_id);

create table product_data (
  product_id integer primary key references products on delete cascade,
  dimension_width numeric(10, 3) check (dimension_width > 0),
  dimension_height numeric(10, 3) check (dimension_height > 0),
  dimension_depth numeric(10, 3) check (dimension_depth > 0),
  dimension_measure text not null default 'cm' check (dimension_measure in ('mm', 'cm', 'm', 'in')),
  weight_value numeric(12, 4) check (weight_value > 0),
  weight_measure text not null default 'kg' check (weight_measure in ('g', 'kg', 'lb', 'oz', 't')),
  barcode_type text check (barcode_type in ('EAN-13', 'EAN-8', 'UPC-A', 'GTIN-14', 'other')),
  barcode text check (length(barcode) between 1 and 64),
  usp text not null default '' check (length(usp) <= 300),
  ttw_code text unique check (length(ttw_code) <= 40),
  -- Digits only, 6 to 13: HS, CN, HTS or TARIC.
  hts text check (hts ~ '^[0-9]{6,13}$')
);

create table product_sub_industries (
  product_id integer not null references products on delete cascade,
  sub_industry_id integer not null references sub_industries on delete cascade,
  primary key (product_id, sub_industry_id)
);
create index product_sub_industries_reverse on product_sub_industries (sub_industry_id, product_id);

create table product_images (
  product_id integer not null references products on delete cascade,
  position integer not null,
  image_id integer not null references images,
  alt text not null default '' check (length(alt) <= 300),
  -- Address an import took the picture from; knows it again on the next run.
  source_url text check (length(source_url) <= 2000),
  primary key (product_id, position)
);
create index product_images_by_image on product_images (image_id);

create table product_tags (
  product_id integer not null references products on delete cascade,
  tag_id integer not null references tags on delete cascade,
  primary key (product_id, tag_id)
);
create index product_tags_reverse on product_tags (tag_id, product_id);

create table product_attributes (
  product_id integer not null references products on delete cascade,
  attribute_id integer not null references attributes,
  value text not null check (length(value) between 1 and 300),
  primary key (product_id, attribute_id)
);

create table product_options (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  name text not null check (length(name) between 1 and 60),
  position integer not null default 0,
  unique (product_id, name)
);

create table option_values (
  id integer generated always as identity primary key,
  option_id integer not null references product_options on delete cascade,
  value text not null check (length(value) between 1 and 120),
  position integer not null default 0,
  unique (option_id, value)
);

-- A sales term is one line of a price list: a quantity range, for one combination of option values or for all (empty variant_key).
create table sales_terms (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  type text not null default 'by_qty' check (type in ('by_qty', 'on_demand')),
  -- Sorted option value ids joined by '-': the combination this line is for.
  variant_key text not null default '',
  price integer check (price >= 0),
  -- What one unit cost before; greater than the price where there is a discount.
  list_price integer check (list_price > price),
  min_qty integer not null default 1 check (min_qty >= 1),
  max_qty integer check (max_qty >= min_qty),
  is_available boolean not null default true,
  available_qty integer not null default 0 check (available_qty >= 0),
  sku text check (length(sku) <= 100),
  -- Name of the unit ordered ('Bottle') and what the price is for: one piece, or one kilogram of it.
  order_measure text not null default 'Unit' check (length(order_measure) between 1 and 40),
  measuring_unit text not null default 'pc' check (length(measuring_unit) between 1 and 20),
  measuring_unit_type text not null default 'quantity' check (measuring_unit_type in ('quantity', 'weight')),
  position integer not null default 0,
  check ((type = 'on_demand') = (price is null)),
  -- No two lines may claim the same quantity of the same combination.
  constraint tiers_do_not_overlap exclude using gist (
    product_id with =, variant_key with =, int8range(min_qty, max_qty, '[]') with &&
  )
);
create index sales_terms_by_product on sales_terms (product_id, position, id);

create table sales_term_options (
  sales_term_id integer not null references sales_terms on delete cascade,
  option_value_id integer not null references option_values on delete cascade,
  primary key (sales_term_id, option_value_id)
);
create index sales_term_options_reverse on sales_term_options (option_value_id);

create table packaging_variants (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  -- Which level of packing: the smallest carton a buyer can order, the shipping carton, or a whole pallet.
  level text not null default 'inner' check (level in ('inner', 'outer', 'pallet')),
  type text not null default 'Carton' check (length(type) between 1 and 40),
  units_per_pack integer check (units_per_pack >= 1),
  pack_price integer check (pack_price >= 0),
  weight_value numeric(12, 4) check (weight_value > 0),
  weight_unit text not null default 'kg' check (weight_unit in ('g', 'kg', 'lb', 'oz', 't')),
  volume_value numeric(14, 6) check (volume_value > 0),
  volume_unit text not null default 'm3' check (volume_unit in ('m3', 'l', 'cm3', 'ft3')),
  width numeric(10, 3) check (width > 0),
  height numeric(10, 3) check (height > 0),
  depth numeric(10, 3) check (depth > 0),
  dimension_unit text not null default 'cm' check (dimension_unit in ('mm', 'cm', 'm', 'in')),
  position integer not null default 0
);
create index packaging_variants_by_product on packaging_variants (product_id, position, id);
