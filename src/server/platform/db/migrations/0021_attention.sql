CREATE TABLE "attention_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"attempt_id" uuid,
	"provider_id" text,
	"amount" integer,
	"reason" text,
	"due_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "attention_one_per_subject" ON "attention_entries" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "attention_by_state" ON "attention_entries" USING btree ("closed_at","due_at");