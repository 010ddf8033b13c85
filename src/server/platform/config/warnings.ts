/** Lines like those of the site's logger, for faults outside of any request and before that logger exists. */
export function warn(msg: string, details: Readonly<Record<string, unknown>> = {}): void {
  process.stderr.write(`${JSON.stringify({ level: 40, time: Date.now(), ...details, msg })}\n`);
}
