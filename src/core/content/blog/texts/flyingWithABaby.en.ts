import type { ArticleText } from '../../pages/siteTypes';

export const flyingWithABaby: ArticleText = {
  heading: 'Flying with a baby on your lap',
  title: 'Flying with a lap infant: cost, papers, seats',
  description: 'What a lap infant costs, which papers are asked for, which row is worth having, and when a seat of their own is better.',
  lead: 'Under two they may fly on your lap. Here is what that costs and what it asks of you.',
  paragraphs: [
    'A baby turns a flight into logistics, and most of it can be settled at the kitchen table. The rules are few: one infant on each adult’s lap, younger than two on every day of travel, booked as a traveler like everybody else.',
    'That last point is the one people forget. A lap infant has no seat but must be on the booking, because the airline counts every person on board and keeps a life vest for each.',
  ],
  parts: [
    {
      heading: 'What it costs',
      paragraphs: [
        'Within the United States a baby on a lap usually flies free; we charge no service fee for it, either. On international trips airlines ask for a share of the adult fare, most often about ten percent, and the taxes of the other country may come on top. Ten percent of a fare in business class is real money, so look at the total before you move to the front.',
        'In the search form choose one infant for each lap. The results show the price for the whole party, baby included.',
      ],
    },
    {
      heading: 'The second birthday',
      paragraphs: [
        'Age counts on the day of each flight. A child who turns two between the way out and the way back may sit on your lap going and needs a seat coming home. Airlines handle this differently: some want two bookings, some price it in one. Book such a trip by phone and the seat will be there.',
      ],
    },
    {
      heading: 'A seat of their own',
      paragraphs: [
        'The Federal Aviation Administration says plainly that the safest place for a baby is in a child seat that is approved for aircraft, in a seat of its own. Arms are not strong enough in sudden turbulence, and nobody is at fault for that. If the fare allows it, and above all on a long flight, a seat for the baby is worth considering.',
        'Look for the label on the car seat: it must say that the seat is certified for use in motor vehicles and aircraft. It goes by the window, so that nobody has to climb over it, and never in an exit row. If you want a seat for a child under two, call us, and we book it in the same reservation.',
      ],
    },
    {
      heading: 'Papers',
      paragraphs: [
        'On domestic flights the Transportation Security Administration asks children for no identification. The airline may ask for proof of age, though, and for a baby who looks large the question comes. Carry a copy of the birth certificate.',
        'Abroad there are no exceptions: every person needs a passport, the newborn too. For children under 16 it is issued for five years, in person, usually with both parents. If you travel without the other parent, carry a signed and notarized letter of consent. Several countries ask for one by law, and our own border officers may ask as well.',
      ],
    },
    {
      heading: 'Which seats to choose',
      paragraphs: [
        'On long flights some aircraft have bassinets, small beds that hang on the wall in front of the first row of a cabin. They are few, have a limit of weight, often about 22 pounds, and are given by the airline on request. Ask as soon as you have booked; we can pass the request on.',
        'That row has drawbacks: nothing may lie on the floor for takeoff, and the armrests do not lift. Without a bassinet, we prefer an aisle seat toward the back. It is closer to the restrooms and the galley, where one can stand and sway.',
      ],
    },
    {
      heading: 'What you may bring',
      paragraphs: ['Baby things have rules of their own, and they are kind:'],
      list: [
        'Most airlines check a stroller and a car seat free of charge, at the counter or at the gate.',
        'Formula, breast milk and baby food may exceed 3.4 ounces at the checkpoint, in reasonable quantity, also when the baby is not with you. Take them out and say so.',
        'Cooling packs for them are allowed as well, frozen or not.',
        'A diaper bag often counts in addition to your personal item. A lap infant seldom has a bag allowance of its own on a domestic flight; on international ones often a small one. Read the airline’s page.',
      ],
    },
    {
      heading: 'The flight itself',
      paragraphs: [
        'Feed during the descent rather than the climb. Swallowing helps small ears, and the pressure on the way down is the one that hurts. Dress the baby in layers, pack twice the diapers you think you need, and one clean shirt for yourself; that is the part nobody tells you.',
        'Pick the flight by the sleep, not by the fare alone. A nonstop that leaves at nap time is better than two shorter ones around it, even at a somewhat higher price. And when the crying comes: everyone around you has either had children or been one.',
      ],
    },
  ],
};
