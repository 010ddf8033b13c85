ALTER TABLE "fare_observations" ADD COLUMN "stops" smallint;--> statement-breakpoint
ALTER TABLE "fare_observations" ADD COLUMN "minutes" integer;