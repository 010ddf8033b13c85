CREATE TABLE "stripe_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"generation" integer NOT NULL,
	"spent_at" timestamp (3) with time zone NOT NULL
);
