/** Documents for a trip, in US English, each with the month in which it was known and the authority that says what holds today. */
import type { PageText } from '../../siteTypes';
import { OFFICIAL, sourcesIn } from './official';

export const official = sourcesIn({ language: 'en-US', asOf: (month) => `As of ${month}; what holds today:` });

export const visaInfo: PageText = {
  heading: 'Visa information',
  title: 'Visas, ETIAS, EES, ESTA and REAL ID',
  description:
    'Passports, European EES and ETIAS, the British ETA, ESTA for visitors, REAL ID and TSA ConfirmID: what is asked, since when, and the official page of each.',
  lead: 'Check documents before you book, not at the airport.',
  paragraphs: [
    'Many countries want a passport that is valid for six months after you arrive, and several ask for an electronic authorization or a visa before you fly, even for a short visit. A change of planes in a third country can need a document of its own. What stands below is dated: follow the link of each part before you travel.',
    'The name on the ticket must match the passport. We ask for passport details only where the trip leaves the country and the airline needs them. An airline may refuse boarding to a traveler without the right documents, and such a ticket is not refunded.',
  ],
  sections: [
    {
      heading: 'Passports',
      text: 'Travelers of every age need a passport of their own for an international flight, babies included. Count six months of validity from the day you arrive to be safe; where a country of your trip asks for more than your passport has, the booking warns you and names the rule. US passports for children under 16 last five years.',
      source: official('2025-12', ...OFFICIAL.childPassports),
    },
    {
      heading: 'Europe: the Entry/Exit System (EES)',
      text: 'The countries of the Schengen area began it on October 12, 2025, and planned it for every border crossing from April 10, 2026. The border officer or a machine reads your passport, takes a photo and, on the first trip, fingerprints; the days of your stay are counted from that instead of from stamps. It is free and asks for nothing ahead. The first time takes longer, so leave room in a connection. A visit without a visa is still 90 days in any 180.',
      source: official('2025-12', ...OFFICIAL.europe),
    },
    {
      heading: 'Europe: the travel authorization (ETIAS)',
      text: 'The European Union announced ETIAS for the last quarter of 2026: an online form for visitors who need no visa, citizens of the United States among them. It is to cost 20 euros, nothing for travelers under 18 and over 70, and to last three years or as long as the passport. A period of at least six months is planned in which nobody is turned away for the lack of it. Whether it has begun stands on the official page, which is also the only place to apply.',
      source: official('2025-12', ...OFFICIAL.europe),
    },
    {
      heading: 'United Kingdom: ETA',
      text: 'Citizens of the United States have needed an ETA for a visit since January 8, 2025, children and babies too. It lasts two years or as long as the passport, for any number of visits, and has cost 16 pounds since April 2025. From February 25, 2026, airlines were to refuse boarding without one. Apply in the official app or on the official page, with the passport that you will travel on.',
      source: official('2025-12', ...OFFICIAL.ukEta),
    },
    {
      heading: 'Other countries with a form of their own',
      text: 'Australia and New Zealand ask citizens of the United States for an electronic authorization as well, other countries for an online arrival form or a visa, and some change it from one year to the next. The State Department has a page for every country with passport validity, visas and entry forms. Use the government’s own site: copies of it charge more for the same form.',
      source: official('2025-12', ...OFFICIAL.state),
    },
    {
      heading: 'Visitors to the United States: ESTA',
      text: 'Citizens of the countries in the Visa Waiver Program need an ESTA to fly here, and also to change planes here. Apply at least 72 hours before departure. It lasts two years or as long as the passport, and has cost 40 dollars since September 30, 2025. Everybody else needs a visa; permanent residents show their green card.',
      source: official('2025-12', ...OFFICIAL.esta),
    },
    {
      heading: 'Flights within the United States: REAL ID',
      text: 'Since May 7, 2025, travelers of 18 and older show a license or ID that follows the REAL ID rules (most have a star), a passport, or another document on the official list. Children under 18 need none on flights within the country, though the airline may ask for the age of an infant.',
      source: official('2025-12', ...OFFICIAL.realId),
    },
    {
      heading: 'Without an accepted ID: TSA ConfirmID',
      text: 'The TSA announced in December 2025 that from February 1, 2026, whoever comes to the checkpoint without an accepted ID can pay 45 dollars for TSA ConfirmID, another way of checking who you are. The payment covers ten days of travel. It can take long, and nobody promises that it succeeds: a passport is the surer way.',
      source: official('2025-12', ...OFFICIAL.identification),
    },
    {
      heading: 'Changing planes abroad',
      text: 'Some countries want a transit visa even if you stay in the airport, and where a visa is needed to enter, you need it as well to collect a bag and check it in again. Coming back to the United States, everybody passes immigration and customs at the first airport (before departure on flights from some airports, such as Toronto and Dublin), so leave at least an hour and a half for that connection.',
    },
    {
      heading: 'Children with one parent',
      text: 'Several countries ask for a notarized letter from the parent who stays at home. Airlines look at it at check-in, so have it with you in the language of the destination or in English.',
    },
  ],
};
