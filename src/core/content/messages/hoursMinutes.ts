/** `5 h 05 min`, in both languages; the spaces do not break, so that a figure never leaves its unit behind at the end of a line. */
export const hoursMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60))}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}\u00a0min`;
