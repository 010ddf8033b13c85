CREATE TABLE "fare_alerts" (
	"subscription_id" uuid PRIMARY KEY NOT NULL,
	"query" jsonb NOT NULL,
	"departs" date NOT NULL,
	"step" text NOT NULL,
	"fare" integer NOT NULL,
	"fare_at" timestamp (3) with time zone NOT NULL,
	"asked_on" date,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	CONSTRAINT "fare_alerts_fare_positive" CHECK ("fare_alerts"."fare" > 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_kind_known" CHECK ("subscriptions"."kind" in ('newsletter', 'fare_alert'))
);
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "booking_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_enquiries" ADD COLUMN "kind" text DEFAULT 'contact' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_enquiries" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_enquiries" ADD COLUMN "entry_key" text;--> statement-breakpoint
ALTER TABLE "contact_enquiries" ADD COLUMN "body_hash" char(64);--> statement-breakpoint
ALTER TABLE "contact_enquiries" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "about_id" text;--> statement-breakpoint
ALTER TABLE "fare_alerts" ADD CONSTRAINT "fare_alerts_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fare_alerts_by_day" ON "fare_alerts" USING btree ("asked_on");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_by_token" ON "subscriptions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "subscriptions_by_email" ON "subscriptions" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_newsletter" ON "subscriptions" USING btree (lower("email")) WHERE "subscriptions"."kind" = 'newsletter';--> statement-breakpoint
CREATE UNIQUE INDEX "contact_enquiries_one_per_key" ON "contact_enquiries" USING btree ("entry_key");--> statement-breakpoint
CREATE INDEX "outbox_by_subject" ON "outbox" USING btree ("about_id");--> statement-breakpoint
ALTER TABLE "contact_enquiries" ADD CONSTRAINT "contact_enquiries_kind_known" CHECK ("contact_enquiries"."kind" in ('contact', 'cancellation', 'vacation'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_one_subject" CHECK (num_nonnulls("outbox"."booking_id", "outbox"."about_id") = 1);--> statement-breakpoint
UPDATE "contact_enquiries" SET "kind" = 'cancellation', "details" = jsonb_build_object('reference', substr("subject", 14)) WHERE "subject" ~ '^Cancellation [A-Z0-9]{6}$';
