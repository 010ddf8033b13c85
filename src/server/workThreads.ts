/** How threads beside the one that answers are run: those that search and those that render. */
export const WORK_THREAD = {
  /** Megabytes of young and old objects a thread may hold; one needs about half of it. */
  resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 },
  /** Below the thread that answers, which the system lets go first. Where piscina's optional package is missing, they run at its level. */
  niceIncrement: 10,
} as const;
