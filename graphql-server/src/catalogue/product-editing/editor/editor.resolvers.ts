import { ChangedMeanwhile, InvalidInput } from '#kernel/errors.ts';
import type { Resolvers } from '#generated/schema.ts';
import { runMutation } from '#platform/http/graphql/graphql-failures.ts';
import type { RequestContext } from '#platform/http/context.ts';
import { toPicture } from '#catalogue/picture/picture-path.ts';
import type { EditorDetails, AdminProductModel } from './admin-product.model.ts';

const detailsOf = async (product: AdminProductModel, { loaders }: RequestContext): Promise<EditorDetails> =>
  product.details ?? loaders.adminProductDetails.load(product.id);

const adminPicture = (key: string, alts: EditorDetails['pictureAlts']) => ({
  key,
  path: `/pictures/${key}`,
  alt: alts[key]?.en || null,
  altBangla: alts[key]?.bn ?? null,
});

/** Products as admins see and save them. */
export const editorResolvers: Resolvers = {
  Query: {
    adminProduct: async (_, { id }, context) => context.services.productEditor.find(await context.signedIn(), id),
  },
  Mutation: {
    saveProduct: (_, { input }, context) =>
      runMutation(context, 'SaveProductSuccess', [InvalidInput, ChangedMeanwhile], async (viewer) => {
        // The check of the input refuses other statuses.
        const typed = input as typeof input & { status: 'DRAFT' | 'PUBLISHED' };
        return { product: await context.services.productEditor.save(viewer, typed) };
      }),
  },
  AdminProduct: {
    localName: ({ name, banglaName }, _, { language }) => (language === 'BN' && banglaName) || name,
    image: ({ picture, name }) => (picture === '' ? null : toPicture(picture, name)),
    category: ({ categoryId }, _, { loaders }) => loaders.category(categoryId),
    updatedBy: async ({ updatedById }, _, { loaders }) =>
      updatedById === null ? null : ((await loaders.customer.load(updatedById))?.displayName ?? null),
    details: async (product, _, context) => {
      const details = await detailsOf(product, context);
      const { pictureAlts: alts, bangla, colorPictures } = details;
      const pictureOf = (key: string | null | undefined) => (key ? adminPicture(key, alts) : null);
      return {
        tag: details.tag,
        english: { ...details, name: product.name },
        bangla,
        pictures: details.pictures.map((key) => adminPicture(key, alts)),
        colors: details.colors.map((name, place) => ({
          name,
          bangla: bangla?.colors[place] || null,
          picture: pictureOf(colorPictures[name]),
        })),
        sizes: details.sizes,
        attributes: details.attributes,
        variants: details.variants.map((variant) => ({ ...variant, picture: pictureOf(variant.picture) })),
      };
    },
  },
};
