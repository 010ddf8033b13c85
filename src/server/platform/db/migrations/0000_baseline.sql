CREATE TABLE "attention_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"attempt_id" uuid,
	"provider_id" text,
	"amount" integer,
	"reason" text,
	"due_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text
);
--> statement-breakpoint
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
	"supplier_quote_id" text,
	"supplier_refund" integer,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"try_again_at" timestamp (3) with time zone,
	"credit_kind" text,
	"credit_amount" integer,
	CONSTRAINT "cancellations_state_known" CHECK ("cancellations"."state" in ('asked', 'released', 'done', 'failed')),
	CONSTRAINT "cancellations_add_up" CHECK ("cancellations"."refund" >= 0 and "cancellations"."airline_keeps" >= 0 and "cancellations"."fee_kept" >= 0 and "cancellations"."refund" + "cancellations"."airline_keeps" + "cancellations"."fee_kept" = "cancellations"."paid")
);
--> statement-breakpoint
CREATE TABLE "exchanges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" char(64) NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"before" jsonb NOT NULL,
	"offer_id" text NOT NULL,
	"trip" jsonb NOT NULL,
	"offer_until" timestamp (3) with time zone,
	"difference" integer NOT NULL,
	"penalty" integer NOT NULL,
	"due" integer NOT NULL,
	"refund" integer NOT NULL,
	"credit_kind" text,
	"credit_amount" integer,
	"payment_id" text,
	"challenge_url" text,
	"challenge_answered_at" timestamp (3) with time zone,
	"captured_amount" integer,
	"supplier_requested_at" timestamp (3) with time zone,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"try_again_at" timestamp (3) with time zone,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"state_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"card_brand" text,
	"card_last4" char(4),
	"wallet" text,
	CONSTRAINT "exchanges_state_known" CHECK ("exchanges"."state" in ('started', 'challenge', 'authorised', 'changing', 'changed', 'done', 'undoing', 'failed')),
	CONSTRAINT "exchanges_one_way" CHECK ("exchanges"."due" >= 0 and "exchanges"."refund" >= 0 and "exchanges"."penalty" >= 0 and ("exchanges"."due" = 0 or "exchanges"."refund" = 0)),
	CONSTRAINT "exchanges_never_captures_more" CHECK ("exchanges"."captured_amount" is null or "exchanges"."captured_amount" between 0 and "exchanges"."due"),
	CONSTRAINT "exchanges_lost_has_reason" CHECK ("exchanges"."state" not in ('undoing', 'failed') or "exchanges"."failure" is not null)
);
--> statement-breakpoint
CREATE TABLE "schedule_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb,
	"is_significant" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"is_supplier_behind" boolean DEFAULT false NOT NULL,
	CONSTRAINT "schedule_changes_accepted_flies" CHECK ("schedule_changes"."accepted_at" is null or "schedule_changes"."after" is not null)
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" char(64) NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"amount" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"captured_amount" integer,
	"payment_id" text,
	"challenge_url" text,
	"supplier_asked_at" timestamp (3) with time zone,
	"answer" jsonb,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"state_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"challenge_answered_at" timestamp (3) with time zone,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"try_again_at" timestamp (3) with time zone,
	"refused_fields" jsonb,
	CONSTRAINT "attempts_state_known" CHECK ("attempts"."state" in ('started', 'challenge', 'authorised', 'booking', 'booked', 'done', 'undoing', 'failed')),
	CONSTRAINT "attempts_amount_positive" CHECK ("attempts"."amount" > 0),
	CONSTRAINT "attempts_never_captures_more" CHECK ("attempts"."captured_amount" is null or "attempts"."captured_amount" between 1 and "attempts"."amount"),
	CONSTRAINT "attempts_done_is_captured" CHECK ("attempts"."state" <> 'done' or "attempts"."captured_amount" is not null),
	CONSTRAINT "attempts_lost_has_reason" CHECK ("attempts"."state" not in ('undoing', 'failed') or "attempts"."failure" is not null)
);
--> statement-breakpoint
CREATE TABLE "booking_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"failure" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_links" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_by" char(64),
	"opens" text DEFAULT 'booking' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_readers" (
	"booking_id" uuid NOT NULL,
	"secret_hash" char(64) NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"is_by_link" boolean DEFAULT false NOT NULL,
	CONSTRAINT "booking_readers_booking_id_secret_hash_pk" PRIMARY KEY("booking_id","secret_hash")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" char(6) NOT NULL,
	"draft_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"state" text NOT NULL,
	"offer" jsonb NOT NULL,
	"travelers" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"billing" jsonb NOT NULL,
	"locale" char(2) NOT NULL,
	"accepted_total" integer NOT NULL,
	"card_brand" text,
	"card_last4" char(4),
	"supplier_reference" text,
	"booked_at" timestamp (3) with time zone,
	"free_cancel_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"is_supplier_behind" boolean DEFAULT false NOT NULL,
	"wallet" text,
	"tickets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"change_fees" integer DEFAULT 0 NOT NULL,
	"change_credits" integer DEFAULT 0 NOT NULL,
	"remembers_travelers" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bookings_state_known" CHECK ("bookings"."state" in ('received', 'paid', 'ticketed', 'failed', 'cancelled')),
	CONSTRAINT "bookings_confirmed_is_booked" CHECK ("bookings"."state" not in ('paid', 'ticketed', 'cancelled') or ("bookings"."supplier_reference" is not null and "bookings"."booked_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" char(64) NOT NULL,
	"query" jsonb NOT NULL,
	"flight_id" text NOT NULL,
	"offer" jsonb NOT NULL,
	"quote_id" uuid NOT NULL,
	"quote_expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"is_tried" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"attempt_id" uuid,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_entries_not_negative" CHECK ("price_entries"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stage_updates" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_travelers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" char(64) NOT NULL,
	"booking_id" uuid NOT NULL,
	"traveler" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trip_links" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_by" char(64)
);
--> statement-breakpoint
CREATE TABLE "trip_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" char(2) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
	"airline_price" integer,
	CONSTRAINT "deals_pk" PRIMARY KEY("supplier","origin","destination","cabin","month","is_round_trip","airline"),
	CONSTRAINT "deals_positive" CHECK ("deals"."total" > 0),
	CONSTRAINT "deals_way_back" CHECK ("deals"."is_round_trip" = ("deals"."returns" is not null))
);
--> statement-breakpoint
CREATE TABLE "desk_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent" text NOT NULL,
	"action" text NOT NULL,
	"reference" text,
	"entry_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "desk_codes" (
	"step" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_guesses" (
	"kind" text NOT NULL,
	"who" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"wrong" integer NOT NULL,
	CONSTRAINT "desk_guesses_kind_who_pk" PRIMARY KEY("kind","who")
);
--> statement-breakpoint
CREATE TABLE "desk_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"factors" text DEFAULT '' NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"network" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
-- Kept by month (decision 166): what has no month of its own goes to the rest.
CREATE TABLE "fare_observations" (
	"id" bigserial NOT NULL,
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
) PARTITION BY RANGE ("seen_at");
--> statement-breakpoint
CREATE TABLE "fare_observations_rest" PARTITION OF "fare_observations" DEFAULT;
--> statement-breakpoint
CREATE TABLE "duffel_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"order_id" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "duffel_exchanges" (
	"exchange_id" text PRIMARY KEY NOT NULL,
	"our_reference" text NOT NULL,
	"change_id" text,
	"requested_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duffel_orders" (
	"our_reference" text PRIMARY KEY NOT NULL,
	"order_id" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"cancel_quote_id" text,
	"cancel_refund" integer,
	"cancel_until" timestamp (3) with time zone,
	"offer_id" text,
	"failed_at" timestamp (3) with time zone,
	"cancel_credit_kind" text,
	"cancel_credit_amount" integer,
	"passenger_ids" jsonb
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"our_reference" text PRIMARY KEY NOT NULL,
	"supplier_reference" text NOT NULL,
	"status" text NOT NULL,
	"flight_id" text NOT NULL,
	"total_cents" integer NOT NULL,
	"refund_cents" integer DEFAULT 0 NOT NULL,
	"flights" jsonb,
	"news_at" timestamp (3) with time zone,
	"paid_cents" integer,
	"booked_at" timestamp (3) with time zone,
	"tickets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"exchanges" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_seats" (
	"departure" text NOT NULL,
	"designator" text NOT NULL,
	"our_reference" text NOT NULL,
	CONSTRAINT "sandbox_seats_departure_designator_pk" PRIMARY KEY("departure","designator")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"booking_id" uuid,
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
	"about_id" text,
	CONSTRAINT "outbox_one_subject" CHECK (num_nonnulls("outbox"."booking_id", "outbox"."about_id") = 1),
	CONSTRAINT "outbox_state_known" CHECK ("outbox"."state" in ('pending', 'sent', 'dropped', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "counted_letters" (
	"letter_id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_ledger" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"movement" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" uuid NOT NULL,
	"token_hash" char(64) NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"captured_amount" integer DEFAULT 0 NOT NULL,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"decline_code" text,
	"challenge_id" text,
	"silent_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_state_known" CHECK ("sandbox_payments"."state" in ('challenge', 'authorised', 'captured', 'voided', 'refunded', 'declined')),
	CONSTRAINT "sandbox_payments_bounds" CHECK ("sandbox_payments"."amount" > 0 and "sandbox_payments"."captured_amount" between 0 and "sandbox_payments"."amount" and "sandbox_payments"."refunded_amount" between 0 and "sandbox_payments"."captured_amount")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"payment_id" text NOT NULL,
	"refund_id" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_payment_id_refund_id_pk" PRIMARY KEY("payment_id","refund_id"),
	CONSTRAINT "sandbox_refunds_amount" CHECK ("sandbox_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_tokens" (
	"hash" char(64) PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"last4" char(4) NOT NULL,
	"exp_month" smallint NOT NULL,
	"exp_year" smallint NOT NULL,
	"behaviour" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"wallet" text
);
--> statement-breakpoint
CREATE TABLE "stripe_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"answer_by" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"generation" integer NOT NULL,
	"spent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_payments" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"intent_id" text,
	"amount" integer NOT NULL,
	"token_hash" char(64),
	"challenge_id" text NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"place" jsonb,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "report_days" (
	"day" date NOT NULL,
	"settings" text NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "report_days_settings_day_pk" PRIMARY KEY("settings","day")
);
--> statement-breakpoint
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
CREATE TABLE "contact_enquiries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"kind" text DEFAULT 'contact' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"entry_key" text,
	"body_hash" char(64),
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "contact_enquiries_reference_unique" UNIQUE("reference"),
	CONSTRAINT "contact_enquiries_kind_known" CHECK ("contact_enquiries"."kind" in ('contact', 'cancellation', 'vacation'))
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"enquiry" text,
	"attempt_id" uuid,
	"recording" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recordings_reference_unique" UNIQUE("reference"),
	CONSTRAINT "recordings_enquiry_unique" UNIQUE("enquiry"),
	CONSTRAINT "recordings_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "recordings_belong_to_one" CHECK (num_nonnulls("recordings"."enquiry", "recordings"."attempt_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "fare_alerts" (
	"subscription_id" uuid PRIMARY KEY NOT NULL,
	"query" jsonb NOT NULL,
	"departs" date NOT NULL,
	"step" text NOT NULL,
	"fare" integer NOT NULL,
	"fare_at" timestamp (3) with time zone NOT NULL,
	"asked_on" date,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"flex" text DEFAULT '' NOT NULL,
	CONSTRAINT "fare_alerts_fare_positive" CHECK ("fare_alerts"."fare" > 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_kind_known" CHECK ("subscriptions"."kind" in ('newsletter', 'fare_alert'))
);
--> statement-breakpoint
CREATE TABLE "call_clicks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"page_url" text NOT NULL,
	"device" text NOT NULL,
	"tfn" text NOT NULL,
	"code" text,
	"is_paid" boolean NOT NULL,
	"placement" text NOT NULL,
	"fingerprint_id" text NOT NULL,
	"referrer" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"click_id" uuid,
	CONSTRAINT "call_clicks_click_id_unique" UNIQUE("click_id")
);
--> statement-breakpoint
-- Kept by month (decision 166): what has no month of its own goes to the rest.
CREATE TABLE "funnel_events" (
	"id" bigserial NOT NULL,
	"name" text NOT NULL,
	"params" jsonb NOT NULL,
	"campaign" jsonb NOT NULL,
	"page_url" text NOT NULL,
	"fingerprint_id" text NOT NULL,
	"referrer" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "funnel_events_pk" PRIMARY KEY("received_at","id")
) PARTITION BY RANGE ("received_at");
--> statement-breakpoint
CREATE TABLE "funnel_events_rest" PARTITION OF "funnel_events" DEFAULT;
--> statement-breakpoint
CREATE TABLE "handovers" (
	"code" char(6) PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_changes" ADD CONSTRAINT "schedule_changes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_links" ADD CONSTRAINT "booking_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_readers" ADD CONSTRAINT "booking_readers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_entries" ADD CONSTRAINT "price_entries_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_entries" ADD CONSTRAINT "price_entries_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_updates" ADD CONSTRAINT "stage_updates_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_travelers" ADD CONSTRAINT "saved_travelers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_links" ADD CONSTRAINT "trip_links_request_id_trip_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."trip_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duffel_exchanges" ADD CONSTRAINT "duffel_exchanges_our_reference_duffel_orders_our_reference_fk" FOREIGN KEY ("our_reference") REFERENCES "public"."duffel_orders"("our_reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_seats" ADD CONSTRAINT "sandbox_seats_our_reference_sandbox_orders_our_reference_fk" FOREIGN KEY ("our_reference") REFERENCES "public"."sandbox_orders"("our_reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_ledger" ADD CONSTRAINT "sandbox_ledger_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_token_hash_sandbox_tokens_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sandbox_tokens"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_enquiry_contact_enquiries_reference_fk" FOREIGN KEY ("enquiry") REFERENCES "public"."contact_enquiries"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fare_alerts" ADD CONSTRAINT "fare_alerts_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attention_one_per_subject" ON "attention_entries" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "attention_by_state" ON "attention_entries" USING btree ("closed_at","due_at");--> statement-breakpoint
CREATE INDEX "attention_by_mail" ON "attention_entries" USING btree ("mailed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_one_per_booking" ON "cancellations" USING btree ("booking_id") WHERE "cancellations"."state" <> 'failed';--> statement-breakpoint
CREATE INDEX "cancellations_unsettled" ON "cancellations" USING btree ("state") WHERE "cancellations"."state" not in ('done', 'failed');--> statement-breakpoint
CREATE INDEX "cancellations_by_booking" ON "cancellations" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "cancellations_by_time" ON "cancellations" USING btree ("state_since");--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_one_per_key" ON "exchanges" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_one_per_payment" ON "exchanges" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_one_live_per_booking" ON "exchanges" USING btree ("booking_id") WHERE "exchanges"."state" not in ('done', 'failed');--> statement-breakpoint
CREATE INDEX "exchanges_by_booking" ON "exchanges" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "exchanges_by_attempt" ON "exchanges" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "exchanges_by_time" ON "exchanges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "exchanges_unsettled" ON "exchanges" USING btree ("state") WHERE "exchanges"."state" not in ('done', 'failed');--> statement-breakpoint
CREATE INDEX "exchanges_lost" ON "exchanges" USING btree ("state_since") WHERE "exchanges"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "schedule_changes_by_booking" ON "schedule_changes" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "schedule_changes_supplier_behind" ON "schedule_changes" USING btree ("created_at") WHERE "schedule_changes"."is_supplier_behind";--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_per_key" ON "attempts" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_per_payment" ON "attempts" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_live_per_draft" ON "attempts" USING btree ("draft_id") WHERE "attempts"."state" not in ('undoing', 'failed');--> statement-breakpoint
CREATE INDEX "attempts_by_draft" ON "attempts" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "attempts_by_time" ON "attempts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "attempts_lost" ON "attempts" USING btree ("state_since") WHERE "attempts"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "attempts_unsettled" ON "attempts" USING btree ("state") WHERE "attempts"."state" not in ('done', 'failed');--> statement-breakpoint
CREATE INDEX "booking_events_by_attempt" ON "booking_events" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "booking_links_by_booking" ON "booking_links" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_links_by_age" ON "booking_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "booking_readers_by_secret" ON "booking_readers" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_reference" ON "bookings" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_per_attempt" ON "bookings" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_per_draft" ON "bookings" USING btree ("draft_id") WHERE "bookings"."state" <> 'failed';--> statement-breakpoint
CREATE INDEX "bookings_by_airline_reference" ON "bookings" USING btree ("supplier_reference");--> statement-breakpoint
CREATE INDEX "bookings_by_draft" ON "bookings" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "bookings_by_time" ON "bookings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bookings_by_ticket" ON "bookings" USING btree ("booked_at");--> statement-breakpoint
CREATE INDEX "bookings_by_email" ON "bookings" USING btree (lower("contact"->>'email'));--> statement-breakpoint
CREATE INDEX "bookings_by_phone" ON "bookings" USING btree (reverse(regexp_replace("contact"->>'phone', '\D', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bookings_by_name" ON "bookings" USING gin (to_tsvector('simple', regexp_replace(lower(regexp_replace(normalize(jsonb_path_query_array("travelers", '$[*].firstName')::text || jsonb_path_query_array("travelers", '$[*].middleName')::text || jsonb_path_query_array("travelers", '$[*].lastName')::text, NFD), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "bookings_by_birth" ON "bookings" USING gin (jsonb_path_query_array("travelers", '$[*].dateOfBirth') jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "bookings_supplier_behind" ON "bookings" USING btree ("updated_at") WHERE "bookings"."is_supplier_behind";--> statement-breakpoint
CREATE INDEX "bookings_with_lost_people" ON "bookings" USING btree ("updated_at") WHERE "bookings"."state" = 'failed' and "bookings"."contact"->>'email' not like '%@erased.invalid';--> statement-breakpoint
CREATE INDEX "drafts_by_secret" ON "drafts" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "drafts_untried" ON "drafts" USING btree ("updated_at") WHERE not "drafts"."is_tried";--> statement-breakpoint
CREATE INDEX "price_entries_by_draft" ON "price_entries" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "price_entries_moved" ON "price_entries" USING btree ("at") WHERE "price_entries"."reason" in ('captured', 'refunded');--> statement-breakpoint
CREATE INDEX "price_entries_moved_by_attempt" ON "price_entries" USING btree ("attempt_id") WHERE "price_entries"."reason" in ('captured', 'refunded');--> statement-breakpoint
CREATE INDEX "stage_updates_by_draft" ON "stage_updates" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "saved_travelers_by_secret" ON "saved_travelers" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "saved_travelers_by_booking" ON "saved_travelers" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "saved_travelers_by_age" ON "saved_travelers" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "trip_links_by_request" ON "trip_links" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "trip_requests_by_age" ON "trip_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "trip_requests_by_email" ON "trip_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "deals_by_age" ON "deals" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "desk_actions_by_age" ON "desk_actions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "desk_actions_by_booking" ON "desk_actions" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "desk_sessions_by_end" ON "desk_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "fare_observations_by_trip" ON "fare_observations" USING btree ("origin","destination","cabin","departs");--> statement-breakpoint
CREATE INDEX "duffel_events_by_age" ON "duffel_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "duffel_events_unread" ON "duffel_events" USING btree ("order_id") WHERE "duffel_events"."read_at" is null;--> statement-breakpoint
CREATE INDEX "duffel_exchanges_by_order" ON "duffel_exchanges" USING btree ("our_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "duffel_exchanges_one_per_change" ON "duffel_exchanges" USING btree ("change_id");--> statement-breakpoint
CREATE UNIQUE INDEX "duffel_orders_one_per_order" ON "duffel_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "duffel_orders_by_age" ON "duffel_orders" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "sandbox_orders_by_age" ON "sandbox_orders" USING btree ("booked_at");--> statement-breakpoint
CREATE INDEX "sandbox_orders_with_news" ON "sandbox_orders" USING btree ("news_at") WHERE "sandbox_orders"."news_at" is not null;--> statement-breakpoint
CREATE INDEX "sandbox_seats_by_order" ON "sandbox_seats" USING btree ("our_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_one_per_cause" ON "outbox" USING btree ("cause");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_leased" ON "outbox" USING btree ("lease_until") WHERE "outbox"."lease_until" is not null;--> statement-breakpoint
CREATE INDEX "outbox_by_time" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_settled" ON "outbox" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "outbox_by_booking" ON "outbox" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "outbox_by_subject" ON "outbox" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "counted_letters_by_recipient" ON "counted_letters" USING btree ("recipient","counted_at");--> statement-breakpoint
CREATE INDEX "counted_letters_by_time" ON "counted_letters" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "sandbox_ledger_by_payment" ON "sandbox_ledger" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_one_per_reference" ON "sandbox_payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_one_per_token" ON "sandbox_payments" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_challenge" ON "sandbox_payments" USING btree ("challenge_id");--> statement-breakpoint
CREATE INDEX "stripe_events_by_age" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stripe_payments_one_per_intent" ON "stripe_payments" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stripe_payments_one_per_token" ON "stripe_payments" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "stripe_payments_challenge" ON "stripe_payments" USING btree ("challenge_id");--> statement-breakpoint
CREATE INDEX "comments_by_article" ON "comments" USING btree ("article","received_at");--> statement-breakpoint
CREATE INDEX "comments_by_time" ON "comments" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_one_per_key" ON "comments" USING btree ("entry_key");--> statement-breakpoint
CREATE INDEX "contact_enquiries_by_time" ON "contact_enquiries" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_enquiries_one_per_key" ON "contact_enquiries" USING btree ("entry_key");--> statement-breakpoint
CREATE INDEX "recordings_by_time" ON "recordings" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "fare_alerts_by_question" ON "fare_alerts" USING btree (coalesce("asked_on", date '1970-01-01'));--> statement-breakpoint
CREATE INDEX "fare_alerts_by_departure" ON "fare_alerts" USING btree ("departs");--> statement-breakpoint
CREATE INDEX "fare_alerts_leased" ON "fare_alerts" USING btree ("lease_until") WHERE "fare_alerts"."lease_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_by_token" ON "subscriptions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "subscriptions_by_email" ON "subscriptions" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_newsletter" ON "subscriptions" USING btree (lower("email")) WHERE "subscriptions"."kind" = 'newsletter';--> statement-breakpoint
CREATE INDEX "subscriptions_by_confirmation" ON "subscriptions" USING btree ("confirmed_at");--> statement-breakpoint
CREATE INDEX "subscriptions_unconfirmed" ON "subscriptions" USING btree ("created_at") WHERE "subscriptions"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "call_clicks_by_time" ON "call_clicks" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "call_clicks_by_visitor" ON "call_clicks" USING btree ("fingerprint_id");--> statement-breakpoint
CREATE INDEX "funnel_events_by_draft" ON "funnel_events" USING btree (("params"->>'draft_id')) WHERE ("funnel_events"."params"->>'draft_id') is not null;--> statement-breakpoint
CREATE INDEX "funnel_events_by_visitor" ON "funnel_events" USING btree ("fingerprint_id");--> statement-breakpoint
CREATE UNIQUE INDEX "handovers_one_per_draft" ON "handovers" USING btree ("draft_id");
--> statement-breakpoint
-- States only move forward (money.10). The allowed moves are the trigger's arguments, 'from>to';
-- src/server/bookings/states.ts and src/server/payments/gateway.ts hold the same tables, and a test compares them.
CREATE FUNCTION wf_forward_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state IS DISTINCT FROM OLD.state AND NOT ((OLD.state || '>' || NEW.state) = ANY (TG_ARGV)) THEN
    RAISE EXCEPTION '%: state % may not follow %', TG_TABLE_NAME, NEW.state, OLD.state
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER attempts_forward_only BEFORE UPDATE OF state ON attempts FOR EACH ROW EXECUTE FUNCTION wf_forward_only(
  'started>challenge', 'started>authorised', 'started>undoing', 'started>failed',
  'challenge>authorised', 'challenge>undoing', 'challenge>failed',
  'authorised>booking', 'authorised>undoing',
  'booking>booked', 'booking>undoing',
  'booked>done', 'booked>undoing',
  'undoing>failed'
);
--> statement-breakpoint
CREATE TRIGGER bookings_forward_only BEFORE UPDATE OF state ON bookings FOR EACH ROW EXECUTE FUNCTION wf_forward_only(
  'received>paid', 'received>ticketed', 'received>failed',
  'paid>ticketed', 'paid>failed', 'paid>cancelled',
  'ticketed>cancelled'
);
--> statement-breakpoint
CREATE TRIGGER sandbox_payments_forward_only BEFORE UPDATE OF state ON sandbox_payments FOR EACH ROW EXECUTE FUNCTION wf_forward_only(
  'challenge>authorised', 'challenge>declined', 'challenge>voided',
  'authorised>captured', 'authorised>voided',
  'captured>refunded'
);
--> statement-breakpoint
CREATE TRIGGER cancellations_forward_only BEFORE UPDATE OF state ON cancellations FOR EACH ROW EXECUTE FUNCTION wf_forward_only(
  'asked>released', 'asked>failed',
  'released>done'
);
--> statement-breakpoint
CREATE TRIGGER outbox_forward_only BEFORE UPDATE OF state ON outbox FOR EACH ROW EXECUTE FUNCTION wf_forward_only(
  'pending>sent', 'pending>dropped', 'pending>failed'
);
--> statement-breakpoint
CREATE TRIGGER exchanges_forward_only BEFORE UPDATE OF state ON exchanges FOR EACH ROW EXECUTE FUNCTION wf_forward_only(
  'started>challenge', 'started>authorised', 'started>changing', 'started>undoing', 'started>failed',
  'challenge>authorised', 'challenge>undoing', 'challenge>failed',
  'authorised>changing', 'authorised>undoing',
  'changing>changed', 'changing>undoing',
  'changed>done',
  'undoing>failed'
);
--> statement-breakpoint
-- Paying never leads to a higher charge (money.19): what was agreed to and what was taken are written once.
CREATE FUNCTION wf_amounts_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount <> OLD.amount OR (OLD.captured_amount IS NOT NULL AND NEW.captured_amount IS DISTINCT FROM OLD.captured_amount) THEN
    RAISE EXCEPTION '%: an amount does not change', TG_TABLE_NAME USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER attempts_amounts_stay BEFORE UPDATE ON attempts FOR EACH ROW EXECUTE FUNCTION wf_amounts_stay();
--> statement-breakpoint
CREATE FUNCTION wf_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%: lines do not change', TG_TABLE_NAME USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER price_entries_append_only BEFORE UPDATE ON price_entries FOR EACH ROW EXECUTE FUNCTION wf_append_only();
