CREATE TABLE "call_clicks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"page_url" text NOT NULL,
	"device" text NOT NULL,
	"tfn" text NOT NULL,
	"code" text,
	"is_paid" boolean NOT NULL,
	"placement" text NOT NULL,
	"fingerprint_id" text NOT NULL,
	"referrer" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funnel_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"params" jsonb NOT NULL,
	"campaign" jsonb NOT NULL,
	"page_url" text NOT NULL,
	"fingerprint_id" text NOT NULL,
	"referrer" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"code" char(6) PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_clicks_by_time" ON "call_clicks" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "funnel_events_by_time" ON "funnel_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "handovers_one_per_draft" ON "handovers" USING btree ("draft_id");