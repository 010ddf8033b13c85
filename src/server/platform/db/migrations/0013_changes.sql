CREATE TABLE "schedule_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb,
	"is_significant" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"is_supplier_behind" boolean DEFAULT false NOT NULL,
	CONSTRAINT "schedule_changes_accepted_flies" CHECK ("schedule_changes"."accepted_at" is null or "schedule_changes"."after" is not null)
);
--> statement-breakpoint
CREATE TABLE "duffel_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"order_id" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "supplier_quote_id" text;--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "supplier_refund" integer;--> statement-breakpoint
ALTER TABLE "duffel_orders" ADD COLUMN "cancel_quote_id" text;--> statement-breakpoint
ALTER TABLE "duffel_orders" ADD COLUMN "cancel_refund" integer;--> statement-breakpoint
ALTER TABLE "duffel_orders" ADD COLUMN "cancel_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD COLUMN "refund_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD COLUMN "flights" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD COLUMN "news_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "schedule_changes" ADD CONSTRAINT "schedule_changes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_changes_by_booking" ON "schedule_changes" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "duffel_events_by_age" ON "duffel_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "duffel_events_unread" ON "duffel_events" USING btree ("order_id") WHERE "duffel_events"."read_at" is null;--> statement-breakpoint
CREATE INDEX "sandbox_orders_with_news" ON "sandbox_orders" USING btree ("news_at") WHERE "sandbox_orders"."news_at" is not null;