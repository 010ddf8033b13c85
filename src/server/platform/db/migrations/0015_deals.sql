CREATE TABLE "deal_questions" (
	"supplier" text NOT NULL,
	"origin" char(3) NOT NULL,
	"destination" char(3) NOT NULL,
	"cabin" text NOT NULL,
	"month" char(7) NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deal_questions_pk" PRIMARY KEY("supplier","origin","destination","cabin","month")
);
--> statement-breakpoint
CREATE TABLE "deal_turns" (
	"supplier" text PRIMARY KEY NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"supplier" text NOT NULL,
	"origin" char(3) NOT NULL,
	"destination" char(3) NOT NULL,
	"cabin" text NOT NULL,
	"month" char(7) NOT NULL,
	"is_round_trip" boolean NOT NULL,
	"airline" text NOT NULL,
	"airline_name" text NOT NULL,
	"departs" date NOT NULL,
	"returns" date,
	"total" integer NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deals_pk" PRIMARY KEY("supplier","origin","destination","cabin","month","is_round_trip","airline"),
	CONSTRAINT "deals_positive" CHECK ("deals"."total" > 0),
	CONSTRAINT "deals_way_back" CHECK ("deals"."is_round_trip" = ("deals"."returns" is not null))
);
--> statement-breakpoint
CREATE INDEX "deals_by_age" ON "deals" USING btree ("seen_at");