-- What a buyer wishes beside the goods, so that a seller can act on the request: none of it is needed. The order made of the deal takes number, day and
-- address from here.
alter table requests
  add column po_number text not null default '' check (length(po_number) <= 60),
  add column wanted_incoterm char(3),
  add column wanted_incoterm_place text not null default '' check (length(wanted_incoterm_place) <= 120),
  add column wanted_payment_terms text not null default '' check (length(wanted_payment_terms) <= 300),
  -- Company, person, phone, street, zip, city and country_code, as contract/src/purchase/delivery.ts has them.
  add column delivery jsonb check (jsonb_typeof(delivery) = 'object');
