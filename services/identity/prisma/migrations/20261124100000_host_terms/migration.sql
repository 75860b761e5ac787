create table "host_terms_acceptance" (
    "user_id" uuid not null,
    "version" text not null,
    "ip_address" text not null,
    "user_agent" text not null,
    "accepted_at" timestamptz(3) not null,
    constraint "host_terms_acceptance_pkey" primary key ("user_id", "version")
);
