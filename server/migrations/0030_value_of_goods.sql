-- What goods are worth stands apart in the document of a freight request, so that who carries them reads it only where they are to be insured.
update request_documents d set data = d.data
  || jsonb_build_object('value', v.entry)
  || jsonb_build_object('summary', (
    select coalesce(jsonb_agg(entry order by place), '[]') from jsonb_array_elements(d.data -> 'summary') with ordinality as s(entry, place) where place <> v.place))
from request_documents e
cross join lateral (
  select entry, place from jsonb_array_elements(e.data -> 'summary') with ordinality as s(entry, place) where entry ->> 'label' = 'Value of the goods' limit 1) v
where e.request_id = d.request_id and d.template = 'logistic-quote' and jsonb_typeof(e.data -> 'summary') = 'array';
