CREATE TABLE "desk_looks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"agent" text NOT NULL,
	"reference" text NOT NULL,
	"is_listed" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "desk_looks_by_booking" ON "desk_looks" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "desk_looks_by_age" ON "desk_looks" USING btree ("at");