CREATE TABLE "counted_letters" (
	"letter_id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "counted_letters_by_recipient" ON "counted_letters" USING btree ("recipient","counted_at");--> statement-breakpoint
CREATE INDEX "counted_letters_by_time" ON "counted_letters" USING btree ("counted_at");