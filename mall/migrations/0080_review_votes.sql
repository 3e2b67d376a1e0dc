-- Who found which review useful; `reviews.useful_counts` holds their number.
create table review_vote (
  prod_comm_id bigint not null,
  user_id text not null,
  at bigint not null,
  primary key (prod_comm_id, user_id)
);
