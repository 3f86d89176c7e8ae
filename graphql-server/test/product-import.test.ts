import { describe, expect, test } from 'vitest';
import { IMPORT_MESSAGES } from '#schema/product-import.ts';
import { PRODUCT_MESSAGES } from '#schema/product-admin.ts';
import { changesOf, importOf, problemsOf, sendFile, upload, type TestRow, type Uploaded } from './import-steps.ts';
import { statementsOf } from './sent-statements.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const admin = await shop.admin();

describe('the dry run', () => {
  test('shows per row what would be created, would change, or stays', async () => {
    await shop.category({ name: 'Lamps', parent: await shop.category() });
    const [lamp] = await shop.products([
      { name: 'Lamp', sku: 'LAMP', priceCents: 1000, stock: 4 },
      { name: 'Sofa', sku: 'SOFA' },
    ]);
    const rows: TestRow[] = [
      { sku: 'LAMP', name: 'Lamp', price: '12.50', oldPrice: '15', availableStock: '9', Category: 'LAMPS' },
      { sku: 'SOFA', name: 'Sofa', price: '19.99', availableStock: '10', note: 'A note' },
      {
        sku: 'CHAIR',
        name: 'Chair',
        price: '$1,030.00',
        availableStock: '২৫',
        Category: 'Lamp',
        image: `/pictures/${lamp?.pictures[0]}`,
      },
    ];
    const { id, ...counts } = await upload(admin, rows);
    expect(counts).toEqual({ rowCount: 3, createCount: 0, changeCount: 1, problemCount: 1 });
    const [category] = (await importOf(admin, id)).rows.nodes[0]?.changes ?? [];
    expect(category?.after).toBe('Lamps');
    expect(await changesOf(admin, id)).toEqual([
      [`Category: ${category?.before} → Lamps`, 'price: 10.00 → 12.50', 'oldPrice: – → 15.00', 'availableStock: 4 → 9'],
      [],
      expect.arrayContaining([
        'name: – → Chair',
        'price: – → 1030.00',
        'availableStock: – → 25',
        'status: – → PUBLISHED',
      ]),
    ]);
    expect(await problemsOf(admin, id)).toEqual([`4 Category: There is no category “Lamp”. Is “Lamps” meant?`]);
    expect(await shop.stockOf({ id: lamp?.id ?? '' })).toMatchObject({ available: 4 });
  });

  test('says of each row why it cannot be', async () => {
    const parent = await shop.category({ name: 'Kitchen' });
    const [leaf, first, second] = [
      await shop.category({ name: 'Kettles', parent }),
      await shop.product({ sku: 'FIRST' }),
      await shop.product({ sku: 'SECOND', pictures: ['second-1'] }),
    ];
    await shop.product({
      sku: null,
      variants: [
        { color: 'Red', size: 'M', sku: 'RED-M' },
        { color: 'Red', size: 'L', sku: 'RED-L' },
      ],
    });
    const fine = { name: 'Kettle', Category: leaf.name, price: '5', image: '/pictures/second-1' };
    const { id } = await upload(admin, [
      { _id: '01a1f77d-0166-7e27-98f3-c54a43fe0187', name: 'Gone' },
      { _id: first.id, sku: 'SECOND' },
      { sku: 'SECOND', price: '20', oldPrice: '10' },
      { _id: second.id, price: '21' },
      { ...fine, sku: 'NEW-1', price: 'twelve', oldPrice: '0.001', availableStock: '-3', status: 'SOLD' },
      { ...fine, sku: 'NEW-2', Category: 'Kitchen' },
      { ...fine, sku: 'NEW-3', Category: 'Spaceships', image: 'elsewhere.jpg' },
      { sku: 'NEW-4' },
      { sku: 'RED-M', availableStock: '1.5', brand: 'Other' },
      { sku: 'RED-L', variantColor: 'Blue', variantSize: 'L' },
      { variantColor: 'Red', variantSize: 'XL', sku: 'RED-XL' },
      { ...fine, sku: 'NEW-5', name_bn: '-', note_bn: 'নোট', colors: 'Red, Blue', colors_bn: 'লাল' },
      { ...fine, sku: 'no sku', colors: 'Red, red', name: 'x'.repeat(201) },
      { _id: first.id, variantColor: 'Red', variantSize: 'M', sku: 'FIRST-RED' },
    ]);
    expect(await problemsOf(admin, id)).toEqual([
      `2 _id: ${IMPORT_MESSAGES.idUnknown}`,
      `3 sku: ${IMPORT_MESSAGES.idOfAnother}`,
      '4 sku: This SKU is in row 3 already.',
      `4 oldPrice: ${PRODUCT_MESSAGES.oldPriceLower}`,
      '5 _id: This product is in row 4 already.',
      `6 status: ${IMPORT_MESSAGES.statusUnknown}`,
      `6 price: ${IMPORT_MESSAGES.moneyInvalid}`,
      `6 oldPrice: ${IMPORT_MESSAGES.moneyInvalid}`,
      `6 availableStock: ${PRODUCT_MESSAGES.stockInvalid}`,
      '7 Category: “Kitchen” has categories below it: choose one of those, such as “Kettles”.',
      '8 Category: There is no category “Spaceships”.',
      `8 image: ${IMPORT_MESSAGES.pictureForeign}`,
      `9 name: ${PRODUCT_MESSAGES.nameRequired}`,
      `9 Category: ${PRODUCT_MESSAGES.categoryRequired}`,
      `9 price: ${PRODUCT_MESSAGES.priceInvalid}`,
      `9 image: ${PRODUCT_MESSAGES.pictureRequired}`,
      `10 availableStock: ${IMPORT_MESSAGES.stockInvalid}`,
      '10 brand: “brand” belongs into the row of the product.',
      '11 sku: This SKU is the variant “Red, L”. Its colour and size cannot be changed here.',
      `12 _id: ${IMPORT_MESSAGES.variantAlone}`,
      `13 colors_bn: ${IMPORT_MESSAGES.banglaColors}`,
      `13 name_bn: ${PRODUCT_MESSAGES.banglaNameRequired}`,
      `14 name: ${PRODUCT_MESSAGES.nameTooLong}`,
      `14 sku: ${PRODUCT_MESSAGES.skuInvalid}`,
      `14 colors: ${PRODUCT_MESSAGES.colorTwice}`,
      `15 variantColor: ${IMPORT_MESSAGES.firstVariants}`,
    ]);
    const { rows } = await importOf(admin, id, { kind: 'PROBLEM' });
    for (const { problems } of rows.nodes)
      for (const { wording, message } of problems) expect(wording, message).not.toBeNull();
  });

  test('changes nothing for a file that says what the shop has', async () => {
    const product = await shop.product({
      sku: null,
      colors: ['Red'],
      variants: [{ color: 'Red', size: 'M', sku: 'SAME-M', priceCents: 500, stock: 3 }],
    });
    await shop.sql(`INSERT INTO product_translations VALUES ($1, 'BN', 'বাতি', 'নোট', 'ছোট', 'লম্বা', 'আরও', '{লাল}')`, [
      product.id,
    ]);
    const { id, ...counts } = await upload(admin, [
      {
        _id: product.id,
        name: product.name,
        brand: product.brand,
        tag: product.tag,
        status: 'published',
        price: '19.99',
        image: '/pictures/' + product.pictures[0],
        images: `https://shop.example.com/pictures/${product.pictures[1]}/800.webp`,
        colors: 'Red',
        sizes: 'M',
        note: 'A note',
        shortDescription: 'Short.',
        description: 'First part.',
        descriptionSecound: 'Second part.',
        name_bn: 'বাতি',
        note_bn: 'নোট',
        shortDescription_bn: 'ছোট',
        description_bn: 'লম্বা',
        descriptionSecound_bn: 'আরও',
        colors_bn: 'লাল',
      },
      {
        _id: product.id,
        variantColor: 'Red',
        variantSize: 'M',
        sku: 'SAME-M',
        price: '5.00',
        availableStock: '3',
      },
    ]);
    expect(await changesOf(admin, id)).toEqual([[], []]);
    expect(counts).toEqual({ rowCount: 2, createCount: 0, changeCount: 0, problemCount: 0 });
  });

  test('changes nothing for the file that the list of all products exports', async () => {
    const products = await shop.products([
      {
        name: '=SUM(A1) Lamp',
        sku: 'EXPORT-1',
        note: '+880 is a prefix',
        oldPriceCents: 2999,
        attributes: [
          { name: 'Material', value: 'Clay: red, "fired"' },
          { name: 'Holds', value: '1 l' },
        ],
        status: 'DRAFT',
      },
      { name: 'Sofa, "red"', tag: "'90s", colors: ['Red', 'Sky Blue'], sizes: ['M', 'L'], stock: 0 },
      {
        variants: [
          { color: 'Red', size: 'M', sku: 'EXPORT-RED-M', priceCents: 500, stock: 3 },
          { color: 'Red', size: 'L', sku: 'EXPORT-RED-L', picture: 'second-1' },
          { color: 'Blue', size: 'M', sku: 'EXPORT-BLUE', archivedAt: new Date() },
        ],
      },
    ]);
    await shop.sql(
      `UPDATE products SET description = E'Two lines:\\n- one, "quoted"\\n- two', second_description = '-5 degrees' WHERE id = ANY ($1)`,
      [products.map(({ id }) => id)],
    );
    await shop.sql(
      `INSERT INTO product_translations VALUES ($1, 'BN', 'বাতি', 'নোট', 'ছোট', E'লম্বা\\nলেখা', 'আরও', '{লাল,নীল}')`,
      [products[1]?.id],
    );
    const file = await admin.get('/backend/admin/products.csv');
    expect(file.status).toBe(200);
    const answer = await sendFile(admin, new Uint8Array(file.bytes));
    const { id, ...counts } = answer.ok<Uploaded>(201);
    expect(await problemsOf(admin, id)).toEqual([]);
    const { rows } = await importOf(admin, id, { kind: 'CHANGE' });
    expect(rows.nodes).toEqual([]);
    expect(counts).toMatchObject({ createCount: 0, changeCount: 0, problemCount: 0 });
    expect(counts.rowCount).toBeGreaterThan(products.length);
  });

  test('reads the shop by as many statements for many rows as for few', async () => {
    await shop.products(Array.from({ length: 200 }, (_, place) => ({ sku: `FEW-${place}` })));
    const rows = Array.from({ length: 400 }, (_, place): TestRow => ({
      sku: `FEW-${place}`,
      name: `Mug ${place}`,
      Category: 'Lamps',
      price: '4',
      image: '/pictures/second-1',
    }));
    const few = rows.slice(190, 210);
    // The first upload may open connections.
    await upload(admin, few);
    const [ofMany, ofFew] = [
      await statementsOf(() => upload(admin, rows)),
      await statementsOf(() => upload(admin, few)),
    ];
    expect(ofMany).toHaveLength(ofFew.length);
    expect(ofFew).not.toEqual([]);
  });

  test('leaves what an empty cell is about, and removes what a minus stands for', async () => {
    const product = await shop.product({ sku: 'ON-SALE', priceCents: 1000, oldPriceCents: 1500 });
    const { id } = await upload(admin, [{ sku: 'ON-SALE', oldPrice: '-', note: '', tag: '-', Category: '' }]);
    expect(await changesOf(admin, id)).toEqual([[`tag: ${product.tag} → –`, 'oldPrice: 15.00 → –']]);
  });

  test('shows its rows a page at a time, all or of one kind', async () => {
    await shop.products(Array.from({ length: 5 }, (_, place) => ({ sku: `PAGE-${place}`, stock: 1 })));
    const { id } = await upload(
      admin,
      Array.from({ length: 5 }, (_, place) => ({
        sku: `PAGE-${place}`,
        availableStock: place % 2 ? '1' : '7',
      })),
    );
    const first = await importOf(admin, id, { first: 2, kind: 'CHANGE' });
    expect(first.rows.nodes.map(({ sku }) => sku)).toEqual(['PAGE-0', 'PAGE-2']);
    const { endCursor: after, hasNextPage } = first.rows.pageInfo;
    expect(hasNextPage).toBe(true);
    const second = await importOf(admin, id, { first: 2, kind: 'CHANGE', after });
    expect(second.rows.nodes.map(({ sku }) => sku)).toEqual(['PAGE-4']);
    expect(second.rows.pageInfo.hasNextPage).toBe(false);
  });
});

describe('files that are made to harm', () => {
  test('are refused with a sentence, and nothing is stored', async () => {
    const before = await shop.sql('SELECT id FROM product_imports');
    const said = async (file: string | Uint8Array<ArrayBuffer>, status = 422) =>
      (await sendFile(admin, file)).refused(status).error;
    expect(await said(`sku${',x'.repeat(10_000)}\nA`)).toBe(IMPORT_MESSAGES.tooManyColumns);
    expect(await said(`sku,name\nA,"${'x'.repeat(1024 * 1024)}"`)).toContain('Row 2 does not end');
    expect(await said(`sku,name\n${'"'.repeat(3 * 1024 * 1024)}`)).toContain('Row 2 does not end');
    expect(await said('\uFFFFsku,name\nA,La\0mp')).toBe(IMPORT_MESSAGES.unstorable.replace('{line}', '2'));
    expect(await said(new Uint8Array(9 * 1024 * 1024).fill(65), 413)).toBe(IMPORT_MESSAGES.fileTooLarge);
    expect(await said('')).toBe(IMPORT_MESSAGES.fileEmpty);
    const json = await admin.send('POST', '/backend/admin/product-imports', { body: { sku: 'A' } });
    expect(json.refused(422).error).toBe(IMPORT_MESSAGES.fileRequired);
    expect(await shop.sql('SELECT id FROM product_imports')).toEqual(before);
  });

  test('are not unpacked', async () => {
    const answer = await admin.send('POST', '/backend/admin/product-imports', {
      raw: 'sku\nA',
      headers: { 'content-type': 'text/csv', 'content-encoding': 'gzip' },
    });
    expect(answer.refused(415).code).toBe('BAD_USER_INPUT');
  });

  test('are no more than an hour holds, and few are kept', async () => {
    const other = await shop.admin();
    const answers: number[] = [];
    for (let count = 0; count < 62; count += 1)
      answers.push((await sendFile(other, `sku,name\nNONE-${count},Lamp`)).status);
    expect(answers.filter((status) => status === 201)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
    const [kept] = await shop.sql<{ imports: number }>('SELECT count(*)::integer AS imports FROM product_imports');
    expect(kept?.imports).toBeLessThanOrEqual(21);
  });
});

describe('who may', () => {
  test('only admins upload files, and see them', async () => {
    const customer = await shop.customer();
    for (const [method, path] of [
      ['POST', '/backend/admin/product-imports'],
      ['GET', '/backend/admin/product-import-problems.csv?import=01a1f77d-0166-7e27-98f3-c54a43fe0187'],
      ['GET', '/backend/admin/products-sample.csv'],
    ] as const) {
      (await shop.send(method, path)).refused(401);
      (await customer.send(method, path)).refused(403);
    }
    // Before the server reads what is sent.
    const large = new Uint8Array(9 * 1024 * 1024).fill(65);
    expect((await sendFile(customer, large)).refused(403).code).toBe('FORBIDDEN');
  });
});
