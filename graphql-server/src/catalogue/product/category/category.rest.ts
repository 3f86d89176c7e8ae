import { checkMay } from '#people/customer/check-own.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';
import { readBody } from '#platform/http/rest/rest-body.ts';
import { REST_PRICES } from '#platform/http/rest/rest-prices.ts';
import type { CategoryModel } from '../product.model.ts';
import { categoryChangeBody, newCategoryBody } from './category.openapi.ts';

const toRestCategory = ({ id, slug, name, banglaName, parent, picture }: CategoryModel) => ({
  id,
  slug,
  name,
  banglaName,
  parentId: parent?.id ?? null,
  picture,
});

const createCategory: Call = async (request, context, response) => {
  const viewer = await context.signedIn();
  checkMay(viewer, 'CATALOGUE');
  context.chargeQuota(REST_PRICES.change);
  const created = await context.services.categories.create(viewer, readBody(request.body, newCategoryBody));
  response.status(201);
  return toRestCategory(created);
};

const changeCategory: Call = async (request, context) => {
  const viewer = await context.signedIn();
  checkMay(viewer, 'CATALOGUE');
  context.chargeQuota(REST_PRICES.change);
  const change = readBody(request.body, categoryChangeBody);
  return toRestCategory(await context.services.categories.change(viewer, String(request.params['id']), change));
};

/** For admins. */
export const categoryCalls: Calls = {
  'POST /backend/admin/categories': createCategory,
  'PUT /backend/admin/categories/:id': changeCategory,
};
