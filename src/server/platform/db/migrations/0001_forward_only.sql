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
