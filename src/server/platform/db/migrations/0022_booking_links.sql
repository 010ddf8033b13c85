CREATE TABLE "booking_links" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_by" char(64)
);
--> statement-breakpoint
ALTER TABLE "booking_readers" ADD COLUMN "is_by_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_links" ADD CONSTRAINT "booking_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_links_by_booking" ON "booking_links" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_links_by_age" ON "booking_links" USING btree ("expires_at");