ALTER TABLE "drafts" ADD COLUMN "is_tried" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "drafts" SET "is_tried" = true WHERE EXISTS (SELECT 1 FROM "attempts" WHERE "attempts"."draft_id" = "drafts"."id");--> statement-breakpoint
CREATE INDEX "attempts_by_draft" ON "attempts" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "attempts_by_time" ON "attempts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "attempts_lost" ON "attempts" USING btree ("state_since") WHERE "attempts"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "bookings_by_draft" ON "bookings" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "bookings_by_time" ON "bookings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bookings_by_ticket" ON "bookings" USING btree ("booked_at");--> statement-breakpoint
CREATE INDEX "bookings_by_email" ON "bookings" USING btree (lower("contact"->>'email'));--> statement-breakpoint
CREATE INDEX "bookings_by_phone" ON "bookings" USING btree (reverse(regexp_replace("contact"->>'phone', '\D', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bookings_by_name" ON "bookings" USING gin (to_tsvector('simple', regexp_replace(lower(regexp_replace(normalize(jsonb_path_query_array("travelers", '$[*].firstName')::text || jsonb_path_query_array("travelers", '$[*].middleName')::text || jsonb_path_query_array("travelers", '$[*].lastName')::text, NFD), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "bookings_supplier_behind" ON "bookings" USING btree ("updated_at") WHERE "bookings"."is_supplier_behind";--> statement-breakpoint
CREATE INDEX "bookings_with_lost_people" ON "bookings" USING btree ("updated_at") WHERE "bookings"."state" = 'failed' and "bookings"."contact"->>'email' not like '%@erased.invalid';--> statement-breakpoint
CREATE INDEX "cancellations_by_booking" ON "cancellations" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "cancellations_by_time" ON "cancellations" USING btree ("state_since");--> statement-breakpoint
CREATE INDEX "drafts_untried" ON "drafts" USING btree ("updated_at") WHERE not "drafts"."is_tried";--> statement-breakpoint
CREATE INDEX "price_entries_moved" ON "price_entries" USING btree ("at") WHERE "price_entries"."reason" in ('captured', 'refunded');--> statement-breakpoint
CREATE INDEX "price_entries_moved_by_attempt" ON "price_entries" USING btree ("attempt_id") WHERE "price_entries"."reason" in ('captured', 'refunded');--> statement-breakpoint
CREATE INDEX "outbox_by_time" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_settled" ON "outbox" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "call_clicks_by_visitor" ON "call_clicks" USING btree ("fingerprint_id");--> statement-breakpoint
CREATE INDEX "funnel_events_by_draft" ON "funnel_events" USING btree (("params"->>'draft_id')) WHERE ("funnel_events"."params"->>'draft_id') is not null;--> statement-breakpoint
CREATE INDEX "funnel_events_by_visitor" ON "funnel_events" USING btree ("fingerprint_id");