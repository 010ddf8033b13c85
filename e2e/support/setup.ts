/** A real server and a real browser take longer than jest's five seconds. */
jest.setTimeout(120_000);
