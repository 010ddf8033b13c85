CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" char(64) NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"amount" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"captured_amount" integer,
	"payment_id" text,
	"challenge_url" text,
	"supplier_asked_at" timestamp (3) with time zone,
	"answer" jsonb,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"state_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attempts_state_known" CHECK ("attempts"."state" in ('started', 'challenge', 'authorised', 'booking', 'booked', 'done', 'undoing', 'failed')),
	CONSTRAINT "attempts_amount_positive" CHECK ("attempts"."amount" > 0),
	CONSTRAINT "attempts_never_captures_more" CHECK ("attempts"."captured_amount" is null or "attempts"."captured_amount" between 1 and "attempts"."amount"),
	CONSTRAINT "attempts_done_is_captured" CHECK ("attempts"."state" <> 'done' or "attempts"."captured_amount" is not null),
	CONSTRAINT "attempts_lost_has_reason" CHECK ("attempts"."state" not in ('undoing', 'failed') or "attempts"."failure" is not null)
);
--> statement-breakpoint
CREATE TABLE "booking_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"failure" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_readers" (
	"booking_id" uuid NOT NULL,
	"secret_hash" char(64) NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_readers_booking_id_secret_hash_pk" PRIMARY KEY("booking_id","secret_hash")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" char(6) NOT NULL,
	"draft_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"state" text NOT NULL,
	"offer" jsonb NOT NULL,
	"travelers" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"billing" jsonb NOT NULL,
	"locale" char(2) NOT NULL,
	"accepted_total" integer NOT NULL,
	"card_brand" text,
	"card_last4" char(4),
	"supplier_reference" text,
	"booked_at" timestamp (3) with time zone,
	"free_cancel_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bookings_state_known" CHECK ("bookings"."state" in ('received', 'paid', 'ticketed', 'failed', 'cancelled')),
	CONSTRAINT "bookings_confirmed_is_booked" CHECK ("bookings"."state" not in ('paid', 'ticketed', 'cancelled') or ("bookings"."supplier_reference" is not null and "bookings"."booked_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" char(64) NOT NULL,
	"query" jsonb NOT NULL,
	"flight_id" text NOT NULL,
	"offer" jsonb NOT NULL,
	"quote_id" uuid NOT NULL,
	"quote_expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_ledger" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"movement" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" uuid NOT NULL,
	"token_hash" char(64) NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"captured_amount" integer DEFAULT 0 NOT NULL,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"decline_code" text,
	"challenge_id" text,
	"silent_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_state_known" CHECK ("sandbox_payments"."state" in ('challenge', 'authorised', 'captured', 'voided', 'refunded', 'declined')),
	CONSTRAINT "sandbox_payments_bounds" CHECK ("sandbox_payments"."amount" > 0 and "sandbox_payments"."captured_amount" between 0 and "sandbox_payments"."amount" and "sandbox_payments"."refunded_amount" between 0 and "sandbox_payments"."captured_amount")
);
--> statement-breakpoint
CREATE TABLE "sandbox_tokens" (
	"hash" char(64) PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"last4" char(4) NOT NULL,
	"exp_month" smallint NOT NULL,
	"exp_year" smallint NOT NULL,
	"behaviour" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stage_updates" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_readers" ADD CONSTRAINT "booking_readers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_ledger" ADD CONSTRAINT "sandbox_ledger_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_token_hash_sandbox_tokens_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sandbox_tokens"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_updates" ADD CONSTRAINT "stage_updates_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_per_key" ON "attempts" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_per_payment" ON "attempts" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_live_per_draft" ON "attempts" USING btree ("draft_id") WHERE "attempts"."state" not in ('undoing', 'failed');--> statement-breakpoint
CREATE INDEX "attempts_unsettled" ON "attempts" USING btree ("state") WHERE "attempts"."state" not in ('done', 'failed');--> statement-breakpoint
CREATE INDEX "booking_events_by_attempt" ON "booking_events" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "booking_readers_by_secret" ON "booking_readers" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_reference" ON "bookings" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_per_attempt" ON "bookings" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_per_draft" ON "bookings" USING btree ("draft_id") WHERE "bookings"."state" <> 'failed';--> statement-breakpoint
CREATE INDEX "drafts_by_secret" ON "drafts" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "sandbox_ledger_by_payment" ON "sandbox_ledger" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_one_per_reference" ON "sandbox_payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_one_per_token" ON "sandbox_payments" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_challenge" ON "sandbox_payments" USING btree ("challenge_id");--> statement-breakpoint
CREATE INDEX "stage_updates_by_draft" ON "stage_updates" USING btree ("draft_id");