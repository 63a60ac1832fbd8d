-- How the goods of a logistic quote are loaded, as it was planned when it was asked for: what providers priced stays what it was. Null of older ones, and where
-- the goods could not be planned.
alter table logistic_quotes add column plan jsonb;
