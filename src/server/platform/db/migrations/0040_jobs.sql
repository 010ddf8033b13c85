CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"place" jsonb,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "fare_alerts_by_day";--> statement-breakpoint
CREATE INDEX "attention_by_mail" ON "attention_entries" USING btree ("mailed_at");--> statement-breakpoint
CREATE INDEX "schedule_changes_supplier_behind" ON "schedule_changes" USING btree ("created_at") WHERE "schedule_changes"."is_supplier_behind";--> statement-breakpoint
CREATE INDEX "outbox_leased" ON "outbox" USING btree ("lease_until") WHERE "outbox"."lease_until" is not null;--> statement-breakpoint
CREATE INDEX "fare_alerts_by_question" ON "fare_alerts" USING btree (coalesce("asked_on", date '1970-01-01'));--> statement-breakpoint
CREATE INDEX "fare_alerts_by_departure" ON "fare_alerts" USING btree ("departs");--> statement-breakpoint
CREATE INDEX "fare_alerts_leased" ON "fare_alerts" USING btree ("lease_until") WHERE "fare_alerts"."lease_until" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_by_confirmation" ON "subscriptions" USING btree ("confirmed_at");--> statement-breakpoint
CREATE INDEX "subscriptions_unconfirmed" ON "subscriptions" USING btree ("created_at") WHERE "subscriptions"."confirmed_at" is null;