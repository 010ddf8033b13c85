CREATE TABLE "fare_observations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"origin" char(3) NOT NULL,
	"destination" char(3) NOT NULL,
	"departs" date NOT NULL,
	"returns" date,
	"cabin" text NOT NULL,
	"carrier" text NOT NULL,
	"per_adult" integer NOT NULL,
	"supplier" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fare_observations_positive" CHECK ("fare_observations"."per_adult" > 0)
);
--> statement-breakpoint
CREATE TABLE "duffel_orders" (
	"our_reference" text PRIMARY KEY NOT NULL,
	"order_id" text,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "fare_observations_by_trip" ON "fare_observations" USING btree ("origin","destination","cabin","departs");--> statement-breakpoint
CREATE INDEX "fare_observations_by_age" ON "fare_observations" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "duffel_orders_one_per_order" ON "duffel_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "duffel_orders_by_age" ON "duffel_orders" USING btree ("asked_at");