-- What lacks a picture or a category stands behind everything else among the newest, the oldest and in a seller's own order. Its place is written with the
-- listing: by age a thousand years back (365,250 days), in the seller's order behind the thousand-millionth. From now on the indexing does the same; what is there already is moved once.

create temporary table lacking on commit drop as
  select l.product_id from listings l
  where not exists (select 1 from product_images x where x.product_id = l.product_id)
    or not exists (select 1 from product_sub_industries x where x.product_id = l.product_id);

update listings l set created_at = l.created_at - interval '8766000 hours', position = least(l.position, 1000000000) + 1000000000
from lacking where lacking.product_id = l.product_id;
update facet_entries e set created_at = e.created_at - interval '8766000 hours', position = least(e.position, 1000000000) + 1000000000
from lacking where lacking.product_id = e.product_id;

comment on column listings.created_at is 'Its place by age: when the product was made, a thousand years earlier while it lacks a picture or a category.';
comment on column listings.position is 'Its place in the seller''s order, behind all others while it lacks a picture or a category.';
