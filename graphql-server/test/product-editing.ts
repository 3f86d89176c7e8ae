import sharp from 'sharp';
import type { ProductVariantInput, SaveProductInput } from '../src/generated/schema.ts';
import type { Person } from './factories.ts';

/** A product as `productFields` selects it. */
export interface EditorProduct {
  id: string;
  version: number;
  status: string;
  publishAt: string | null;
  sku: string | null;
  name: string;
  priceCents: number;
  oldPriceCents: number | null;
  brand: string;
  category: { id: string };
  hasVariants: boolean;
  availableStock: number;
  reservedStock: number;
  totalSold: number;
  addedAt: string;
  updatedBy: string | null;
  details: {
    tag: string;
    english: {
      name: string;
      note: string;
      shortDescription: string;
      description: string;
      secondDescription: string;
    };
    bangla: { name: string } | null;
    pictures: { key: string; alt: string | null; altBangla: string | null }[];
    colors: { name: string; bangla: string | null; picture: { key: string } | null }[];
    sizes: string[];
    attributes: { name: string; value: string }[];
    variants: {
      id: string;
      color: string | null;
      size: string | null;
      sku: string;
      priceCents: number | null;
      picture: { key: string } | null;
      availableStock: number;
      reservedStock: number;
      totalSold: number;
    }[];
  };
}

const texts = 'name note shortDescription description secondDescription';

const productFields = `
  id version status publishAt sku name priceCents oldPriceCents brand category { id } hasVariants availableStock
  reservedStock totalSold addedAt updatedBy
  details {
    tag english { ${texts} } bangla { ${texts} } pictures { key alt altBangla } sizes
    attributes { name value }
    colors { name bangla picture { key alt altBangla } }
    variants { id color size sku priceCents picture { key } availableStock reservedStock totalSold }
  }`;

/** What saving has come to. */
export interface SaveOutcome {
  __typename: 'SaveProductSuccess' | 'InvalidInput' | 'ChangedMeanwhile';
  product?: EditorProduct;
  message?: string;
  fields?: { field: string; message: string }[];
  names?: string[];
  changedBy?: string | null;
  changedAt?: string;
}

/** Returns a product as an admin sees it. */
export const readProduct = async (admin: Person, id: string): Promise<EditorProduct> => {
  const { adminProduct } = await admin.graphql<{ adminProduct: EditorProduct | null }>(
    `query ($id: ID!) { adminProduct(id: $id) { ${productFields} } }`,
    { id },
  );
  if (!adminProduct) throw new Error(`There is no product ${id}.`);
  return adminProduct;
};

/** Saves a product, and returns what has come of it. */
export const trySave = async (admin: Person, input: Partial<SaveProductInput>): Promise<SaveOutcome> => {
  const { saveProduct } = await admin.graphql<{ saveProduct: SaveOutcome }>(
    `mutation ($input: SaveProductInput!) { saveProduct(input: $input) {
      __typename
      ... on SaveProductSuccess { product { ${productFields} } }
      ... on InvalidInput { message fields { field message } }
      ... on ChangedMeanwhile { message changedBy changedAt names: fields }
    } }`,
    { input },
  );
  return saveProduct;
};

/** Saves a product that is valid. */
export const save = async (admin: Person, input: Partial<SaveProductInput>): Promise<EditorProduct> => {
  const outcome = await trySave(admin, input);
  if (!outcome.product) throw new Error(`It was not saved: ${JSON.stringify(outcome)}`);
  return outcome.product;
};

/** Returns the input that leaves a product as it is. */
export const inputOf = ({
  details,
  ...product
}: EditorProduct): SaveProductInput & { variants: ProductVariantInput[] } => ({
  id: product.id,
  version: product.version,
  ...details.english,
  categoryId: product.category.id,
  priceCents: product.priceCents,
  oldPriceCents: product.oldPriceCents,
  brand: product.brand,
  tag: details.tag,
  sku: product.sku,
  bangla: details.bangla,
  pictures: details.pictures,
  colors: details.colors,
  sizes: details.sizes,
  attributes: details.attributes,
  variants: details.variants.map(({ availableStock: _, reservedStock: __, totalSold: ___, picture, ...variant }) => ({
    ...variant,
    picture: picture && { key: picture.key },
  })),
  status: product.status === 'DRAFT' ? 'DRAFT' : 'PUBLISHED',
  publishAt: product.publishAt,
});

/** A small picture. */
export const somePicture = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#283' } })
      .png()
      .toBuffer(),
  );

/** Uploads a picture for a product, and returns its key. */
export const uploadPicture = async (admin: Person): Promise<string> => {
  const answer = await admin.send('POST', '/backend/admin/pictures', {
    raw: await somePicture(),
    headers: { 'content-type': 'image/png' },
  });
  return answer.ok<{ key: string }>(201).key;
};
