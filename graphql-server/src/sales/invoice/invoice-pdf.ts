import { bytesOf, drawHeading, openSheet } from './invoice-document.ts';
import type { Invoice } from './invoice.ts';
import { COLORS, PAGE, type Sheet, type Part, type TextStyle } from './invoice-sheet.ts';

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
/** Where the footer begins. */
const BOTTOM = PAGE.height - PAGE.margin - 24;

/** The columns of the table. */
const COLUMNS = [
  { key: 'number', x: LEFT, width: 24, align: 'left' },
  { key: 'product', x: LEFT + 26, width: 262, align: 'left' },
  { key: 'quantity', x: LEFT + 296, width: 54, align: 'right' },
  { key: 'price', x: LEFT + 354, width: 68, align: 'right' },
  { key: 'sum', x: LEFT + 422, width: RIGHT - LEFT - 422, align: 'right' },
] as const;

const SUMS = { x: LEFT + 262, width: RIGHT - LEFT - 262, inset: 12 };

const heading: Omit<TextStyle, 'width'> = { size: 8.5, weight: 'semiBold', color: COLORS.muted };

/** Draws an invoice: as many A4 pages as it needs, with the headings of the table on each. */
export const drawInvoice = async (invoice: Invoice): Promise<Buffer> => {
  const { labels, number, language, shop, placedAt } = invoice;
  const title = `${shop.name} · ${labels.title} ${number}`;
  const sheet = await openSheet({
    size: [PAGE.width, PAGE.height],
    language,
    info: { Title: title, Author: shop.name, Subject: labels.title, CreationDate: placedAt },
  });
  const { doc } = sheet;
  const root = doc.struct('Document');
  doc.addStructure(root);

  const top = drawHead(sheet, root, invoice);
  const end = drawTable(sheet, root, invoice, top);
  drawSums(sheet, root, invoice, end);
  root.end();
  drawFooters(sheet, invoice);
  return bytesOf(doc);
};

/** Draws logo, title, seller, buyer and the facts of the order; returns where the table begins. */
const drawHead = (sheet: Sheet, root: Part, { labels, shop, buyer, facts, number, ended, isPaid }: Invoice): number => {
  const { doc } = sheet;
  drawHeading(sheet, root, { shop: shop.name, title: labels.title, number }, { size: 11 });
  const state = ended ?? (isPaid ? labels.paid : null);
  if (state !== null) {
    const color = ended === null ? COLORS.brand : COLORS.alert;
    const style: TextStyle = { width: 240, align: 'right', size: 11, weight: 'semiBold', color };
    sheet.text(root, 'P', state, RIGHT - 240, PAGE.margin + 39, style);
  }

  const y = PAGE.margin + 62;
  sheet.line(y, LEFT, RIGHT);
  const blocks = [
    { title: labels.soldBy, name: shop.name, lines: shop.lines, x: LEFT, width: 145 },
    { title: labels.buyer, name: buyer.name, lines: buyer.lines, x: LEFT + 163, width: 158 },
  ];
  const ends = blocks.map(({ title, name, lines, x, width }) => {
    const part = doc.struct('Sect');
    root.add(part);
    let at = y + 16;
    at += sheet.text(part, 'H2', title, x, at, { ...heading, width }) + 2;
    at += sheet.text(part, 'P', name, x, at, { width, weight: 'semiBold' }) + 1;
    for (const line of lines) at += sheet.text(part, 'P', line, x, at, { width, color: COLORS.muted }) + 1;
    return at;
  });
  const part = doc.struct('Sect');
  root.add(part);
  let at = y + 16;
  const [x, width] = [LEFT + 339, RIGHT - LEFT - 339];
  for (const { term, text } of facts) {
    at += sheet.text(part, 'H2', term, x, at, { ...heading, width });
    at += sheet.text(part, 'P', text, x, at, { width, size: text.length > 30 ? 8 : 9.5 }) + 5;
  }
  return Math.max(...ends, at) + 18;
};

/** Draws what was bought, on as many pages as needed; returns where it ends. */
const drawTable = (sheet: Sheet, root: Part, invoice: Invoice, top: number): number => {
  const { doc } = sheet;
  const table = doc.struct('Table');
  root.add(table);
  let y = drawHeadings(sheet, table, invoice, top);
  const sumsHeight = heightOfSums(invoice);
  invoice.rows.forEach((row, index) => {
    const height = heightOfRow(sheet, row);
    // The last line stays with the sums.
    const needed = index === invoice.rows.length - 1 ? height + sumsHeight : height;
    if (y + needed > BOTTOM) {
      doc.addPage();
      sheet.repeated(`${invoice.shop.name} · ${invoice.labels.title} ${invoice.number}`, LEFT, PAGE.margin, {
        width: RIGHT - LEFT,
        size: 8.5,
        color: COLORS.muted,
      });
      y = drawHeadings(sheet, table, invoice, PAGE.margin + 24);
    }
    drawRow(sheet, table, row, y);
    y += height;
    sheet.line(y, LEFT, RIGHT);
  });
  table.end();
  return y;
};

const ROW_PADDING = 7;
const nameStyle: TextStyle = { width: COLUMNS[1].width };
const choicesStyle: TextStyle = { width: COLUMNS[1].width, size: 8.5, color: COLORS.muted };

const heightOfRow = (sheet: Sheet, { product, choices }: Invoice['rows'][number]): number =>
  Math.max(sheet.heightOf(product, nameStyle) + sheet.heightOf(choices, choicesStyle), 14) + 2 * ROW_PADDING;

const drawRow = (sheet: Sheet, table: Part, row: Invoice['rows'][number], top: number): void => {
  const tr = sheet.doc.struct('TR');
  table.add(tr);
  const y = top + ROW_PADDING;
  for (const { key, x, width, align } of COLUMNS) {
    if (key !== 'product') {
      sheet.text(tr, 'TD', row[key], x, y, {
        width,
        align,
        ...(key === 'number' && { color: COLORS.muted }),
      });
      continue;
    }
    const td = sheet.doc.struct('TD');
    tr.add(td);
    const height = sheet.text(td, 'P', row.product, x, y, nameStyle);
    if (row.choices) sheet.text(td, 'P', row.choices, x, y + height, choicesStyle);
  }
};

/** Draws the headings of the table; returns where its first line begins. */
const drawHeadings = (sheet: Sheet, table: Part, { labels }: Invoice, y: number): number => {
  const height = 24;
  sheet.decoration(() => sheet.doc.roundedRect(LEFT - 8, y, RIGHT - LEFT + 16, height, 4).fill(COLORS.tint));
  const tr = sheet.doc.struct('TR');
  table.add(tr);
  for (const { key, x, width, align } of COLUMNS)
    sheet.text(tr, 'TH', key === 'number' ? '#' : labels[key], x, y + 6, {
      size: 8.5,
      weight: 'semiBold',
      color: COLORS.brand,
      width,
      align,
    });
  return y + height;
};

const SUM_HEIGHT = 19;
const TOTAL_HEIGHT = 34;

const heightOfSums = ({ sums, payments }: Invoice): number =>
  14 + (sums.length + payments.length) * SUM_HEIGHT + TOTAL_HEIGHT + 32;

/** Draws the items total, what was taken off, the fee, the total, and what of it is paid. */
const drawSums = (sheet: Sheet, root: Part, invoice: Invoice, top: number): void => {
  const { labels, sums, total, included, payments } = invoice;
  const { x, width, inset } = SUMS;
  const table = sheet.doc.struct('Table');
  root.add(table);
  const row = (label: string, amount: string, y: number, style: Partial<TextStyle>) => {
    const tr = sheet.doc.struct('TR');
    table.add(tr);
    sheet.text(tr, 'TH', label, x + inset, y, { width: width - 110, color: COLORS.muted, ...style });
    sheet.text(tr, 'TD', amount, RIGHT - 110, y, { width: 110, align: 'right', ...style });
  };
  let y = top + 14;
  for (const { label, amount } of sums) {
    row(label, amount, y, {});
    y += SUM_HEIGHT;
  }
  y += 3;
  sheet.decoration(() => sheet.doc.roundedRect(x, y, width + 8, TOTAL_HEIGHT - 4, 4).fill(COLORS.tint));
  row(labels.total, total, y + 6, { size: 12, weight: 'semiBold', color: COLORS.brand });
  y += TOTAL_HEIGHT;
  const small = { size: 8.5, color: COLORS.muted };
  y += sheet.text(root, 'P', included, x, y, { width, align: 'right', ...small }) + 8;
  for (const { label, amount, due } of payments) {
    row(label, amount, y, due ? { weight: 'semiBold', color: COLORS.ink } : {});
    y += SUM_HEIGHT;
  }
  table.end();
};

/** Draws at the bottom of each page how to reach the shop, and the number of the page. */
const drawFooters = (sheet: Sheet, { labels, shop, page }: Invoice): void => {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    sheet.line(BOTTOM + 10, LEFT, RIGHT);
    const small = { size: 8, color: COLORS.muted };
    const [, phone, email] = shop.lines;
    sheet.repeated(`${labels.thanks(shop.name)}  ${phone} · ${email}`, LEFT, BOTTOM + 17, { ...small, width: 380 });
    sheet.repeated(page(index + 1, count), RIGHT - 110, BOTTOM + 17, {
      ...small,
      width: 110,
      align: 'right',
    });
  }
};
