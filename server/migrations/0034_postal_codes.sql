-- Registration asked for one line until now: "Havnevej 1, 8000" or "Havnevej 1, 8000 Aarhus". Where the end of it can be nothing but the postal code (and the
-- city that stands beside it already), it moves to its own column. Anything else stays as somebody wrote it.
update companies c
set address = btrim(found.parts[1]), zip = found.parts[2]
from (select id, regexp_match(address, '^(.*[^\s,].*),\s*((?:[A-Z]{1,2}-)?\d{4,6}|\d{3} \d{2}|\d{4}-\d{3}|\d{4} [A-Z]{2})(?:\s+(.+))?$') as parts
  from companies where zip = '') found
where found.id = c.id and found.parts is not null and found.parts[1] ~ '\d'
  and (found.parts[3] is null or lower(btrim(found.parts[3])) = lower(btrim(c.city)));

update branches b
set address = btrim(found.parts[1]), zip = found.parts[2]
from (select id, regexp_match(address, '^(.*[^\s,].*),\s*((?:[A-Z]{1,2}-)?\d{4,6}|\d{3} \d{2}|\d{4}-\d{3}|\d{4} [A-Z]{2})(?:\s+(.+))?$') as parts
  from branches where zip = '') found
where found.id = b.id and found.parts is not null and found.parts[1] ~ '\d'
  and (found.parts[3] is null or lower(btrim(found.parts[3])) = lower(btrim(b.city)));
