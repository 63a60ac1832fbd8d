-- How ready a freight or customs request was when it was sent (contract/src/readiness): of how many facts how many were known, and which were missing. It is frozen with the request;
-- null of purchases, and of requests from before it was counted.
alter table requests
  add column readiness jsonb,
  add column facts_missing smallint,
  add check ((readiness is null) = (facts_missing is null)),
  add check (facts_missing >= 0);
comment on column requests.readiness is '{known, asked, missing: [{code, giver, field, product}]}, in the shape of contract/src/readiness/shapes.ts.';
comment on column requests.facts_missing is 'How many were missing: lists are filtered by it. 0: it could be answered in one go.';
