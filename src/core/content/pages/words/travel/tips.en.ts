/** What to know before flying with an animal, a child alone, a pregnancy, medicines or liquids, in US English. */
import type { Brand } from '../../../brand';
import type { FixedRoute, PageText } from '../../siteTypes';
import { OFFICIAL } from './official';
import { official, visaInfo } from './visa.en';

export type TravelPage = Extract<FixedRoute, 'visaInfo' | 'beforeYouFly' | 'pets' | 'minors' | 'pregnancy' | 'medication' | 'liquids'>;

export const travelPages = (b: Brand): Readonly<Record<TravelPage, PageText>> => ({
  visaInfo,
  beforeYouFly: {
    heading: 'Before you fly',
    title: 'Before you fly: documents, pets, children, health, liquids',
    description: 'Short answers with dates and official links: documents, pets, children who fly alone, pregnancy, medication and liquids.',
    lead: 'What is easier to settle at home than at the airport.',
    paragraphs: [
      'Each of these pages is short, says from which month its rules are, and links the authority that says what holds today. Rules of an airline come from the airline that operates your flight: its name stands beside every flight in our results.',
      `If something does not fit what you plan, call ${b.mainPhone} before you book. Some of it, such as a place for an animal or the escort of a child, has to be asked for while there is still room.`,
    ],
  },
  pets: {
    heading: 'Flying with a pet',
    title: 'Flying with a pet: dogs, cats and service animals',
    description:
      'Dogs and cats in the cabin, as baggage and abroad: carriers, fees, health papers, the rules for coming back, and service dogs.',
    lead: 'A small dog or cat can often come along. It needs a place on the flight before you need a ticket.',
    paragraphs: [
      'An animal is booked with the airline and not on this site, and each flight has only a few places for them. So choose the flight here, then call us before you pay: we ask the airline whether it takes your animal on that day, and you book when the answer is yes.',
      'Large airlines of the United States ask about 100 to 150 dollars in each direction for an animal in the cabin (2025), paid to the airline. The carrier counts as your carry-on bag or as your personal item, by the rules of the airline.',
    ],
    sections: [
      {
        heading: 'In the cabin',
        text: 'Small dogs and cats, on a few airlines rabbits or birds, travel in a soft carrier that fits under the seat, and stay in it for the whole flight. The animal must be able to stand up and turn around in it. At the checkpoint you take the animal out and carry it through, and the empty carrier goes through the X-ray. Airlines set the youngest age and close the cabin of some long flights to animals.',
        source: official('2025-12', ...OFFICIAL.whatToBring),
      },
      {
        heading: 'In the hold',
        text: 'Most large airlines of the United States no longer take pets as checked baggage; some carry them as cargo, in a hard crate, and not in great heat or cold. Many airlines refuse dogs and cats with short noses there, because they breathe badly under stress. Ask your veterinarian first: sedating an animal for a flight is usually advised against.',
      },
      {
        heading: 'Bringing a dog into the United States',
        text: 'Since August 1, 2024, every dog that enters or comes back must be at least six months old, have a microchip, look healthy, and have a receipt of the CDC Dog Import Form, which is filled in online and is free. A dog that was in a country with a high risk of dog rabies in the last six months needs more papers. The rule holds for a weekend in Canada or Mexico as well.',
        source: official('2025-12', ...OFFICIAL.dogs),
      },
      {
        heading: 'To another country',
        text: 'The European Union asks for a microchip, a rabies vaccination after it and at least 21 days before arrival, and a health certificate that the USDA has endorsed, valid for entry for ten days. The United Kingdom admits pets by air as cargo only. Other countries, and Hawaii, ask for blood tests months ahead or for quarantine. Begin with the USDA’s page for your destination.',
        source: official('2025-12', ...OFFICIAL.petTravel),
      },
      {
        heading: 'Service dogs',
        text: 'On flights to, from and within the United States a trained service dog flies in the cabin free of charge. The airline may ask for the forms of the Department of Transportation, for flights that were booked early up to 48 hours before departure. Emotional support animals have counted as pets since January 2021.',
        source: official('2025-12', ...OFFICIAL.serviceAnimals),
      },
    ],
  },
  minors: {
    heading: 'Children who fly alone',
    title: 'Children who fly alone: unaccompanied minors',
    description: 'From which age airlines take a child alone, what the escort costs, which flights are allowed, and how to book it.',
    lead: 'Most airlines take a child of five or older, with an escort that is booked ahead.',
    paragraphs: [
      `On a booking made on this site everyone under 15 needs somebody of 18 or older. For a child alone call ${b.mainPhone}: we tell you which airlines on your route take the child, and which flights they allow.`,
      'From 15 on they can be booked here by themselves. Look at the rules of the airline first: some offer their escort service up to the age of 17, and it has to be added by phone.',
    ],
    sections: [
      {
        heading: 'Ages',
        text: 'No large airline of the United States takes a child under five alone. From 5 to 14 most ask for their service for unaccompanied minors, a few only up to 11 or 12; older teenagers may fly like adults or, for a fee, with the service. Low-cost airlines often have no such service, and some take nobody under 15 alone. Abroad, ages differ.',
        source: official('2025-12', ...OFFICIAL.airConsumer),
      },
      {
        heading: 'Flights and fees',
        text: 'Younger children are usually taken on nonstop flights alone, older ones on some connections; the last flight of the day and flights that are shared with another airline are often excluded. The service costs about 50 to 150 dollars in each direction (2025), on many airlines the same for brothers and sisters who travel together. It is paid to the airline beside the fare.',
      },
      {
        heading: 'On the day',
        text: 'Come early. The adult who brings the child gets a pass to the gate at the check-in desk and stays until the plane has left. The adult who meets the child must be the one who was named, with an ID. Give the child the telephone numbers of both on paper, something to eat, and no more than it can carry.',
      },
      {
        heading: 'Across a border',
        text: 'The child needs a passport, and in many countries a notarized letter in which both parents agree to the trip, with the address of the stay. Mexico and many other countries look at it when a minor leaves as well. The embassy of the destination says what is asked.',
        source: official('2025-12', ...OFFICIAL.state),
      },
    ],
  },
  pregnancy: {
    heading: 'Flying while pregnant',
    title: 'Flying while pregnant: weeks, letters and comfort',
    description: 'Until which week airlines carry pregnant travelers, when a letter is asked for, and what makes the flight easier.',
    lead: 'For most people flying is safe until the last month. Airlines have weeks of their own.',
    paragraphs: [
      'Talk to your doctor before you book, above all with twins, bleeding, high blood pressure or an earlier early birth. What follows is what obstetricians and airlines say in general; it cannot replace an examination.',
      'If you may have to cancel, compare the fares of a flight before you pay: what a change or a refund costs stands beside each. Within 24 hours of booking our own cancellation is free when departure is at least seven days away.',
    ],
    sections: [
      {
        heading: 'Until which week',
        text: 'The American College of Obstetricians and Gynecologists calls occasional flights safe for most pregnancies, and says that most airlines allow them until about 36 weeks. The middle months, from week 14 to week 28, are usually the easiest. With twins, and on long flights, the limit is often earlier.',
        source: official('2025-12', ...OFFICIAL.obstetricians),
      },
      {
        heading: 'Letters',
        text: 'Many airlines ask for a letter from a doctor or midwife in the last weeks, outside the United States often from week 28 on: the due date, a single pregnancy, and that flying is no risk. It should be only a few days old. The airline that operates the flight decides, in both directions: count the weeks for the day of your return.',
      },
      {
        heading: 'On board',
        text: 'Take an aisle seat, wear the belt low across the hips, drink water, and walk every hour or two: clots in the legs are more likely in pregnancy, and compression stockings help. Avoid fizzy drinks before the flight, since gas expands with the altitude.',
        source: official('2025-12', ...OFFICIAL.pregnant),
      },
      {
        heading: 'At the checkpoint, and where you go',
        text: 'The scanners of US checkpoints use radio waves and no X-rays; anybody may ask for a pat-down instead. Look at the CDC’s page for your destination as well: with malaria or Zika there, doctors advise pregnant travelers to go another time. Health insurance from home often pays little abroad, and nothing for a birth.',
        source: official('2025-12', ...OFFICIAL.pregnant),
      },
    ],
  },
  medication: {
    heading: 'Traveling with medication',
    title: 'Traveling with medication: pills, liquids, syringes',
    description:
      'Medicines in the carry-on, more than 3.4 ounces, syringes and devices, and which medicines other countries do not let in.',
    lead: 'In the carry-on, in the original bottle, with the prescription.',
    paragraphs: [
      'Keep medicines with you: a checked bag can arrive a day late. Take what you need for the trip and some days more, in the labeled containers of the pharmacy, with a copy of the prescription that has the name of the substance and not the brand alone.',
      'What is ordinary at home can be forbidden elsewhere. That decides more trips than the checkpoint does, so look at the rules of each country on your way, those where you only change planes included.',
    ],
    sections: [
      {
        heading: 'At US checkpoints',
        text: 'Pills and other solid medicines may come in any amount. Liquids, gels and creams that are medically necessary may be larger than 3.4 ounces: take them out of the bag, tell the officer, and expect a test of the bottle. Labels are recommended and not required, though states have rules of their own for prescription medicines.',
        source: official('2025-12', ...OFFICIAL.whatToBring),
      },
      {
        heading: 'Insulin, syringes, devices',
        text: 'Syringes are allowed beside the medicine they are for, and so are ice packs, pens, inhalers and EpiPens. With an insulin pump or a glucose sensor you may ask for a pat-down instead of the scanner. Breathing machines do not count as a bag on US airlines; spare batteries belong in the cabin, with their contacts covered.',
        source: official('2025-12', ...OFFICIAL.packSafe),
      },
      {
        heading: 'In other countries',
        text: 'Many countries let in 30 days of a prescription and want a letter from the doctor for more. Some forbid what is common here: Japan does not admit amphetamines such as Adderall, and limits some cold medicines; Singapore and the United Arab Emirates want a permit ahead for strong painkillers and sedatives. The embassy of the destination answers for your medicine.',
        source: official('2025-12', ...OFFICIAL.medicineAbroad),
      },
      {
        heading: 'Coming into the United States',
        text: 'Declare medicines at customs and have them in their original containers, with a prescription or a letter in English. As a rule of thumb bring what you need yourself, for no more than 90 days. Cannabis stays illegal under federal law, whatever the state you land in allows.',
        source: official('2025-12', ...OFFICIAL.customs),
      },
    ],
  },
  liquids: {
    heading: 'Liquids in your bags',
    title: 'Liquids in carry-on and checked bags',
    description:
      'The 3.4-ounce rule and what is exempt from it, duty-free bottles with a connection, alcohol and aerosols in checked bags, airports abroad.',
    lead: 'Small bottles in one bag; medicine and baby food beside it; the rest goes into the checked bag.',
    paragraphs: [
      'At checkpoints of the United States each container in your carry-on holds at most 3.4 ounces (100 milliliters), and all of them fit into one clear bag of a quart. What counts is the size of the container and not how much is left in it.',
      'Gels, creams, pastes and sprays count as liquids: toothpaste, peanut butter, yogurt, mascara. Solid food, bar soap and an empty water bottle do not.',
    ],
    sections: [
      {
        heading: 'What may be larger',
        text: 'Medicine, baby formula, breast milk, juice and food for a baby who travels or not, and the ice packs to cool them, in amounts that are reasonable for the trip. Take them out, tell the officer before the check begins, and allow some minutes for a test.',
        source: official('2025-12', ...OFFICIAL.liquids),
      },
      {
        heading: 'Duty-free bottles',
        text: 'Larger bottles from a duty-free shop abroad may come through a US checkpoint on a connection when they were bought within 48 hours, are still in the sealed transparent bag, and have the receipt in it. If the seal is broken or the officer has doubts, the bottle stays behind. After customs, pack it into the checked bag that you collect there.',
        source: official('2025-12', ...OFFICIAL.liquids),
      },
      {
        heading: 'Alcohol, aerosols and fuel',
        text: 'In checked bags, drinks up to 24 percent of alcohol are not limited by the FAA; from 24 to 70 percent it is five liters for each traveler in unopened bottles of a shop; stronger ones may not fly at all. Hair spray, deodorant and the like may have 18 ounces each and 70 in all. Fuel, lighter fluid and bear spray stay at home. Drinking your own bottle on board is not allowed.',
        source: official('2025-12', ...OFFICIAL.packSafe),
      },
      {
        heading: 'Airports abroad',
        text: 'Most have the same 100 milliliters, in a bag of one liter. Some with new scanners have dropped or raised the limit, which helps on the way out and not on the way back: the airport where you pass the check decides, at each check of your trip. When in doubt pack for the strictest one.',
      },
    ],
  },
});
