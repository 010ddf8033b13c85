const SPACE = '\u00a0';

/** `5 h 05 min`, below an hour `45 min`, in both languages; the spaces do not break, so that a figure never leaves its unit behind at the end of a line. */
export const hoursMinutes = (minutes: number): string =>
  minutes < 60
    ? `${String(minutes)}${SPACE}min`
    : `${String(Math.floor(minutes / 60))}${SPACE}h${SPACE}${String(minutes % 60).padStart(2, '0')}${SPACE}min`;
