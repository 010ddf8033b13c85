CREATE TABLE "contact_enquiries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_enquiries_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE INDEX "contact_enquiries_by_time" ON "contact_enquiries" USING btree ("received_at");