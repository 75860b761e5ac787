-- Whether a campaign runs, once an administrator has said so; the configuration's word until then.
create table campaign_setting (
  name     text primary key check (name in ('christmas')),
  running  boolean not null,
  revision int not null default 1
);
