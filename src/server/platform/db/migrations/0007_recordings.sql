CREATE TABLE "recordings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"enquiry" text,
	"attempt_id" uuid,
	"recording" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recordings_reference_unique" UNIQUE("reference"),
	CONSTRAINT "recordings_enquiry_unique" UNIQUE("enquiry"),
	CONSTRAINT "recordings_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "recordings_belong_to_one" CHECK (num_nonnulls("recordings"."enquiry", "recordings"."attempt_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_enquiry_contact_enquiries_reference_fk" FOREIGN KEY ("enquiry") REFERENCES "public"."contact_enquiries"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_by_time" ON "recordings" USING btree ("received_at");