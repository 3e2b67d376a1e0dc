create table upload_token (
  token text primary key,
  user_id text not null,
  purpose text not null,
  dir text not null,
  files_left int not null check (files_left >= 0),
  expires_at bigint not null
);

create table upload_file (
  key text primary key,
  user_id text not null,
  purpose text not null,
  is_private boolean not null,
  width int not null,
  height int not null,
  size int not null,
  type text not null,
  at bigint not null
);
