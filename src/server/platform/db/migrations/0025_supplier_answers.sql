ALTER TABLE "attempts" ADD COLUMN "refused_fields" jsonb;--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "credit_kind" text;--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "credit_amount" integer;--> statement-breakpoint
ALTER TABLE "duffel_orders" ADD COLUMN "offer_id" text;--> statement-breakpoint
ALTER TABLE "duffel_orders" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "duffel_orders" ADD COLUMN "cancel_credit_kind" text;--> statement-breakpoint
ALTER TABLE "duffel_orders" ADD COLUMN "cancel_credit_amount" integer;