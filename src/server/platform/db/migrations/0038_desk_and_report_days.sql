CREATE TABLE "desk_codes" (
	"step" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_days" (
	"day" date NOT NULL,
	"settings" text NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "report_days_settings_day_pk" PRIMARY KEY("settings","day")
);
--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD COLUMN "factors" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD COLUMN "opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD COLUMN "used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;