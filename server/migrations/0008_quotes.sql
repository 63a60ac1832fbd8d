-- What a logistic quote asks for beside its lines, and the documents of requests.

create table logistic_quotes (
  request_id integer primary key references requests on delete cascade,
  -- The "Logistic quote request" of spec §3 as it was sent, prices by the server; its second shape follows from it.
  request jsonb not null check (jsonb_typeof(request) = 'object' and request ?& array['seller_data', 'buyer_data', 'shipment_data', 'order_data']),
  -- Packs, weights, volumes and customs codes of the goods as they were.
  goods jsonb not null check (jsonb_typeof(goods) = 'array' and jsonb_array_length(goods) between 1 and 200)
);

-- What the document of a request says, word for word: the PDF is made from it whenever somebody asks for it.
create table request_documents (
  request_id integer primary key references requests on delete cascade,
  template text not null check (template ~ '^[a-z]+(-[a-z]+)*$' and length(template) <= 40),
  data jsonb not null check (jsonb_typeof(data) = 'object')
);
