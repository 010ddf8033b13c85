CREATE TABLE "desk_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent" text NOT NULL,
	"action" text NOT NULL,
	"reference" text,
	"entry_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD COLUMN "agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD COLUMN "paid_cents" integer;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD COLUMN "booked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "desk_actions_by_age" ON "desk_actions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "desk_actions_by_booking" ON "desk_actions" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "sandbox_orders_by_age" ON "sandbox_orders" USING btree ("booked_at");