import { KEPT_DAYS } from '../../../domain/values/keptFor';
import { faq } from './faq.en';
import { SAID } from './said';
import { formPages } from './formPages.en';
import { travelPages } from './travel/tips.en';
import { rulePages } from './rulePages.en';
import type { Brand } from '../../brand';
import type { FixedRoute, PageText } from '../siteTypes';

/** Pages with one record each, in US English. They say what the product really does (content.21). */
export const fixed = (b: Brand): Readonly<Record<FixedRoute, PageText>> => ({
  deals: {
    heading: 'Flight deals',
    title: 'Flight deals seen in the last two days',
    description:
      'The lowest fares that searches found in the last two days, by origin, month, price, cabin and airline, each with the search that finds it again.',
    lead: 'Fares that were really found, with their dates and airline, and when they were seen.',
    paragraphs: [
      'Some airlines give agencies a net fare: the same seat on the same flight, for less than the price they publish. Where we hold such a fare you pay it; where we do not, you pay the published price plus our fee. The discount lies between 0 and 30 percent and depends on the airline, the route and the month.',
      'A fare on this list was for sale when it was seen; seats go, and prices move several times a day. Opening one searches for it again and says plainly whether it is still there. The surest way to a low price is to be flexible by a day or two: Tuesdays, Wednesdays and Saturdays are usually cheaper than Fridays and Sundays, and most routes cost less three to eight weeks before departure than in the last two weeks.',
    ],
  },
  explore: {
    heading: 'Explore',
    title: 'Where to fly for your budget',
    description:
      'The lowest round-trip price from your airport to more than 150 places: for a weekend, a week or dates of your own, on a wall and on a map.',
    lead: 'Say where you leave from, when, and what you would like to spend. See where that takes you.',
    paragraphs: [
      'Each place shows the lowest round-trip price for one traveler among the days that fit what you chose, with taxes and our fee included. Open a place and the search for exactly those days begins, with that price on top. A price is checked again before you pay, because airlines change theirs during the day.',
      'For a free choice of days we compare what fares usually do over the calendar and search the most promising days. Another day of the same month can still be a few dollars cheaper: the date strip and the price graph of the search show all days around. A weekend here leaves on Thursday, Friday or Saturday and returns on Sunday or Monday.',
    ],
  },
  findBooking: {
    heading: 'Find your booking',
    title: 'Find your booking',
    description:
      'Open your booking again with its reference and your email: itinerary, receipt, calendar, cancelling, and passports still to add.',
    lead: 'All you need is the booking reference and the email address you booked with.',
    paragraphs: [
      `The reference has six letters and digits and is on your confirmation. With it you can see the itinerary and the price paid again, save them for offline use or add the flights to your calendar, get a receipt, accept new times from the airline, see what you would get back and cancel, and add passports that you left for later, up to ${SAID.passportHours} hours before departure.`,
      'Nothing found? Try the other addresses you may have used. If the reference is lost, call us at any hour with the names of the travelers and the day of departure.',
    ],
  },
  callNow: {
    heading: 'Call now',
    title: 'Call us and book with a person',
    description: `Call ${b.mainPhone} at any hour to search, book, change or cancel a flight in English or Spanish.`,
    lead: 'A person answers at any hour, in English or Spanish.',
    paragraphs: [
      'Have three things at hand and the call is short: where you leave from and where you want to go, your dates and how flexible they are, and how many adults, children and infants are traveling. We read you the price with all taxes and our service fee before anything is booked.',
      'The fare you see on this site is the fare you get on the phone. If you already chose a flight here, press “Calling us? Get a code” beside it and read us the code, or tell us its airline and departure time: we open the same one.',
    ],
  },
  bookByPhone: {
    heading: 'Book by phone',
    title: 'How booking by phone works',
    description: 'What we ask, what we read back to you, and when your card is charged when you book a flight by phone.',
    lead: 'The same flights, the same prices, with somebody who does the searching.',
    paragraphs: [
      'We search while you are on the line and tell you the total for all travelers, taxes and our service fee included. Before we book we read back every name as it is on the ID, each date and each airport, because names on tickets are hard to change later.',
      'Your card is authorized only after you agree to the price, and charged only when the airline has booked the seats. If the booking does not go through, the authorization is released and you pay nothing.',
    ],
  },
  airlines: {
    heading: 'Airlines',
    title: 'Airlines we search',
    description: 'The carriers whose flights you can compare here, each with its hubs and its most popular cities.',
    lead: `${b.brandName} is an independent travel agency, not an airline.`,
    paragraphs: [
      'We compare flights of the carriers below in one list, so that you can choose by price, time, stops and baggage instead of by brand. Each page names the cities where the airline’s flights connect, which tells you where you are likely to change planes.',
      'For trouble on the day of travel, the airline itself is the quickest to help. Frequent-flyer numbers, names, other flights and refunds of a booking made with us are under “Find your booking”; for anything else call us: we see the same reservation.',
    ],
  },
  airlineCities: {
    heading: 'Airlines and their cities',
    title: 'Which airline flies where',
    description: 'For every airline: its hubs, and our pages for its flights to popular cities.',
    lead: 'Pick an airline to see its hubs and its most popular cities.',
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
      'We sell airline tickets in the United States, on this site and by phone. We earn a service fee, which is a line of its own in every price, and some airlines give us net fares, which is where the discounts come from. We do not take money for the order in which flights are listed.',
      'We try to be clear about what often is not: prices include all taxes and mandatory fees from the first screen on, the airline that really operates a flight is named beside it, and baggage is shown with the fare, not after it. There is no countdown and no “only two left” on this site unless the airline itself says so.',
    ],
  },
  contact: {
    heading: 'Contact us',
    title: 'Contact us',
    description: `Call ${b.mainPhone} at any hour or write to ${b.email}.`,
    lead: 'By phone at any hour, in English or Spanish; by email when it can wait.',
    paragraphs: [
      'For a flight that leaves within 24 hours, or a booking that needs to change today, please call: a person answers and can act while you are on the line. Have your booking reference ready if you already booked.',
      'For everything else write to us. Name your booking reference, if there is one, and never send card or passport numbers by email: we do not need them to help you.',
    ],
  },
  faq: faq(b),
  disclaimer: {
    heading: 'Disclaimer',
    title: 'Disclaimer',
    description: 'What the figures and names on this site mean, and what they do not.',
    lead: 'What figures and names on this site mean, and what they do not.',
    paragraphs: [
      'Prices on pages about cities, such as “from $350.05”, are examples for a round trip of one adult and marked as such. They are not an offer: the price that counts is the one shown for your dates in the search results and confirmed before you pay.',
      'Names of airlines are trademarks of their owners and are used here to say who operates a flight. We are not part of any airline and no airline endorses this site. Information about visas, baggage and airports is given with care but can change; the airline or the authority in question has the last word.',
    ],
  },
  privacy: {
    heading: 'Privacy policy',
    title: 'Privacy policy',
    description: 'Which data we keep, why, for how long, and which we never see.',
    lead: 'What we keep, what for, and what we never see.',
    paragraphs: [
      `To book a flight we need each traveler’s name, date of birth and sex as the airline asks for it, a passport number where the trip leaves the country, your email and phone, and the address on the bill. We pass on to the airline what it needs and keep the booking so that we can help you with it. A flight that was chosen and never paid for is deleted after ${KEPT_DAYS.drafts} days; names, contact and street of a booking that failed, after ${KEPT_DAYS.failedBookings}. What you write to us through a form stays until you ask us to erase it. Only when you check the box for it, a record of the last few minutes goes with a message or after a failed payment: the steps you took, what you picked and what went wrong, without anything you typed; it is deleted after ${KEPT_DAYS.recordings} days.`,
      'Card numbers are typed into fields of the payment service; our booking, our records and our logs hold the brand and the last four digits. While a line on this site says test mode, the payment service is a stand-in on our own server: it takes test numbers only, refuses every other and keeps nothing of it, no money moves, and nothing about you is passed on to an airline.',
      `This site sets one cookie: a random secret by which this browser, and no other, may read the booking it made. It comes when you choose a flight or look a booking up, and lasts ${KEPT_DAYS.tripCookie} days. Your browser also remembers, for you, your last searches and that you have booked here, until you delete them, and the code of the ad or partner that led you here for ${KEPT_DAYS.trackingCode} days; until you close the tab, what you typed into a booking, never the card, and what we count by: where you came from, the kind of your device and an id.`,
      `We count which pages lead to phone calls, and what happens on the way to a booking: page, number, kind of device and browser, the page that led you here, and an id that is computed from properties of your device (a fingerprint). When your browser sends the Global Privacy Control signal, no fingerprint is computed and the id is a random one that ends with your visit; the older Do Not Track signal changes nothing. All this is deleted after ${KEPT_DAYS.calls} days. Your network address limits how often we can be asked and is written down nowhere. When you call us, our agent may note your number and what you asked: with your booking where it is about one, else for ${KEPT_DAYS.callNotes} days.`,
      `When you ask for a link to your trips, we keep the address you typed for ${KEPT_DAYS.tripRequests} day. Your browser keeps your flights for offline, without names, addresses or cards, until you remove them under “Find your booking”.`,
      `If you check the box for it, this browser can fill in the travelers of a booking again for ${KEPT_DAYS.savedTravelers} days: names, dates of birth, sex and Known Traveler, redress and frequent-flyer numbers, never a passport. They stay with the booking on our server, and you can remove them where travelers are filled in and under “Find your booking”.`,
      `For the newsletter and for fare alerts we keep your address, your language and, of an alert, the trip and the fare we told you last. An address that nobody confirms is deleted after ${KEPT_DAYS.unconfirmed} days; one click in any of these mails deletes the rest at once, and an alert is deleted by itself once the trip has left.`,
      `So that nobody floods your inbox through our forms, we count the letters to an address that nobody confirmed: by a hash of it, for ${KEPT_DAYS.countedLetters} day.`,
      'A comment on an article shows your name and your words to everybody once an editor has published it; your address is kept with it, shown to nobody, and used to tell you of its publication and, if you check the box, of replies. Ask us and both are gone.',
      'Our pages ask nobody but us, with one exception: where we use an outside check against robots, its script is loaded when you send a form, or pay after several declined cards, and that service sees your visit under its own rules. We sell no data.',
      'To see or erase what we hold about you, write to us with your booking reference: names, documents and addresses are erased; what was sold and paid stays, without you, for our accounts.',
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
    sections: [
      {
        heading: 'Who can see your booking',
        text: 'Your own browser, and whoever knows both the reference and the email address of the booking. Guessing is slowed down to a few tries a minute. On a shared computer, delete the cookies of this site when you are done.',
      },
      {
        heading: 'How to know that an email is from us',
        text: 'Our emails about a booking give its reference, and none of them asks for a card number, a password or a payment by other means. If an email or a caller does, delete it or hang up and call the number on this page.',
      },
      {
        heading: 'What we cannot protect',
        text: 'An open Wi-Fi network, a borrowed phone or a screen that others read are outside our reach. The address line of your browser must show our name and a closed lock before you type a card.',
      },
    ],
  },
  accessibility: {
    heading: 'Accessibility statement',
    title: 'Accessibility statement',
    description: 'What this site does for people who use a keyboard, a screen reader or larger text, and how to reach us.',
    lead: 'Everybody should be able to book here, whatever they use to do it.',
    paragraphs: [
      'We aim for level AA of the Web Content Accessibility Guidelines 2.2 on every page, in English and in Spanish. Everything works with a keyboard alone; pages can be enlarged to 400%; colors follow the dark, contrast and motion settings of your system; and what changes on a page is announced to screen readers.',
      'We test with automated tools and by keyboard in Chromium, and book from start to end with the Orca screen reader in Firefox. We have not tested every screen reader and browser yet, so something may not work for you the way it should. Please tell us: it helps to know the page, what you tried to do and what you use.',
    ],
    sections: [
      {
        heading: 'How to reach us',
        text: `Write to ${b.email} or call ${b.mainPhone}, day and night; through 711 you reach us by relay service or TTY. If a part of the site keeps you from booking, changing or cancelling, we do it for you by phone or email, at the price and the fee of the site.`,
      },
      {
        heading: 'Assistance on your flight',
        text: 'You can ask for a wheelchair, and tell the airline that you are deaf or blind or travel with a service animal, when you enter the travelers of a booking. We pass it on to the airline, which confirms it. For trained service dogs US airlines ask for a form of the Department of Transportation, up to 48 hours before departure.',
      },
      {
        heading: 'If the airline does not help',
        text: 'Ask at the airport for the Complaint Resolution Official of the airline. The Department of Transportation has a hotline for air travelers with disabilities, 1-800-778-4838, and takes complaints at transportation.gov/airconsumer.',
      },
    ],
  },
  sitemap: {
    heading: 'Sitemap',
    title: 'Sitemap',
    description: 'Every page of this site in one list.',
    lead: 'Every page of this site.',
    paragraphs: [],
  },
  siteSearch: {
    heading: 'Search this site',
    title: 'Search this site',
    description: 'Find pages about cities, airlines, airports, fares, baggage and everything else we write about.',
    lead: 'Cities, airlines, airports, articles and answers. Searching needs JavaScript; without it, look through the sitemap below.',
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
  ...rulePages(b),
  ...travelPages(b),
  ...formPages,
});
