-- What the daily sweep needs to find what is old without looking at the rest (decision 0026).

create index email_tokens_by_expiry on email_tokens (expires_at);
create index attempts_by_age on attempts (window_start);
create index mails_to_empty on mails ((coalesce(sent_at, created_at))) where text <> '';
create index notifications_read_by_age on notifications (created_at) where read_at is not null;
create index notifications_unread_by_age on notifications (created_at) where read_at is null;
create index webhook_deliveries_by_age on webhook_deliveries (created_at) where state <> 'waiting';
create index views_by_day_by_age on views_by_day (day);
create index imports_by_age on imports (changed_at);

-- Since when nothing shows a picture, as far as a sweep has seen; it goes when that has been so for a day.
alter table images add column unused_since timestamptz;
create index images_unused on images (unused_since) where unused_since is not null;

-- Whether a picture is shown is asked for each, and by the database itself before one goes.
create index company_images_by_image on company_images (image_id);
create index companies_by_logo on companies (logo_image_id) where logo_image_id is not null;
create index companies_by_banner on companies (banner_image_id) where banner_image_id is not null;
create index brands_by_logo on brands (logo_image_id) where logo_image_id is not null;
create index import_changes_by_picture on import_changes using gin ((before -> 'images') jsonb_path_ops) where before is not null;
