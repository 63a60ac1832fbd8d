-- Lists carry what a card shows; the rest of a product comes with its page, or by a call of its own (contract/src/catalogue/card.ts). A table by itself, so that
-- many cards fit on one page of storage. A card is made of what listing_texts holds and changes with it alone, so it needs no trigger for what is kept ready.
create table listing_cards (
  product_id integer primary key,
  -- A JSON object that is still open: a brace closes it for guests, card_end for members.
  card text not null,
  card_end text not null
);

-- The cards of what is on the market, as they are made when a product is written: card.ts, card-price.ts.
insert into listing_cards (product_id, card, card_end)
select t.product_id,
  left(json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'currency', p.currency, 'created_at', p.created_at, 'rating', p.rating,
    'review_count', p.review_count, 'order', p.order, 'availability', p.availability, 'is_direct', p.is_direct, 'country', p.country, 'brand', p.brand,
    'get_supplier', p.get_supplier, 'get_main_image', p.get_main_image, 'get_tags', p.get_tags,
    'product_data', json_build_object('ttw_code', p.product_data->'ttw_code'), 'minimum_order', p.minimum_order)::text, -1),
  ',' || substr(json_build_object('price', p.price,
    'shown_price', case when p.availability #>> '{}' = 'in-stock' and found.first_price > 0 and found.lowest is not null then
      json_build_object('price', found.lowest,
        'list_price', case when found.taken_off > 0 then found.lowest + found.taken_off end,
        'from', case when found.highest > found.lowest then found.min_qty end, 'unit', found.unit) end,
    'discount', coalesce(found.discount, 0))::text, 2)
from listing_texts t
cross join lateral json_to_record((t.shared || t.member_end)::json) as p(id json, slug json, name json, currency json, created_at json, rating json,
  review_count json, "order" json, availability json, is_direct json, country json, brand json, get_supplier json, get_main_image json, get_tags json,
  product_data json, minimum_order json, price json, prices json)
left join lateral (
  select max(n.discount) as discount,
    (array_agg(case when n.type = 'on_demand' then 0 else n.price_value end order by n.place))[1] as first_price,
    min(n.price_value) filter (where n.is_sold) as lowest,
    max(n.price_value) filter (where n.is_sold) as highest,
    (array_agg(n.min_qty order by n.price_value, n.place) filter (where n.is_sold))[1] as min_qty,
    (array_agg(n.discount_percentage order by n.price_value, n.place) filter (where n.is_sold))[1] as taken_off,
    (array_agg(n.unit order by n.price_value, n.place) filter (where n.is_sold))[1] as unit
  from (
    select r.*, r.type <> 'on_demand' and r.price_value > 0 and r.is_available as is_sold,
      case when r.measuring_unit_type = 'weight' then r.measuring_unit else r.order_measure end as unit
    from rows from (json_to_recordset(p.prices) as (type text, price_value numeric, discount integer, discount_percentage numeric, is_available boolean,
      min_qty integer, order_measure text, measuring_unit text, measuring_unit_type text)) with ordinality as
      r(type, price_value, discount, discount_percentage, is_available, min_qty, order_measure, measuring_unit, measuring_unit_type, place)
  ) n
) found on true;

-- A seller's card shows the first picture of its gallery; it carried four.
update company_listings set card = left(jsonb_set((card || '}')::jsonb, '{images}', jsonb_path_query_array((card || '}')::jsonb, '$.images[0]'))::text, -1);
