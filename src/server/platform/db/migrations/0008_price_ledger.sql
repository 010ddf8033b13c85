CREATE TABLE "price_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"attempt_id" uuid,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_entries_not_negative" CHECK ("price_entries"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "price_entries" ADD CONSTRAINT "price_entries_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_entries" ADD CONSTRAINT "price_entries_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_entries_by_draft" ON "price_entries" USING btree ("draft_id");--> statement-breakpoint
-- Paying never leads to a higher charge (money.19): what was agreed to and what was taken are written once.
CREATE FUNCTION wf_amounts_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount <> OLD.amount OR (OLD.captured_amount IS NOT NULL AND NEW.captured_amount IS DISTINCT FROM OLD.captured_amount) THEN
    RAISE EXCEPTION '%: an amount does not change', TG_TABLE_NAME USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER attempts_amounts_stay BEFORE UPDATE ON attempts FOR EACH ROW EXECUTE FUNCTION wf_amounts_stay();
--> statement-breakpoint
CREATE FUNCTION wf_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%: lines do not change', TG_TABLE_NAME USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER price_entries_append_only BEFORE UPDATE ON price_entries FOR EACH ROW EXECUTE FUNCTION wf_append_only();
