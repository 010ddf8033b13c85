import type { ArticleText } from '../../pages/siteTypes';

export const passportsAndThreeMonths: ArticleText = {
  heading: 'Passports and the three-month rule',
  title: 'Passports, Schengen and the three-month rule',
  description: 'Why a valid passport may not be valid enough: three months for Schengen, six elsewhere, and what else the border counts.',
  lead: 'A passport can be valid on the day you fly and still not be enough.',
  paragraphs: [
    'The saddest refusals happen at the check-in desk. The passport is real, the ticket is paid, the date in the booklet is in the future, and the agent still shakes her head. Airlines pay fines for passengers without the right documents, so they check before the border does.',
    'Almost all of these cases come down to one of three counts: how long the passport is valid after the trip, how old it is, and how many days you have already spent there.',
  ],
  parts: [
    {
      heading: 'Three months beyond the stay: the Schengen area',
      paragraphs: [
        'Twenty-nine European countries share one outer border. Among them are France, Italy, Spain, Germany, Greece, Portugal and the Netherlands; Ireland and the United Kingdom are not. For a US passport they ask two things, written in article 6 of the Schengen Borders Code: that it is valid at least three months after the day you intend to leave the area, and that it was issued within the last ten years.',
        'The second condition rarely troubles Americans, whose adult passports last ten years exactly. The first does. If you fly home on June 20, the passport must run until September 20. A child’s passport, issued for five years only, is the one to look at twice.',
      ],
    },
    {
      heading: 'Six months: many countries elsewhere',
      paragraphs: [
        'Much of Asia, the Middle East and Africa asks for six months of validity, some counted from arrival, some from departure. Others, such as Mexico, Canada, Japan and the United Kingdom, ask that the passport be valid for the stay. The list changes, and airlines follow their own database of it, so look at travel.state.gov under the country’s name before you book.',
        'A simple habit spares you the list: renew when nine months are left. It costs you three quarters of a year of a ten-year document and removes the question from every trip.',
      ],
    },
    {
      heading: 'Ninety days in any 180',
      paragraphs: [
        'Without a visa an American may stay in the Schengen area up to 90 days in any period of 180. The days of all its countries are added together, and the window moves with you: on each day, the border counts back 180 days and asks how many of them you were inside. The day you enter and the day you leave both count.',
        'Crossing from Spain to France does not begin a new count. A week in London or Dublin does not use it up. Since the area records entries and exits electronically at its borders, an overstay is no longer a matter of how a stamp is read.',
      ],
    },
    {
      heading: 'Permission before you board',
      paragraphs: [
        'A growing number of countries let Americans in without a visa, but want to know before the flight. The United Kingdom has asked for its Electronic Travel Authorisation since January 2025. Australia has had one for decades, South Korea and others have theirs. For the Schengen area such a registration, called ETIAS, has been announced and postponed several times; the official page, travel-europe.europa.eu, says whether it applies on your date.',
        'Apply on the government’s own page. Searches are full of agencies that charge three times the fee for typing the same form.',
      ],
    },
    {
      heading: 'What else can stop you',
      paragraphs: ['Five smaller things, each of which we have met on the phone:'],
      list: [
        'The name on the ticket and the name in the passport differ after a wedding. Book under the name in the passport that you will carry.',
        'The passport has no empty page. Some countries want one or two for the stamp and the visa.',
        'The passport is damaged. A wet or torn page can be enough.',
        'A change of planes in a third country needs a transit visa of its own, even if you never leave the airport.',
        'A child travels with one parent. Several countries ask for a notarized letter from the other; carry one in any case.',
      ],
    },
    {
      heading: 'How long a renewal takes',
      paragraphs: [
        'The State Department publishes current times for routine and expedited service, and they swing with the season by weeks. They do not include the mail in both directions. If you leave within 14 days, a passport agency can help by appointment, and there are not many of them. A routine adult renewal can be done online or by mail; a child under 16 has to appear in person, with both parents or a signed consent.',
      ],
    },
    {
      heading: 'Where this site helps, and where it cannot',
      paragraphs: [
        'You can book a trip abroad without a passport at hand and add its details later, up to 72 hours before departure. When we know a traveler’s passport and its date falls short of the rule where you go, we say so on the page, with the day on which it would still have to be valid. It is a warning and not a refusal, because the border decides and not we.',
        'We ask only about what your ticket tells us. Where you go on from there, by train or on another ticket, is yours to check.',
      ],
    },
  ],
};
