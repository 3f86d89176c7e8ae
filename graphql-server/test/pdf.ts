import { inflateSync } from 'node:zlib';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a program that opens a PDF file finds in it. */
export interface ReadPdf {
  title: string;
  language: string | null;
  /** The text of each page in the order of its glyphs, in which vowels of Bangla may stand before their consonants. */
  pages: string[];
  /** What copying and search find instead of the glyphs, as it is spelt. */
  spelt: string[];
  /** The kinds of parts of the first page's structure, such as `H1` and `Table`. */
  parts: Set<string>;
}

interface Part {
  role?: string;
  children?: Part[];
}

const rolesOf = ({ role, children = [] }: Part): string[] => [...(role ? [role] : []), ...children.flatMap(rolesOf)];

/** Reads a PDF file. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  // It takes the bytes for itself.
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const [{ info }, first] = [await document.getMetadata(), await document.getPage(1)];
  const { Title, Language } = info as { Title: string; Language: string | null };
  const tree = (await first.getStructTree()) as Part | null;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join(''));
  }
  await task.destroy();
  return {
    title: Title,
    language: Language,
    pages,
    spelt: speltIn(bytes),
    parts: new Set(rolesOf(tree ?? {})),
  };
};

/** Returns the texts of `ActualText` of all content streams. */
const speltIn = (bytes: Uint8Array): string[] => {
  const file = Buffer.from(bytes).toString('latin1');
  const contents = [...file.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n(?<body>.*?)\nendstream/gs)]
    .map(({ groups }) => inflateSync(Buffer.from(groups?.['body'] ?? '', 'latin1')).toString('latin1'))
    .filter((content) => content.includes(' BDC'));
  return contents.flatMap((content) =>
    [...content.matchAll(/\/ActualText \((?<text>(?:\\.|[^\\)])*)\)/gs)].map(({ groups }) =>
      utf16(groups?.['text'] ?? ''),
    ),
  );
};

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const utf16 = (text: string): string =>
  new TextDecoder('utf-16be').decode(
    Buffer.from(
      text.replace(/\\(.)/gs, (_, letter: string) => ESCAPES[letter] ?? letter),
      'latin1',
    ),
  );
