/** What is read of an answer; null where it is not what the SDK's types say, so that one odd part takes no other along. */
export function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
