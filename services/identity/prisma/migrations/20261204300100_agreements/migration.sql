-- Which version of the terms and the privacy policy a person agreed to, how and when. Rows outlive the account as proof of the contract.
create table "agreement" (
    "user_id" uuid not null,
    "document" text not null check ("document" in ('terms', 'privacy')),
    "version" integer not null,
    "way" text not null check ("way" in ('sign-up', 'provider', 'notice', 'hosting')),
    "dated" date not null,
    "agreed_at" timestamptz(3) not null,
    constraint "agreement_pkey" primary key ("user_id", "document", "version", "way")
);
create index "agreement_agreed_at_idx" on "agreement" ("agreed_at");
