-- What one pack bears, and how goods must travel (contract/src/catalogue/handling.ts, travel.ts).
alter table packaging_variants
  add column this_side_up boolean not null default true,
  add column stackable boolean not null default true,
  add column max_stack_layers integer check (max_stack_layers between 1 and 1000),
  add column max_top_load numeric(12, 4) check (max_top_load between 0 and 100000);
comment on column packaging_variants.stackable is 'Whether anything may stand on it.';
comment on column packaging_variants.max_stack_layers is 'At most so many on one another, the lowest counted; null: nobody has said.';
comment on column packaging_variants.max_top_load is 'Kilograms that may stand on it; null: nobody has said.';

alter table products
  add column temperature_min numeric(5, 2) check (temperature_min between -100 and 100),
  add column temperature_max numeric(5, 2) check (temperature_max between -100 and 100),
  add column dangerous_goods_class text check (dangerous_goods_class ~ '^[1-9](\.[1-6])?$'),
  add column un_number text check (un_number ~ '^UN[0-9]{4}$'),
  add check ((temperature_min is null) = (temperature_max is null)),
  add check (temperature_min <= temperature_max),
  add check (un_number is null or dangerous_goods_class is not null);
comment on column products.temperature_min is 'The goods are kept between these degrees Celsius; null: at any.';
comment on column products.dangerous_goods_class is 'Class of the UN model regulations, 1.1 to 9; null: nobody has said that they are dangerous.';

-- Nobody has said anything yet. What is ready to send, and what the undoing of an import would write, say so. A quotation mark within a name is written behind a
-- backslash there, so that none of them looks like the field.
update listing_texts set shared = shared || ',"temperature_min":null,"temperature_max":null,"dangerous_goods_class":null,"un_number":null';
update listing_texts set
  guest_end = regexp_replace(guest_end, '"innerPackDimensionsType":"[a-z]+"',
    '\&,"innerPackThisSideUp":true,"innerPackStackable":true,"innerPackMaxStackLayers":null,"innerPackMaxTopLoad":null', 'g'),
  member_end = regexp_replace(member_end, '"innerPackDimensionsType":"[a-z]+"',
    '\&,"innerPackThisSideUp":true,"innerPackStackable":true,"innerPackMaxStackLayers":null,"innerPackMaxTopLoad":null', 'g')
where guest_end like '%"innerPackDimensionsType":"%';

create function pg_temp.say_handling(packs jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg('{"thisSideUp":true,"stackable":true,"maxStackLayers":null,"maxTopLoad":null}'::jsonb || pack order by place), '[]')
  from jsonb_array_elements(packs) with ordinality as listed(pack, place)
$$;
update import_changes set before = before || '{"temperatureMin":null,"temperatureMax":null,"dangerousGoodsClass":null,"unNumber":null}'
  || jsonb_build_object('packaging', pg_temp.say_handling(before->'packaging'))
  || case when before ? 'variants' then jsonb_build_object('variants', (
    select coalesce(jsonb_agg(variant || jsonb_build_object('packaging', pg_temp.say_handling(variant->'packaging')) order by place), '[]')
    from jsonb_array_elements(before->'variants') with ordinality as listed(variant, place)))
  else '{}' end
where before is not null;
