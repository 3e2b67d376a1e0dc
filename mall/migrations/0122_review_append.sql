-- What a buyer adds to a review later, once; and who reported which review as wrong.
alter table reviews
  add column append_content text,
  add column append_pics text[] not null default '{}',
  add column append_time bigint;
create index reviews_user on reviews (user_id, rec_time desc) where user_id is not null;
create table review_report (
  prod_comm_id bigint not null,
  user_id text not null,
  reason text not null,
  at bigint not null,
  primary key (prod_comm_id, user_id)
);
