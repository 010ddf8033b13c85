CREATE TABLE "saved_travelers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" char(64) NOT NULL,
	"booking_id" uuid NOT NULL,
	"traveler" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "remembers_travelers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "card_last4" char(4);--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "wallet" text;--> statement-breakpoint
ALTER TABLE "saved_travelers" ADD CONSTRAINT "saved_travelers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_travelers_by_secret" ON "saved_travelers" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "saved_travelers_by_booking" ON "saved_travelers" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "saved_travelers_by_age" ON "saved_travelers" USING btree ("saved_at");