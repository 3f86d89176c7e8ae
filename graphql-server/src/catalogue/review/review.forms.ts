import * as pages from '#schema/pages.ts';
import type { Forms, SentForm } from '#platform/http/forms/form.ts';

const productPage = ({ params }: SentForm) => `/details/${encodeURIComponent(params['id'] ?? '')}`;

/** The form for a comment, for signed-in customers; others are led to the login page, and back from there. */
export const reviewForms: Forms = {
  '/details/:id/comments': {
    take: async (form, { viewer, services }) => {
      const page = productPage(form);
      const who = await viewer();
      if (who === null) return `${pages.login}?${new URLSearchParams({ back: `${page}#comments` })}`;
      const { id: productId = '' } = form.params;
      await services.reviews.addComment(who, { productId, text: form.fields['text'] ?? '' });
      // What stands there is shown only then: the page is the same for everybody.
      return `${page}#comment-sent`;
    },
    pageOf: productPage,
  },
};
