/** Preloaded into a server of a run: its clock goes ahead by `FAULTS_CLOCK_AHEAD_MS`, so that minutes pass between two starts. */
const ahead = Number(process.env.FAULTS_CLOCK_AHEAD_MS ?? 0);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};
