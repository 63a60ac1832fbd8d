-- What one combination of option values says of itself, where that is not what its product says (docs/decisions/0051-what-a-variant-says-of-itself.md).
create table product_variants (
  product_id integer not null references products on delete cascade,
  -- The combination, as the lines of the price list name it (sales_terms.variant_key).
  variant_key text not null check (variant_key ~ '^[0-9]+(-[0-9]+)*$'),
  barcode_type text check (barcode_type in ('EAN-13', 'EAN-8', 'UPC-A', 'GTIN-14', 'other')),
  barcode text check (length(barcode) between 1 and 64),
  weight_value numeric(12, 4) check (weight_value > 0),
  weight_measure text not null default 'kg' check (weight_measure in ('g', 'kg', 'lb', 'oz', 't')),
  dimension_width numeric(10, 3) check (dimension_width > 0),
  dimension_height numeric(10, 3) check (dimension_height > 0),
  dimension_depth numeric(10, 3) check (dimension_depth > 0),
  dimension_measure text not null default 'cm' check (dimension_measure in ('mm', 'cm', 'm', 'in')),
  -- Of the product's pictures, in the order shown.
  image_ids integer[] not null default '{}',
  position integer not null default 0,
  primary key (product_id, variant_key)
);
create index product_variants_by_barcode on product_variants (barcode) where barcode is not null;

-- Packs of one combination; '' are those of the product.
alter table packaging_variants add column variant_key text not null default '' check (variant_key ~ '^([0-9]+(-[0-9]+)*)?$');

-- An article number belongs to a combination: every line of it says the same, the first that was written.
with named as (
  select distinct on (product_id, variant_key) product_id, variant_key, sku from sales_terms
  where sku <> '' order by product_id, variant_key, position, id
)
update sales_terms t set sku = n.sku from named n
where t.product_id = n.product_id and t.variant_key = n.variant_key and t.sku is distinct from n.sku;

-- Product pages say article numbers. Those with other letters than a line of ASCII holds are told when their product is written next.
with told as (
  select product_id, string_agg('{"option_values":[' || replace(variant_key, '-', ',') || '],"sku":' || to_json(sku)::text || '}', ',' order by position, id) as variants
  from (
    select distinct on (product_id, variant_key) product_id, variant_key, sku, position, id from sales_terms
    where sku ~ '^[ -~]+$' order by product_id, variant_key, position, id
  ) s
  group by product_id
)
update listing_texts t set guest_end = left(t.guest_end, -1) || ',"variants":[' || told.variants || ']}',
  member_end = left(t.member_end, -1) || ',"variants":[' || told.variants || ']}'
from told where told.product_id = t.product_id;
