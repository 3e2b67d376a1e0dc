-- Where a thing stands in its list; equal places stand in the order in which they were added.
alter table grocery_item add column place integer not null default 0;
