import type { PrivacyPart } from '#platform/module/module.ts';
import { CustomerFiguresEntity } from './figures.entity.ts';
import { figuresOf } from './manage.service.ts';

/** The figures are deleted with the account. */
export const customerPrivacy: PrivacyPart = {
  exports: {
    figures: {
      table: 'customer_figures',
      description: 'How many orders there were, and what they cost together',
      rows: async (manager, customerId) => (await manager.findBy(CustomerFiguresEntity, { customerId })).map(figuresOf),
    },
  },
};
