CREATE TABLE "sandbox_refunds" (
	"payment_id" text NOT NULL,
	"refund_id" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_payment_id_refund_id_pk" PRIMARY KEY("payment_id","refund_id"),
	CONSTRAINT "sandbox_refunds_amount" CHECK ("sandbox_refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;