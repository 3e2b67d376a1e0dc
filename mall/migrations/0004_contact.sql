create table contact_message (
  ticket_no text primary key,
  user_id text,
  name text not null,
  user_mail text,
  user_mobile text,
  subject text,
  content text not null,
  order_number text,
  ip text not null,
  at bigint not null
);
create index contact_message_by_ip on contact_message (ip, at);
