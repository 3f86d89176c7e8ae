import { isUtf8 } from 'node:buffer';
import { IMPORT_MESSAGES } from '#schema/product-import.ts';
import { problemWith, InvalidInput } from '#kernel/errors.ts';
import { unstorableText } from '#kernel/unstorable-text.ts';

/** Returns a refusal of the whole file. */
export const refused = (
  template: (typeof IMPORT_MESSAGES)[keyof typeof IMPORT_MESSAGES],
  params: Record<string, string | number> = {},
): InvalidInput => new InvalidInput([problemWith('file', template, params)]);

/** The first bytes of workbooks: ZIP files, and the older format of Excel. */
const workbooks = ['504b0304', 'd0cf11e0'].map((bytes) => Buffer.from(bytes, 'hex'));

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/**
 * Spreadsheets write a mark at the beginning; without one, a text in UTF-16 is known by the zero in its first
 * character.
 */
const encodingOf = (bytes: Buffer): Encoding => {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return 'utf-8';
};

/** Returns the number of the first line that cannot be read: no line ends within a character of UTF-8. */
const unreadableLine = (bytes: Buffer, encoding: Encoding): number => {
  if (encoding !== 'utf-8') return 1;
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
};

const decoded = (bytes: Buffer): string => {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw refused(IMPORT_MESSAGES.encoding, { line: unreadableLine(bytes, encoding) });
  }
};

/** Returns the text of a file in UTF-8 or UTF-16, as spreadsheets write it. @throws InvalidInput for any other file */
export const decodeFile = (bytes: Buffer): string => {
  if (bytes.length === 0) throw refused(IMPORT_MESSAGES.fileEmpty);
  if (workbooks.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning)))
    throw refused(IMPORT_MESSAGES.workbook);
  const text = decoded(bytes);
  if (unstorableText(text) !== undefined) {
    const lines = text.split('\n');
    const line = lines.findIndex((one) => unstorableText(one) !== undefined) + 1;
    throw refused(IMPORT_MESSAGES.unstorable, { line });
  }
  return text;
};
