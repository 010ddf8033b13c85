ALTER TABLE "attempts" ADD COLUMN "failed_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "try_again_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "failed_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "try_again_at" timestamp (3) with time zone;