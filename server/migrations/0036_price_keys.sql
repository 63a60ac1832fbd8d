-- Prices of several currencies are compared in the marketplace's: beside its own price a listing has what it is sorted and filtered by (docs/decisions/0039-prices-of-several-currencies-and-what-a-list-counts.md).

-- From a currency into the marketplace's: price × numerator / denominator. A currency that is not here has no rate; goods in it come after the others.
create table price_scale (
  currency char(3) primary key,
  numerator numeric not null check (numerator > 0),
  denominator numeric not null check (denominator > 0)
);
insert into price_scale (currency, numerator, denominator) values ('USD', 1, 1);
create trigger price_scale_changed after insert or update or delete on price_scale for each statement execute function note_market_change();

-- Half up, as contract/src/currency/rates.ts does it.
create function key_of_price(price bigint, code text) returns bigint language sql stable parallel safe
return (select div(2 * price * s.numerator + s.denominator, 2 * s.denominator)::bigint from price_scale s where s.currency = code);

-- Millionths of the marketplace's currency; null on demand, and where there is no rate.
alter table listings rename column price to price_key;
alter table facet_entries rename column price to price_key;
-- The lowest price of one unit, millionths of its own currency; null on demand.
alter table listings add column price bigint, add column currency char(3);
update listings l set price = l.price_key, currency = p.currency from products p where p.id = l.product_id;
alter table listings alter column currency set not null;

-- Until the server has counted anew, only dollars are compared; it does so when it starts.
update listings set price_key = null where currency <> 'USD' and price_key is not null;
update facet_entries e set price_key = null from listings l where l.product_id = e.product_id and l.currency <> 'USD' and e.price_key is not null;
