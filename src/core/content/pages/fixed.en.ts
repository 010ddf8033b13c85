import { KEPT_DAYS } from '../../domain/keptFor';
import { formPages } from './formPages.en';
import type { Brand } from '../brand';
import type { FixedRoute, PageText } from './siteTypes';

/** Pages with one record each, in US English. They say what the product really does (content.21). */
export const fixed = (b: Brand): Readonly<Record<FixedRoute, PageText>> => ({
  deals: {
    heading: 'Flight deals',
    title: 'Flight deals by city',
    description: 'Where the discounts come from, how to find them, and a page for every city we sell flights to.',
    lead: 'Net fares up to 30% below the published price, wherever an airline gives us one.',
    paragraphs: [
      'Some airlines give agencies a net fare: the same seat on the same flight, for less than the price they publish. Where we hold such a fare you pay it; where we do not, you pay the published price. The discount lies between 0 and 30 percent and depends on the airline, the route and the month.',
      'The surest way to a low price is to be flexible by a day or two. Choose a city below, enter your dates and compare: Tuesdays, Wednesdays and Saturdays are usually cheaper than Fridays and Sundays, and most routes cost less three to eight weeks before departure than in the last two weeks.',
    ],
  },
  findBooking: {
    heading: 'Find your booking',
    title: 'Find your booking',
    description:
      'Open your booking again with its reference and your e-mail: itinerary, price paid, calendar file, and passports still to add.',
    lead: 'With the booking reference and the e-mail address that was given when booking.',
    paragraphs: [
      'The reference has six letters and digits and stands on your confirmation. There you can read the itinerary and the price paid again, print them, take the flights into your calendar, and add passports that were left for later, up to 72 hours before departure.',
      'Nothing found? Try the other addresses you may have used. If the reference is lost, call us at any hour with the names of the travelers and the day of departure.',
    ],
  },
  callNow: {
    heading: 'Call now',
    title: 'Call us and book with a person',
    description: `Call ${b.mainPhone} at any hour to search, book, change or cancel a flight in English or Spanish.`,
    lead: 'A person answers at any hour, in English or Spanish.',
    paragraphs: [
      'Have three things at hand and the call is short: where you leave from and where you want to go, your dates with how far they may move, and how many adults, children and infants travel. We read you the price with all taxes and our service fee before anything is booked.',
      'The fare you see on this site is the fare you get on the phone. If you already found a flight here, tell us its airline and departure time, and we open the same one.',
    ],
  },
  bookByPhone: {
    heading: 'Book by phone',
    title: 'How booking by phone works',
    description: 'What we ask, what we read back to you, and when your card is charged when you book a flight by phone.',
    lead: 'The same flights, the same prices, with somebody who does the searching.',
    paragraphs: [
      'We search while you are on the line and name the total for all travelers, taxes and our service fee included. Before we book we read back every name as it stands on the ID, each date and each airport, because names on tickets are hard to change later.',
      'Your card is authorized only after you agree to the price, and charged only when the airline has booked the seats. If the booking does not go through, the authorization is released and you pay nothing.',
    ],
  },
  airlines: {
    heading: 'Airlines',
    title: 'Airlines we search',
    description: 'The carriers whose flights you can compare here, each with its hubs and the cities it is popular for.',
    lead: `${b.brandName} is an independent travel agency, not an airline.`,
    paragraphs: [
      'We compare flights of the carriers below in one list, so that you can choose by price, time, stops and baggage instead of by brand. Each page names the cities in which the airline’s flights meet, which tells you where a connection is likely to be.',
      'For a seat assignment, a frequent-flyer number or an irregular event on the day of travel the airline itself is the quickest address. For anything about a booking made with us, call us: we see the same reservation.',
    ],
  },
  airlineCities: {
    heading: 'Airlines and their cities',
    title: 'Which airline flies where',
    description: 'For every airline: its hubs, and our pages for its flights to popular cities.',
    lead: 'Pick an airline to see its hubs and the cities it is popular for.',
    paragraphs: [
      'An airline sells many more pairs of cities than it flies without a stop. From one of its hubs a flight is often nonstop; between two other cities it usually connects in a hub, and the layover there decides how long the trip takes.',
      'The pages below list the cities for which travelers most often choose an airline. Any other pair can be searched from the home page, and the results show every carrier that sells it.',
    ],
  },
  about: {
    heading: 'About us',
    title: 'About us',
    description: `${b.brandName} is an independent US travel agency that sells flights online and by phone.`,
    lead: `${b.legalName} is an independent travel agency, not an airline.`,
    paragraphs: [
      'We sell airline tickets in the United States, on this site and by phone. We earn a service fee, which is a line of its own in every price, and we hold net fares of some airlines, which is where discounts come from. We do not take money for the order in which flights are listed.',
      'We try to be plain about what usually is not: prices include all taxes and mandatory fees from the first screen on, the airline that really operates a flight is named beside it, and baggage stands next to the fare and not behind it. There is no countdown and no “only two left” on this site unless the airline itself says so.',
    ],
  },
  contact: {
    heading: 'Contact us',
    title: 'Contact us',
    description: `Call ${b.mainPhone} at any hour or write to ${b.email}.`,
    lead: 'By phone at any hour, in English or Spanish; by e-mail when it can wait.',
    paragraphs: [
      'For a flight that leaves within 24 hours, or a booking that needs to change today, please call: a person answers and can act while you are on the line. Have your booking reference ready if you already booked.',
      'For everything else write to us. Name your booking reference, if there is one, and never send card or passport numbers by e-mail: we do not need them to help you.',
    ],
  },
  faq: {
    heading: 'Frequently asked questions',
    title: 'Frequently asked questions',
    description: 'Prices, fees, changes, cancellations and names on tickets: the questions travelers ask us most.',
    lead: 'The questions travelers ask us most, answered briefly.',
    paragraphs: [],
    sections: [
      {
        heading: 'Is the price final?',
        text: 'Yes. It contains all taxes, mandatory fees and our service fee. We check it with the airline when you choose a flight and again before you pay; if the airline changed it, you see the old and the new price and decide. Only what you choose yourself comes on top, such as checked bags or seats, and you pay the airline for it.',
      },
      {
        heading: 'What is your service fee?',
        text: '$12 per traveler on trips within the United States and $24 on international ones, once per booking. It is in every price you see and on a line of its own before you pay. Booking by phone costs the same.',
      },
      {
        heading: 'Can I cancel?',
        text: 'Within 24 hours of booking, free of charge, when departure is 7 or more days away. This is our own policy, and our fee is refunded too. After that the rules of your fare decide; we tell you what you would get back before you cancel.',
      },
      {
        heading: 'Can I change my flight?',
        text: 'That depends on your fare. Its rules stand beside the flight before you pay: what a change costs, or that there is none. To change a booking, call us with your reference at any hour.',
      },
      {
        heading: 'Which bags are included?',
        text: 'Each flight says what its fare includes: personal item, carry-on and checked bag, or what the airline charges for them. You pay for bags at the airline, online before the day of travel in most cases for less than at the airport.',
      },
      {
        heading: 'Whose name goes on the ticket?',
        text: 'Each traveler’s, exactly as on the ID that will be shown at the airport; on trips abroad, as in the passport. Names are hard to change later, so read them once more before you pay.',
      },
      {
        heading: 'Can I book for a baby?',
        text: 'Children under two travel on an adult’s lap, one per adult. If you want a seat for a child under two, book it by phone.',
      },
      {
        heading: 'When is my card charged?',
        text: 'Your card is authorized first and charged only when the airline has booked your seats. If the booking fails, the authorization is released and you pay nothing. We take Visa, Mastercard, American Express, Discover, Diners Club and JCB.',
      },
      {
        heading: 'Do I need a passport to book?',
        text: 'Not to book. On trips abroad you can add passports now or later, up to 72 hours before departure, on the page where you find your booking.',
      },
      {
        heading: 'How do I find my booking again?',
        text: 'With the reference of six letters and digits and the e-mail you gave when booking, under “Find your booking”. If the reference is lost, call us with the names of the travelers and the day of departure.',
      },
    ],
  },
  terms: {
    heading: 'Terms and conditions',
    title: 'Terms and conditions',
    description: 'What you and we agree on when you book a flight on this site or by phone.',
    lead: 'What you and we agree on when you book.',
    paragraphs: [
      `${b.legalName} acts as an agent: the contract of carriage is between you and the airline that operates your flight, and its conditions of carriage and the rules of your fare apply. We are responsible for what we do ourselves: showing the right price, sending the right names to the airline, and charging what you agreed to and no more.`,
      'A booking exists once the airline has confirmed it and you have a booking reference. Until then nothing is charged. You are responsible for the names, dates of birth and contact details you enter, and for holding the documents your trip needs. While a line on this site says test mode, no real ticket is issued and no real money moves.',
    ],
  },
  disclaimer: {
    heading: 'Disclaimer',
    title: 'Disclaimer',
    description: 'What the figures and names on this site mean, and what they do not.',
    lead: 'What figures and names on this site mean, and what they do not.',
    paragraphs: [
      'Prices on pages about cities, such as “from $350.05”, are examples for a round trip of one adult, taxes and fees included. They are not an offer: the price that counts is the one shown for your dates in the search results and confirmed before you pay.',
      'Names of airlines are trademarks of their owners and stand here to say who operates a flight. We are not part of any airline and no airline endorses this site. Information about visas, baggage and airports is given with care but can change; the airline or the authority in question has the last word.',
    ],
  },
  refundPolicy: {
    heading: 'Cancellation and refund policy',
    title: 'Cancellation and refund policy',
    description: 'Free cancellation within 24 hours, what happens after that, and how refunds are paid.',
    lead: 'Free within 24 hours when departure is 7 or more days away. This is our own policy.',
    paragraphs: [
      'You may cancel any booking within 24 hours of making it, free of charge and with our service fee refunded, as long as the first flight leaves 7 or more days later. We offer this ourselves; the federal 24-hour rule binds airlines, not agencies.',
      'After that, the rules of your fare decide: some fares are refundable, some leave you a credit with the airline, the cheapest often leave nothing but taxes. Before you cancel we tell you the amount you would get back, with the airline’s penalty and our fee on separate lines. Refunds go to the card that paid. If the airline cancels your flight, or changes it significantly and you do not accept, everything comes back: three hours or more within the United States, six on international trips, another airport, more stops or a lower cabin.',
    ],
  },
  privacy: {
    heading: 'Privacy policy',
    title: 'Privacy policy',
    description: 'Which data we keep, why, for how long, and which we never see.',
    lead: 'What we keep, what for, and what we never see.',
    paragraphs: [
      `To book a flight we need each traveler’s name, date of birth and sex as the airline asks for it, a passport number where the trip leaves the country, your e-mail and phone, and the address on the bill. We pass on to the airline what it needs and keep the booking so that we can help you with it. A flight that was chosen and never paid for is deleted after ${KEPT_DAYS.drafts} days; names, contact and street of a booking that failed, after ${KEPT_DAYS.failedBookings}. What you write to us through a form stays until you ask us to erase it. Only when you check the box for it, a record of the last minutes goes along with a message or after a failed payment: which steps the page went through, what was picked and what went wrong, without anything you typed; it is deleted after ${KEPT_DAYS.recordings} days.`,
      'Card numbers are typed into fields of the payment service; our booking, our records and our logs hold the brand and the last four digits. While a line on this site says test mode, the payment service is a stand-in on our own server: it takes test numbers only, refuses every other and keeps nothing of it, no money moves, and nothing about you is passed on to an airline.',
      `This site sets one cookie: a random secret by which this browser, and no other, may read the booking it made. It comes when you choose a flight or look a booking up, and lasts ${KEPT_DAYS.tripCookie} days. Your browser also remembers, for you, your last searches and that you have booked here, until you delete them, and the code of the ad or partner that led you here for ${KEPT_DAYS.trackingCode} days; until you close the tab, what you typed into a booking, never the card, and what we count by: where you came from, the kind of your device and an id.`,
      `We count which pages lead to phone calls, and what happens on the way to a booking: page, number, kind of device and browser, the page that led you here, and an id that is computed from properties of your device (a fingerprint). When your browser sends the Global Privacy Control signal, no fingerprint is computed and the id is a random one that ends with your visit; the older Do Not Track signal changes nothing. All this is deleted after ${KEPT_DAYS.calls} days. Your network address limits how often we can be asked and is written down nowhere.`,
      `For the newsletter and for fare alerts we keep your address, your language and, of an alert, the trip and the fare we told you last. An address that nobody confirms is deleted after ${KEPT_DAYS.unconfirmed} days; one click in any of these mails deletes the rest at once, and an alert goes by itself once the trip has left.`,
      'Our pages ask nobody but us, with one exception: where we use an outside check against robots, its script is loaded when you send a form, or pay after several declined cards, and that service sees your visit under its own rules. We sell no data.',
      'To see or erase what we hold about you, write to us with your booking reference: names, documents and addresses are erased; what was sold and paid stays, without you, for our accounts.',
    ],
  },
  paymentPolicy: {
    heading: 'Payment policy',
    title: 'Payment policy',
    description: 'Cards we take, when your card is authorized and charged, and what stands on your statement.',
    lead: 'Authorized first, charged only when the airline has booked your seats.',
    paragraphs: [
      'We take Visa, Mastercard, American Express, Discover, Diners Club and JCB, in US dollars. You see the base fare, the taxes, our service fee and the total before you pay, and the amount charged is that total to the cent. Your bank may ask you to confirm that it is you.',
      `Paying happens in this order: your card is authorized, the airline books the seats, the card is charged. If the booking fails, the authorization is released and nothing is charged. A second click or a reload never pays twice. On your statement we appear as ${b.brandName}.`,
    ],
  },
  safeShopping: {
    heading: 'Safe shopping guarantee',
    title: 'Safe shopping guarantee',
    description: 'How we protect your card and your data while you book.',
    lead: 'What protects your card and your data while you book.',
    paragraphs: [
      'Card details are entered in fields that belong to the payment service, separate from the rest of the page; our booking and our logs never hold a card number or security code. In test mode these fields are a stand-in on our own server that takes test numbers only and keeps none of them. Pages load scripts from our own address only, apart from an outside check against robots where we use one.',
      'You are charged the price you last agreed to, and only once. If something breaks in the middle, our server finds out by itself whether a booking was made, and releases or refunds a payment that has none. If you see a charge you do not recognize, call us first: it is usually solved in one call.',
    ],
  },
  fareRules: {
    heading: 'Fare rules',
    title: 'Fare rules explained',
    description: 'Basic, standard and flexible fares: what each usually allows, and where to read the rules of yours.',
    lead: 'The rules that come with a price, and where to find yours.',
    paragraphs: [
      'Every fare has rules the airline sets: whether it can be changed, what a change costs besides the difference in fare, whether it can be refunded, and which bags it includes. A basic fare usually allows no changes and no seat choice; a standard fare can be changed; a flexible one can be changed and refunded.',
      'The rules of the fare you choose are shown with the flight before you pay. A ticket with several flights is used in order: if you skip the first flight, the airline may cancel the rest. If only one direction is to stay, call us before you travel and not after.',
    ],
  },
  baggageFees: {
    heading: 'Baggage fees',
    title: 'Baggage fees',
    description: 'Personal item, carry-on and checked bag: what is usually included and who charges for the rest.',
    lead: 'Baggage is charged by the airline, so we show what is included beside each fare.',
    paragraphs: [
      'A personal item that fits under the seat is included on nearly every fare. A carry-on for the bin is included on most, but not on the basic fares of some airlines and not with several low-cost carriers. A checked bag is often included on long international flights and often not within the United States.',
      'Where the fare on this site says that a bag is included, it is. Where it is not, you pay the airline, and paying online before the day of travel is nearly always cheaper than at the airport. Size and weight limits differ: check those of the airline that operates your flight.',
    ],
  },
  visaInfo: {
    heading: 'Visa information',
    title: 'Visa and passport information',
    description: 'What to check before an international trip: passport validity, visas, electronic authorizations and transit.',
    lead: 'Check documents before you book, not at the airport.',
    paragraphs: [
      'Many countries want a passport that is valid for six months after you arrive, and several ask for an electronic authorization or a visa before you fly, even for a short visit. A change of planes in a third country can need a document of its own. Ask the embassy of each country on your way, or look at travel.state.gov.',
      'The name on the ticket must match the passport. We ask for passport details only where the trip leaves the country and the airline needs them. An airline may refuse boarding to a traveler without the right documents, and such a ticket is not refunded.',
    ],
  },
  serviceFees: {
    heading: 'Our service fees',
    title: 'Our service fees',
    description: 'Our fee is $12 per traveler within the United States and $24 abroad, and it is in every price you see.',
    lead: '$12 per traveler on domestic trips, $24 on international ones.',
    paragraphs: [
      'The fee is charged once per traveler and booking, however many flights it has. It is already inside every price we show, and it stands on a line of its own before you pay. Booking by phone costs the same as booking here. On domestic trips an infant on a lap pays none.',
      'If you cancel within 24 hours and departure is 7 or more days away, the fee is refunded with the rest. Airlines may have fees of their own for bags, seats or changes; we add nothing to those.',
    ],
  },
  sitemap: {
    heading: 'Sitemap',
    title: 'Sitemap',
    description: 'Every page of this site in one list.',
    lead: 'Every page of this site.',
    paragraphs: [],
  },
  hotels: {
    heading: 'Hotels',
    title: 'Hotels: what to know before you book one',
    description: 'We sell flights, not rooms. What to look for when you book a hotel for your trip.',
    lead: 'We sell flights, not rooms. Here is how the two fit together.',
    paragraphs: [
      'Look at the hour you land before you choose a room. An overnight flight to Europe arrives in the morning, hours before most hotels hand out keys, and a late arrival may need a desk that is open at night. Your itinerary shows both times in local time.',
      'Choose a rate you can cancel until your flight is booked and, if the plans are still moving, until our 24-hour cancellation has passed. A room near the right train is worth more than one near the airport, unless you leave before six.',
    ],
  },
  blog: {
    heading: 'Blog',
    title: 'Blog: flying for less',
    description: 'Short, practical articles on fares, rules and airports.',
    lead: 'Short and practical, on fares, rules and airports.',
    paragraphs: [
      'We write about the questions that come up on the phone: why a price moved, what a rule means, how long a connection needs to be. No sponsored posts, and no list of ten secrets.',
      'If a question of yours is missing, ask us; the next article may answer it.',
    ],
  },
  ...formPages,
});
