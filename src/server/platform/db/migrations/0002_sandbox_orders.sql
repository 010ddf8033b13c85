CREATE TABLE "sandbox_orders" (
	"our_reference" text PRIMARY KEY NOT NULL,
	"supplier_reference" text NOT NULL,
	"status" text NOT NULL,
	"flight_id" text NOT NULL,
	"total_cents" integer NOT NULL
);
