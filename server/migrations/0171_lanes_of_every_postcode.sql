-- A range of all postcodes ('00000-99999') was kept as one beginning without a sign, which no postcode is found by: they begin with one of ten digits.
with digits as (select '{0,1,2,3,4,5,6,7,8,9}'::text[] every),
changed as (
  select id, said, case when from_zones = '{""}' then every else from_zones end from_zones, case when to_zones = '{""}' then every else to_zones end to_zones
  from rate_lanes, digits where from_zones = '{""}' or to_zones = '{""}'),
named as (
  select *, format('%s:%s:%s %s:%s:%s %s %s',
    said -> 'from' ->> 'country', said -> 'from' ->> 'port', array_to_string(from_zones, ','),
    said -> 'to' ->> 'country', said -> 'to' ->> 'port', array_to_string(to_zones, ','), said ->> 'equipment', said ->> 'basis') identity
  from changed)
update rate_lanes l set from_zones = n.from_zones, to_zones = n.to_zones, identity = n.identity
from named n where n.id = l.id and not exists (
  select from rate_lanes o where o.card_id = l.card_id and o.identity = n.identity and o.dropped_by is null);
