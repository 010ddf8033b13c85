CREATE TABLE "desk_agents" (
	"name" text PRIMARY KEY NOT NULL,
	"folded_name" text NOT NULL,
	"role" text NOT NULL,
	"key_hash" text,
	"totp_secret" text,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_agents_folded_name_unique" UNIQUE("folded_name")
);
--> statement-breakpoint
ALTER TABLE "desk_codes" ADD COLUMN "agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_codes" DROP CONSTRAINT "desk_codes_pkey";--> statement-breakpoint
ALTER TABLE "desk_codes" ADD CONSTRAINT "desk_codes_agent_step_pk" PRIMARY KEY("agent","step");--> statement-breakpoint
ALTER TABLE "desk_actions" ADD COLUMN "account" text;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_agents_one_by_token" ON "desk_agents" USING btree (("key_hash" is null)) WHERE "desk_agents"."key_hash" is null;