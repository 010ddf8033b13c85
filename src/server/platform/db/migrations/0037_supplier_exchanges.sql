CREATE TABLE "duffel_exchanges" (
	"exchange_id" text PRIMARY KEY NOT NULL,
	"our_reference" text NOT NULL,
	"change_id" text,
	"requested_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD COLUMN "exchanges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "duffel_exchanges" ADD CONSTRAINT "duffel_exchanges_our_reference_duffel_orders_our_reference_fk" FOREIGN KEY ("our_reference") REFERENCES "public"."duffel_orders"("our_reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "duffel_exchanges_by_order" ON "duffel_exchanges" USING btree ("our_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "duffel_exchanges_one_per_change" ON "duffel_exchanges" USING btree ("change_id");