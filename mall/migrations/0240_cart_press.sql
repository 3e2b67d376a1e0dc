-- When the shopper pressed what stands in a line: an earlier press that comes later changes nothing.
alter table cart_line add column count_pressed_at bigint not null default 0;
alter table cart_line add column check_pressed_at bigint not null default 0;
