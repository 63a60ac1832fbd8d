-- By what the goods of a line are known: the combination of options, the seller's article number, the barcode, the customs code and the country they come
-- from, as they were when the line was asked for. What was asked for before is told as the product says it now, where it can be told at all.
alter table request_lines
  add column variant_key text not null default '' check (variant_key ~ '^([0-9]+(-[0-9]+)*)?$'),
  add column sku text check (length(sku) <= 100),
  add column barcode text check (length(barcode) <= 64),
  add column hts text check (hts ~ '^[0-9]{6,13}$'),
  add column origin_code char(2);

update request_lines l set
  variant_key = coalesce((
    select string_agg(v.id::text, '-' order by v.id)
    from jsonb_to_recordset(l.options) as chosen (name text, value text)
    join product_options o on o.product_id = l.product_id and o.name = chosen.name
    join option_values v on v.option_id = o.id and v.value = chosen.value), ''),
  sku = (
    select coalesce(t.sku, (
      select min(s.sku) from sales_terms s where s.product_id = t.product_id and s.variant_key = t.variant_key))
    from sales_terms t where t.id = l.sales_term_id),
  barcode = d.barcode,
  hts = d.hts,
  origin_code = p.country_code
from products p left join product_data d on d.product_id = p.id
where p.id = l.product_id;
