-- Duties of a whole deal: the rule the goods are delivered by and what carrying them costs, as far as it was agreed when the estimate was asked for. Both belong
-- to what customs take as the value of goods.
alter table customs_requests
  add column incoterm char(3),
  add column place text not null default '' check (length(place) <= 120),
  -- Minor units.
  add column freight bigint check (freight >= 0),
  add column freight_currency char(3),
  add constraint freight_has_currency check ((freight is null) = (freight_currency is null));
