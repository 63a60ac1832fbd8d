alter table products add column lead_time_days integer check (lead_time_days between 0 and 1000);
comment on column products.lead_time_days is 'Days from an order until the goods can go; null: the seller names it with each answer.';

-- Until now the page read it out of a free attribute. One that says nothing but days ('14 days', '10 to 14 days', '14') is taken over, of a span the longer. It
-- stays an attribute all the same: what a seller wrote is not taken away, and what else such a text says ('on request') is no number.
update products p set lead_time_days = told.days from (
  select distinct on (x.product_id) x.product_id, m[1]::integer as days
  from product_attributes x join attributes a on a.id = x.attribute_id
  cross join lateral regexp_match(x.value, '^\s*(?:\d{1,4}\s*(?:-|–|to)\s*)?(\d{1,4})\s*(?:days?)?\s*$', 'i') m
  where a.id <> 14 and a.name ~* '^(lead|delivery|production) time\y' and a.name !~* 'week|month|hour' and m[1]::integer <= 1000
  order by x.product_id, a.id
) told where told.product_id = p.id;

-- What is ready to send, and what the undoing of an import would write, are made with it from now on.
update listing_texts t set shared = t.shared || ',"lead_time_days":' || coalesce(p.lead_time_days::text, 'null') from products p where p.id = t.product_id;
update import_changes c set before = c.before || jsonb_build_object('leadTimeDays', p.lead_time_days) from products p where p.id = c.product_id and c.before is not null;
