CREATE TABLE "comments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"article" text NOT NULL,
	"parent_id" bigint,
	"depth" smallint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"wants_replies" boolean NOT NULL,
	"state" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"entry_key" text,
	"body_hash" char(64),
	CONSTRAINT "comments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "comments_state_known" CHECK ("comments"."state" in ('pending', 'approved', 'rejected', 'erased')),
	CONSTRAINT "comments_depth_bounded" CHECK ("comments"."depth" between 0 and 3),
	CONSTRAINT "comments_depth_of_parent" CHECK (("comments"."parent_id" is null) = ("comments"."depth" = 0))
);
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_by_article" ON "comments" USING btree ("article","received_at");--> statement-breakpoint
CREATE INDEX "comments_by_time" ON "comments" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_one_per_key" ON "comments" USING btree ("entry_key");