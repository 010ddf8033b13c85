import { OFFICIAL } from '../../pages/words/travel/official';
import { official } from '../../pages/words/travel/visa.en';
import { GUIDE_SOURCES as at } from './guideText';
import type { GuideTexts } from './guideText';

export const guides: GuideTexts = {
  paris: {
    heading: 'Paris city guide',
    title: 'Paris: a short city guide',
    description:
      'Paris by month, its neighborhoods on a map, how to get around, what to see on a second day, and what you need to enter France.',
    lead: 'A city for walking: six neighborhoods, twelve months and one long river.',
    paragraphs: [
      'Begin on foot. From the Île de la Cité the river leads west past the Louvre to the Eiffel Tower in an hour and a half, and the bridges are the best benches in town. Most big museums close on Monday or Tuesday, so look before you choose the day.',
      'Spring comes late and slowly: chestnuts bloom in April, terraces fill in May, and in June it is light until ten. In August many small shops and restaurants are closed, though the parks are not. Winter is gray and mild, with lamps on by five and no line at the museums.',
    ],
    neighborhoods: [
      ['Le Marais', 'Old mansions, galleries, and shops that open on Sunday.'],
      ['Latin Quarter', 'Students, cinemas and bookshops between the river and the old university.'],
      ['Saint-Germain-des-Prés', 'Cafés with a past, and the Luxembourg garden around the corner.'],
      ['Around the Eiffel Tower', 'Wide, quiet streets with a market; few reasons to stay up late.'],
      ['Montmartre', 'A village on a hill: a view from the top, and many steps to it.'],
      ['Canal Saint-Martin', 'Footbridges, bakeries and a young crowd on the banks.'],
    ],
    sections: [
      {
        heading: 'When to go',
        text: 'For mild days and long evenings choose May, June or September. For short lines and low fares choose a week between mid-January and March. Two weeks are as full as summer: those around Christmas and New Year’s.',
      },
      {
        heading: 'Getting around',
        text: 'The metro has a station within a few minutes’ walk of nearly everything, and from about half past five in the morning until after midnight a train every few minutes. Buses show you more. Bicycles are for hire at stands all over town, and the banks of the river are closed to cars for miles.',
        source: official('2025-12', ...at.ratp),
      },
      {
        heading: 'A second day',
        text: 'At the Louvre choose one wing and go in the evening, when it stays open late; look up which days. Notre-Dame opened again in December 2024 and takes reservations of a time, free of charge. For Versailles leave early, walk in the gardens first, and keep the rooms for the end.',
        source: official('2025-12', ...at.louvre),
      },
      {
        heading: 'What you need to enter',
        text: 'Holders of a US passport may stay 90 days in any 180 in the Schengen area without a visa. The passport must have been issued within the last ten years and be valid for three months after you leave. Entry is registered with a photo and fingerprints (EES), and an online authorization (ETIAS) is planned: our page on visas says since when.',
        source: official('2025-12', ...OFFICIAL.europe),
      },
    ],
  },
  rome: {
    heading: 'Rome city guide',
    title: 'Rome: a short city guide',
    description: 'Rome by month, its neighborhoods on a map, how to get around, a first evening, and what you need to enter Italy.',
    lead: 'Six neighborhoods on two banks, and the hours when they are at their best.',
    paragraphs: [
      'Rome is walked, and best early or late. See the Forum when it opens, rest through the hot hours, and go out again when the stone glows. The Colosseum and the Vatican Museums sell timed tickets, which are gone days ahead in season.',
      'The city lives outside from April to October. July and August are hot and dry, and around August 15 half of Rome is at the sea. November is the wettest month; December and January are cool and bright, with the fountains to yourself in the morning.',
    ],
    neighborhoods: [
      ['Around the Pantheon', 'The old center: lanes, squares and cafés, and no metro you would need.'],
      ['Trastevere', 'Ivy, small kitchens and noise until late, across the river.'],
      ['Monti', 'Small shops and wine bars on the slope above the Forum.'],
      ['Prati and the Vatican', 'Straight streets, good bakeries, and the museums before the crowd.'],
      ['Testaccio', 'A market, honest Roman cooking and few other visitors.'],
      ['Esquilino and Termini', 'Trains, metro and plain hotels; less charm, more connections.'],
    ],
    sections: [
      {
        heading: 'When to go',
        text: 'In April, May and October it is warm and not yet, or no longer, hot. The quiet months run from the second week of November to the middle of March, Christmas aside; around Easter the city is full whatever the date.',
      },
      {
        heading: 'Getting around',
        text: 'Two lines of metro cross at Termini and stop at the Colosseum, the Spanish Steps and near the Vatican; in the old center you walk or take a bus. One ticket is good for a ride on the metro and for changing between buses and trams. Taxis wait at stands; by law they have a meter.',
        source: official('2025-12', ...at.atac),
      },
      {
        heading: 'A first evening',
        text: 'Start at the Spanish Steps, go on to the Trevi Fountain, and end at the Pantheon, whose dome has stood since about the year 126. You see all three from the street without a ticket; going inside the Pantheon or down to the fountain’s edge may take one, so check before you go.',
        source: official('2025-12', ...at.rome),
      },
      {
        heading: 'What you need to enter',
        text: 'Italy belongs to the Schengen area: a US passport opens it for 90 days in any 180, whether you land here or change planes in Frankfurt. It must not be older than ten years, and must be valid three months beyond the day you fly home. At the first border photo and fingerprints are taken (EES); about the planned online form (ETIAS) read our page on visas.',
        source: official('2025-12', ...OFFICIAL.europe),
      },
    ],
  },
  'new-york': {
    heading: 'New York city guide',
    title: 'New York: a short city guide',
    description:
      'New York by month, its neighborhoods on a map, how to get around, what needs planning, and what visitors from abroad need.',
    lead: 'Where to sleep, how to get around, and which season suits you.',
    paragraphs: [
      'Walk the Brooklyn Bridge from Brooklyn to Manhattan in the morning, with the skyline ahead of you. The Staten Island Ferry passes the Statue of Liberty and is free. Subways run all night, and one fare takes you nearly anywhere in the city.',
      'Every season has its day out: magnolias in April, concerts in the parks in July, leaves in Central Park around the first of November, ice rinks from then on. The hottest weeks are damp, and a snowstorm can close the airports for a day.',
    ],
    neighborhoods: [
      ['Midtown', 'Theaters, trains and most of what is on postcards, at any hour.'],
      ['Chelsea and the West Village', 'Galleries, brownstones and the High Line; quiet at night.'],
      ['East Village and Lower East Side', 'Bars, noodles and music, and the evenings are long.'],
      ['Upper West Side', 'Between two parks, with museums, bagels and families.'],
      ['Long Island City', 'New hotels across the river, one or two stops from Midtown.'],
      ['Downtown Brooklyn', 'A dozen subway lines, and the promenade with the view.'],
    ],
    sections: [
      {
        heading: 'When to go',
        text: 'September and October are clear and mild, May nearly as good. January and February are cold and cost least, rooms included. Thanksgiving and the three weeks before New Year’s are the most crowded.',
      },
      {
        heading: 'Getting around',
        text: 'Tap a card or phone at the subway’s gate: the fare is the same for any distance, and after a number of rides in a week the rest are free. Express trains skip stations, so read the sign. Buses cross the island, ferries run along the rivers, and walking is often quickest.',
        source: official('2025-12', ...at.mta),
      },
      {
        heading: 'What needs planning',
        text: 'Places in the crown of the Statue of Liberty are few and sold weeks ahead; the pedestal is easier. Tickets for tonight’s shows cost less at the booth with the red steps on Times Square. The High Line and Central Park cost nothing.',
        source: official('2025-12', ...at.liberty),
      },
      {
        heading: 'What you need to enter',
        text: 'On a flight within the country travelers of 18 and older show a REAL ID, a passport or another accepted document. Visitors from abroad need an ESTA or a visa before they board, and line up for immigration at the airport where they land. Our page on visas has dates and the official links.',
        source: official('2025-12', ...OFFICIAL.realId),
      },
    ],
  },
  'las-vegas': {
    heading: 'Las Vegas city guide',
    title: 'Las Vegas: a short city guide',
    description:
      'Las Vegas by month, its parts on a map, how to get around without a car, the red rock outside, and what visitors from abroad need.',
    lead: 'Four miles of Strip, an old downtown and a desert with seasons.',
    paragraphs: [
      'The Strip is four miles long, and every hotel is farther away than it looks. See it once on foot after dark, then go where the rock is red: Red Rock Canyon is half an hour west, Hoover Dam three quarters of an hour southeast, and Death Valley fits in a long day.',
      'The desert has two good seasons and a hot one. From March to May and from October to November you can be outside all day. In summer you swim in the morning and go out after sunset; in winter the sun is low, many pools are closed and the nights are near freezing.',
    ],
    neighborhoods: [
      ['South end of the Strip', 'Large resorts near the stadium, and the shortest ride from the airport.'],
      ['Middle of the Strip', 'Fountains, the observation wheel and most shows within a walk.'],
      ['North end of the Strip', 'Newer towers with more room, and longer ways on foot.'],
      ['Arts District', 'Murals, vintage shops and good restaurants without slot machines.'],
      ['Downtown and Fremont Street', 'Where it began: neon, low tables, smaller rooms.'],
    ],
    sections: [
      {
        heading: 'When to go',
        text: 'Late March to May and October are pleasant by day and by night. Sunday to Thursday nights cost least; the week of a large convention or a race can cost far more, so look at the calendar of events before you fix the dates.',
      },
      {
        heading: 'Getting around',
        text: 'The Deuce bus runs along the Strip to downtown day and night, and the monorail runs behind the hotels of its east side. Taxis and ride-hail cars stop at the doors of hotels, not on the street. For the desert you rent a car, and for one day rather than the whole stay.',
        source: official('2025-12', ...at.rtc),
      },
      {
        heading: 'Out to the rock',
        text: 'Red Rock Canyon has a scenic drive of thirteen miles; from October to May you reserve the time of your entry. The West Rim of the Grand Canyon is two and a half hours by car, the South Rim four and a half: for the second, stay a night.',
        source: official('2025-12', ...at.redRock),
      },
      {
        heading: 'What you need to enter',
        text: 'Adults on a flight within the United States need a REAL ID, a passport or another accepted document; hotels and casinos ask for an ID as well, and under 21 nobody gambles or drinks. Who comes from abroad needs an ESTA or a visa: see our page on visas.',
        source: official('2025-12', ...OFFICIAL.realId),
      },
    ],
  },
  'los-angeles': {
    heading: 'Los Angeles city guide',
    title: 'Los Angeles: a short city guide',
    description:
      'Los Angeles by month, its neighborhoods on a map, how to get around with and without a car, and what visitors from abroad need.',
    lead: 'Six bases between the hills and the sea, and how to move between them.',
    paragraphs: [
      'Plan by neighborhood and not by list. A day by the sea takes you from Santa Monica’s pier along the path to Venice; a day inland goes from Grand Central Market downtown to Griffith Observatory, which is free and at its best at dusk.',
      'It is mild in every month, and the sea is cool in all of them. In late May and June mornings can be gray by the coast and clear by two. Rain falls between December and March, a few days at a time; September and October have the hottest days.',
    ],
    neighborhoods: [
      ['Santa Monica', 'Pier, beach and a train to downtown; you can do without a car.'],
      ['Venice', 'Canals, skaters and small restaurants on Abbot Kinney.'],
      ['West Hollywood and Beverly Hills', 'In the middle of everything, with the nightlife and the shops.'],
      ['Hollywood', 'The metro, the theaters and the hills behind; busy streets.'],
      ['Silver Lake and Los Feliz', 'Cafés and houses on slopes, below Griffith Park.'],
      ['Downtown', 'Museums, the market and all the trains; quiet blocks after dark.'],
    ],
    sections: [
      {
        heading: 'When to go',
        text: 'For the beach come from July to September; for clear views and hikes from November to April. The first weeks of the year cost least. Around the awards in winter and the festivals of April rooms are hard to find.',
      },
      {
        heading: 'Getting around',
        text: 'Metro trains link downtown with Santa Monica (E Line), Hollywood (B Line), and Pasadena and Long Beach (A Line). For a day in Malibu or in several valleys you will want a car; for the others a transit card does. Distances are in minutes here: ask for the hour before you ask for the miles.',
        source: official('2025-12', ...at.metro),
      },
      {
        heading: 'An evening with a view',
        text: 'Griffith Observatory looks over the whole basin. Entry is free, and it is closed on Mondays. Parking by the building is paid and soon full, so take the bus from the Vermont/Sunset station or walk up from Los Feliz, and be there half an hour before sunset.',
        source: official('2025-12', ...at.griffith),
      },
      {
        heading: 'What you need to enter',
        text: 'For a flight from another state a REAL ID, a passport or another accepted document is enough, and for children with you none. Travelers from abroad go through immigration at LAX, with an ESTA or a visa that was there before they left; details and official pages are on our page on visas.',
        source: official('2025-12', ...OFFICIAL.realId),
      },
    ],
  },
};
