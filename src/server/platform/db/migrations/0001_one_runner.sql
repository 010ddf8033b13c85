ALTER TABLE "deal_turns" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "deal_turns" CASCADE;--> statement-breakpoint
DROP INDEX "outbox_leased";--> statement-breakpoint
DROP INDEX "fare_alerts_leased";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "lease_owner";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "lease_until";--> statement-breakpoint
ALTER TABLE "fare_alerts" DROP COLUMN "lease_owner";--> statement-breakpoint
ALTER TABLE "fare_alerts" DROP COLUMN "lease_until";