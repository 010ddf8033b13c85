-- Both tables become partitioned by month (decision 166). What has no month of its own goes to the rest; rows that are there get their months.
ALTER TABLE "funnel_events" RENAME TO "funnel_events_before";--> statement-breakpoint
CREATE TABLE "funnel_events" (
	"id" bigint DEFAULT nextval('funnel_events_id_seq') NOT NULL,
	"name" text NOT NULL,
	"params" jsonb NOT NULL,
	"campaign" jsonb NOT NULL,
	"page_url" text NOT NULL,
	"fingerprint_id" text NOT NULL,
	"referrer" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "funnel_events_pk" PRIMARY KEY("received_at","id")
) PARTITION BY RANGE ("received_at");--> statement-breakpoint
ALTER SEQUENCE "funnel_events_id_seq" OWNED BY "funnel_events"."id";--> statement-breakpoint
CREATE TABLE "funnel_events_rest" PARTITION OF "funnel_events" DEFAULT;--> statement-breakpoint
ALTER TABLE "fare_observations" RENAME TO "fare_observations_before";--> statement-breakpoint
ALTER INDEX "fare_observations_by_trip" RENAME TO "fare_observations_before_by_trip";--> statement-breakpoint
CREATE TABLE "fare_observations" (
	"id" bigint DEFAULT nextval('fare_observations_id_seq') NOT NULL,
	"origin" char(3) NOT NULL,
	"destination" char(3) NOT NULL,
	"departs" date NOT NULL,
	"returns" date,
	"cabin" text NOT NULL,
	"carrier" text NOT NULL,
	"per_adult" integer NOT NULL,
	"stops" smallint,
	"minutes" integer,
	"supplier" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fare_observations_pk" PRIMARY KEY("seen_at","id"),
	CONSTRAINT "fare_observations_positive" CHECK ("fare_observations"."per_adult" > 0)
) PARTITION BY RANGE ("seen_at");--> statement-breakpoint
ALTER SEQUENCE "fare_observations_id_seq" OWNED BY "fare_observations"."id";--> statement-breakpoint
CREATE INDEX "fare_observations_by_trip" ON "fare_observations" USING btree ("origin","destination","cabin","departs");--> statement-breakpoint
CREATE TABLE "fare_observations_rest" PARTITION OF "fare_observations" DEFAULT;--> statement-breakpoint
DO $$
DECLARE kept record; month timestamp;
BEGIN
	FOR kept IN SELECT * FROM (VALUES ('funnel_events', 'received_at'), ('fare_observations', 'seen_at')) AS t (name, moment) LOOP
		FOR month IN EXECUTE format('SELECT DISTINCT date_trunc(''month'', %I AT TIME ZONE ''UTC'') FROM %I', kept.moment, kept.name || '_before') LOOP
			EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)', kept.name || to_char(month, '_YYYY_MM'), kept.name,
				month AT TIME ZONE 'UTC', (month + interval '1 month') AT TIME ZONE 'UTC');
		END LOOP;
	END LOOP;
END $$;--> statement-breakpoint
INSERT INTO "funnel_events" ("id", "name", "params", "campaign", "page_url", "fingerprint_id", "referrer", "received_at")
	SELECT "id", "name", "params", "campaign", "page_url", "fingerprint_id", "referrer", "received_at" FROM "funnel_events_before";--> statement-breakpoint
INSERT INTO "fare_observations" ("id", "origin", "destination", "departs", "returns", "cabin", "carrier", "per_adult", "stops", "minutes", "supplier", "seen_at")
	SELECT "id", "origin", "destination", "departs", "returns", "cabin", "carrier", "per_adult", "stops", "minutes", "supplier", "seen_at" FROM "fare_observations_before";--> statement-breakpoint
DROP TABLE "funnel_events_before";--> statement-breakpoint
DROP TABLE "fare_observations_before";
