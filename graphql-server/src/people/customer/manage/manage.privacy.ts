import type { PrivacyPart } from '#platform/module/module.ts';
import { exported } from '#people/privacy/exported.ts';
import { figuresExported } from './manage.statements.ts';

/** The figures are deleted with the account. */
export const customerPrivacy: PrivacyPart = {
  exports: {
    figures: exported(
      'customer_figures',
      'How many orders there were, and what they cost together',
      figuresExported,
    ),
  },
};
