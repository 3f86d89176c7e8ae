import * as pages from '#schema/pages.ts';
import type { Forms, SentForm } from '#platform/http/forms/form.ts';
import { choiceIn } from '../cart/choice-fields.ts';

const productPage = ({ fields }: SentForm) => `/details/${encodeURIComponent(choiceIn(fields).productId)}`;

/**
 * The button “Tell me when it is back”, for signed-in customers; others are led to the login page, and back from there.
 * Pressed again it withdraws.
 */
export const productAlertForms: Forms = {
  '/stock-alert': {
    take: async (form, { viewer, services }) => {
      const page = productPage(form);
      const who = await viewer();
      if (who === null) return `${pages.login}?${new URLSearchParams({ back: page })}`;
      const isWanted = await services.stockAlerts.toggle(who, choiceIn(form.fields));
      // What stands there is shown only then: the page is the same for everybody.
      return `${page}#${isWanted ? 'stock-alert-on' : 'stock-alert-off'}`;
    },
    pageOf: productPage,
  },
};
