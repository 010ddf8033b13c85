CREATE TABLE "sandbox_seats" (
	"departure" text NOT NULL,
	"designator" text NOT NULL,
	"our_reference" text NOT NULL,
	CONSTRAINT "sandbox_seats_departure_designator_pk" PRIMARY KEY("departure","designator")
);
--> statement-breakpoint
ALTER TABLE "sandbox_seats" ADD CONSTRAINT "sandbox_seats_our_reference_sandbox_orders_our_reference_fk" FOREIGN KEY ("our_reference") REFERENCES "public"."sandbox_orders"("our_reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_seats_by_order" ON "sandbox_seats" USING btree ("our_reference");