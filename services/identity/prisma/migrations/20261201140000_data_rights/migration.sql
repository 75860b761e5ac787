-- Archives that people asked for (docs/product/data-rights.md, Export).
CREATE TABLE "data_export" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "status" TEXT NOT NULL,
  "requested_at" TIMESTAMPTZ(3) NOT NULL,
  "due_at" TIMESTAMPTZ(3),
  "archive_key" TEXT,
  "bytes" BIGINT,
  "expires_at" TIMESTAMPTZ(3),
  CONSTRAINT "data_export_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "data_export_user_id_requested_at_idx" ON "data_export" ("user_id", "requested_at" DESC);
CREATE INDEX "data_export_due_at_idx" ON "data_export" ("due_at");

CREATE TABLE "data_export_part" (
  "export_id" UUID NOT NULL,
  "service" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "files" INTEGER NOT NULL,
  "rows" INTEGER NOT NULL,
  CONSTRAINT "data_export_part_pkey" PRIMARY KEY ("export_id", "service"),
  CONSTRAINT "data_export_part_export_id_fkey" FOREIGN KEY ("export_id") REFERENCES "data_export" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- The ledger of erasures. It has no name: the fields of the last letter are emptied when it has left.
CREATE TABLE "erasure" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "requested_at" TIMESTAMPTZ(3) NOT NULL,
  "completed_at" TIMESTAMPTZ(3),
  "letter_name" TEXT,
  "letter_email" TEXT,
  "letter_locale" TEXT,
  CONSTRAINT "erasure_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "erasure_user_id_key" ON "erasure" ("user_id");

CREATE TABLE "erasure_acknowledgement" (
  "erasure_id" UUID NOT NULL,
  "service" TEXT NOT NULL,
  "kinds" JSONB NOT NULL,
  "acknowledged_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "erasure_acknowledgement_pkey" PRIMARY KEY ("erasure_id", "service"),
  CONSTRAINT "erasure_acknowledgement_erasure_id_fkey" FOREIGN KEY ("erasure_id") REFERENCES "erasure" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What browsers and people agreed to. Rows are never changed, which the trigger enforces.
CREATE TABLE "consent" (
  "id" UUID NOT NULL,
  "browser_id" UUID,
  "user_id" UUID,
  "purpose" TEXT NOT NULL,
  "granted" BOOLEAN NOT NULL,
  "version" TEXT NOT NULL,
  "decided_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "consent_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "consent_user_id_decided_at_idx" ON "consent" ("user_id", "decided_at" DESC);
CREATE INDEX "consent_decided_at_idx" ON "consent" ("decided_at");

CREATE FUNCTION consent_is_never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a logged consent is never changed';
END
$$;
CREATE TRIGGER consent_is_never_changed BEFORE UPDATE ON "consent" FOR EACH ROW EXECUTE FUNCTION consent_is_never_changed();
