CREATE TABLE "stripe_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"answer_by" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_payments" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"intent_id" text,
	"amount" integer NOT NULL,
	"token_hash" char(64),
	"challenge_id" text NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stripe_events_by_age" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stripe_payments_one_per_intent" ON "stripe_payments" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stripe_payments_one_per_token" ON "stripe_payments" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "stripe_payments_challenge" ON "stripe_payments" USING btree ("challenge_id");