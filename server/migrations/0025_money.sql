-- What one unit costs is kept in millionths of its currency's unit, because 0.0042 is a price; amounts stay in minor units. Until now every currency had
-- two decimals and prices were cents, so each becomes ten thousand times the number, exactly. What is ready to send (cards, papers) holds decimals and stays.
--
-- One statement a table: its rows are written once, and its indexes are built anew at once.

-- Which currencies there are is said by the application: a list of them here would be a second one.
alter table products drop constraint products_currency_check, add check (currency ~ '^[A-Z]{3}$');

alter table sales_terms
  alter column price type bigint using price::bigint * 10000,
  alter column list_price type bigint using list_price::bigint * 10000;
alter table packaging_variants alter column pack_price type bigint using pack_price::bigint * 10000;
alter table listings alter column price type bigint using price::bigint * 10000;
alter table shelf_entries alter column price type bigint using price::bigint * 10000;
alter table cart_lines alter column seen_price type bigint using seen_price::bigint * 10000;
alter table request_lines
  alter column unit_price type bigint using unit_price::bigint * 10000,
  alter column original_unit_price type bigint using original_unit_price::bigint * 10000;
alter table sourcing_needs alter column target_price type bigint using target_price * 10000;

-- Offers held decimals, and deals both. Whole numbers like everywhere else: unit prices in millionths, amounts in minor units.
create function pg_temp.to_whole(value jsonb, factor integer) returns jsonb immutable language sql as
  $$ select case jsonb_typeof(value) when 'number' then to_jsonb(round(value::numeric * factor)::bigint) else value end $$;

create function pg_temp.map_list(items jsonb, field text, factor integer) returns jsonb immutable language sql as $$
  select coalesce(jsonb_agg(case when item ? field then jsonb_set(item, array[field], pg_temp.to_whole(item -> field, factor)) else item end order by place), '[]')
  from jsonb_array_elements(items) with ordinality as i(item, place) $$;

create function pg_temp.charges_of(charges jsonb) returns jsonb immutable language sql as $$
  select pg_temp.map_list(pg_temp.map_list(coalesce(jsonb_agg(
    case charge ->> 'method'
      when 'per_unit' then jsonb_set(charge, '{rate}', pg_temp.to_whole(charge -> 'rate', 1000000))
      when 'fixed' then jsonb_set(charge, '{rate}', pg_temp.to_whole(charge -> 'rate', 100))
      else charge
    end order by place), '[]'), 'minimum', 100), 'maximum', 100)
  from jsonb_array_elements(charges) with ordinality as c(charge, place) $$;

create function pg_temp.offer_of(offer jsonb) returns jsonb immutable language sql as $$
  select case offer ->> 'kind'
    when 'purchase' then jsonb_set(offer, '{lines}', (
      select coalesce(jsonb_agg(jsonb_set(line, '{tiers}', pg_temp.map_list(line -> 'tiers', 'price', 1000000)) order by place), '[]')
      from jsonb_array_elements(offer -> 'lines') with ordinality as l(line, place)))
    when 'logistic' then jsonb_set(offer, '{legs}', pg_temp.map_list(offer -> 'legs', 'price', 100))
    when 'customs' then offer || jsonb_build_object(
      'goods_value', pg_temp.to_whole(offer -> 'goods_value', 100),
      'freight', pg_temp.to_whole(offer -> 'freight', 100),
      'insurance', pg_temp.to_whole(offer -> 'insurance', 100),
      'onward', pg_temp.to_whole(offer -> 'onward', 100),
      'charges', pg_temp.charges_of(offer -> 'charges'))
    else offer
  end $$;

create function pg_temp.deal_of(deal jsonb) returns jsonb immutable language sql as $$
  select deal
    || jsonb_build_object('version', 2, 'lines', pg_temp.map_list(deal -> 'lines', 'unit_price', 10000))
    || case when jsonb_typeof(deal -> 'logistic') = 'object'
        then jsonb_build_object('logistic', jsonb_set(deal -> 'logistic', '{legs}', pg_temp.map_list(deal #> '{logistic,legs}', 'price', 100)))
        else '{}' end
    || case when jsonb_typeof(deal -> 'customs') = 'object'
        then jsonb_build_object('customs', jsonb_set(deal -> 'customs', '{offer}', pg_temp.offer_of(deal #> '{customs,offer}')))
        else '{}' end $$;

-- They say the same as before, in other units: the one change that what is written once may see.
alter table request_offers disable trigger request_offers_stay;
update request_offers set body = pg_temp.offer_of(body);
alter table request_offers enable trigger request_offers_stay;
alter table request_deals disable trigger request_deals_stay;
update request_deals set snapshot = pg_temp.deal_of(snapshot);
alter table request_deals enable trigger request_deals_stay;

-- What can be taken back of the last import: products as they were.
update import_changes set before = before
  || jsonb_build_object('terms', pg_temp.map_list(pg_temp.map_list(before -> 'terms', 'price', 10000), 'listPrice', 10000))
  || jsonb_build_object('packaging', pg_temp.map_list(before -> 'packaging', 'packPrice', 10000))
where jsonb_typeof(before -> 'terms') = 'array' and jsonb_typeof(before -> 'packaging') = 'array';

-- The audit log is read as it stands, so its prices become what everybody reads: decimals. A long list ends in a text that says how many more there were.
create function pg_temp.to_decimal(value jsonb) returns jsonb immutable language sql as
  $$ select case jsonb_typeof(value) when 'number' then to_jsonb(trim_scale(value::numeric / 100)) else value end $$;

create function pg_temp.decimals_of(fields jsonb) returns jsonb immutable language sql as $$
  select case when jsonb_typeof(fields) = 'object' then (
    select jsonb_object_agg(name, case
      when jsonb_typeof(list) <> 'array' then list
      when name = 'prices' then (select coalesce(jsonb_agg(pg_temp.to_decimal(item) order by place), '[]')
        from jsonb_array_elements(list) with ordinality as i(item, place))
      when name in ('terms', 'packaging') then (select coalesce(jsonb_agg(case when jsonb_typeof(item) = 'object' then (
          select jsonb_object_agg(key, case when key in ('price', 'listPrice', 'packPrice') then pg_temp.to_decimal(inner_value) else inner_value end)
          from jsonb_each(item) as e(key, inner_value)) else item end order by place), '[]')
        from jsonb_array_elements(list) with ordinality as i(item, place))
      else list end)
    from jsonb_each(fields) as f(name, list)) else fields end $$;

update audit_log set before = pg_temp.decimals_of(before), after = pg_temp.decimals_of(after)
where thing = 'product' and (before ?| array['prices', 'terms', 'packaging'] or after ?| array['prices', 'terms', 'packaging']);
