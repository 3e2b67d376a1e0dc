-- What the demo's mall did, in the order in which it was done, so that it can be done again (contract X13).
create table history (
  position bigint generated always as identity primary key,
  at bigint not null,
  kind text not null,
  door text not null,
  who text,
  started bigint not null,
  incarnation int not null,
  blocks jsonb not null,
  status int not null,
  sealed text not null
);

create table report (
  code text primary key,
  at bigint not null,
  user_id text,
  body jsonb not null
);
