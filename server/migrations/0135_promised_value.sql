-- The step of its seller's order values that a request reached when it was sent: from so much, so many hundredths of a percent, and what that took off the
-- goods, whose prices hold it already. Null where none was reached.
alter table requests
  add column value_from bigint,
  add column value_share integer,
  add column value_discount bigint,
  add check (num_nulls(value_from, value_share, value_discount) in (0, 3));
