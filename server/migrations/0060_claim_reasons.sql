-- Of one line some can be missing and others damaged: each reason with its own quantity, together what is claimed of the line.
alter table claim_lines add reasons jsonb;
update claim_lines set reasons = jsonb_build_array(jsonb_build_object('reason', reason, 'quantity', quantity));
alter table claim_lines alter reasons set not null, add check (jsonb_array_length(reasons) >= 1), drop column reason;
