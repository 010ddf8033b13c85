CREATE TABLE "trip_links" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_by" char(64)
);
--> statement-breakpoint
CREATE TABLE "trip_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" char(2) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trip_links" ADD CONSTRAINT "trip_links_request_id_trip_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."trip_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_links_by_request" ON "trip_links" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "trip_requests_by_age" ON "trip_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "trip_requests_by_email" ON "trip_requests" USING btree ("email");