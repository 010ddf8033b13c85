/** Pages of rules, fees and promises, in US English. They say what the product really does (content.21). */
import { fares } from '../../messages/flights/fares/fares.en';
import { publishedFare } from '../../messages/flights/fares/publishedFare.en';
import type { Brand } from '../../brand';
import { baggageTables, serviceFeeTable } from './feeTables';
import { SAID } from './said';
import type { FixedRoute, PageText } from '../siteTypes';

type RulePage = Extract<FixedRoute, 'terms' | 'refundPolicy' | 'paymentPolicy' | 'fareRules' | 'baggageFees' | 'serviceFees'>;

/** Of every airline, and the same for every brand. */
const BAGGAGE_TABLES = baggageTables('en', {
  columns: ['Airline and fare', 'Personal item', 'Carry-on', 'First checked bag', 'Second checked bag', 'As we know it from'],
  families: fares.families,
  fee: fares.short.fee,
  regions: {
    domestic: { heading: 'Within one country', note: 'Within the United States with its territories, and within any other country.' },
    transborder: { heading: 'Between the United States and Canada', note: 'Nonstop or by way of another city.' },
    caribbean: {
      heading: 'Mexico, Central America and the Caribbean',
      note: 'From or to the United States and Canada. Panama is in the table of South America.',
    },
    southAmerica: {
      heading: 'South America and Panama',
      note: 'From or to the United States, Canada, Mexico, Central America and the Caribbean.',
    },
    atlantic: {
      heading: 'Across the North Atlantic',
      note: 'Between the United States or Canada and Europe, where even large airlines sell a basic fare without a bag.',
    },
    pacific: {
      heading: 'Across the Pacific',
      note: 'Between the United States or Canada and East Asia, Southeast Asia, Australia and the islands.',
    },
    europe: { heading: 'Within Europe', note: 'From one country of Europe to another.' },
    elsewhere: {
      heading: 'All other flights',
      note: 'To Africa, the Middle East and India, and between countries outside the tables above.',
    },
  },
});

export const rulePages = (b: Brand): Readonly<Record<RulePage, PageText>> => ({
  terms: {
    heading: 'Terms and conditions',
    title: 'Terms and conditions',
    description: 'What you and we agree on when you book a flight on this site or by phone.',
    lead: 'What you and we agree on when you book.',
    paragraphs: [
      `${b.legalName} acts as an agent: the contract of carriage is between you and the airline that operates your flight, and its conditions of carriage and the rules of your fare apply. We are responsible for what we do ourselves: showing the right price, sending the right names to the airline, and charging what you agreed to and no more.`,
      'A booking exists once the airline has confirmed it and you have a booking reference. Until then nothing is charged. You are responsible for the names, dates of birth and contact details you enter, and for holding the documents your trip needs. While a line on this site says test mode, no real ticket is issued and no real money moves.',
    ],
    sections: [
      {
        heading: 'Who may book',
        text: 'You must be 18 or older and may book for others if they agree and you give their details as they are on their IDs. A booking has at least one traveler of 12 years or older; each infant travels on the lap of an adult of the same booking.',
      },
      {
        heading: 'Prices',
        text: 'Prices are in US dollars, for all travelers of the search where we say “total”, and contain taxes, mandatory fees and our service fee. If the airline changes a price before it has confirmed your seats, you are asked first; you are never charged more than you last agreed to.',
      },
      {
        heading: 'Payment',
        text: 'By booking you authorize us to charge the card you enter with the total that you saw. We hold the amount, book with the airline, and charge only when it has confirmed. The payment policy says what happens when one of these steps fails.',
      },
      {
        heading: 'Changes by you and by the airline',
        text: 'What you may change or cancel is written in the rules of your fare and, for the first day, in our refund policy. Airlines may change times, aircraft and flights under their conditions of carriage. We tell you by email when we learn of it; please keep the address of your booking up to date and look at your booking before you leave.',
      },
      {
        heading: 'What we are not liable for',
        text: 'The airline is responsible for delays, cancellations, lost baggage and denied boarding, within the law and its own conditions. We help you reach it. Nothing here takes away rights that the law gives you.',
      },
      {
        heading: 'Using this site',
        text: 'Search and book for yourself or for people who asked you. Do not copy prices by machine, make bookings you do not mean to keep, or try to reach other people’s bookings. We may refuse requests that put the site at risk, and say so when we do.',
      },
    ],
  },
  refundPolicy: {
    heading: 'Cancellation and refund policy',
    title: 'Cancellation and refund policy',
    description: `Free cancellation within ${SAID.freeHours} hours, what happens after that, and how refunds are paid.`,
    lead: `Free within ${SAID.freeHours} hours when departure is ${SAID.freeDays} or more days away. This is our own policy.`,
    paragraphs: [
      `You may cancel any booking within ${SAID.freeHours} hours of making it, free of charge and with our service fee refunded, as long as the first flight leaves ${SAID.freeDays} or more days later. We offer this ourselves; the federal 24-hour rule binds airlines, not agencies.`,
      `After that, the rules of your fare decide: some fares are refundable, some cost a penalty, the cheapest often leave nothing but taxes. Before you cancel we tell you the amount you would get back, with the airline’s penalty and our fee on separate lines. Refunds go to the card that paid. If the airline cancels your flight, or changes it significantly and you do not accept, you get everything back. A change is significant when you would leave ${SAID.changedHours} hours earlier or arrive ${SAID.changedHours} hours later within the United States, ${SAID.changedHoursAbroad} on international trips, or when there is another airport, more stops or a lower cabin.`,
    ],
    sections: [
      {
        heading: 'How to cancel online',
        text: 'Open “Find your booking”, enter the reference and the email address of the booking, and ask what you would get back. The page shows what you paid, what the airline keeps, what we keep and what goes back to your card. A second click cancels at exactly that amount; if it has changed in between, nothing is cancelled and you see the new one.',
      },
      {
        heading: 'Having a person cancel',
        text: 'Send the cancellation form or call at any hour. The rules and amounts are the same. A request by form cancels nothing by itself: someone reads it, tells you the refund, and cancels when you agree. For a flight within 24 hours please call.',
      },
      {
        heading: 'Basic, Main and Flex',
        text: 'A Basic or Main fare is usually not refundable; where the airline gives back taxes, you get them. Some Main fares on long flights are refundable for a penalty, which is shown beside the fare and applies to each traveler. A Flex fare comes back in full on most airlines; the rules beside it say whether yours does. Our service fee is kept when you cancel for reasons of your own.',
      },
      {
        heading: 'How long a refund takes',
        text: `First the airline releases the seats, then we send the money, usually within minutes. US rules ask for a refund within ${SAID.refundDaysCard} business days to a card and within ${SAID.refundDaysOther} calendar days for any other payment; your bank may take a few days more to show it. You get an email when the refund is on its way, and your receipt lists it with its date.`,
      },
      {
        heading: 'Flights the airline changed or cancelled',
        text: 'You get an email, and your booking shows the old and the new times. Until you accept a significant change, cancelling gives back everything, our fee included, whatever the fare was. Several smaller changes are added up from the times you booked or last accepted.',
      },
      {
        heading: 'Parts of a trip, and no-shows',
        text: '“Find your booking” cancels a booking as a whole. To cancel one traveler or one direction, call us. A flight that you miss without cancelling is usually lost, and the flights after it too.',
      },
    ],
  },
  paymentPolicy: {
    heading: 'Payment policy',
    title: 'Payment policy',
    description: 'Cards we take, when your card is authorized and charged, and what your statement says.',
    lead: 'Authorized first, charged only when the airline has booked your seats.',
    paragraphs: [
      'We take Visa, Mastercard, American Express, Discover, Diners Club and JCB, in US dollars. You see the base fare, the taxes, our service fee and the total before you pay, and the amount charged is that total to the cent. Your bank may ask you to confirm that it is you. Where your browser has Apple Pay, Google Pay or Link and our payment provider accepts it, you can pay with the card in it under the same rules.',
      `Paying happens in this order: your card is authorized, the airline books the seats, the card is charged. If the booking fails, the authorization is released and nothing is charged. A second click or a reload never pays twice. On your statement we appear as ${b.brandName}.`,
    ],
    sections: [
      {
        heading: 'If the price changes while you pay',
        text: 'We ask the airline once more before we book. If the fare rose, nothing is charged and you see the old price, the new one and the difference. If it fell, you are charged the lower amount.',
      },
      {
        heading: 'If your card is declined',
        text: 'Nothing is booked and nothing is charged. Everything you typed stays, except the card. Try again, take another card, or call. After several declined cards we ask your browser for a short check against robots.',
      },
      {
        heading: 'If the connection breaks in the middle',
        text: 'Our server finishes the booking, or releases the hold, without your browser. Reopen the page, or find your booking with its email address: it says whether the booking was received, ticketed or failed, and an email tells you the outcome.',
      },
      {
        heading: 'Authorizations on your statement',
        text: 'A hold that was released can stay visible as pending for some days, which is up to your bank. It is not a charge. If a pending amount turns into a charge and you have no booking, call us.',
      },
      {
        heading: 'Installments, vouchers and other money',
        text: 'We take one card for a booking, for the whole amount. We do not take checks, transfers, airline vouchers or miles, and we do not add an extra charge for any card.',
      },
    ],
  },
  fareRules: {
    heading: 'Fare rules',
    title: 'Fare rules explained',
    description: 'Basic, Main and Flex fares: what each usually allows, and where to read the rules of yours.',
    lead: 'The rules that come with a price, and where to find yours.',
    paragraphs: [
      'Every fare has rules the airline sets: whether it can be changed, what a change costs besides the difference in fare, whether it can be refunded, and which bags it includes. A Basic fare usually allows no changes and no seat choice; a Main fare can be changed; a Flex fare can be changed, and is refunded by most airlines.',
      'The rules of the fare you choose are shown with the flight before you pay. A ticket with several flights is used in order: if you skip the first flight, the airline may cancel the rest. If you need only one direction, call us before you travel, not after.',
    ],
    sections: [
      {
        heading: 'Basic',
        text: 'The lowest fare of economy. You pay for a seat or take the one that is assigned, board last on most airlines, and cannot change the ticket. Low-cost airlines charge for the carry-on as well, and a few others do not admit one. Take it when the dates are certain and the bag is small.',
      },
      {
        heading: 'Main',
        text: 'What most people mean by a ticket: the seat is included, and so is a change, free on airlines of North America and for a fee on many others, plus what the new flight costs more. It is usually not refundable. On long flights outside the North Atlantic it is often the lowest fare there is.',
      },
      {
        heading: 'Flex',
        text: 'Changes without a fee, boarding early, and on most airlines your money back when you cancel. The bundles of low-cost airlines that carry this name have changes, and most have bags, but are not refundable. It pays for itself when there is a real chance that you will not go.',
      },
      {
        heading: 'Premium economy, business and first',
        text: 'The front cabins are sold as Standard, which can be changed and is refunded for a penalty, and as Flex. First is sold at its refundable fare alone. Seats and early boarding are included; the bags stand beside each fare.',
      },
      {
        heading: 'Flights of several airlines',
        text: 'Where airlines with different rules carry you on one trip, the strictest usually counts, and the fees of bags are not known before the airlines say. Beside such fees we say “ask us” and never that they are free.',
      },
      {
        heading: 'Names of the airlines',
        text: 'Airlines give the same families names of their own, such as “Main Cabin”, “Light” or “Value”. Where we know the name it stands in parentheses beside ours, so that you can compare like with like.',
      },
    ],
  },
  baggageFees: {
    heading: 'Baggage fees',
    title: 'Baggage fees by airline',
    description: 'Personal item, carry-on, first and second checked bag for every airline we search, by fare and part of the world.',
    lead: 'What a bag costs is up to the airline, so we show what is included beside each fare.',
    paragraphs: [
      'A small bag that fits under the seat is in every fare we show. A carry-on for the bin is in most, but costs with the basic fares of low-cost airlines, and a few basic fares do not admit one at all. A checked bag is often included on long international flights and rarely within the United States.',
      'Bags that the airline sells through us can be added before you pay for the flight. Whatever else is not included you pay the airline, and paying online before the day of travel is nearly always cheaper than at the airport. Where we do not know, this page and your flight say “Ask us”: call, and we look it up for your flight. Size and weight limits differ: check those of the airline that operates your flight.',
    ],
    sections: [
      {
        heading: 'How to read the tables',
        text: 'Fees are in US dollars for one traveler in one direction, as asked at the airport for a bag that was not paid before. An airline in a single row has one rule for all its fares of economy; else each of our fares, Basic, Main and Flex, stands with its own. “For a fee” means that the airline sets the amount by flight and day. These are the rules by which this site shows, sorts and filters fares. A fare that includes a bag may cost less than the lowest one with a fee on top: the filter for bags finds it.',
      },
      {
        heading: 'How sure this is',
        text: 'The last column names the airline’s site and the month from which we know its rules. We have not compared them since, and airlines change them without notice: the airline’s own page decides, so look there before you travel. Where an airline tells us with a fare what it includes, that stands beside your flight and goes before these tables. Members of frequent-flyer programs, holders of airline cards and the military often have bags free of charge.',
      },
    ],
    tables: BAGGAGE_TABLES,
  },
  serviceFees: {
    heading: 'Our service fees',
    title: 'Our service fees',
    description: `Our fee is ${SAID.domesticFee} per traveler within the United States and ${SAID.internationalFee} abroad, and it is in every price you see.`,
    lead: `${SAID.domesticFee} per traveler on domestic trips, ${SAID.internationalFee} on international ones.`,
    paragraphs: [
      'The fee is charged once per traveler and booking, however many flights it has. It is already inside every price we show, and it stands on a line of its own before you pay. Booking by phone costs the same as booking here. On domestic trips an infant on a lap pays none.',
      `If you cancel within ${SAID.freeHours} hours and departure is ${SAID.freeDays} or more days away, the fee is refunded with the rest. Airlines may have fees of their own for bags, seats or changes; we add nothing to those.`,
    ],
    sections: [
      {
        heading: 'An example',
        text: `Two adults fly from New York to Miami and back: the fee is twice ${SAID.domesticFee}, that is ${SAID.familyFee}, for the whole trip and not for each flight. It is part of the total that you see from the first page of results on.`,
      },
      {
        heading: 'What we charge nothing for',
        text: 'Searching, fare alerts, asking us by phone, adding a passport, sending a mail again, a receipt, accepting a new time, and cancelling. When you cancel after the first day we keep the fee that you paid and take no other.',
      },
      {
        heading: 'Beside published fares',
        text: `${publishedFare} So the saving beside it is what you really keep, after our fee.`,
      },
    ],
    tables: [
      serviceFeeTable({
        heading: 'The fee by traveler',
        note: 'In US dollars, for the whole booking.',
        columns: ['Traveler', 'Within the United States', 'International'],
        kinds: { adult: 'Adult, 12 or older', child: 'Child, 2 to 11', infant: 'Infant under 2, on a lap' },
        none: 'None',
      }),
    ],
  },
});
