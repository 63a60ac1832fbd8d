-- Guests, who see no price list, are told which option values are offered together, where not every combination is: the same rule as when a product is written
-- (contract/src/catalogue/combinations.ts).
with offered as (
  select product_id, variant_key, array_length(string_to_array(variant_key, '-'), 1) as length, min(position) as position, min(id) as id
  from sales_terms group by product_id, variant_key
), possible as (
  select o.product_id, count(*) as options, round(exp(sum(ln(v.count)))) as combinations
  from product_options o cross join lateral (select greatest(count(*), 1) as count from option_values where option_id = o.id) v
  group by o.product_id
), told as (
  select p.product_id, string_agg('[' || replace(f.variant_key, '-', ',') || ']', ',' order by f.position, f.id) as sets
  from possible p join offered f using (product_id)
  group by p.product_id, p.options, p.combinations
  having bool_and(f.variant_key <> '') and count(*) filter (where f.length = p.options) < p.combinations
)
update listing_texts t set guest_end = left(t.guest_end, -1) || ',"combinations":[' || told.sets || ']}'
from told where told.product_id = t.product_id;
