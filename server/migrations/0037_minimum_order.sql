-- The listing says how many of a product a seller gives at least, to guests too: it tells nothing of prices. The smallest of the quantities its price list
-- begins at, of what can be had before the rest; the same rule as when a product is written (contract/src/catalogue/minimum-order.ts).
update listing_texts t set shared = t.shared || ',"minimum_order":' || coalesce((
  select '{"quantity":' || s.min_qty || ',"unit":' || to_json(s.order_measure)::text || '}' from sales_terms s
  where s.product_id = t.product_id
  order by (s.is_available and (s.type = 'on_demand' or s.available_qty > 0)) desc, s.min_qty, s.position, s.id
  limit 1
), 'null');
