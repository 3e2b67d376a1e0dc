create table shopper (
  user_id text primary key,
  nick_name text not null,
  avatar_url text not null,
  birth_date text,
  sex text not null,
  mobile text unique,
  mail text unique,
  password text,
  invite_code text not null unique,
  invited_by text,
  region_id bigint not null,
  locale text not null,
  notify jsonb not null,
  enabled boolean not null,
  failed_logins int not null,
  failed_at bigint not null,
  locked_until bigint not null,
  created_at bigint not null
);

create table shopper_identity (
  provider text not null,
  subject text not null,
  user_id text not null references shopper,
  primary key (provider, subject)
);

create table session (
  session_id text primary key,
  user_id text not null references shopper,
  access_digest text not null unique,
  access_until bigint not null,
  refresh_until bigint not null,
  created_at bigint not null,
  last_at bigint not null,
  device text not null,
  ip text not null,
  revoked_at bigint
);
create index session_by_user on session (user_id);

create table refresh_token (
  digest text primary key,
  session_id text not null references session,
  used_at bigint
);
create index refresh_token_by_session on refresh_token (session_id);

create table code_sent (
  id bigint primary key,
  target text not null,
  code_digest text not null,
  purpose text,
  sent_at bigint not null,
  until bigint not null,
  used_at bigint,
  tries int not null
);
create index code_sent_by_target on code_sent (target, sent_at desc);

create table mailbox (
  id bigint primary key,
  target text not null,
  channel text not null,
  body text not null,
  code text,
  at bigint not null
);
create index mailbox_by_target on mailbox (target, id desc);
