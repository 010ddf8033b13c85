/** What of a machine no page can make, and why: the walks of the machine itself take it. A test holds this list to the routes. */
interface NotOnPage {
  /** Of `yes TRANSITION` and `no TRANSITION`. */
  readonly shows: RegExp;
  readonly why: string;
}

const OWN_FIELD = 'an event of one field while the other one has the focus: a traveler is in one field at a time';

export const NOT_ON_PAGES: Readonly<Record<string, readonly NotOnPage[]>> = {
  booking: [
    {
      shows: /^(?:no booking\.unopened always 1|yes booking\.unopened always 2)/,
      why: 'a page reloaded under the bank’s question, and its draft forgotten before the answer: a payment goes so, a page is told its end',
    },
  ],
  cancel: [],
  exchange: [
    { shows: /^no exchange\.reviewing wallet\.tapped /, why: 'where nothing is due there is no frame of card fields' },
    { shows: /^no exchange\.reviewing address\.changed 1/, why: 'Back and Forward are reported where they lead to another step' },
  ],
  payment: [],
  filter: [{ shows: /^no filter slider\.moved /, why: 'sliders come with the list whose ends they have' }],
  search: [
    { shows: /^yes \S+ xstate\.error\.actor\.recall\./, why: 'the table of major airports is a script of ours, which tests always have' },
    { shows: /^yes \S+\.failed xstate\.done\.actor\.recall\./, why: 'the table was there before the server failed' },
    { shows: /\.recalling field\.left /, why: 'what the browser knows by itself is there before anybody can leave' },
    { shows: /^no \S+\.(?:pausing|waiting|showing|pressing|closing|empty|failed) /, why: OWN_FIELD },
    { shows: /^no search\.popover\.(?:departure|return|travelers) /, why: OWN_FIELD },
    { shows: /^no search\.popover picker\.opened 3/, why: 'a one-way search has no return to open' },
    { shows: /^no search\.form flight\.(?:added|removed) /, why: 'a button that may not be pressed is not there' },
    { shows: / search\.form near\.chosen /, why: 'the places of these pages have no airports nearby: NearField.test.tsx' },
    { shows: / search\.form childAge\.chosen /, why: 'no child is among the travelers of these pages: SearchForm.test.tsx' },
    { shows: / search\.form traveler\.(?:added|removed) /, why: 'a button that may not be pressed sends nothing' },
  ],
};
