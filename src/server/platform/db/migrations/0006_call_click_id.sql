ALTER TABLE "call_clicks" ADD COLUMN "click_id" uuid;--> statement-breakpoint
ALTER TABLE "call_clicks" ADD CONSTRAINT "call_clicks_click_id_unique" UNIQUE("click_id");