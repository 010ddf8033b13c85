import type { ArticleText } from '../../pages/siteTypes';

export const separateTickets: ArticleText = {
  heading: 'Separate tickets and their risk',
  title: 'Separate tickets: what you save and what you risk',
  description: 'Two tickets instead of one can be much cheaper. What nobody owes you then, and how to build in enough time.',
  lead: 'Two cheap tickets are two contracts. Between them there is only you.',
  paragraphs: [
    'A sale from New York to Lisbon, a cheap hop from your own city to New York, and together they cost $200 less than the through ticket. Sometimes that is a fine idea. Sometimes it is a loan from luck, to be paid back at an airport at midnight.',
    'The saving is easy to see. The risk has to be spelled out, because it only shows when something goes wrong.',
  ],
  parts: [
    {
      heading: 'What one ticket gives you',
      paragraphs: [
        'When all flights stand on one ticket, the airline has promised to take you to the last city on it. If the first flight is late and you miss the second, you are put on the next one without charge. Bags are usually tagged to the end. If a part is cancelled, the whole trip can be refunded.',
        'None of that depends on how many airlines take part. What counts is the ticket. Two airlines on one ticket owe you a journey; one airline on two tickets owes you two journeys that have nothing to do with each other.',
      ],
    },
    {
      heading: 'What happens between two tickets',
      paragraphs: ['The second airline has no idea that you are coming from somewhere. So all of this becomes yours:'],
      list: [
        'If the first flight is late, you are a no-show on the second. Its fare may be lost, and on a round trip the airline may cancel the way back too.',
        'Bags end at the first ticket’s last airport. You collect them, carry them through customs abroad, and check them again before the counter closes.',
        'You may have to pass the border in between, with whatever document that country asks for.',
        'Bag rules of both airlines apply, one after the other, with two fees.',
        'If the first airline changes its schedule by two hours, nobody has to mend the connection.',
      ],
    },
    {
      heading: 'How much time is enough',
      paragraphs: [
        'The minimum connection times that airlines publish are made for one ticket and do not help here. Count it out instead: the usual delay, the walk, the belt, the border, the train to another terminal, the line at the counter, and the time at which check-in closes, often an hour before an international departure.',
        'Within the United States and with hand luggage only, three hours are a reasonable start. With bags and a border, five. If the second flight is the only one of the day, or the trip must not fail, sleep in between. A hotel night often costs less than what the two tickets saved, and turns a gamble into an evening.',
      ],
    },
    {
      heading: 'Coming home to the United States',
      paragraphs: [
        'Here the difference is smaller than people expect. At the first American airport everyone clears immigration, collects their bags and passes customs, also on one ticket. With one ticket you drop the bag again a few steps further on. With two you take it up to the counter, check it anew and go through security like everybody who came by car.',
      ],
    },
    {
      heading: 'Two airports in one city',
      paragraphs: [
        'New York has three large airports, London has six that use its name. Kennedy to Newark crosses two rivers and takes between one and three hours by road; Heathrow to Stansted is a bus ride of an hour and a half on a good day. Through tickets seldom ask that of you. When you build your own, look at the airport’s code and not at the city’s name.',
      ],
    },
    {
      heading: 'When it is worth it',
      paragraphs: [
        'It is worth it when you would like to stay in the middle anyway. Three days in Lisbon between two tickets are not a risk but a vacation. It is worth it when the first part is a train or your own car, which you can begin early. And it is worth it when the second ticket can be changed for little, so that a missed flight costs a fee and not a fare.',
        'It is not worth it for the last flight of the day, in a season of storms, with children, or for less than about a hundred dollars a person. Travel insurance can help, but read it: many policies exclude connections that the traveler made, or ask for a minimum number of hours.',
      ],
    },
    {
      heading: 'How it looks on this site',
      paragraphs: [
        'Where an itinerary on this site asks you to collect your bags and check in again, it says “Self-transfer” at that connection; every other connection is on one ticket and the airline answers for it. If you want to combine two searches, you are welcome to, and each then has its own reference and its own free day for cancelling. Book the part first that has fewer alternatives, look at the rules of both, and add the second within 24 hours, while the first can still be undone.',
        'Unsure whether your connection is long enough? Call and read us both flight numbers. We will tell you honestly, also if the answer is the cheaper one.',
      ],
    },
  ],
};
