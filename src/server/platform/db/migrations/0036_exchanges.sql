CREATE TABLE "exchanges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" char(64) NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"before" jsonb NOT NULL,
	"offer_id" text NOT NULL,
	"trip" jsonb NOT NULL,
	"offer_until" timestamp (3) with time zone,
	"difference" integer NOT NULL,
	"penalty" integer NOT NULL,
	"due" integer NOT NULL,
	"refund" integer NOT NULL,
	"credit_kind" text,
	"credit_amount" integer,
	"payment_id" text,
	"challenge_url" text,
	"challenge_answered_at" timestamp (3) with time zone,
	"captured_amount" integer,
	"supplier_requested_at" timestamp (3) with time zone,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"try_again_at" timestamp (3) with time zone,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"state_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exchanges_state_known" CHECK ("exchanges"."state" in ('started', 'challenge', 'authorised', 'changing', 'changed', 'done', 'undoing', 'failed')),
	CONSTRAINT "exchanges_one_way" CHECK ("exchanges"."due" >= 0 and "exchanges"."refund" >= 0 and "exchanges"."penalty" >= 0 and ("exchanges"."due" = 0 or "exchanges"."refund" = 0)),
	CONSTRAINT "exchanges_never_captures_more" CHECK ("exchanges"."captured_amount" is null or "exchanges"."captured_amount" between 0 and "exchanges"."due"),
	CONSTRAINT "exchanges_lost_has_reason" CHECK ("exchanges"."state" not in ('undoing', 'failed') or "exchanges"."failure" is not null)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "change_fees" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "change_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_one_per_key" ON "exchanges" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_one_per_payment" ON "exchanges" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_one_live_per_booking" ON "exchanges" USING btree ("booking_id") WHERE "exchanges"."state" not in ('done', 'failed');--> statement-breakpoint
CREATE INDEX "exchanges_by_booking" ON "exchanges" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "exchanges_by_attempt" ON "exchanges" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "exchanges_by_time" ON "exchanges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "exchanges_unsettled" ON "exchanges" USING btree ("state") WHERE "exchanges"."state" not in ('done', 'failed');--> statement-breakpoint
CREATE INDEX "exchanges_lost" ON "exchanges" USING btree ("state_since") WHERE "exchanges"."state" = 'failed';--> statement-breakpoint
CREATE TRIGGER exchanges_forward_only BEFORE UPDATE OF state ON exchanges FOR EACH ROW EXECUTE FUNCTION wf_forward_only(
  'started>challenge', 'started>authorised', 'started>changing', 'started>undoing', 'started>failed',
  'challenge>authorised', 'challenge>undoing', 'challenge>failed',
  'authorised>changing', 'authorised>undoing',
  'changing>changed', 'changing>undoing',
  'changed>done',
  'undoing>failed'
);
