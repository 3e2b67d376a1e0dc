create table browse_log (
  id bigint primary key,
  user_id text not null,
  prod_id bigint not null,
  -- The day on the shopper's own clock.
  day date not null,
  browsed_at bigint not null,
  unique (user_id, prod_id, day)
);
create index browse_log_by_time on browse_log (user_id, browsed_at desc, id desc);
