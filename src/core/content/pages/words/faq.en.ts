/** Questions and answers, in US English. Each says what the product does (content.21). */
import { publishedFare } from '../../messages/flights/fares/publishedFare.en';
import type { Brand } from '../../brand';
import { SAID } from './said';
import type { PageFinder, PageText, TextSection } from '../siteTypes';

const group = (name: string, sections: readonly TextSection[]): readonly TextSection[] =>
  sections.map((section) => ({ ...section, group: name }));

/** What the field over the questions says. */
export const questions: PageFinder = {
  label: 'Find a question',
  one: '1 question',
  many: '{n} questions',
  none: 'No question has these words. Call us: we answer at any hour.',
};

export const faq = (b: Brand): PageText => ({
  heading: 'Frequently asked questions',
  title: 'Frequently asked questions',
  description: 'Prices, fees, bags, changes, cancellations, refunds and names on tickets: the questions travelers ask us most, answered.',
  lead: 'The questions travelers ask us most, answered briefly.',
  paragraphs: [],
  sections: [
    ...group('Searching and prices', [
      {
        heading: 'Is the price final?',
        text: 'Yes. It contains all taxes, mandatory fees and our service fee. We check it with the airline when you choose a flight and again before you pay; if the airline changed it, you see the old and the new price and decide. Only what you choose yourself comes on top, such as seats or a checked bag: what the airline sells through us has its price before you pay, and is in the total.',
      },
      {
        heading: 'What is your service fee?',
        text: `${SAID.domesticFee} per traveler on trips within the United States and ${SAID.internationalFee} on international ones, once per booking. It is in every price you see and on a line of its own before you pay. Booking by phone costs the same.`,
      },
      {
        heading: 'Why did the price change between my search and the payment?',
        text: 'Airlines sell each flight at several fare levels, and someone may have bought the last seat at one of them while you were reading. We ask the airline again at each step of the booking. When the answer differs you see both prices and the difference, and nothing is charged unless you agree to the new one. If it fell, you pay less.',
      },
      {
        heading: 'How far ahead can I book?',
        text: `Up to ${SAID.windowDays} days ahead, which is about when airlines open their timetables. At the other end we sell a flight until ${SAID.lastSaleMinutes} minutes before it leaves, although the airline may close check-in earlier than you can reach the airport.`,
      },
      {
        heading: 'Where do the discounts come from?',
        text: `Some airlines give agencies a net fare: the same seat for less. ${publishedFare} What you save in dollars stands beside it. Where we hold no net fare, you pay what the airline asks, plus our fee.`,
      },
      {
        heading: 'Do searches raise the price?',
        text: 'No. What you looked at before has no influence on what we show you, and the airline does not learn who asks. Prices move with the seats that are left and with the days until departure.',
      },
      {
        heading: 'Can you tell me when a fare falls?',
        text: `Yes. On a page of results choose “Alert me”, give your email address and say by how much it should fall. Confirm with the link in the email we send. We check once a day and write only when the fare has fallen by that much; the alert ends when your flight leaves. Each address can have ${SAID.mostAlerts} alerts.`,
      },
    ]),
    ...group('Fares and bags', [
      {
        heading: 'What is the difference between Basic, Main and Flex?',
        text: 'Basic is the lowest fare: the seat costs extra or is assigned, you board last, and the ticket cannot be changed. Main includes the choice of a seat and can be changed, usually without a fee on North American airlines. Flex can be changed without a fee, and most airlines refund it; the rules beside the fare say whether yours does. Each flight lists the fares it is sold at, with the difference in price, and you can switch until you pay.',
      },
      {
        heading: 'Which bags are included?',
        text: 'Each flight says what its fare includes: personal item, carry-on and checked bag, or what the airline charges for them. Where the airline sells bags through us, you add them before you pay. All others you pay the airline, in most cases less online before the day of travel than at the airport. Our page on baggage fees has a table of every airline.',
      },
      {
        heading: 'How do I choose a seat?',
        text: `On a map of the cabin before you pay, with the price of each seat, where the airline shares its map with us. Where it does not, choose with the airline after booking: its own reference is on your confirmation. If you need seats together or an aisle for a medical reason, call ${b.mainPhone} and we ask the airline.`,
      },
      {
        heading: 'What is a self-transfer?',
        text: 'A connection on two separate tickets. You collect your bags and check in again in between, and if the first flight is late the second airline owes you nothing. Such trips are marked before you choose them, as are changes of airport, overnight waits and short connections.',
      },
    ]),
    ...group('Travelers and documents', [
      {
        heading: 'Whose name goes on the ticket?',
        text: 'Each traveler’s, exactly as on the ID that will be shown at the airport; on trips abroad, as in the passport. Later only small errors can be corrected, under “Find your booking”, so read the names once more before you pay.',
      },
      {
        heading: 'What if I misspelled a name?',
        text: `Open your booking under “Find your booking” and press “Correct the name”: up to three letters, swapped first and last names, or a middle name, once, until ${SAID.nameHours} hours before departure. For a new legal name or a date of birth, call us. No airline transfers a ticket to another person; within our ${SAID.freeHours} hours of free cancellation you can cancel and book again.`,
      },
      {
        heading: 'Can I book for a baby?',
        text: 'Children under two travel on the lap of somebody of 18 or older, one per person; you say who holds whom. Who turns two before the trip ends needs a seat from the start: search for a child. A seat for a child under two, and a baby who is not born yet, are booked by phone.',
      },
      {
        heading: 'Can I book an extra seat?',
        text: 'By phone: for a larger traveler, for an instrument or for another carry-on that needs a seat of its own. Do not enter it as a traveler; the airline adds it to the ticket of its owner.',
      },
      {
        heading: 'Can a child fly alone?',
        text: 'From 15 on, yes. Everyone under 15 needs somebody of 18 or older on the same booking made on this site. Airlines set their own ages and fees for unaccompanied minors. Call us, and we tell you which airlines on your route take a child alone.',
      },
      {
        heading: 'How many people can I book at once?',
        text: `Up to ${SAID.mostTravelers} travelers in one booking. For a larger party call us: airlines have group fares from ten travelers, with names that can follow later.`,
      },
      {
        heading: 'Do I need a passport to book?',
        text: `Not to book. On trips abroad you can add passports now or later, up to ${SAID.passportHours} hours before departure, on the page where you find your booking.`,
      },
      {
        heading: 'Where does my Known Traveler Number go?',
        text: 'On the travelers step, below the name. It is your TSA PreCheck or Global Entry number, and it is optional. If you forgot it, add it under “Find your booking” until departure; best before you check in.',
      },
      {
        heading: 'How do I ask for a wheelchair or other help?',
        text: `On the travelers step of your booking: mark a wheelchair, a service animal, or that a traveler is deaf or blind. We pass it on to the airline, which provides the help at the airport free of charge. For a booking that is already made, call ${b.mainPhone} with its reference at least 48 hours before departure.`,
      },
    ]),
    ...group('Paying', [
      {
        heading: 'When is my card charged?',
        text: 'Your card is authorized first and charged only when the airline has booked your seats. If the booking fails, the authorization is released and you pay nothing. We take Visa, Mastercard, American Express, Discover, Diners Club and JCB.',
      },
      {
        heading: 'Why does my bank ask me to confirm?',
        text: 'Many banks check online payments with a code or a tap in their app. The question comes from your bank and opens inside the page; your answer goes to the bank alone. If you close it, nothing is charged, and you can try again or take another card.',
      },
      {
        heading: 'My payment failed. Do I have to type everything again?',
        text: 'No. Flight, travelers and contact stay as you typed them; only the card has to be entered again, because we never keep it. The page says why the bank declined as far as the bank tells us.',
      },
      {
        heading: 'I clicked twice. Did I pay twice?',
        text: 'No. A second click, a reload or a second window on the same trip is the same payment to our server. A pending line that you see at your bank besides the charge is an authorization, which falls away by itself.',
      },
      {
        heading: 'Where is my receipt?',
        text: 'Open your booking with its reference and your email address and press “Save receipt”. It lists what was charged and what was given back, by date. The mail that confirms the booking has the same lines.',
      },
    ]),
    ...group('Changes, cancellations and refunds', [
      {
        heading: 'Can I cancel?',
        text: `Within ${SAID.freeHours} hours of booking, free of charge, when departure is ${SAID.freeDays} or more days away. This is our own policy, and our fee is refunded too. After that the rules of your fare decide; we tell you what you would get back before you cancel.`,
      },
      {
        heading: 'How do I cancel?',
        text: 'Find your booking with its reference and your email address and press “What would I get back?”. You see the refund, what the airline keeps and what we keep. Nothing is cancelled until you press once more. If you would rather have a person do it, send the form for cancellations or call.',
      },
      {
        heading: 'When will I get my refund?',
        text: `We send it to the card that paid as soon as the airline has released the seats, usually within minutes. US rules allow ${SAID.refundDaysCard} business days for a card and ${SAID.refundDaysOther} calendar days for any other payment. Your bank may take a few days more to show it.`,
      },
      {
        heading: 'Is your fee refunded when I cancel?',
        text: `Within the ${SAID.freeHours} hours, and when the airline cancels or significantly changes your flight, yes. When you cancel later for reasons of your own, we keep it, and it has a line of its own in the quote.`,
      },
      {
        heading: 'Can I change my flight?',
        text: 'That depends on your fare. Its rules are shown beside the flight before you pay: what a change costs, or that none is allowed. Open your booking under “Find your booking” and press “Choose new flights”: you see the new flights and the whole price before anything is changed. Flights on separate tickets are changed by phone.',
      },
      {
        heading: 'What happens if the airline changes my flight?',
        text: `We write to you with the old and the new times, and your booking shows both. You can accept, or call us for another flight. If you would leave ${SAID.changedHours} hours earlier or arrive ${SAID.changedHours} hours later within the United States (${SAID.changedHoursAbroad} on an international trip), use another airport, make more stops or sit in a lower cabin, you can also cancel and get everything back.`,
      },
      {
        heading: 'What if I miss a flight of my trip?',
        text: 'Call us or the airline before it leaves, if you can. A ticket is used in order: if you miss one flight without telling the airline, it usually cancels those that follow, the return included.',
      },
    ]),
    ...group('Your booking and your data', [
      {
        heading: 'How do I find my booking again?',
        text: 'With the reference of six letters and digits and the email you gave when booking, under “Find your booking”. If the reference is lost, call us with the names of the travelers and the day of departure.',
      },
      {
        heading: 'I did not get the confirmation email. What now?',
        text: 'Look in the spam folder first. Then open your booking and press “Send the mail again”; it goes to the address of the booking. The booking itself does not depend on the mail: what the page shows is what the airline has.',
      },
      {
        heading: 'Can I see my itinerary without a connection?',
        text: 'Yes. A device that has shown your booking opens it again without a connection, with its flights in local times. “Print” keeps everything on paper or as a PDF, and “Add to calendar” puts the flights into your calendar.',
      },
      {
        heading: 'What do you do with my data?',
        text: 'We pass on to the airline what it needs to carry you, keep the booking so that we can help you with it, and sell nothing. The privacy policy names every kind of data with the days that it is kept. To have yours erased, write to us with your booking reference.',
      },
      {
        heading: 'Why does the site say test mode?',
        text: 'While that line is shown, flights and card payments are stand-ins: no real ticket is issued and no real money moves. It is there on every page so that nobody goes to the airport with a test booking.',
      },
      {
        heading: 'Can I book by phone instead?',
        text: `Yes, at any hour, in English or Spanish, at the prices of this site. If you are already looking at a flight, press “Calling us? Get a code” and read the code to us at ${b.mainPhone}: we see the same flight and price.`,
      },
    ]),
  ],
});
