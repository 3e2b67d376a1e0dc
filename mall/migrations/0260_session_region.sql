-- The region in which somebody logged in; null for sessions that are older.
alter table session add column region_id bigint;
