-- Every process keeps the settings that all pages and mails show, and the terms that have to be accepted: told when they change, whichever process has written them.
create function tell_of_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('fairquay_settings', '');
  return null;
end $$;

create trigger settings_told after insert or update or delete on settings
  for each statement execute function tell_of_settings();
create trigger settings_told after insert or update or delete on marketplace
  for each statement execute function tell_of_settings();
create trigger settings_told after insert or update or delete on legal_versions
  for each statement execute function tell_of_settings();
create trigger settings_told after insert or update or delete on announcements
  for each statement execute function tell_of_settings();

-- Until somebody runs the marketplace, its pages lead to the setting up.
create trigger settings_told_of_new after insert on users
  for each row when (new.role = 'admin') execute function tell_of_settings();
create trigger settings_told_of_changed after update of role, status on users
  for each row when (new.role = 'admin' or old.role = 'admin') execute function tell_of_settings();
create trigger settings_told_of_gone after delete on users
  for each row when (old.role = 'admin') execute function tell_of_settings();
