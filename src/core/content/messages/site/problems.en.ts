import type { FailureCode } from '../../../domain/booking/failures';

/** What a traveler reads for each code of a failure; a code without words does not compile. */
export const problems: Record<FailureCode, string> = {
  invalid_request: 'Something in the form could not be read. Please check the marked fields.',
  not_found: 'We could not find that.',
  method_not_allowed: 'That did not work. Please reload the page and try again.',
  unsupported_media_type: 'That did not work. Please reload the page and try again.',
  payload_too_large: 'That was too long to send. Please shorten it and try again.',
  rate_limited: 'Too many tries in a short time. Please wait a minute and try again.',
  cross_site: 'That request came from another site. Please use our own pages.',
  overloaded: 'We are very busy right now. Please try again in a few seconds.',
  supplier_unavailable: 'The airlines’ system is not answering right now. Please try again in a minute, or call us.',
  offer_gone: 'This flight is no longer for sale at any price. Please choose another one.',
  price_changed: 'The airline changed the price. Nothing was charged. Please check the new price.',
  draft_unknown: 'We no longer have this booking in progress. Please choose your flight again.',
  draft_busy: 'A payment for this booking is already under way in another window.',
  already_booked: 'This trip is already booked. You are not charged again.',
  idempotency_conflict: 'This payment was already sent with other details. Please review and pay again.',
  card_declined: 'Your bank declined the card. Nothing was charged. Try another card or call your bank.',
  insufficient_funds: 'The card does not have enough funds for this amount. Nothing was charged. Try another card.',
  card_expired: 'The card has expired. Nothing was charged. Try another card.',
  incorrect_cvc: 'The security code does not match the card. Nothing was charged. Check the code and try again, or use another card.',
  processing_error: 'Your bank could not process the card just now. Nothing was charged. Try again in a few minutes, or use another card.',
  authentication_required:
    'Your bank wants to confirm that it is you and could not ask. Nothing was charged. Try again, use another card, or call your bank.',
  challenge_failed: 'Your bank could not confirm that it is you. Nothing was charged. Try again or use another card.',
  challenge_closed: 'You closed your bank’s window before it was answered. Nothing was charged. Try again or use another card.',
  payment_unavailable: 'The payment service is not answering. We check what happened before anything is charged.',
  payment_not_taken:
    'The payment service could not take your payment just now. Nothing was charged. Please try again in a moment, or call us.',
  booking_failed: 'The airline could not book the seats. Any hold on your card was released.',
  call_us: 'We cannot book this online right now. Nothing was charged. Please call us: we book it for you by phone.',
  duplicate_booking:
    'The airline already has a booking for one of these travelers on these flights. Nothing was charged. Look for it first, or call us.',
  traveler_refused: 'The airline did not accept something about a traveler. Nothing was charged, and everything you typed is still here.',
  booking_unknown: 'No booking matches this reference and email. Please check both.',
  self_transfer_open: 'Nothing was charged. This trip is on separate tickets: please confirm below that you connect on your own.',
  extra_gone: 'Nothing was charged. A seat or bag that you chose was sold in the meantime. Please choose again.',
  cancel_closed: 'This booking cannot be cancelled here: it is no longer active, or the trip has begun. Please call us.',
  schedule_changed: 'Your flights changed once more, or the booking is no longer active. Nothing was accepted; please reload this page.',
  exchange_closed:
    'These flights cannot be changed here: the fare or the airline does not allow it, or the booking is no longer as it was. Please call us.',
  exchange_changed: 'The price of this change has moved. Nothing was changed or charged; please read the new amounts.',
  exchange_ages:
    'On these dates a traveler would be of an age that needs another ticket, or company. Nothing was changed or charged. Choose other days, or call us.',
  exchange_unknown: 'We cannot find this change of flights. Please look at your booking: it shows the flights you have.',
  cancel_changed: 'What you would get back has changed. Nothing was cancelled; please read the new amounts.',
  alerts_full: 'This address has as many fare alerts as it may have. Stop one with the link in its emails.',
  subscription_unknown: 'This was already stopped, or the link is too old.',
  passport_closed: 'Passports can no longer be added here for this trip. Please call us.',
  traveler_closed: 'This can no longer be changed here: it is too late, or the name was corrected before. Please call us.',
  booked_before: 'Nothing was charged. There is already a booking for one of these travelers on this flight.',
  email_closed: 'The address of this booking can only be changed here while mail to it does not arrive. Please call us.',
  bot_check_needed: 'We could not tell that a person sent this. Please try once more, or call us.',
  bot_check_failed: 'We could not tell that a person sent this. Everything you typed is still here; please try once more, or call us.',
  bot_check_unavailable:
    'Our check against robots is not answering. Everything you typed is still here; please try again in a minute, or call us.',
  internal: 'Something went wrong on our side. Please try again, or call us.',
  offline: 'You are offline. Everything you typed is still here; try again once you are connected.',
  network: 'We could not reach our server. Everything you typed is still here; please try again.',
  cookies_blocked:
    'Your browser refuses the cookie that this needs: allow cookies for this site in its settings, then try again, or call us.',
  draft_renewed:
    'This booking was no longer open here, so we opened it again: nothing was charged, and everything you typed is still here. Please pay again, or call us.',
  unreadable: 'We got an answer we could not read. Please try again, or call us.',
};
