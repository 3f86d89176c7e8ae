import { attributesCell, listCell, moneyCell, pictureCell, type ProductCsvRow } from '#schema/product-csv.ts';
import type { CategoryTree } from '#catalogue/product/category-tree.ts';
import type { AdminProductSummary, EditorDetails } from '../editor/admin-product.model.ts';

/** Returns what the file calls each leaf, by id: its name; its slug where the name would be read as another one. */
export const categoryCells = ({ byId }: CategoryTree): Map<string, string> => {
  const leaves = [...byId.values()].filter(({ children }) => children.length === 0);
  const named = Map.groupBy(leaves, ({ name }) => name.toLowerCase());
  const slugs = new Map([...byId.values()].map(({ slug, id }) => [slug, id]));
  return new Map(
    leaves.map(({ id, name, slug }) => [
      id,
      named.get(name.toLowerCase())?.length === 1 && (slugs.get(name) ?? id) === id ? name : slug,
    ]),
  );
};

/** Returns the rows of a product in the file of products: its own, and one for each of its variants. */
export const exportRows = (product: AdminProductSummary, details: EditorDetails, category: string): ProductCsvRow[] => {
  const { id, hasVariants } = product;
  const { bangla, pictures, colors } = details;
  const [main, ...others] = pictures.map(pictureCell);
  return [
    {
      _id: id,
      sku: product.sku ?? '',
      name: product.name,
      Category: category,
      brand: product.brand,
      tag: details.tag,
      status: product.status,
      price: moneyCell(product.priceCents),
      oldPrice: moneyCell(product.oldPriceCents),
      availableStock: hasVariants ? '' : String(product.availableStock),
      image: main ?? '',
      images: listCell(others),
      colors: listCell(colors),
      sizes: listCell(details.sizes),
      attributes: attributesCell(details.attributes),
      note: details.note,
      shortDescription: details.shortDescription,
      description: details.description,
      descriptionSecound: details.secondDescription,
      ...(bangla && {
        name_bn: bangla.name,
        note_bn: bangla.note,
        shortDescription_bn: bangla.shortDescription,
        description_bn: bangla.description,
        descriptionSecound_bn: bangla.secondDescription,
        colors_bn: listCell(bangla.colors),
      }),
    },
    ...details.variants.map((variant) => ({
      _id: id,
      sku: variant.sku,
      variantColor: variant.color ?? '',
      variantSize: variant.size ?? '',
      price: moneyCell(variant.priceCents),
      availableStock: String(variant.availableStock),
      image: variant.picture === null ? '' : pictureCell(variant.picture),
    })),
  ];
};
