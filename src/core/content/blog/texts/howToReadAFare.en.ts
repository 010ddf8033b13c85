import type { ArticleText } from '../../pages/siteTypes';

export const howToReadAFare: ArticleText = {
  heading: 'How to read a fare',
  title: 'How to read a fare',
  description: 'Base fare, taxes, fees: what the parts of a ticket price are, and which of them you get back.',
  lead: 'A price has three parts. Only one of them is the airline’s to set.',
  paragraphs: [
    'Two tickets at the same price can be made of very different things. One may be mostly fare, another half taxes, and on the day you need to cancel, that difference is money. It takes a minute to read the parts, and nobody will ever ask you to do arithmetic: the sum stands at the bottom.',
    'On this site the first price you see is the whole one. Federal rules ask for that: an advertised air fare must include every mandatory tax and fee (14 CFR 399.84). What follows is what stands behind that single number.',
  ],
  parts: [
    {
      heading: 'The base fare: what the airline asks for the seat',
      paragraphs: [
        'This is the airline’s own price, and the only part that moves with demand. It follows the rules of the fare you chose: whether it can be changed, what a refund costs, which bags come with it. When people say that a fare went up overnight, this is the part that did.',
        'On long international flights you may also meet a carrier-imposed surcharge, once called a fuel surcharge. It looks like a tax and sits beside the taxes on some itineraries, but the airline keeps it. The test is simple: a tax has a government or an airport behind it.',
      ],
    },
    {
      heading: 'Taxes and airport charges: what the airline passes on',
      paragraphs: [
        'Within the United States there are four of them, and you will find them on every domestic ticket. Their amounts are set by law or by the airport, so two airlines on the same route pay the same.',
      ],
      list: [
        'A federal excise tax of 7.5 percent of the base fare.',
        'A flight segment tax, a few dollars for each takeoff, adjusted every year.',
        'The September 11 security fee, $5.60 for each one-way trip.',
        'A passenger facility charge of up to $4.50 for each airport you leave from, which the airport spends on its buildings.',
      ],
    },
    {
      heading: 'Why international tickets carry more',
      paragraphs: [
        'A trip abroad has no excise tax on the whole fare, but a US departure tax and a US arrival tax, plus fees for customs, immigration and agriculture inspection. Then the other country adds its own. London is the famous example: the British Air Passenger Duty on a long flight out of the United Kingdom is often larger than all American taxes together, and higher still in premium cabins.',
        'That has a practical side. A trip that begins in London costs more in taxes than one that ends there and starts home from Dublin or Paris. It is rarely worth a detour by itself, but it explains why an open-jaw ticket is sometimes cheaper than it looks like it should be.',
      ],
    },
    {
      heading: 'Our service fee: a line of its own',
      paragraphs: [
        'We charge $12 per traveler on trips within the United States and $24 on international ones, once per booking, however many flights it has. A baby on a lap pays none on a domestic trip. The fee is inside every price we show and has its own line before you pay, so you never have to guess what the agency earns.',
        'Where an airline gives us a net fare below its published price, you pay the lower one. Then the base fare is smaller and the taxes that are a percentage of it shrink as well.',
      ],
    },
    {
      heading: 'Which parts come back when you cancel',
      paragraphs: [
        'Within 24 hours of booking, with departure at least 7 days away, everything comes back, our fee included. After that the parts go different ways. The base fare follows its rules: a flexible fare returns it whole or less a penalty, the cheapest fares return nothing.',
        'Some taxes are due only if you fly, because nobody crossed a border or walked through a checkpoint. Whether an airline pays them back on a ticket that cannot be refunded depends on the tax and on the airline, and it seldom happens without asking. So do not let such a ticket simply lapse. Call before the first flight leaves; once it has left without you, the question is usually closed.',
      ],
    },
    {
      heading: 'Three things the total does not contain',
      paragraphs: [
        'The price is final, but it is the price of the flight. Bags beyond those the fare includes, a seat you pick yourself and food on board are extras. Seats and bags that the airline sells through us can be added before you pay, each with its price; the rest you pay the airline if you want it. We show beside each fare which bags are in it, so that you can compare the trips as you would really take them.',
        'Foreign arrival fees are the second thing: a few countries still collect a tourist card or a departure tax in person. The third is your bank. We charge in US dollars; a card from another country may add its own exchange fee, which we never see.',
      ],
    },
  ],
};
