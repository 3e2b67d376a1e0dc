-- A link by which others see a grocery list, or change it (contract S9). It outlives its list, so that it can say that it ended.
create table grocery_share (
  share_code text primary key,
  list_id bigint not null,
  user_id text not null references shopper,
  mode text not null check (mode in ('VIEW', 'EDIT')),
  created_at bigint not null,
  expire_at bigint not null,
  revoked_at bigint
);
create unique index grocery_share_live on grocery_share (list_id) where revoked_at is null;

-- Who opened a list that he may change: he is told of its changes.
create table grocery_editor (
  list_id bigint not null references grocery_list on delete cascade,
  user_id text not null references shopper,
  primary key (list_id, user_id)
);
