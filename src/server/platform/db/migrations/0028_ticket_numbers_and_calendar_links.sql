ALTER TABLE "booking_links" ADD COLUMN "opens" text DEFAULT 'booking' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "tickets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "duffel_orders" ADD COLUMN "passenger_ids" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD COLUMN "tickets" jsonb DEFAULT '[]'::jsonb NOT NULL;