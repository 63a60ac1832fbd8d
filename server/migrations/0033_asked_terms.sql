-- What a buyer says beside the goods of a purchase request: nothing of it is needed, all of it helps the seller to answer.
alter table requests
  add column asked_message text not null default '',
  add column wanted_date date,
  add column wanted_place text not null default '';

-- What the buyer would like to pay for one price_unit, millionths of the request's currency.
alter table request_lines add column target_price bigint check (target_price > 0);
