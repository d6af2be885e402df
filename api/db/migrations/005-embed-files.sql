create table embed_files (
  path text primary key,
  plain bytea not null,
  br bytea,
  gzip bytea,
  started_at timestamptz not null
);

comment on table embed_files is 'The hashed embed files of this and earlier releases; partners pin their names';
comment on column embed_files.path is 'The address: /embed/v1/bia-contact-td-0A1B2C3D.js';
comment on column embed_files.br is 'Compressed with Brotli; null when that is not smaller';
comment on column embed_files.started_at is 'When a server with this file last started';
