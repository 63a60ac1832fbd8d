-- A claim about goods of several invoices is settled by a credit note about each.
alter table claims drop constraint claims_credit_reference_check;
alter table claims add check (length(credit_reference) <= 400);
