import { CATEGORY_MESSAGES } from '#schema/category.ts';
import { categoryChange, categoryInput } from '#schema/category.input.ts';
import { bodySchemas } from '#platform/http/openapi/body-schema.ts';
import * as doc from '#platform/http/openapi/parts.ts';
import type { Schemas } from '#platform/http/openapi/types.ts';
import { restBody } from '#platform/http/rest/rest-body.ts';

const exampleId = '01a1f77d-0166-7e27-98f3-c54a43fe0187';

const exampleKey = 'product/0b9c6c58-6a3e-4c0e-9d1f-6f0f6f1c2a77';

const notes = {
  name: {
    description: 'Name in English, unique among the categories of its place. The slug of a new one is made from it',
    examples: ['Desk Lamps'],
  },
  banglaName: { description: 'Name in Bangla; null or empty for none', examples: ['ডেস্ক ল্যাম্প'] },
  parentId: {
    description:
      'Id of the category above it, which has no products of its own; null for a root. There are three levels',
    examples: [exampleId],
  },
  picture: {
    description: 'Key of its picture, uploaded before; null or empty for that of a product in it',
    examples: [exampleKey],
  },
};

/** The body that adds a category. */
export const newCategoryBody = restBody('NewCategory', 'A category to add.', categoryInput, notes);

/** The body that changes a category. */
export const categoryChangeBody = restBody(
  'CategoryChange',
  'What changes of a category. Missing fields stay.',
  categoryChange,
  {
    ...notes,
    beforeId: {
      description: 'Id of the category before which it comes, of those in the same place; null for the last place',
      examples: [exampleId],
    },
  },
);

/** The schemas of categories. */
export const categorySchemas: Schemas = {
  Category: doc.answerObject('A category.', {
    id: doc.id('Id of the category', exampleId),
    slug: doc.text('Name in URLs, which stays', 'desk-lamps'),
    name: doc.text('Name in English', 'Desk Lamps'),
    banglaName: doc.textOrNull('Name in Bangla; null for none', 'ডেস্ক ল্যাম্প'),
    parentId: doc.textOrNull('Id of the category above it; null for a root', exampleId),
    picture: doc.textOrNull('Key of its own picture; null for that of a product in it', exampleKey),
  }),
  ...bodySchemas(newCategoryBody, categoryChangeBody),
};

const broken = doc.saysOf('A field breaks a rule.', { name: CATEGORY_MESSAGES.nameTaken });

/** The REST calls about categories. */
export const categoryPaths = doc.documented('Catalogue', {
  'POST /backend/admin/categories': {
    operationId: 'createCategory',
    summary: 'Add a category',
    description: 'As the last of its place. For admins.',
    security: doc.staff('CATALOGUE'),
    body: newCategoryBody,
    responses: { 201: doc.jsonAnswer(doc.ref('Category'), 'The category as saved.') },
    refusals: { 422: broken, 429: doc.SPENT },
  },
  'PUT /backend/admin/categories/{id}': {
    operationId: 'changeCategory',
    summary: 'Rename, order or move a category',
    description: 'With everything that is in it. Missing fields stay, and so does the slug. For admins.',
    security: doc.staff('CATALOGUE'),
    parameters: [doc.pathId('id', 'Id of the category.', exampleId)],
    body: categoryChangeBody,
    responses: { 200: doc.jsonAnswer(doc.ref('Category'), 'The category after the change.') },
    refusals: {
      404: doc.says('There is no such category.', 'NOT_FOUND', CATEGORY_MESSAGES.noCategory),
      422: broken,
      429: doc.SPENT,
    },
  },
});
