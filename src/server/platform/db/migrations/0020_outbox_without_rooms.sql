ALTER TABLE "outbox" DROP CONSTRAINT "outbox_booking_id_bookings_id_fk";
