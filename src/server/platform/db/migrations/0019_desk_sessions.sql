CREATE TABLE "desk_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "desk_sessions_by_end" ON "desk_sessions" USING btree ("expires_at");