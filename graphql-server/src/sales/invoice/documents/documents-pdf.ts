import { bytesOf, drawHeading, openSheet } from '../invoice-document.ts';
import { COLORS, PAGE, type Part, type Sheet, type TextStyle } from '../invoice-sheet.ts';
import { drawBarCode } from './bar-code.ts';
import { documentOf, DOCUMENT_WORDS, type OrderDocument, type DocumentsJob } from './documents.ts';

const MM = 72 / 25.4;

/** The usual label of couriers. */
const LABEL = { width: 100 * MM, height: 150 * MM, margin: 6 * MM };

/** Draws the documents of parcels: for each of them a label, or as many sheets of A4 as its slip needs. */
export const drawDocuments = async ({ kind, language, contact, parcels }: DocumentsJob): Promise<Buffer> => {
  const words = DOCUMENT_WORDS[language];
  const title = kind === 'LABELS' ? words.label : words.slip;
  const size: [number, number] = kind === 'LABELS' ? [LABEL.width, LABEL.height] : [PAGE.width, PAGE.height];
  const sheet = await openSheet({
    size,
    language,
    info: { Title: `${contact.name} · ${title}`, Author: contact.name, Subject: title, CreationDate: new Date() },
  });
  const root = sheet.doc.struct('Document');
  sheet.doc.addStructure(root);
  for (const [place, parcel] of parcels.entries()) {
    if (place > 0) sheet.doc.addPage({ size, margin: 0 });
    const part = sheet.doc.struct('Sect');
    root.add(part);
    const document = documentOf(parcel, { language, contact });
    if (kind === 'LABELS') await drawLabel(sheet, part, document, words);
    else await drawSlip(sheet, part, document, words);
    part.end();
  }
  root.end();
  return bytesOf(sheet.doc);
};

type Words = (typeof DOCUMENT_WORDS)['en'];

const drawLabel = async (sheet: Sheet, part: Part, document: OrderDocument, words: Words): Promise<void> => {
  const [left, width] = [LABEL.margin, LABEL.width - 2 * LABEL.margin];
  let y = LABEL.margin;
  const say = (type: string, text: string, style: Omit<TextStyle, 'width'>, gap = 2) => {
    y += sheet.text(part, type, text, left, y, { width, ...style }) + gap;
  };
  say('P', `${words.from}: ${document.shop.name}`, { size: 9, weight: 'semiBold' });
  say('P', document.shop.lines.join(' · '), { size: 7.5, color: COLORS.muted }, 8);
  sheet.line(y, left, left + width);
  y += 8;
  say('P', words.to, { size: 8.5, weight: 'semiBold', color: COLORS.muted });
  say(
    'H1',
    fitted(sheet, document.recipient.name, { width, size: 17, weight: 'semiBold' }, 54),
    { size: 17, weight: 'semiBold' },
    4,
  );
  say('P', fitted(sheet, document.recipient.address, { width, size: 12 }, 96), { size: 12 }, 6);
  say('P', document.recipient.phone, { size: 17, weight: 'semiBold' }, 8);
  sheet.line(y, left, left + width);
  y += 8;
  say('P', document.collect === null ? words.paid : words.collect(document.collect), {
    size: 15,
    weight: 'semiBold',
  });
  say('P', words.pieces(document.pieces), { size: 9.5, color: COLORS.muted });
  const height = 16 * MM;
  const bottom = LABEL.height - LABEL.margin;
  await drawBarCode(sheet, document.code, {
    x: left + 6 * MM,
    y: bottom - height - 24,
    width: width - 12 * MM,
    height,
  });
  sheet.text(part, 'P', document.number, left, bottom - 20, { width, size: 15, weight: 'semiBold' });
  if (!document.tracking) return;
  const tracking: TextStyle = { width: width - 80, size: 9.5, align: 'right' };
  sheet.text(part, 'P', fitted(sheet, document.tracking, tracking, 26), left + 80, bottom - 20, tracking);
};

/** Returns a text that is not higher than the label has room for; the address on the slip and in the shop is whole. */
const fitted = (sheet: Sheet, text: string, style: TextStyle, most: number): string => {
  const whole = text.replace(/\s+/g, ' ').trim();
  let cut = whole;
  while (sheet.heightOf(cut, style) > most) cut = cut.replace(/ \S*$|.$/u, '');
  return cut === whole ? whole : `${cut} …`;
};

const BOTTOM = PAGE.height - PAGE.margin;
const LEFT = PAGE.margin;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const COLUMNS = {
  quantity: { x: LEFT, width: 44 },
  product: { x: LEFT + 52, width: 310 },
  sku: { x: LEFT + 372, width: WIDTH - 372 },
};

const drawSlip = async (sheet: Sheet, part: Part, document: OrderDocument, words: Words): Promise<void> => {
  const { doc } = sheet;
  const number = `${document.number} · ${document.placedOn}`;
  drawHeading(sheet, part, { shop: document.shop.name, title: words.slip, number });
  let y = PAGE.margin + 56;
  sheet.line(y, LEFT, LEFT + WIDTH);
  y += 14;
  const top = y;
  y +=
    sheet.text(part, 'H2', words.to, LEFT, y, {
      width: 280,
      size: 8.5,
      weight: 'semiBold',
      color: COLORS.muted,
    }) + 2;
  for (const [place, line] of [
    document.recipient.name,
    document.recipient.address,
    document.recipient.phone,
    ...(document.tracking ? [document.tracking] : []),
  ].entries())
    y +=
      sheet.text(part, 'P', line, LEFT, y, {
        width: 280,
        ...(place === 0 && { weight: 'semiBold', size: 11 }),
      }) + 2;
  await drawBarCode(sheet, document.code, { x: LEFT + WIDTH - 150, y: top, width: 150, height: 36 });
  y = Math.max(y, top + 44) + 14;
  for (const row of document.rows) {
    const name: TextStyle = { width: COLUMNS.product.width, weight: 'semiBold' };
    const small: TextStyle = { width: COLUMNS.product.width, size: 8.5, color: COLORS.muted };
    const height = Math.max(sheet.heightOf(row.product, name) + sheet.heightOf(row.choices, small), 14) + 14;
    if (y + height > BOTTOM - 24) {
      doc.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
      y = PAGE.margin;
      sheet.repeated(`${document.shop.name} · ${words.slip} ${document.number}`, LEFT, y, {
        width: WIDTH,
        size: 8.5,
        color: COLORS.muted,
      });
      y += 22;
    }
    sheet.line(y, LEFT, LEFT + WIDTH);
    const at = y + 7;
    sheet.text(part, 'P', `${row.quantity} ×`, COLUMNS.quantity.x, at, {
      ...COLUMNS.quantity,
      align: 'right',
    });
    const used = sheet.text(part, 'P', row.product, COLUMNS.product.x, at, name);
    if (row.choices) sheet.text(part, 'P', row.choices, COLUMNS.product.x, at + used, small);
    if (row.sku) sheet.text(part, 'P', row.sku, COLUMNS.sku.x, at, { ...COLUMNS.sku, align: 'right', size: 8.5 });
    y += height;
  }
  sheet.line(y, LEFT, LEFT + WIDTH);
  sheet.text(part, 'P', words.pieces(document.pieces), LEFT, y + 8, { width: WIDTH, weight: 'semiBold' });
};
