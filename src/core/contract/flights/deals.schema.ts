/** `GET /api/bestdeals` and its neighbors (api.4): the lowest fares that were really seen. Money is integer US cents. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CABINS } from '../../domain/search/trip';

const Code = Type.String({ description: 'airport or metropolitan code, as it was searched for' });
const City = Type.String({ description: 'the city of that code' });
const CityEs = Type.Optional(Type.String({ description: 'Spanish name of the city, where it has one of its own' }));
const Day = Type.String({ description: 'YYYY-MM-DD' });
const CabinName = Type.Enum(CABINS);

export const DealSchema = Type.Object({
  origin: Code,
  originCity: City,
  originCityEs: CityEs,
  destination: Code,
  destinationCity: City,
  destinationCityEs: CityEs,
  departs: Day,
  returns: Type.Union([Day, Type.Null()], { description: 'null for one way' }),
  cabin: CabinName,
  airline: Type.String({ description: 'IATA code of the validating carrier' }),
  airlineName: Type.String(),
  total: Type.Integer({ minimum: 1, description: 'one adult, the whole trip, all taxes and fees in' }),
  seenAt: Type.String({ description: 'when a search found it, ISO 8601' }),
  link: Type.String({ description: 'path and query of the search that finds it' }),
});
export type DealWire = Static<typeof DealSchema>;

const PlaceChoice = Type.Object({ code: Type.String(), city: Type.String(), cityEs: CityEs });

const list = {
  found: Type.Integer({ minimum: 0, description: 'all that fit; the list may hold fewer' }),
  gathering: Type.Boolean({ description: 'true while this installation has not yet asked for all of its fares once' }),
  deals: Type.Array(DealSchema, { description: 'the cheapest first' }),
};

/** `GET /api/flight-under-99` and `flight-under-200`. */
export const DealListSchema = Type.Object(list);
export type DealListWire = Static<typeof DealListSchema>;

const SeenFareSchema = Type.Pick(DealSchema, ['origin', 'destination', 'departs', 'returns', 'cabin', 'airline', 'total', 'seenAt']);
/** The lowest round trip in Economy that was seen on a route, with the search that finds it. */
export type SeenFareWire = Static<typeof SeenFareSchema>;

const Routes = Type.Record(Type.String(), SeenFareSchema, {
  description: 'the lowest round trip in Economy on each route that the page names, by its codes: JFK-LAX; one that nobody saw is missing',
});
export type RouteFares = Static<typeof Routes>;

/** `GET /api/bestdeals`: what the home page shows. */
export const BestDealsSchema = Type.Object({ ...list, routes: Routes });
export type BestDealsWire = Static<typeof BestDealsSchema>;

/** `GET /api/dealsforcity/{city}`: what the page of a city shows. */
export const CityDealsSchema = Type.Object({
  ...list,
  routes: Routes,
  months: Type.Array(DealSchema, { description: 'the lowest round trip in Economy of each month of departure, the next month first' }),
});
export type CityDealsWire = Static<typeof CityDealsSchema>;

/** `GET /api/deals` and `getfilteredfares`. */
export const DealsAnswerSchema = Type.Object({
  ...list,
  belowPublished: Type.Object(
    {
      fares: Type.Integer({ minimum: 0 }),
      below: Type.Object({ 30: Type.Integer({ minimum: 0 }), 20: Type.Integer({ minimum: 0 }), 10: Type.Integer({ minimum: 0 }) }),
    },
    { description: 'of all fares seen lately whose published one is known: how many are at least so many percent below it' },
  ),
  choices: Type.Object(
    {
      origins: Type.Array(PlaceChoice),
      destinations: Type.Array(PlaceChoice),
      months: Type.Array(Type.String({ description: 'YYYY-MM' })),
      airlines: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
      cabins: Type.Array(CabinName),
    },
    { description: 'what there are deals of, for filters' },
  ),
});
export type DealsAnswerWire = Static<typeof DealsAnswerSchema>;

export const DealsFilterSchema = Type.Object({
  origin: Type.Optional(Code),
  destination: Type.Optional(Code),
  cabin: Type.Optional(CabinName),
  month: Type.Optional(Type.String({ description: 'of the departure, YYYY-MM' })),
  maxprice: Type.Optional(Type.String({ description: 'whole US dollars' })),
  airline: Type.Optional(Type.String({ description: 'IATA code' })),
});

export const DealCitySchema = Type.Object({
  city: Type.String({ description: 'last part of the address of its page, /flights-to-{city}' }),
});
export type DealCity = Static<typeof DealCitySchema>;
