/**
 * What each call of the API is for and answers. Bodies, parameters and queries that a route validates by schema come from
 * the route itself; queries that it reads by hand, and answers, stand here. A test holds this table to the routes.
 */
import type { TSchema } from 'typebox';
import { Type } from 'typebox';
import { AirlineClassesSchema, AirlineWireSchema } from '#core/contract/flights/airlines.schema';
import { AirportWireSchema, NearAirportWireSchema, RegionWireSchema } from '#core/contract/flights/airports.schema';
import { AlternativesAnswerSchema, NearbyFaresSchema } from '#core/contract/flights/alternatives.schema';
import { AuthorWireSchema, BlogWireSchema } from '#core/contract/pages/blog.schema';
import { AttemptWireSchema } from '#core/contract/bookings/payments.schema';
import { BookingWireSchema, CancelQuoteSchema } from '#core/contract/bookings/bookings.schema';
import { SavedTravelersSchema } from '#core/contract/bookings/savedTravelers.schema';
import { TripCookieSchema, TripListSchema } from '#core/contract/bookings/trips.schema';
import { DraftWireSchema } from '#core/contract/bookings/drafts.schema';
import { ExchangeOffersSchema, ExchangeWireSchema } from '#core/contract/bookings/exchange.schema';
import { ExtrasOnSaleSchema } from '#core/contract/bookings/extras.schema';
import { CommentsAnswerSchema } from '#core/contract/pages/comments.schema';
import {
  BestDealsSchema,
  CityDealsSchema,
  DealListSchema,
  DealsAnswerSchema,
  DealsFilterSchema,
} from '#core/contract/flights/deals.schema';
import { EnquiryReceiptSchema } from '#core/contract/enquiries.schema';
import { FlexibleQuerySchema, FlexibleTripsSchema } from '#core/contract/flights/flexibleTrips.schema';
import { ExploreAnswerSchema, ExploreQuerySchema } from '#core/contract/flights/explore.schema';
import { FlightsAnswerSchema, FlightsQuerySchema } from '#core/contract/flights/flights.schema';
import { LowestPricesAnswerSchema } from '#core/contract/flights/lowestPrices.schema';
import { PriceGridAnswerSchema } from '#core/contract/flights/priceGrid.schema';
import { PriceRecordAnswerSchema } from '#core/contract/flights/priceRecord.schema';
import { RecordingReceiptSchema } from '#core/contract/bookings/recordings.schema';
import { BannerSchema, LinkListSchema } from '#core/contract/pages/siteLists.schema';
import { FareAlertReceiptSchema, SubscriptionWireSchema } from '#core/contract/subscriptions.schema';
import { HandoverWireSchema } from '#core/contract/tracking.schema';

export interface DescribedCall {
  readonly summary: string;
  /** An object of the query parameters, for a route that has no schema of them. */
  readonly query?: TSchema;
  /** What a success answers, by status; null: no body. */
  readonly answers: Readonly<Record<number, TSchema | null>>;
}

const text = (description: string): TSchema => Type.String({ description });

/** Deals, chosen otherwise each time. */
const deals = (summary: string, answer: TSchema, query?: TSchema): DescribedCall => ({
  summary,
  ...(query && { query }),
  answers: { 200: answer },
});

const Lang = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('es')]));

/** By method and pattern. */
export const CALLS: Readonly<Record<string, DescribedCall>> = {
  'GET /flight/getflights': { summary: 'Flights of a search', query: FlightsQuerySchema, answers: { 200: FlightsAnswerSchema } },
  'GET /api/lowest-prices': {
    summary: 'Lowest price of each departure from one day to another, for one adult',
    query: Type.Intersect([FlightsQuerySchema, Type.Object({ from: text('DD-MMM-YYYY'), to: text('DD-MMM-YYYY') })]),
    answers: { 200: LowestPricesAnswerSchema },
  },
  'GET /api/price-grid': {
    summary: 'Lowest price of a round trip with both of its dates moved by up to three days, for one adult',
    query: FlightsQuerySchema,
    answers: { 200: PriceGridAnswerSchema },
  },
  'GET /api/price-record': {
    summary: 'What the same trip cost on earlier days, for one adult',
    query: FlightsQuerySchema,
    answers: { 200: PriceRecordAnswerSchema },
  },
  'GET /api/flexible-trips': {
    summary: 'The cheapest trip of each weekend, week or length in a period',
    query: FlexibleQuerySchema,
    answers: { 200: FlexibleTripsSchema },
  },
  'GET /api/nearby-fares': {
    summary: 'The lowest price of a search from and to airports nearby',
    query: FlightsQuerySchema,
    answers: { 200: NearbyFaresSchema },
  },
  'GET /api/alternatives': {
    summary: 'Other days and airports for a search without flights',
    query: FlightsQuerySchema,
    answers: { 200: AlternativesAnswerSchema },
  },
  'GET /api/explore': {
    summary: 'The lowest price to each of many places from one, for one adult there and back',
    query: ExploreQuerySchema,
    answers: { 200: ExploreAnswerSchema },
  },
  'GET /api/airlines': {
    summary: 'Airlines that the site has pages for, by name',
    query: Type.Object({ lang: Lang }),
    answers: { 200: Type.Array(AirlineWireSchema) },
  },
  'GET /api/blogs': {
    summary: 'Articles of the blog, newest first',
    query: Type.Object({ lang: Lang }),
    answers: { 200: Type.Array(BlogWireSchema) },
  },
  'GET /api/author': {
    summary: 'An author of the blog and the articles',
    query: Type.Object({ authorurl: text('as in the list of articles'), lang: Type.Optional(text('en or es; en by default')) }),
    answers: { 200: AuthorWireSchema },
  },
  'GET /api/loadcmnts': {
    summary: 'Comments on an article that an editor let through',
    query: Type.Object({ blogurl: text('as in the list of articles') }),
    answers: { 200: CommentsAnswerSchema },
  },
  'GET /api/airlineclasses': { summary: 'The cabins that these airlines sell', answers: { 200: Type.Array(AirlineClassesSchema) } },
  'GET /api/bestdeals': deals('The lowest fare seen to each city, and of the routes of the home page', BestDealsSchema),
  'GET /api/deals': deals('The lowest fare seen on each route', DealsAnswerSchema),
  'GET /api/flight-under-200': deals('The same below 200 dollars', DealListSchema),
  'GET /api/flight-under-99': deals('The same below 99 dollars', DealListSchema),
  'GET /api/dealsforcity/:city': deals(
    'The lowest fares seen to a city: from each origin, of its popular routes and of each month',
    CityDealsSchema,
  ),
  'GET /api/getfilteredfares': deals(
    'The lowest fares seen that fit; between two places, in each month',
    DealsAnswerSchema,
    DealsFilterSchema,
  ),
  'GET /api/banner': {
    summary: 'The banners of all pages of a language, or of one page',
    query: Type.Object({ pageurl: Type.Optional(text('path of a page')), lang: Lang }),
    answers: { 200: Type.Array(BannerSchema) },
  },
  'GET /api/links': {
    summary: 'All public links by their kind',
    query: Type.Object({ lang: Lang }),
    answers: { 200: Type.Array(LinkListSchema) },
  },
  'GET /data/airports': {
    summary: 'Airports that match what was typed',
    query: Type.Object({ key: text('three letters or more, or a code') }),
    answers: { 200: Type.Array(AirportWireSchema) },
  },
  'GET /data/nearby': {
    summary: 'Airports on the ground around an airport or city',
    query: Type.Object({ code: text('airport or metropolitan code') }),
    answers: { 200: Type.Array(NearAirportWireSchema) },
  },
  'GET /data/countries': { summary: 'Countries', answers: { 200: Type.Array(RegionWireSchema) } },
  'GET /data/state': {
    summary: 'States or provinces of a country',
    query: Type.Object({ id: text('ISO 3166 country code') }),
    answers: { 200: Type.Array(RegionWireSchema) },
  },
  'POST /api/drafts': { summary: 'A flight was chosen: a draft of a booking with its price', answers: { 201: DraftWireSchema } },
  'POST /api/reprice': { summary: 'The price of a draft, requested from the supplier again', answers: { 200: DraftWireSchema } },
  'GET /api/extras': { summary: 'Seats and bags on sale with a draft', answers: { 200: ExtrasOnSaleSchema } },
  'POST /api/extras': { summary: 'These seats and bags are bought with a draft, and no others', answers: { 200: DraftWireSchema } },
  'POST /api/booking': {
    summary: 'Books and pays; idempotent by the header Idempotency-Key',
    answers: { 201: AttemptWireSchema, 202: AttemptWireSchema },
  },
  'GET /api/booking': { summary: 'The booking of this browser', answers: { 200: BookingWireSchema } },
  'GET /api/booking/calendar': { summary: 'The booking as a calendar file, text/calendar', answers: { 200: Type.String() } },
  'GET /api/booking/calendar/:token': {
    summary: 'Flights of a booking as a calendar file by the link of a mail, text/calendar, without reference and names',
    answers: { 200: Type.String() },
  },
  'POST /api/booking/open': { summary: 'A booking by the link of a mail, without its payment', answers: { 200: BookingWireSchema } },
  'POST /api/booking/lookup': { summary: 'A booking by reference and email', answers: { 200: BookingWireSchema } },
  'POST /api/booking/traveler': {
    summary: 'Adds or changes numbers of a traveler, or corrects the name',
    answers: { 200: BookingWireSchema },
  },
  'POST /api/booking/passport': { summary: 'Adds the passport of a traveler to a booking', answers: { 200: BookingWireSchema } },
  'GET /api/booking/apple-pass': {
    summary: 'A direction of the booking for Apple Wallet, application/vnd.apple.pkpass',
    answers: { 200: Type.String() },
  },
  'GET /api/booking/google-pass': { summary: 'Leads on to Google Wallet with a direction of the booking', answers: { 303: null } },
  'POST /api/booking/accept-change': {
    summary: 'Takes the flights of a booking as the airline changed them',
    answers: { 200: BookingWireSchema },
  },
  'GET /api/booking/receipt': { summary: 'The receipt as one page or file, text/html', answers: { 200: Type.String() } },
  'POST /api/booking/cancel-quote': { summary: 'What cancelling a booking would bring now', answers: { 200: CancelQuoteSchema } },
  'POST /api/booking/cancel': { summary: 'Cancels a booking at the refund that was agreed to', answers: { 200: BookingWireSchema } },
  'POST /api/booking/exchange-offers': {
    summary: 'Flights that a booking can be changed to, with what that costs or brings',
    answers: { 200: ExchangeOffersSchema },
  },
  'POST /api/booking/exchange': {
    summary: 'Changes the flights of a booking and pays or gives back; idempotent by the header Idempotency-Key',
    answers: { 201: ExchangeWireSchema, 202: ExchangeWireSchema },
  },
  'GET /api/booking/exchange-status': { summary: 'How a change of flights stands', answers: { 200: ExchangeWireSchema } },
  'POST /api/booking/exchange-verify': {
    summary: 'Completes or abandons the challenge of a change of flights',
    answers: { 200: ExchangeWireSchema },
  },
  'POST /api/booking/mail': {
    summary: 'Sends the mail of a booking once more, or what did not arrive to another address',
    answers: { 204: null },
  },
  'POST /api/trip-cookie': { summary: 'Gives this browser its trip cookie', answers: { 200: TripCookieSchema } },
  'POST /api/trips/link': { summary: 'Mails a link to all trips of an address', answers: { 204: null } },
  'POST /api/trips/open': { summary: 'All trips of an address by that link', answers: { 200: TripListSchema } },
  'GET /api/trips': { summary: 'What this browser may open', answers: { 200: TripListSchema } },
  'POST /api/trips/show': { summary: 'Makes a trip the one that this browser reads', answers: { 204: null } },
  'POST /api/trips/forget': { summary: 'Takes a trip, or all, from this browser', answers: { 204: null } },
  'GET /api/saved-travelers': { summary: 'Travelers whom this browser may fill in again', answers: { 200: SavedTravelersSchema } },
  'POST /api/saved-travelers/forget': { summary: 'Takes a saved traveler, or all, from this browser', answers: { 204: null } },
  'GET /api/payment-status': { summary: 'How a payment stands', answers: { 200: AttemptWireSchema } },
  'GET /api/payment-verify': { summary: 'How a payment stands after its challenge', answers: { 200: AttemptWireSchema } },
  'POST /api/payment-verify': { summary: 'Completes or abandons a challenge', answers: { 200: AttemptWireSchema, 202: AttemptWireSchema } },
  'POST /api/bkstgupdt': { summary: 'The stage that a booking has reached', answers: { 204: null } },
  'POST /api/contactus': { summary: 'A message to the agency', answers: { 201: EnquiryReceiptSchema } },
  'POST /api/payment-recording': {
    summary: 'What the page went through before a payment failed, with consent',
    answers: { 201: RecordingReceiptSchema },
  },
  'POST /api/flightcancellation': { summary: 'Asks the staff to cancel a booking', answers: { 201: EnquiryReceiptSchema } },
  'POST /api/vacenquiry': { summary: 'Asks the agency for a vacation', answers: { 201: EnquiryReceiptSchema } },
  'POST /api/submitcomment': { summary: 'A comment on an article, for the editor', answers: { 201: EnquiryReceiptSchema } },
  'POST /api/commentreply': { summary: 'A reply to a comment, for the editor', answers: { 201: EnquiryReceiptSchema } },
  'POST /api/newsletter': { summary: 'Asks an address whether it wants the newsletter', answers: { 201: EnquiryReceiptSchema } },
  'POST /api/farealert': { summary: 'Asks an address whether it wants to hear of a lower fare', answers: { 202: FareAlertReceiptSchema } },
  'POST /api/subscription/confirm': { summary: 'The link of the mail that asks', answers: { 200: SubscriptionWireSchema } },
  'POST /api/subscription/end': { summary: 'Ends newsletter or fare alert', answers: { 200: SubscriptionWireSchema } },
  'POST /api/subscription/one-click': { summary: 'The same out of a mail program (RFC 8058)', answers: { 204: null } },
  'POST /api/callclick': { summary: 'A click on a telephone link', answers: { 204: null } },
  'POST /api/eventlog': { summary: 'An event of the visit', answers: { 204: null } },
  'POST /api/handover': { summary: 'A code with which an agent takes over a visit', answers: { 201: HandoverWireSchema } },
  'GET /api/bot-challenge': { summary: "A task for the site's own bot check", answers: { 200: Type.Object({}) } },
  'POST /api/csp-report': { summary: 'A report of a browser about the content security policy', answers: { 204: null } },
  'GET /api/openapi.json': { summary: 'This document', answers: { 200: Type.Object({}) } },
};
