CREATE TABLE "desk_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"dialed" text DEFAULT '' NOT NULL,
	"code" text,
	"click_id" bigint,
	"page" text,
	"draft_id" uuid,
	"reference" text,
	"reason" text,
	"outcome" text,
	"caller_number" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "desk_calls_one_open" ON "desk_calls" USING btree ("agent") WHERE "desk_calls"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "desk_calls_by_start" ON "desk_calls" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "desk_calls_by_booking" ON "desk_calls" USING btree ("reference");