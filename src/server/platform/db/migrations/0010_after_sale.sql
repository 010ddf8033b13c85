CREATE TABLE "cancellations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"state" text NOT NULL,
	"basis" text NOT NULL,
	"paid" integer NOT NULL,
	"airline_keeps" integer NOT NULL,
	"fee_kept" integer NOT NULL,
	"refund" integer NOT NULL,
	"by" text NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"state_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cancellations_state_known" CHECK ("cancellations"."state" in ('asked', 'released', 'done', 'failed')),
	CONSTRAINT "cancellations_add_up" CHECK ("cancellations"."refund" >= 0 and "cancellations"."airline_keeps" >= 0 and "cancellations"."fee_kept" >= 0 and "cancellations"."refund" + "cancellations"."airline_keeps" + "cancellations"."fee_kept" = "cancellations"."paid")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"details" jsonb,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"fault" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_state_known" CHECK ("outbox"."state" in ('pending', 'sent', 'dropped', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_supplier_behind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_one_per_booking" ON "cancellations" USING btree ("booking_id") WHERE "cancellations"."state" <> 'failed';--> statement-breakpoint
CREATE INDEX "cancellations_unsettled" ON "cancellations" USING btree ("state") WHERE "cancellations"."state" not in ('done', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_one_per_cause" ON "outbox" USING btree ("cause");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_by_booking" ON "outbox" USING btree ("booking_id");--> statement-breakpoint
CREATE TRIGGER cancellations_forward_only BEFORE UPDATE OF state ON cancellations FOR EACH ROW EXECUTE FUNCTION wf_forward_only(
  'asked>released', 'asked>failed',
  'released>done'
);
--> statement-breakpoint
CREATE TRIGGER outbox_forward_only BEFORE UPDATE OF state ON outbox FOR EACH ROW EXECUTE FUNCTION wf_forward_only(
  'pending>sent', 'pending>dropped', 'pending>failed'
);
