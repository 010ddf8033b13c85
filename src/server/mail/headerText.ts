/** Text as it may be in a header of a letter, whoever wrote it. */

/** Control characters, among them line ends, and what starts or ends an encoded word (RFC 2047), which a mail program would decode. */
const MEANINGFUL = /[\p{Cc}\p{Zl}\p{Zp}]+|=\?|\?=/gu;
/** Marks that turn the reading direction (UAX 9): they make one text look like another. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Without what a mail program reads as anything but letters. */
export const headerText = (text: string): string => text.replace(DIRECTIONS, '').replace(MEANINGFUL, ' ').replace(/ {2,}/g, ' ').trim();
